import * as attempts from './attempts';
import * as practice from './practice';

export const PRACTICE = [
  practice.markPractice,
  attempts.practiceAttempt,
  attempts.keepPracticeAttempt,
  attempts.dropPracticeAttempt,
] as const;
