import { describe, expect, it } from 'vitest';
import { SearchDictionary } from '@/lib/engines/search/also/terms';
import { coursesOfSentence } from '@/lib/engines/search/also/wishes';
import { buildCourseIndex } from '@/lib/engines/search/course-index';
import type { SearchCourse, SearchQuery } from '@/lib/engines/search/types';
import { blankCourse } from './blank-course';
import { EVERYTHING } from './generate-queries';

const ASKED: SearchQuery = {
  ...EVERYTHING,
  q: 'data science',
  country: 'Canada',
  intake: ['Jan'],
  noEnglishScore: true,
};
const WHOLE = { course: 'Data Science', country: 'Canada', admissionIntake: 'Jan', ieltsOverall: null } as const;

/** What is found of courses that are all of the sentence but for these differences, in order. */
async function foundOf(...differences: Partial<SearchCourse>[]): Promise<string[]> {
  const courses = differences.map((one, place) => ({ ...blankCourse(place), ...WHOLE, ...one }));
  const index = await buildCourseIndex(courses);
  const without = { ...EVERYTHING, q: ASKED.q };
  return coursesOfSentence(index, ASKED, without, new SearchDictionary([])).map(({ because }) => because);
}

describe('courses of a sentence', () => {
  const may = { admissionIntake: 'May' };
  const ielts = { ieltsOverall: 6.5 };

  it('that are all of it come before those that miss one filter, which say which', async () => {
    expect(await foundOf(may, {}, ielts)).toEqual(['', 'No intake in Jan', 'Publishes an English score']);
  });

  it('that miss two filters are shown, and say both, only where none misses fewer', async () => {
    expect(await foundOf({ ...may, ...ielts })).toEqual(['No intake in Jan · Publishes an English score']);
    expect(await foundOf({ ...may, ...ielts }, may)).toEqual(['No intake in Jan']);
  });

  it('that miss more than three filters, or the words themselves, are not shown', async () => {
    const far = { ...may, ...ielts, country: 'USA' } as const;
    expect(await foundOf(far)).toEqual(['No intake in Jan · Publishes an English score · Not in Canada']);
    expect(await foundOf({ ...far, course: 'Nursing' })).toEqual([]);
  });
});
