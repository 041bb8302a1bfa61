import { DAY_MS } from './day';

/**
 * The moment that lies so many working days (Monday to Friday, UTC) before another: what happened by then is at least
 * that many working days old. Holidays differ by country and count as working days.
 */
export function workingDaysBefore(moment: Date, days: number): Date {
  let at = weekdayOf(moment.getTime());
  for (let counted = 0; counted < days; counted++) at = dayBefore(at);
  return new Date(at);
}

/** How many whole working days lie between a moment and a later one: the same all weekend long. */
export function workingDaysBetween(from: Date, to: Date): number {
  const start = weekdayOf(from.getTime());
  let days = 0;
  for (let at = dayBefore(weekdayOf(to.getTime())); at >= start; at = dayBefore(at)) days++;
  return days;
}

/** A weekend adds nothing to an age: all of it counts as the first moment of its Monday. */
function weekdayOf(moment: number): number {
  let at = moment;
  while (isWeekend(at)) at = (Math.floor(at / DAY_MS) + 1) * DAY_MS;
  return at;
}

/** The same time on the working day before. */
function dayBefore(moment: number): number {
  let at = moment - DAY_MS;
  while (isWeekend(at)) at -= DAY_MS;
  return at;
}

function isWeekend(at: number): boolean {
  const day = new Date(at).getUTCDay();
  return day === 0 || day === 6;
}
