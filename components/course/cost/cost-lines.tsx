import type { CourseCost } from '@/lib/contract/catalogue/course-cost';
import { dateText } from '@/lib/domain/days/day-words';
import { money } from '@/lib/domain/money/money-words';
import { FigureRow } from './figure-row';

type Lines = CourseCost['lines'];

interface CostLinesProps {
  id: string;
  lines: Lines;
  sum: CourseCost['sum'];
  on: string;
  own: CourseCost['own'];
}

/** The lines of a sum, each with its source, and what they come to. */
export function CostLines({ id, lines, sum, on, own }: CostLinesProps) {
  return (
    <>
      <ul id={id} className="divide-y divide-line">
        {lines.map((line) => (
          <FigureRow
            key={line.key}
            figure={line}
            amount={
              line.amount === null ? undefined : <Amounts amounts={[{ ...line, amount: line.amount }]} own={own} />
            }
          />
        ))}
      </ul>
      <div data-figure className="border-t border-line bg-sunken px-4 py-3.5 sm:px-5">
        <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <strong className="font-semibold">{sum.atLeast ? 'At least' : 'In all'}</strong>
          <span className="ms-auto font-display text-xl font-semibold tabular-nums">
            {sum.amounts.length > 0 ? <Amounts amounts={sum.amounts} own={own} /> : 'not known'}
          </span>
        </p>
        <p className="mt-0.5 text-xs text-muted">
          <a href={`#${id}`} className="underline underline-offset-3">
            The lines above
          </a>
          , by the rules of <time dateTime={on}>{dateText(on)}</time>
          {sum.likely && '; some of them are likely, not official'}
          {sum.atLeast && '; what is not known or may be out of date is left out'}.
        </p>
      </div>
    </>
  );
}

/** Amounts as they are due and, where it can be worked out, in the reader's own currency. */
function Amounts({ amounts, own }: { amounts: CourseCost['sum']['amounts']; own: CourseCost['own'] }) {
  const due = amounts.map(({ amount, currency }) => money(amount, currency)).join(' + ');
  const isForeign = own && amounts.some(({ currency }) => currency !== own.currency);
  if (!isForeign || amounts.some(({ currency }) => own.rates[currency] === undefined)) return due;
  const total = amounts.reduce((sum, { amount, currency }) => sum + amount * (own.rates[currency] ?? 0), 0);
  return (
    <>
      {due} <span className="text-sm font-normal text-muted">about {money(Math.round(total), own.currency)}</span>
    </>
  );
}
