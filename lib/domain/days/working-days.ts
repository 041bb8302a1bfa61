import { DAY_MS } from './day';
import { offsetAt } from './time-zones';

/** As ISO 8601 counts them. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** On which days an office works, by the days of its time zone. Holidays differ by country and count as working days. */
export interface WorkWeek {
  days: readonly Weekday[];
  timeZone: string;
}

/**
 * The moment that lies so many working days before another: what happened by then is at least that many working days
 * old. `week` has a day at least.
 */
export function workingDaysBefore(moment: Date, days: number, week: WorkWeek): Date {
  let at = workedOn(wallTime(moment, week), week);
  for (let counted = 0; counted < days; counted++) at = dayBefore(at, week);
  return new Date(at - offsetAt(week.timeZone, at - offsetAt(week.timeZone, at)));
}

/** How many whole working days lie between a moment and a later one: the same all weekend long. */
export function workingDaysBetween(from: Date, to: Date, week: WorkWeek): number {
  const start = workedOn(wallTime(from, week), week);
  let days = 0;
  for (let at = dayBefore(workedOn(wallTime(to, week), week), week); at >= start; at = dayBefore(at, week)) days++;
  return days;
}

/** What clocks of the office show, as if it were UTC. */
const wallTime = (moment: Date, { timeZone }: WorkWeek) => moment.getTime() + offsetAt(timeZone, moment.getTime());

/** A day off adds nothing to an age: all of it counts as the first moment of the next working day. */
function workedOn(moment: number, week: WorkWeek): number {
  let at = moment;
  while (isOff(at, week)) at = (Math.floor(at / DAY_MS) + 1) * DAY_MS;
  return at;
}

/** The same time on the working day before. */
function dayBefore(moment: number, week: WorkWeek): number {
  let at = moment - DAY_MS;
  while (isOff(at, week)) at -= DAY_MS;
  return at;
}

const isOff = (at: number, { days }: WorkWeek) =>
  !days.includes(WEEKDAYS[(new Date(at).getUTCDay() + 6) % 7] as Weekday);
