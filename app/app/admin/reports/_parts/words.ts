import { MONTHS } from '@/lib/domain/course';

/** From so many cases on, a report's title is what was found. */
export const ENOUGH = 20;

/** 'Nov 2026' of 'YYYY-MM'. */
export const monthName = (month: string): string => `${shortMonth(month)} ${month.slice(0, 4)}`;
export const shortMonth = (month: string): string => MONTHS[Number(month.slice(5)) - 1] ?? '';

export const percent = (part: number, of: number): string => (of ? `${Math.round((part / of) * 100)}%` : '–');

/** '1 day', '2.5 days'. */
export const daysText = (days: number): string => `${days.toLocaleString('en-GB')} ${days === 1 ? 'day' : 'days'}`;
