import { useEffect, useState } from 'react';
import { RadioGroup } from '@/components/ui/controls/radio-group';
import { call } from '@/lib/api/client';
import type { AgencyOfMerge, ChoicesOfMerge } from '@/lib/contract/people/merging';

interface Looked {
  goneId: string;
  /** Null where they can't be read: then nothing is chosen. */
  choices: ChoicesOfMerge | null;
}

/** Whose student it can be once `goneId` is merged, and which agency is chosen: at first none that would see more than before. */
export function useMergeAgency(keepId: string, goneId: string) {
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
export function MergeAgency({ choices: { agencies, agentId: usual }, agentId, setAgentId }: MergeAgencyProps) {
  if (!agencies.length) return null;
  if (usual)
    return <p className="text-sm wrap-anywhere">{`Both are students of ${agencies[0]?.name}. This doesn’t change.`}</p>;
  return (
    <RadioGroup
      legend="Which agency keeps this student?"
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
    ...(documents ? [documents === 1 ? '1 document' : `${documents} documents`] : []),
    ...(applications ? [applications === 1 ? '1 application' : `${applications} applications`] : []),
  ];
  const last = parts.pop();
  const all = parts.length ? `${parts.join(', ')} and ${last}` : last;
  return last ? `Gains access to: ${all}.` : 'No new access.';
}
