import type { CourseBlock } from './course-block';
import type { FeeRates } from './types/fee-scale';
import type { SearchCourse } from './types/query';

export interface BuildOptions {
  /** How many courses to work through before yielding to the event loop. */
  yieldEvery?: number;
  /** How long each break lasts at least, in ms: looked up at each. */
  restMs?: () => number;
  /** By which fees in different currencies are compared; without them each currency stands by itself. */
  rates?: FeeRates | null;
}

/** Courses, one by one, a few at a time, or many in a block. */
export type CourseSource = Iterable<SearchCourse> | AsyncIterable<SearchCourse | SearchCourse[] | CourseBlock>;
