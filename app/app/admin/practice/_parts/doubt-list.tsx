import { StatusChip } from '@/components/ui/feedback/status-chip';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import type { DoubtRow } from '@/lib/contract/practice/doubts';
import { dateText } from '@/lib/domain/days/day-words';
import { AnswerDoubt } from './answer-doubt';

/** What learners find wrong, each with its question as it stands now. */
export function DoubtList({ doubts }: { doubts: readonly DoubtRow[] }) {
  return (
    <RowSheet>
      {doubts.map(({ _id, title, n, asked, key, text, state, answer, answeredByName, on }) => {
        const name = n === 0 ? title : `${title}, question ${n}`;
        return (
          <SheetRow key={_id} endUnder end={<AnswerDoubt id={_id} name={name} answer={answer} />}>
            <p className="font-medium wrap-anywhere">
              {name} {state !== 'open' && <StatusChip tone="neutral">{STATES[state]}</StatusChip>}
            </p>
            <p className="wrap-anywhere">{text}</p>
            {asked && (
              <p className="text-sm text-muted wrap-anywhere">
                Asked: {asked.slice(0, LONGEST)}
                {key && `. Key: ${key.slice(0, LONGEST)}`}
              </p>
            )}
            <p className="text-sm text-muted wrap-anywhere">
              {dateText(on)}
              {answer && ` · ${answeredByName}: ${answer}`}
            </p>
          </SheetRow>
        );
      })}
    </RowSheet>
  );
}

const LONGEST = 200;
const STATES = { answered: 'Answered', mended: 'Corrected' };
