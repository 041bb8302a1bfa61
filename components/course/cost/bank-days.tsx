import type { CourseCost } from '@/lib/contract/catalogue/course-cost';
import { dateText, dueWords } from '@/lib/domain/days/day-words';

/**
 * From when the money must be there, for how long, and when to apply, as a line of days. Null where the country has no rule
 * of days, or no intake is chosen.
 */
export function BankDays({ cost }: { cost: CourseCost }) {
  const { bank, intake, on } = cost;
  if (!bank.window || !intake) return null;
  const { from } = bank.window;
  const points = [
    { name: 'Today', day: on, text: dateText(on), note: '' },
    {
      name: isByDay(bank) ? 'Full amount in the bank' : 'Bank statements start',
      day: from,
      text: dateText(from),
      note: from > on ? dueWords(from, on) : 'it must already be there',
    },
    { name: 'Apply for the visa', day: bank.applyBy, text: `by ${dateText(bank.applyBy)}`, note: '' },
    { name: 'Course starts', day: '9999', text: `${intake.month} ${intake.year}`, note: '' },
  ].sort((one, other) => one.day.localeCompare(other.day));
  return (
    <ol data-question className="mb-4 grid gap-y-3 sm:grid-cols-4" aria-label="Key dates">
      {points.map(({ name, text, note }) => (
        <li key={name} className="relative ps-6 sm:ps-0 sm:pt-6">
          <span aria-hidden="true" className={`absolute ${BAND[name] ?? 'hidden'}`} />
          <span
            aria-hidden="true"
            className={`absolute start-0 top-1 size-3.5 rounded-full border-2 sm:top-0 ${name === 'Today' ? 'border-accent bg-accent' : 'border-ink bg-surface'}`}
          />
          <strong className="block text-sm font-semibold">{name}</strong>
          <span className="block text-sm text-muted tabular-nums">
            {text}
            {note && `, ${note}`}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Whether the money must be there by a day; other countries ask for statements of the months before. */
export const isByDay = ({ held }: CourseCost['bank']) => held.label === 'In the bank by';

/** Between this point and the next: the days of holding solid, those of applying outlined. On a phone the line stands. */
const LINE = 'start-1.5 top-4 h-full w-px sm:start-3.5 sm:top-1.5 sm:h-px sm:w-full bg-line';
const WIDE = 'start-0.5 top-4 h-full w-2.5 sm:start-3.5 sm:top-0.5 sm:h-2.5 sm:w-full';
const BAND: Record<string, string> = {
  Today: LINE,
  'Full amount in the bank': `${WIDE} bg-brand`,
  'Bank statements start': `${WIDE} bg-brand`,
  'Apply for the visa': `${WIDE} border border-brand bg-brand-soft`,
};
