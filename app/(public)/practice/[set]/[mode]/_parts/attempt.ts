import { useState } from 'react';
import { browserStore } from '@/components/ui/browser-store';
import type { PracticeMark, PracticeMarks } from '@/lib/contract/practice/practice';
import type { TestClock } from '@/lib/domain/practice/clock';
import { type Answer, isEmpty, type Work } from '@/lib/domain/practice/work';
import type { Apart, Synced } from './joined';

/** What a learner has done with a set so far, in one of its modes. */
export interface Attempt extends Work {
  /** Marks of single questions, in practice. */
  checked: Record<string, PracticeMark>;
  /** Model answers and texts of single tasks of PTE, in practice. */
  help: Record<string, Pick<PracticeMarks, 'models' | 'transcript'>>;
  /** Since the answers are in. */
  result: PracticeMarks | null;
  part: number;
  /** Milliseconds since 1970, by this device's clock; null without a clock. */
  deadline: number | null;
  /** Parts whose recording has been heard to its end, or begun in a test. */
  heard: number[];
  /** The answers are in, here or on another device. */
  isHandedIn: boolean;
  /** Of a test of PTE, where one only goes forward; null for all others. */
  clock: TestClock | null;
  /** Seconds with each part in view, by its place. */
  spent: Record<string, number>;
  /** How many times the test's own time was chosen; 0 without a clock. */
  factor: number;
  /** When the account's copy was saved, as the server says; null while there is none. */
  savedOn: string | null;
  /** The account's copy, as it was met last; null while it was not. */
  synced: Synced | null;
  /** What gave way to another device's, until the person has said which one stays. */
  apart: Apart[];
  /** Whether something has changed since. */
  isChanged: boolean;
}

export const FRESH: Attempt = {
  answers: {},
  flagged: [],
  checked: {},
  help: {},
  result: null,
  part: 0,
  notes: {},
  highlights: {},
  deadline: null,
  heard: [],
  isHandedIn: false,
  clock: null,
  spent: {},
  factor: 0,
  savedOn: null,
  synced: null,
  apart: [],
  isChanged: false,
};

export interface KeptAttempt {
  /** Null where nothing is kept, and while the page is rendered on the server. */
  attempt: Attempt | null;
  /** The same now, outside of a rendering. */
  read: () => Attempt | null;
  /** Keeps what is changed, at once. */
  change: (change: (attempt: Attempt) => Partial<Attempt>) => void;
  /** Keeps another attempt in its place; null forgets it. */
  put: (attempt: Attempt | null) => void;
}

/**
 * The attempt at a set that this browser keeps: it survives a reload, a crash, and a lost network. `owner` is the signed-in
 * student, whose work no one else sees who uses the browser; null for a visitor.
 */
export function useAttempt(id: string, mode: string, owner: string | null): KeptAttempt {
  const [store] = useState(() => {
    const key = `practice:${owner ? `${owner}:` : ''}${id}:${mode}`;
    return browserStore<Attempt | null>(key, attemptOf, null);
  });
  return {
    attempt: store.use(),
    read: store.read,
    change: (change) => {
      const now = store.read() ?? FRESH;
      store.set({ ...now, ...change(now), isChanged: true });
    },
    put: store.set,
  };
}

/** Anything may have been written there: what has another shape is left out. */
function attemptOf(stored: unknown): Attempt | null {
  if (typeof stored !== 'object' || stored === null || !('answers' in stored)) return null;
  const { answers } = stored;
  if (typeof answers !== 'object' || answers === null) return null;
  return { ...FRESH, ...stored, answers: { ...answers } };
}

/** Whether anything is written or chosen. */
export const isAnswered = (answer: Answer | undefined): boolean => !isEmpty(answer);
