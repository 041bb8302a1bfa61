import { PracticeAttempt } from './practice-attempt';
import { PracticeCount } from './practice-count';
import { PracticeDoubt } from './practice-doubt';
import { PracticeEdition } from './practice-edition';
import { PracticeOwnSet } from './practice-own-set';
import { PracticeRecording } from './practice-recording';
import { PracticeResult } from './practice-result';
import { PracticeSent } from './practice-sent';
import { PracticeSetState } from './practice-set-state';

/** Every collection of practice tests. */
export const PRACTICE_MODELS = [
  PracticeAttempt,
  PracticeCount,
  PracticeDoubt,
  PracticeEdition,
  PracticeOwnSet,
  PracticeRecording,
  PracticeResult,
  PracticeSent,
  PracticeSetState,
];
