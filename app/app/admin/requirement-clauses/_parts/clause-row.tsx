import { Button } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/buttons/link';
import { SelectField } from '@/components/ui/controls/select-field';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { SheetRow } from '@/components/ui/layout/row-sheet';
import type { RequirementClauseView } from '@/lib/contract/catalogue/requirement-clauses';
import { COURSE_PAGE } from '@/lib/domain/areas';
import { dateText } from '@/lib/domain/days/day-words';
import { CLAUSE_ANSWER_NAMES, CLAUSE_ANSWERS, type ClauseAnswer } from '@/lib/domain/requirements/clause-answers';
import { counted } from '@/lib/domain/texts/counted';

/** What it can be said to be beside what was read. */
const OTHERS = CLAUSE_ANSWERS.filter((one) => one !== 'as read');

interface ClauseRowProps {
  clause: RequirementClauseView;
  isBusy: boolean;
  onAnswer: (answer: ClauseAnswer) => void;
  onTakeBack: () => void;
}

/** One clause: its words, what it was read as, how many courses have it, and what can be said of it. */
export function ClauseRow({ clause, isBusy, onAnswer, onTakeBack }: ClauseRowProps) {
  const { words, reading, canConfirm, courses, example, answer, said } = clause;
  const named = <span className="sr-only"> “{words}”</span>;
  return (
    <SheetRow
      endUnder
      className="py-2"
      end={
        answer ? (
          <Button size="sm" variant="secondary" disabled={isBusy} onClick={onTakeBack}>
            Undo{named}
          </Button>
        ) : (
          <>
            {canConfirm && (
              <Button size="sm" variant="secondary" disabled={isBusy} onClick={() => onAnswer('as read')}>
                Confirm{named}
              </Button>
            )}
            <SelectField
              aria-label={`Type of “${words}”`}
              className="w-40"
              value=""
              disabled={isBusy}
              onChange={(event) => {
                const chosen = OTHERS.find((one) => one === event.target.value);
                if (chosen) onAnswer(chosen);
              }}
              options={[
                { value: '', label: canConfirm ? 'Something else…' : 'Choose type…' },
                ...OTHERS.map((one) => ({ value: one, label: CLAUSE_ANSWER_NAMES[one] })),
              ]}
            />
          </>
        )
      }
    >
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
        <q className="font-medium">{words}</q>
        {answer && (
          <StatusChip tone="success">{answer === 'as read' ? reading : CLAUSE_ANSWER_NAMES[answer]}</StatusChip>
        )}
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        {answer === 'as read' ? '' : `${answer ? 'Read as: ' : ''}${reading} · `}
        <span className="tabular-nums">{counted(courses, 'course')}</span>
        {example && (
          <>
            , such as{' '}
            <Link href={`/app/admin/${COURSE_PAGE}/${example.id}`} className="underline">
              {example.name}
            </Link>
          </>
        )}
        {said && ` · ${said.by || 'an admin'}, ${dateText(said.at)}`}
      </p>
    </SheetRow>
  );
}
