import * as attempts from './attempts';
import * as doubts from './doubts';
import * as own from './own';
import * as practice from './practice';
import * as results from './results';
import * as sent from './sent';
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
  sent.sendPractice,
  sent.listPracticeSent,
  sent.practiceSent,
  sent.practiceRecording,
  sent.commentOnPractice,
  sent.takeBackPractice,
  sets.switchPracticeSet,
  sets.listenedToPracticeSet,
  own.beginPracticeSet,
  own.savePracticeSet,
  own.publishPracticeSet,
  own.deletePracticeSet,
  own.addPracticeRecording,
  own.practiceSound,
  own.removePracticeRecording,
] as const;
