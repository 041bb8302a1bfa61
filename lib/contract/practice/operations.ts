import * as attempts from './attempts';
import * as doubts from './doubts';
import * as practice from './practice';
import * as results from './results';
import * as sets from './sets';

export const PRACTICE = [
  practice.markPractice,
  attempts.practiceAttempt,
  attempts.keepPracticeAttempt,
  attempts.dropPracticeAttempt,
  results.practiceResults,
  results.removePracticeResult,
  doubts.reportDoubt,
  doubts.answerDoubt,
  sets.switchPracticeSet,
  sets.listenedToPracticeSet,
] as const;
