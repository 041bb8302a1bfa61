import type { CourseCost } from '@/lib/contract/catalogue/course-cost';
import { money } from '@/lib/domain/money/money-words';

type Line = CourseCost['lines'][number];

/**
 * What the known lines are of the whole, as one bar. A line past its review day is hatched. Nothing is drawn where there
 * are fewer than two lines to compare, or they are in several currencies.
 */
export function CostBar({ lines }: { lines: readonly Line[] }) {
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
export const PART_COLORS: Record<Line['part'], string> = {
  tuition: 'bg-brand',
  'living cost': 'bg-series-3',
  family: 'bg-series-3/60',
  'health cover': 'bg-brand/55',
  'SEVIS fee': 'bg-brand/40',
  visa: 'bg-brand/25',
};
