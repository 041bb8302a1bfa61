import { Figures } from '@/components/report/report-sheet';
import { Link } from '@/components/ui/buttons/link';
import type { PracticeMarks } from '@/lib/contract/practice/practice';
import { dateText } from '@/lib/domain/days/day-words';
import { KIND_SOURCES } from '@/lib/domain/practice/kind-sources';
import { counted } from '@/lib/domain/texts/counted';
import { lengthWords } from '@/lib/engines/practice/timing';

type Analysis = NonNullable<PracticeMarks['analysis']>;

interface ResultTablesProps {
  analysis: Analysis;
  /** Seconds with each part in view, by its place; of a test that was begun before they were counted none. */
  spent: Readonly<Record<string, number>>;
  /** Each task is a part of its own, so that time is known by kind. */
  isPte: boolean;
}

/** How many kinds are named as those that cost most. */
const MOST_COSTLY = 3;

/** What a result teaches: right answers by kind of question, part and skill, with the time used, and what to practise. */
export function ResultTables({ analysis: { kinds, parts, skills }, spent, isPte }: ResultTablesProps) {
  const source = KIND_SOURCES[isPte ? 'pte' : 'ielts'];
  const unit = isPte ? 'Points' : 'Right';
  const costly = kinds.filter(({ points, most }) => points < most).slice(0, MOST_COSTLY);
  const all = Object.values(spent).reduce((sum, seconds) => sum + seconds, 0);
  const timeOf = (places: readonly number[]) => timeText(places.reduce((sum, place) => sum + (spent[place] ?? 0), 0));
  return (
    <>
      {costly.length > 0 && (
        <>
          <h3 className="mt-5 text-base">What cost you most</h3>
          <ul className="mt-1 space-y-2">
            {costly.map(({ kind, name, how, points, most, more }) => (
              <li key={kind}>
                <strong>{name}</strong>: {counted(most - points, isPte ? 'point' : 'mark')} lost. {how}{' '}
                {more && (
                  <Link href={`/practice/${more.id}/practise`} className="text-brand-ink underline underline-offset-3">
                    Practise {counted(more.questions, isPte ? 'task' : 'question')} of this kind
                    <span className="sr-only">: {name}</span>
                  </Link>
                )}
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-muted">
            What these tips say about the exam is from{' '}
            <a href={source.address} className="text-brand-ink underline underline-offset-3">
              {source.name}
            </a>
            , {source.how} on {dateText(source.on)}. The rest is our advice.
          </p>
        </>
      )}
      <Rows
        {...{ of: 'Kind of question', unit, rows: kinds }}
        {...(isPte && { time: (place) => timeOf((kinds[place]?.numbers ?? []).map((n) => n - 1)) })}
      />
      {parts.length > 1 && <Rows of="Part" unit={unit} rows={parts} time={(place) => timeOf([place])} />}
      {skills.length > 0 && <Rows of="Skill" unit={unit} rows={skills} />}
      {skills.length > 0 && (
        <p className="mt-2 text-sm text-muted">A task that counts for two skills stands in both rows.</p>
      )}
      {all >= 1 && <p className="mt-2 text-sm text-muted">Time with this page in view: {timeText(all)}.</p>}
    </>
  );
}

interface RowsProps {
  /** What a row is of: 'Part'. */
  of: string;
  unit: string;
  rows: readonly { name: string; points: number; most: number }[];
  /** The time used with a row, by its place; absent where it is not measured for such rows. */
  time?: (place: number) => string | null;
}

function Rows({ of, unit, rows, time }: RowsProps) {
  const cells = rows.map(({ name, points, most }, place) => [
    ...[name, `${points} of ${most}`],
    ...(time ? [time(place) ?? 'Not measured'] : []),
  ]);
  return (
    <div className="mt-4 rounded-card border border-line">
      <Figures caption={`By ${of.toLowerCase()}`} heads={[of, unit, ...(time ? ['Time'] : [])]} rows={cells} />
    </div>
  );
}

/** Null for less than a second: it was not measured. */
const timeText = (seconds: number): string | null => (seconds < 1 ? null : lengthWords(seconds));
