import type { DeadlineKind } from '@/lib/domain/applications/deadline-kinds';
import { dueWords } from '@/lib/domain/days/day-words';
import { daysBetween } from '@/lib/domain/days/expiry';
import { spanWords } from '@/lib/domain/days/span-words';

const DAY_MS = 86_400_000;

/** How far off a due day is; of a paper that is over: 'ended 17 months ago'. Days are 'YYYY-MM-DD'. */
export function deadlineWords({ kind, on }: { kind: DeadlineKind; on: string }, today: string): string {
  if (kind !== 'expiry' || on >= today) return dueWords(on, today);
  return `ended ${spanWords(daysBetween(on, today))} ago`;
}

/** The calendar day at a moment in a time zone, 'YYYY-MM-DD'. */
export function dayIn(timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return parts.format(moment);
}

/** A day so many days later, or earlier where `days` is negative; 'YYYY-MM-DD'. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
