import { Link } from '@/components/ui/controls/link';
import type { PracticeMarks } from '@/lib/contract/practice/practice';
import { counted } from '@/lib/domain/texts/counted';

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
        </>
      )}
      <Rows
        caption="By kind of question"
        unit={unit}
        rows={kinds.map((one) => ({ ...one, time: isPte ? timeOf(one.numbers.map((n) => n - 1)) : null }))}
      />
      {parts.length > 1 && (
        <Rows caption="By part" unit={unit} rows={parts.map((one, place) => ({ ...one, time: timeOf([place]) }))} />
      )}
      {skills.length > 0 && (
        <Rows caption="By skill" unit={unit} rows={skills.map((one) => ({ ...one, time: null }))} />
      )}
      {skills.length > 0 && (
        <p className="mt-2 text-sm text-muted">A task that counts for two skills stands in both rows.</p>
      )}
      {all >= 1 && <p className="mt-2 text-sm text-muted">Time with this page in view: {timeText(all)}.</p>}
    </>
  );
}

interface RowsProps {
  caption: string;
  unit: string;
  rows: readonly { name: string; points: number; most: number; time: string | null }[];
}

function Rows({ caption, unit, rows }: RowsProps) {
  const hasTime = rows.some(({ time }) => time !== null);
  return (
    <table className="mt-5 w-full text-sm">
      <caption className="text-start text-base font-semibold">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-muted">
          <th scope="col" className="py-1 text-start font-normal">
            <span className="sr-only">{caption}</span>
          </th>
          <th scope="col" className="py-1 ps-3 text-end font-normal">
            {unit}
          </th>
          {hasTime && (
            <th scope="col" className="py-1 ps-3 text-end font-normal">
              Time
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, points, most, time }) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="py-1 text-start font-normal">
              {name}
            </th>
            <td className="py-1 ps-3 text-end whitespace-nowrap tabular-nums">
              {points} of {most}
            </td>
            {hasTime && <td className="py-1 ps-3 text-end whitespace-nowrap tabular-nums">{time ?? ''}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `3 min 5 s`; null for less than a second: it was not measured. */
function timeText(seconds: number): string | null {
  const whole = Math.round(seconds);
  if (whole < 1) return null;
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
