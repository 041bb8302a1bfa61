'use client';

import { useEffect, useState } from 'react';
import { AskDialog } from '@/components/staff/form-dialog';
import { Field } from '@/components/ui/controls/field';
import { RadioGroup } from '@/components/ui/controls/radio-group';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { call } from '@/lib/api/client';
import type { AgencyOfMerge, ChoicesOfMerge } from '@/lib/contract/people/merging';
import { counted } from '@/lib/domain/texts/counted';
import { useChange } from '../use-change';
import type { Account, MergeStudentProps } from './merge-student';
import { SHOWN, useFound } from './use-found';

interface MergeWindowProps extends MergeStudentProps {
  open: boolean;
  onClose: () => void;
}

/** Merges another account of the same person into this student's: one with the same number, or one that is looked up. */
export function MergeWindow({ student, alike, open, onClose }: MergeWindowProps) {
  const [q, setQ] = useState('');
  const [goneId, setGoneId] = useState('');
  const found = useFound(open ? q : '', findStudents)?.filter(({ _id }) => _id !== student._id) ?? alike;
  const agency = useMergeAgency(student._id, goneId);
  const change = useChange(() => close());
  const close = () => {
    onClose();
    setQ('');
    setGoneId('');
    change.clear();
  };
  const send = () => {
    if (!found.some(({ _id }) => _id === goneId)) {
      return change.refuse({ message: 'Please choose the other account.', fields: {} });
    }
    const body = { goneId, ...(agency.choices ? { agentId: agency.agentId } : {}) };
    return change.run(() => call('POST /students/{id}/merge', { params: { id: student._id }, body }));
  };
  const isAlike = q.trim().length < 2;
  return (
    <AskDialog
      notDone="Couldn’t merge"
      open={open}
      onClose={close}
      onConfirm={send}
      size="lg"
      title="Merge another account into this one"
      text={
        <span className="wrap-anywhere">
          {`Its applications, documents and messages will move to ${student.name}, and also its counsellor if this account has none. The other account can no longer sign in. You can undo this for 30 days.`}
        </span>
      }
      confirmLabel="Merge"
      destructive
      change={{ ...change, busy: change.busy || agency.isLooking }}
    >
      <Field label="The other account" name="other" hint="Name, email address or phone number.">
        <TextInput {...wired(q, setQ)} maxLength={100} autoComplete="off" />
      </Field>
      {found.length > 0 && (
        <RadioGroup
          legend={isAlike ? 'Students with the same number' : 'Which one?'}
          name="goneId"
          choices={found.map(({ _id, name, email, mobile }) => ({
            value: _id,
            label: name,
            hint: [email, mobile].filter(Boolean).join(', '),
          }))}
          value={goneId}
          onValueChange={setGoneId}
        />
      )}
      {agency.choices && <MergeAgency {...agency} choices={agency.choices} />}
      {!isAlike && found.length === 0 && <p className="text-sm text-muted">No other student found.</p>}
    </AskDialog>
  );
}

/** The first students that a search finds, but for those that were merged. */
const findStudents = async (q: string, signal: AbortSignal): Promise<readonly Account[]> =>
  (await call('GET /get-students', { query: { q, limit: SHOWN }, signal })).filter(({ mergedInto }) => !mergedInto);

interface Looked {
  goneId: string;
  /** Null where they can't be read: then nothing is chosen. */
  choices: ChoicesOfMerge | null;
}

/** Whose student it can be once `goneId` is merged, and which agency is chosen: at first none that would see more than before. */
function useMergeAgency(keepId: string, goneId: string) {
  const [looked, setLooked] = useState<Looked>();
  const [agentId, setAgentId] = useState<string | null>(null);
  useEffect(() => {
    if (!goneId) return;
    const stop = new AbortController();
    const show = (choices: ChoicesOfMerge | null) => {
      if (stop.signal.aborted) return;
      setLooked({ goneId, choices });
      setAgentId(choices?.agentId ?? null);
    };
    call('GET /students/{id}/merge', { params: { id: keepId }, query: { goneId }, signal: stop.signal })
      .then(show)
      .catch(() => show(null));
    return () => stop.abort();
  }, [keepId, goneId]);
  const isKnown = looked?.goneId === goneId;
  const choices = isKnown ? looked.choices : null;
  return { choices, agentId, setAgentId, isLooking: goneId !== '' && !isKnown };
}

type MergeAgencyProps = {
  choices: ChoicesOfMerge;
  agentId: string | null;
  setAgentId: (agentId: string | null) => void;
};

/** Asks whose student it is from now on, with what the agency would come to see. */
function MergeAgency({ choices: { agencies, agentId: usual }, agentId, setAgentId }: MergeAgencyProps) {
  if (!agencies.length) return null;
  if (usual)
    return <p className="text-sm wrap-anywhere">{`Both are students of ${agencies[0]?.name}. This won’t change.`}</p>;
  return (
    <RadioGroup
      legend="Which agency should keep this student?"
      name="agentId"
      choices={[
        {
          value: '',
          label: 'No agency',
          hint: `${namesOf(agencies)} will no longer have access to the file.`,
        },
        ...agencies.map(({ _id, name, sees }) => ({ value: _id, label: name, hint: seesWords(sees) })),
      ]}
      value={agentId ?? ''}
      onValueChange={(value: string) => setAgentId(value || null)}
    />
  );
}

const namesOf = (agencies: readonly AgencyOfMerge[]) => agencies.map(({ name }) => name).join(' and ');

/** 'New to it: the profile, 3 documents and 1 application.' */
function seesWords({ profile, documents, applications }: AgencyOfMerge['sees']): string {
  const parts = [
    ...(profile ? ['the profile'] : []),
    ...(documents ? [counted(documents, 'document')] : []),
    ...(applications ? [counted(applications, 'application')] : []),
  ];
  const last = parts.pop();
  const all = parts.length ? `${parts.join(', ')} and ${last}` : last;
  return last ? `Gains access to: ${all}.` : 'No new access.';
}
