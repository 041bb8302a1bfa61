import { MONTHS } from '@/lib/domain/courses/course';

/** 'Nov 2026' of 'YYYY-MM'. */
export const monthName = (month: string): string => `${shortMonth(month)} ${month.slice(0, 4)}`;
export const shortMonth = (month: string): string => MONTHS[Number(month.slice(5)) - 1] ?? '';

/** 'YYYY-MM', so many months earlier. */
export function monthBefore(month: string, months: number): string {
  const [year = 0, place = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, place - 1 - months, 1)).toISOString().slice(0, 7);
}
