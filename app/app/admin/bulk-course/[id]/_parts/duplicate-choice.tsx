'use client';

import { useParams } from 'next/navigation';
import { Button } from '@/components/ui/controls/button';
import { call } from '@/lib/api/client';
import type { PlanRow } from '@/lib/contract/imports/course-import-views';
import { type Answer, SameOrDifferent } from './same-or-different';
import { useImportCall } from './use-import-call';

/** Whether a row is the known course. */
export function DuplicateChoice({ row }: { row: PlanRow }) {
  const { id } = useParams<{ id: string }>();
  const { busy, run } = useImportCall();
  const say = (answer: Answer) => {
    const choices = [{ row: row.row ?? 0, courseId: row.courseId ?? '', answer }];
    return run(() => call('POST /course-imports/{id}/choices', { params: { id }, body: { choices } }));
  };
  return <SameOrDifferent what={`row ${row.row}, ${row.course}`} answer={row.answer} busy={busy} onAnswer={say} />;
}

/** The same answer for all rows that none was given for. */
export function AllDuplicates() {
  const { id } = useParams<{ id: string }>();
  const { busy, run } = useImportCall();
  const say = (all: Answer) => run(() => call('POST /course-imports/{id}/choices', { params: { id }, body: { all } }));
  return (
    <>
      <Button size="sm" variant="secondary" disabled={busy} onClick={() => say('same')}>
        All same
      </Button>
      <Button size="sm" variant="secondary" disabled={busy} onClick={() => say('different')}>
        All different
      </Button>
    </>
  );
}
