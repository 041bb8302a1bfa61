import { BLANK_COURSE, COURSE_FIELD_NAMES, isCardField } from '@/lib/domain/courses/course-fields';
import type { SearchCourse } from '@/lib/engines/search/types/query';

const BLANK = Object.fromEntries(
  COURSE_FIELD_NAMES.filter(isCardField).map((name) => [name, BLANK_COURSE[name]]),
) as unknown as SearchCourse;

/** A course of which nothing is known but what is given; `place` makes its id. */
export function blankCourse(place: number, known: Partial<SearchCourse> = {}): SearchCourse {
  const own = { course: 'Nursing', university: 'Douglas College', country: 'Canada', currency: 'CAD' } as const;
  return { ...BLANK, id: place.toString(16).padStart(24, '0'), ...own, ...known };
}
