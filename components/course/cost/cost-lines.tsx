import type { CourseCost } from '@/lib/contract/catalogue/course-cost';
import { dateText } from '@/lib/domain/days/day-words';
import { money, roundMoney } from '@/lib/domain/money/money-words';
import { sumWords } from '@/lib/engines/cost/sum-words';
import { FigureRow } from './figure-row';

interface CostLinesProps {
  id: string;
  lines: CourseCost['lines'];
  sum: CourseCost['sum'];
  on: string;
  own: CourseCost['own'];
  couldBe?: CourseCost['couldBe'];
}

/** The lines of a sum as a bar and one by one, each with its source, and what they come to. */
export function CostLines({ id, lines, sum, on, own, couldBe = null }: CostLinesProps) {
  const { lead, missing, isWhole } = sumWords(sum);
  const Lead = isWhole ? 'strong' : 'span';
  return (
    <>
      <CostBar lines={lines} />
      <ul id={id} className="divide-y divide-line">
        {lines.map((line) => (
          <FigureRow
            key={line.key}
            figure={line}
            {...(line.amount === null
              ? {}
              : {
                  color: PART_COLORS[line.part],
                  amount:
                    line.amount === 0 ? (
                      'None'
                    ) : (
                      <Amounts
                        amounts={[{ ...line, amount: line.amount }]}
                        own={own}
                        about={line.certainty === 'last known'}
                      />
                    ),
                })}
          />
        ))}
      </ul>
      <div data-figure className="border-t border-line bg-sunken px-4 py-3.5 sm:px-5">
        <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <Lead className={isWhole ? 'font-semibold' : 'text-muted'}>{lead}</Lead>
          <span className={`ms-auto font-display tabular-nums ${isWhole ? 'text-xl font-semibold' : 'text-base'}`}>
            {sum.amounts.length > 0 ? <Amounts amounts={sum.amounts} own={own} about={sum.about} /> : 'not known'}
          </span>
        </p>
        {missing && sum.amounts.length > 0 && (
          <p className="mt-0.5 flex justify-end text-sm">
            <span>{missing}</span>
          </p>
        )}
        {couldBe && (
          <p className="mt-2 text-sm">
            {`Could be ${money(couldBe.amount, couldBe.currency)} with ‘${couldBe.name}’, if you get it. `}
            <a href="#scholarships" className="underline underline-offset-3">
              Scholarships
            </a>
          </p>
        )}
        <p className="mt-0.5 text-xs text-muted">
          Calculated from{' '}
          <a href={`#${id}`} className="underline underline-offset-3">
            the lines above
          </a>
          , by the rules valid on <time dateTime={on}>{dateText(on)}</time>
          {sum.likely && '; some of these are not from official sources'}.
        </p>
      </div>
    </>
  );
}

interface AmountsProps {
  amounts: CourseCost['sum']['amounts'];
  own: CourseCost['own'];
  /** One of them is the last known one: three figures are what is sure. */
  about: boolean;
}

/** Amounts as they are due and, where it can be worked out, in the reader's own currency. */
function Amounts({ amounts, own, about }: AmountsProps) {
  const due = amounts.map(({ amount, most, currency }) => between(amount, most, currency, about)).join(' + ');
  const isForeign = own && amounts.some(({ currency }) => currency !== own.currency);
  if (!isForeign || amounts.some(({ currency }) => own.rates[currency] === undefined)) return due;
  const inOwn = (of: (one: (typeof amounts)[number]) => number) =>
    amounts.reduce((sum, one) => sum + of(one) * (own.rates[one.currency] ?? 0), 0);
  const [least, most] = [inOwn(({ amount }) => amount), inOwn(({ amount, most }) => most ?? amount)];
  return (
    <>
      {due}{' '}
      <span className="text-sm font-normal text-muted">
        {between(least, most > least ? most : null, own.currency, true)}
      </span>
    </>
  );
}

/** '£10,539', '£10,539 to £13,761' where which of the two is due isn't clear; '≈ £10,500' of what is about right. */
function between(amount: number, most: number | null, currency: string, about: boolean): string {
  const words = about ? roundMoney : money;
  const all = most === null ? words(amount, currency) : `${words(amount, currency)} to ${words(most, currency)}`;
  return about ? `≈ ${all}` : all;
}

type Line = CourseCost['lines'][number];

/**
 * What the known lines are of the whole, as one bar. A line past its review day is hatched. Nothing is drawn where there
 * are fewer than two lines to compare, or they are in several currencies.
 */
function CostBar({ lines }: { lines: readonly Line[] }) {
  const drawn = lines.filter(({ amount }) => amount);
  const [currency, ...others] = new Set(drawn.map((line) => line.currency));
  if (drawn.length < 2 || currency === undefined || others.length > 0) return null;
  const words = drawn.map(({ part, amount, certainty }) =>
    [part, money(amount ?? 0, currency), ...(certainty === 'last known' ? ['last known'] : [])].join(' '),
  );
  return (
    <div
      role="img"
      aria-label={words.join(', ')}
      data-figure
      className="m-4 mb-1 flex h-7 gap-0.5 overflow-clip rounded-md sm:mx-5"
    >
      {drawn.map(({ key, part, amount, certainty }) => (
        <span
          key={key}
          style={{ flexGrow: amount ?? 0 }}
          className={`min-w-1 basis-0 ${certainty === 'last known' ? 'hatched' : PART_COLORS[part]}`}
        />
      ))}
    </div>
  );
}

/** The colour of each part, in the bar and beside its line. */
const PART_COLORS: Record<Line['part'], string> = {
  tuition: 'bg-brand',
  'living cost': 'bg-series-3',
  family: 'bg-series-3/60',
  'health cover': 'bg-brand/55',
  'SEVIS fee': 'bg-brand/40',
  visa: 'bg-brand/25',
};
