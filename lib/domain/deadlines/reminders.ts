import { addDays, daysBetween } from '@/lib/domain/days/day';
import type { Deadline } from './deadlines';

/**
 * How many days before a due day one is reminded of it; of a closing day once, in the week before, of a deposit also on the day
 * after, when the university may give the place away.
 */
const REMINDER_DAYS = [7, 2, 0] as const;
const CLOSING_DAYS = [7] as const;
const DEPOSIT_DAYS = [...REMINDER_DAYS, -1] as const;
export type ReminderDays = (typeof DEPOSIT_DAYS)[number];
/** So many days after a missed day its letter still goes out. */
const MISSED_UNTIL = -3;

/**
 * The reminder that a deadline calls for today: the one whose day came, as long as the next one's hasn't, so that a day on
 * which nothing ran loses none. Null for none. One that was only asked for on a reminder's day, or after it, has been
 * heard of just then, and gets the following one.
 */
export function reminderDue(
  { on, since, kind }: Pick<Deadline, 'on' | 'since'> & Partial<Pick<Deadline, 'kind'>>,
  today: string,
): ReminderDays | null {
  const left = daysBetween(today, on);
  if (left < (kind === 'deposit' ? MISSED_UNTIL : 0)) return null;
  const all: readonly ReminderDays[] =
    kind === 'closing' ? CLOSING_DAYS : kind === 'deposit' ? DEPOSIT_DAYS : REMINDER_DAYS;
  const days = all.findLast((before) => left <= before);
  if (days === undefined) return null;
  return since !== null && since >= addDays(on, -days) ? null : days;
}
