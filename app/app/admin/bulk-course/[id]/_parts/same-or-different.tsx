'use client';

import { useParams } from 'next/navigation';
import { Button } from '@/components/ui/buttons/button';
import { call } from '@/lib/api/client';
import type { PlanRow } from '@/lib/contract/imports/course-import-views';
import type { answerCourseChoices } from '@/lib/contract/imports/course-imports';
import type { Sent } from '@/lib/contract/operation';
import { useImportCall } from './use-import-call';

type Answer = NonNullable<PlanRow['answer']>;

const LABELS: Record<Answer, string> = { same: 'Same', different: 'Different' };
const ANSWERS: readonly Answer[] = ['same', 'different'];

function useAnswers() {
  const { id } = useParams<{ id: string }>();
  const { busy, run } = useImportCall();
  const say = (body: Partial<Sent<typeof answerCourseChoices>['body']>) =>
    run(() => call('POST /course-imports/{id}/choices', { params: { id }, body }));
  return { busy, say };
}

/** Asks whether two entries are the same; what was said is pressed. `what`: the entry in question. */
function SameOrDifferent({ what, answer, busy, onAnswer }: SameOrDifferentProps) {
  return (
    <div className="flex gap-2">
      {ANSWERS.map((one) => (
        <Button
          key={one}
          size="sm"
          variant={answer === one ? 'primary' : 'secondary'}
          aria-pressed={answer === one}
          aria-label={`${LABELS[one]}: ${what}`}
          disabled={busy}
          onClick={() => onAnswer(one)}
        >
          {LABELS[one]}
        </Button>
      ))}
    </div>
  );
}

interface SameOrDifferentProps {
  what: string;
  answer: Answer | undefined;
  busy: boolean;
  onAnswer: (answer: Answer) => void;
}

/** Whether a row is the known course. */
export function DuplicateChoice({ row }: { row: PlanRow }) {
  const { busy, say } = useAnswers();
  const choose = (answer: Answer) => say({ choices: [{ row: row.row ?? 0, courseId: row.courseId ?? '', answer }] });
  return <SameOrDifferent what={`row ${row.row}, ${row.course}`} answer={row.answer} busy={busy} onAnswer={choose} />;
}

/** The same answer for all rows that none was given for. */
export function AllDuplicates() {
  const { busy, say } = useAnswers();
  return ANSWERS.map((all) => (
    <Button key={all} size="sm" variant="secondary" disabled={busy} onClick={() => say({ all })}>
      {`All ${all}`}
    </Button>
  ));
}

/** Whether a new university is a known one under another name; nothing where none is like it. */
export function UniversityChoice({ row }: { row: PlanRow }) {
  const { university = '', country, perhaps = '', answer: said } = row;
  const { busy, say } = useAnswers();
  if (!perhaps || !country) return '-';
  const choose = (answer: Answer) => say({ universities: [{ country, university, known: perhaps, answer }] });
  return (
    <div className="space-y-1.5">
      <p className="wrap-anywhere">{perhaps}?</p>
      <SameOrDifferent what={`${university}, ${perhaps}`} answer={said} busy={busy} onAnswer={choose} />
    </div>
  );
}
