import type { RatesView } from '@/lib/contract/catalogue/rates';
import { prepareMeaning } from '@/lib/engines/meaning/memory';
import type { CourseSource } from '@/lib/engines/search/build-options';
import { buildCourseIndex, type CourseIndex } from '@/lib/engines/search/course-index';
import type { CatalogueChanges } from '@/lib/engines/search/types/query';
import { Yielder } from '@/lib/engines/search/types/yielder';
import { openRequests } from '@/lib/platform/server/requests';

/** While the index is built, a request waits until so many courses have been dealt with, a few times: some milliseconds in all. */
const COURSES_AT_ONCE = 24;
/** While a request is being answered, the next index stands back this long after each millisecond or two of its own work, in ms. */
const REST_MS = 3;

/**
 * An index of these courses, made by a process that answers requests meanwhile. `isServing`: whether searches have an
 * index already; the first
 * one is what requests wait for, and never rests.
 */
export async function buildInParts(
  courses: CourseSource,
  rates: RatesView | null,
  isServing: () => boolean,
): Promise<CourseIndex> {
  const restMs = () => (isServing() && openRequests() > 0 ? REST_MS : 0);
  const index = await buildCourseIndex(courses, { yieldEvery: COURSES_AT_ONCE, restMs, rates });
  await prepareMeaning(index, new Yielder(COURSES_AT_ONCE, restMs));
  return index;
}

/** The index after these changes, made in the same way. */
export async function changedInParts(before: CourseIndex, changes: CatalogueChanges): Promise<CourseIndex> {
  const index = await before.withChanges(changes);
  await prepareMeaning(index, new Yielder(COURSES_AT_ONCE));
  return index;
}
