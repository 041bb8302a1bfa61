'use client';

import { useState } from 'react';
import { Field } from '@/components/ui/controls/field';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { RadioGroup } from '@/components/ui/controls/radio-group';
import { TextInput } from '@/components/ui/controls/text-input';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { call } from '@/lib/api/client';
import { useChange } from '../use-change';
import { MergeAgency, useMergeAgency } from './merge-agency';
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
  const { busy, refusal, attempt, refuse, run, clear } = useChange(() => close());
  const close = () => {
    onClose();
    setQ('');
    setGoneId('');
    clear();
  };
  const send = () => {
    if (!found.some(({ _id }) => _id === goneId)) {
      return refuse({ message: 'Please choose the other account.', fields: {} });
    }
    const body = { goneId, ...(agency.choices ? { agentId: agency.agentId } : {}) };
    return run(() => call('POST /students/{id}/merge', { params: { id: student._id }, body }));
  };
  const isAlike = q.trim().length < 2;
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      onConfirm={send}
      size="lg"
      title="Merge another account into this one"
      text={
        <span className="wrap-anywhere">
          {`Its applications, documents and messages come to ${student.name}, with its counsellor where there is none here. It can’t sign in any more. You can take this back for 30 days.`}
        </span>
      }
      confirmLabel="Merge"
      destructive
      busy={busy || agency.isLooking}
    >
      <div className="space-y-4">
        {refusal && <FormErrorSummary title="Not merged" errors={[{ message: refusal.message }]} attempt={attempt} />}
        <Field label="The other account" name="other" hint="Name, e-mail address or number.">
          <TextInput value={q} maxLength={100} autoComplete="off" onChange={(event) => setQ(event.target.value)} />
        </Field>
        {found.length > 0 && (
          <RadioGroup
            legend={isAlike ? 'With the same number' : 'Which one?'}
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
        {!isAlike && found.length === 0 && <p className="text-sm text-muted">No other student is found.</p>}
      </div>
    </ConfirmDialog>
  );
}

/** The first students that a search finds, but for those that were merged. */
const findStudents = async (q: string, signal: AbortSignal): Promise<readonly Account[]> =>
  (await call('GET /get-students', { query: { q, limit: SHOWN }, signal })).filter(({ mergedInto }) => !mergedInto);
