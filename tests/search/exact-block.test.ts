import { beforeAll, describe, expect, it } from 'vitest';
import { BUILT_IN_DICTIONARY } from '@/lib/engines/meaning/dictionary';
import { searchBeyond } from '@/lib/engines/meaning/meaning';
import { SearchDictionary } from '@/lib/engines/meaning/terms';
import type { CourseBlock } from '@/lib/engines/search/course-block';
import { buildCourseIndex, type CourseIndex } from '@/lib/engines/search/course-index';
import type { SearchAnswer, SearchQuery } from '@/lib/engines/search/types/query';
import { Yielder } from '@/lib/engines/search/types/yielder';
import { generateCourses, pick, seededRandom } from './generate';
import { applied, randomChanges, remembered } from './generate-changes';
import { generateFurther, generateQuery } from './generate-queries';
import { naiveSearch } from './naive/naive';

const LONG = process.env.LONG_TESTS === '1';
const [COURSES, SEARCHES, EDITS] = LONG ? [3_000, 20_000, 50] : [800, 250, 5];
const TIMEOUT = LONG ? 3_600_000 : 60_000;
const DAYS = ['2026-11-10', '2026-12-01', '2027-06-15', '2027-07-01'];

const dictionary = new SearchDictionary(BUILT_IN_DICTIONARY);

describe('the exact block of a page is the text that plain filtering gives', () => {
  let courses = generateCourses(COURSES, 21);
  let edited: CourseIndex;
  /** As another process has it, which reads the courses in blocks. */
  let read: CourseIndex;
  beforeAll(async () => {
    const random = seededRandom(22);
    edited = await buildCourseIndex(courses);
    for (let round = 0; round < EDITS; round++) {
      const changes = randomChanges(random, courses, round);
      edited = await edited.withChanges(changes);
      courses = applied(courses, changes);
    }
    read = await buildCourseIndex(blocksOf(edited));
  }, TIMEOUT);

  it(
    `for ${SEARCHES} generated searches, after ${EDITS} edits, in the process that edited and in one that read`,
    () => {
      const random = seededRandom(23);
      for (let number = 0; number < SEARCHES; number++) {
        const query = generated(random);
        const expected = textOf(naiveSearch(courses, query, null, remembered));
        for (const index of [edited, read]) {
          const text = textOf(searchBeyond(index, query, dictionary, null));
          // Compared first: the runner's own comparison words a difference, and takes longer than the answer.
          if (text !== expected) expect({ query, text }).toEqual({ query, text: expected });
        }
      }
    },
    TIMEOUT,
  );

  function generated(random: () => number): SearchQuery {
    const query = { ...generateQuery(random, courses), on: pick(random, DAYS) };
    const further = random() < 0.2 ? generateFurther(random, courses) : {};
    return { ...query, ...further, ...(random() < 0.2 ? { q: sentence(random) } : {}) };
  }

  function sentence(random: () => number): string {
    const { course, country, level } = pick(random, courses);
    return pick(random, [
      `${course} in ${country}`,
      `${level} ${course.split(' ').at(-1)} under 20 lakh`,
      `cheap ${course.split(' ').slice(0, 2).join(' ')} without ielts`,
      `${country} ${level}`,
    ]);
  }
});

/** The exact block as a JSON text; what is a table by name has its names in one order. */
function textOf({ total, page, pages, courses, facets }: SearchAnswer): string {
  const sorted = Object.entries(facets).map(([facet, counts]) => [
    facet,
    Object.entries(counts).sort(([one], [other]) => (one < other ? -1 : 1)),
  ]);
  const cards = courses.map((course) => Object.entries(course).sort(([one], [other]) => (one < other ? -1 : 1)));
  return JSON.stringify({ total, page, pages, cards, facets: sorted });
}

async function* blocksOf(index: CourseIndex): AsyncGenerator<CourseBlock> {
  yield* index.blocks(500, new Yielder(1_000));
}
