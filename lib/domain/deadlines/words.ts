import type { DeadlineKind } from '@/lib/domain/applications/deadline-kinds';
import { daysBetween } from '@/lib/domain/days/day';
import { dueWords } from '@/lib/domain/days/day-words';
import { spanWords } from '@/lib/domain/days/span-words';

/** How far off a due day is; of a paper that is over: 'ended 17 months ago'. Days are 'YYYY-MM-DD'. */
export function deadlineWords({ kind, on }: { kind: DeadlineKind; on: string }, today: string): string {
  if (kind !== 'expiry' || on >= today) return dueWords(on, today);
  return `expired ${spanWords(daysBetween(on, today))} ago`;
}
