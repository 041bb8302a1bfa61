import { dayOf } from '@/lib/domain/days/day';

/** A browser test that may pass at its second attempt for a while. */
export interface Excuse {
  /** As the end of a run names it: `file: title`. */
  test: string;
  /** The first day on which it counts as failed again: YYYY-MM-DD. */
  until: string;
  /** What is known of the cause, and who works on it. */
  reason: string;
}

/** Empty is how it should be: a test that needs two attempts hides a race in the product or in itself. */
export const EXCUSES: readonly Excuse[] = [];

/** Those of the tests which passed at their second attempt only that count as failed. */
export function unexcused(tests: string[], today: Date, excuses = EXCUSES): string[] {
  const day = dayOf(today, 'UTC');
  return tests.filter((test) => !excuses.some((excuse) => excuse.test === test && day < excuse.until));
}
