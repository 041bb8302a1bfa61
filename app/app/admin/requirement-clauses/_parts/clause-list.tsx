'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from '@/components/ui/feedback/toast';
import { RowSheet } from '@/components/ui/layout/row-sheet';
import { asRefusal, call } from '@/lib/api/client';
import { rereadPage } from '@/lib/api/network';
import type { RequirementClauseView } from '@/lib/contract/catalogue/requirement-clauses';
import { UNDO_MS } from '@/lib/domain/applications/undo';
import type { ClauseAnswer } from '@/lib/domain/requirements/clause-answers';
import { ClauseRow } from './clause-row';

/** Clauses, each with the press that says what it is. */
export function ClauseList({ clauses }: { clauses: readonly RequirementClauseView[] }) {
  const router = useRouter();
  const [busy, setBusy] = useState<string>();
  const change = async (key: string, run: () => Promise<{ message: string }>, undo?: () => void) => {
    setBusy(key);
    try {
      const { message } = await run();
      toast.success(message, undo && { label: 'Undo', run: undo, ms: UNDO_MS });
      router.refresh();
    } catch (error) {
      const { status, message, fields } = asRefusal(error, 'The answer was not saved.');
      toast.error(fields.answer ?? message);
      // What another admin said meanwhile is shown.
      if (status === 409) rereadPage(router);
    } finally {
      setBusy(undefined);
    }
  };
  const takeBack = (key: string) => change(key, () => call('DELETE /requirement-clauses', { body: { key } }));
  const answer = ({ key, answer: before }: RequirementClauseView, said: ClauseAnswer) =>
    change(
      key,
      () => call('PUT /requirement-clauses', { body: { key, answer: said, seen: { answer: before } } }),
      () => takeBack(key),
    );
  return (
    <RowSheet>
      {clauses.map((clause) => (
        <ClauseRow
          key={clause.key}
          clause={clause}
          isBusy={busy === clause.key}
          onAnswer={(said) => answer(clause, said)}
          onTakeBack={() => takeBack(clause.key)}
        />
      ))}
    </RowSheet>
  );
}
