import type { StudentScores } from '@/lib/domain/test-scores';
import type { SearchQuery, StatedMinimum } from './query';

/** What a student brings: the part of a query that keeps the courses they meet. */
export type Qualification = Required<Pick<SearchQuery, 'eligible' | 'levelsMet' | 'marksMet'>> &
  Pick<SearchQuery, 'levelsMetByDiploma'>;

type RaisedTest = Exclude<keyof StudentScores, 'expired' | 'toeflRange' | 'lowest' | 'secondLowest'>;

/** A score or a mark that could be higher. A higher value never loses a course. */
export type Rise =
  /** `scoresAt`: all scores of the student, this one with one of `values`, which ascend. */
  | { test: RaisedTest; values: readonly number[]; scoresAt: (value: number) => StudentScores }
  /** `metFrom`: the lowest mark with which a minimum is met; 0 where it is already, Infinity where no mark is enough. */
  | { metFrom: (minimum: StatedMinimum) => number };

/** The lowest value that opens more courses, and how many more. */
export interface Gain {
  value: number;
  courses: number;
}

export interface Opened {
  /** How many courses they meet as they are. */
  now: number;
  /** The same with what they look at. */
  courses: number;
  /** One per rise from there, null where no value opens more. */
  gains: (Gain | null)[];
}
