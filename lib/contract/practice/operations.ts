import * as attempts from './attempts';
import * as doubts from './doubts';
import * as practice from './practice';
import * as recordings from './recordings';
import * as results from './results';
import * as sent from './sent';
import * as sets from './sets';
import * as written from './written';

/** Practice sets, attempts, results, and what goes to a counsellor. */
export const PRACTICE = [
  practice.markPractice,
  attempts.practiceAttempt,
  attempts.keepPracticeAttempt,
  attempts.dropPracticeAttempt,
  results.practiceResults,
  results.removePracticeResult,
  doubts.reportDoubt,
  doubts.answerDoubt,
  sent.sendPractice,
  sent.listPracticeSent,
  sent.practiceSent,
  sent.practiceRecording,
  sent.commentOnPractice,
  sent.takeBackPractice,
  sets.switchPracticeSet,
  sets.listenedToPracticeSet,
  written.listWrittenSets,
  written.writtenSetFile,
  recordings.addPracticeRecording,
  recordings.practiceSound,
  recordings.removePracticeRecording,
] as const;
