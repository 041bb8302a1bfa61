import * as attempts from './attempts';
import * as practice from './practice';
import * as results from './results';

export const PRACTICE = [
  practice.markPractice,
  attempts.practiceAttempt,
  attempts.keepPracticeAttempt,
  attempts.dropPracticeAttempt,
  results.practiceResults,
  results.removePracticeResult,
] as const;
