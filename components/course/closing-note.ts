import { type ClosingDays, closesText, isClosed, nextClosing } from '@/lib/domain/courses/closing-days';
import { MONTHS } from '@/lib/domain/courses/course';
import { dayOf } from '@/lib/domain/days/day';
import { dateText } from '@/lib/domain/days/day-words';

/** So many days before a closing day a card begins to say so. */
const SOON = 60;

/**
 * 'Sep closes in 12 days', 'Sep closed'; '' while nothing closes soon, with `always` 'Sep closes 30 Jun 2027' instead. Days are
 * counted in UTC.
 */
export function closingNote(days: ClosingDays, now: Date, always = false): string {
  const today = dayOf(now, 'UTC');
  const next = nextClosing(days, today);
  const closed = MONTHS.filter((month) => isClosed(days, month, today));
  return [
    next && next.inDays <= SOON ? `${next.month} ${closesText(next.inDays)}` : '',
    next && next.inDays > SOON && always ? `${next.month} closes ${dateText(next.day)}` : '',
    closed.length > 0 ? `${closed.join(', ')} closed` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
