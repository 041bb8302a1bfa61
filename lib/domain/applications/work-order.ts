import { DAY_MS } from '@/lib/domain/days/day';
import { type ApplicationStatus, isEnd, isWaiting } from './application-status';

const THOUSAND_YEARS_MS = 1_000 * 365 * DAY_MS;

/** Places before it are those of applications that wait to be moved. */
export const END_OF_WAITING = new Date(THOUSAND_YEARS_MS);

/** Every place: a filter that lets the index of work find what else it holds. */
export const ANY_WORK = { workOrder: { $gt: new Date(0) } };

/**
 * An application's place in lists, as a moment that sorts: those that wait first, the longest waiting on top, then the
 * deferred ones, then those at an end.
 * @param at since when it has its status
 */
export function workOrderOf(status: ApplicationStatus, at: Date): Date {
  const later = isWaiting(status) ? 0 : isEnd(status) ? 2 : 1;
  return new Date(at.getTime() + later * THOUSAND_YEARS_MS);
}
