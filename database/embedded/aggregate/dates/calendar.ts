import { utcTime } from './zone';

export const dayMs = 86_400_000;

/** A local reading taken apart. `local` is milliseconds as if local time were UTC. */
export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
  /** 1 (Sunday) to 7. */
  readonly dayOfWeek: number;
  /** 1 to 366. */
  readonly dayOfYear: number;
  /** 0 to 53: weeks begin on Sundays, days before the first Sunday are in week 0. */
  readonly week: number;
  /** 1 (Monday) to 7. */
  readonly isoDayOfWeek: number;
  /** 1 to 53. */
  readonly isoWeek: number;
  readonly isoWeekYear: number;
}

export function partsOf(local: number): DateParts {
  const date = new Date(local);
  const year = date.getUTCFullYear();
  const dayOfYear = Math.floor((local - utcTime(year)) / dayMs) + 1;
  const weekday = date.getUTCDay();
  const isoDayOfWeek = weekday === 0 ? 7 : weekday;
  // The ISO year is the one the week's Thursday lies in.
  const thursday = Math.floor(local / dayMs) * dayMs + (4 - isoDayOfWeek) * dayMs;
  const isoWeekYear = new Date(thursday).getUTCFullYear();
  return {
    year,
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    millisecond: date.getUTCMilliseconds(),
    dayOfWeek: weekday + 1,
    dayOfYear,
    week: Math.floor((dayOfYear + 6 - weekday) / 7),
    isoDayOfWeek,
    isoWeek: Math.floor((thursday - utcTime(isoWeekYear)) / dayMs / 7) + 1,
    isoWeekYear,
  };
}

/** Adds months to a local reading; a day the month does not have becomes its last one. */
export function addMonths(local: number, months: number): number {
  const { year, month, day } = partsOf(local);
  const total = year * 12 + (month - 1) + months;
  const newYear = Math.floor(total / 12);
  const newMonth = total - newYear * 12 + 1;
  const lastDay = new Date(utcTime(newYear, newMonth + 1, 0)).getUTCDate();
  return utcTime(newYear, newMonth, Math.min(day, lastDay)) + (((local % dayMs) + dayMs) % dayMs);
}

/** The first instant of an ISO year: the Monday of the week with January 4th. */
export function isoYearStart(year: number): number {
  const fourth = utcTime(year, 1, 4);
  return fourth - (partsOf(fourth).isoDayOfWeek - 1) * dayMs;
}
