import type { RatesView } from '@/lib/contract/catalogue/rates';
import type { CourseSource } from '@/lib/engines/search/catalogue/course-reader';
import { buildCourseIndex, type CourseIndex } from '@/lib/engines/search/course-index';
import { openRequests } from '@/lib/platform/server/requests';

/** While the index is built, a request waits until so many courses have been dealt with, a few times: some milliseconds in all. */
const COURSES_AT_ONCE = 24;
/** While a request is being answered, the next index stands back this long after each millisecond or two of its own work, in ms. */
const REST_MS = 3;

/**
 * An index of these courses, made by a process that answers requests meanwhile. `isServing`: whether searches have an index already; the first
 * one is what requests wait for, and never rests.
 */
export const buildInParts = (
  courses: CourseSource,
  rates: RatesView | null,
  isServing: () => boolean,
): Promise<CourseIndex> =>
  buildCourseIndex(courses, {
    yieldEvery: COURSES_AT_ONCE,
    restMs: () => (isServing() && openRequests() > 0 ? REST_MS : 0),
    rates,
  });
