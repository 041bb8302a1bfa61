'use client';

import { useRef, useState } from 'react';
import { asRefusal, call } from '@/lib/api/client';
import type { CourseImportView } from '@/lib/contract/imports/course-import-views';
import type { proposeColumns } from '@/lib/contract/imports/course-imports';
import type { Result } from '@/lib/contract/operation';

export type Choice = CourseImportView['choice'];
export type Proposal = Result<typeof proposeColumns>;
export type ImportField = Proposal['fields'][number]['field'];

/**
 * What a person chooses about a file and how it would then be read. Each change is shown at once and asked of the server;
 * the answer to the last question counts.
 */
export function useProposal(id: string, initialChoice: Choice, initial: Proposal) {
  const [choice, setChoice] = useState(initialChoice);
  const [proposal, setProposal] = useState(initial);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const asking = useRef<AbortController>(null);

  const choose = async (change: Partial<Choice>): Promise<void> => {
    const next = { ...choice, ...change };
    setChoice(next);
    asking.current?.abort();
    const controller = new AbortController();
    asking.current = controller;
    setBusy(true);
    try {
      const answer = await call('POST /course-imports/{id}/columns', {
        params: { id },
        body: next,
        signal: controller.signal,
      });
      setProposal(answer);
      setProblem('');
    } catch (error) {
      if (controller.signal.aborted) return;
      const { message, fields } = asRefusal(error, 'The columns were not read again.');
      setProblem(fields.courses_file ?? message);
    }
    setBusy(false);
  };

  /** Gives columns another field, or none; what a field's other column had goes. */
  const chooseFields = (columns: readonly { column: number; field: ImportField | null }[]): Promise<void> => {
    const shared = new Set(proposal.fields.filter((one) => one.shared).map(({ field }) => field));
    const taken = new Set(columns.flatMap(({ field }) => (field && !shared.has(field) ? [field] : [])));
    const chosen = new Set(columns.map(({ column }) => column));
    const others = choice.mapping.filter(({ column, field }) => !chosen.has(column) && !(field && taken.has(field)));
    return choose({ mapping: [...others, ...columns] });
  };

  return { choice, proposal, problem, busy, choose, chooseFields };
}
