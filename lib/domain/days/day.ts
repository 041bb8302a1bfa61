declare const isDay: unique symbol;

/**
 * A calendar day as it is stored, 'YYYY-MM-DD': days compare as texts do. It says nothing of whose day it is: the call
 * that made it does.
 */
export type Day = string & { readonly [isDay]: true };

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The calendar day at a moment, which may be written in ISO 8601.
 * @param timeZone whose day it is: a reader's zone, the site's, or 'UTC'
 * @throws RangeError for an invalid moment or an unknown zone
 */
export function dayOf(moment: Date | string, timeZone: string): Day {
  if (typeof moment === 'string') return dayOf(new Date(moment), timeZone);
  if (timeZone === 'UTC') return moment.toISOString().slice(0, 10) as Day;
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formats.set(timeZone, format);
  }
  return format.format(moment) as Day;
}

/** Today. @param timeZone whose today: as of `dayOf` */
export const todayIn = (timeZone: string): Day => dayOf(new Date(), timeZone);

/** The day so many days later, or earlier where `days` is negative. */
export const addDays = (day: string, days: number): Day => dayOf(new Date(Date.parse(day) + days * DAY_MS), 'UTC');

/** Whole days from one day to another; negative when the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The same day so many whole months later, or earlier; the month's last where it has no such day. */
export function addMonths(day: string, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))), 'UTC');
}

/** A text as a day. @throws RangeError for what is no day of the calendar, or not written 'YYYY-MM-DD' */
export function toDay(text: string): Day {
  const day = addDays(text, 0);
  if (day !== text) throw new RangeError(`Not a day: ${text}`);
  return day;
}
