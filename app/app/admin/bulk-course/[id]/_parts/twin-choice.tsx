'use client';

import { useParams } from 'next/navigation';
import { Button } from '@/components/ui/controls/button';
import { call } from '@/lib/api/client';
import type { PlanRow } from '@/lib/contract/imports/course-import-views';
import { useImportCall } from './use-import-call';

type Answer = 'same' | 'different';

const LABELS: Record<Answer, string> = { same: 'Same', different: 'Different' };
const ANSWERS: readonly Answer[] = ['same', 'different'];

/** Whether a row is the known course; what was said is pressed. */
export function TwinChoice({ row }: { row: PlanRow }) {
  const { id } = useParams<{ id: string }>();
  const { busy, run } = useImportCall();
  const say = (answer: Answer) => {
    const choices = [{ row: row.row ?? 0, courseId: row.courseId ?? '', answer }];
    return run(() => call('POST /course-imports/{id}/choices', { params: { id }, body: { choices } }));
  };
  return (
    <div className="flex gap-2">
      {ANSWERS.map((answer) => (
        <Button
          key={answer}
          size="sm"
          variant={row.answer === answer ? 'primary' : 'secondary'}
          aria-pressed={row.answer === answer}
          aria-label={`${LABELS[answer]}: row ${row.row}, ${row.course}`}
          disabled={busy}
          onClick={() => say(answer)}
        >
          {LABELS[answer]}
        </Button>
      ))}
    </div>
  );
}

/** The same answer for all rows that none was given for. */
export function AllTwins() {
  const { id } = useParams<{ id: string }>();
  const { busy, run } = useImportCall();
  const say = (all: Answer) => run(() => call('POST /course-imports/{id}/choices', { params: { id }, body: { all } }));
  return (
    <>
      <Button size="sm" variant="secondary" disabled={busy} onClick={() => say('same')}>
        All the same
      </Button>
      <Button size="sm" variant="secondary" disabled={busy} onClick={() => say('different')}>
        All different
      </Button>
    </>
  );
}
