import { clockAt, type TimedTask } from '@/lib/domain/practice/clock';
import type { Attempt, KeptAttempt } from './attempt';
import { useSpent } from './use-spent';

/**
 * Keeps the changes of an attempt with the time they took. In a test in which one only goes forward, a task that is entered, or whose
 * recording begins, has its clock.
 * @param seconds of the whole test
 */
export function useClocked(work: KeptAttempt, tasks: readonly TimedTask[], seconds: number) {
  const spentBy = useSpent(work);
  const change = (make: (now: Attempt) => Partial<Attempt>) =>
    work.change((now) => {
      const made = make(now);
      const next = { ...now, ...made };
      const isMoved = made.part !== undefined || made.heard !== undefined;
      const clock = now.clock && isMoved && clockAt(now.clock, tasks, seconds, next, Date.now());
      return { ...made, ...(clock && { clock }), spent: spentBy(now) };
    });
  const clock = work.attempt?.clock ?? null;
  /** When the time is over, in milliseconds since 1970; null while the clock stands still, and without a limit. */
  const ends = clock?.since != null && clock.left !== null ? clock.since + clock.left : null;
  return { change, ends };
}
