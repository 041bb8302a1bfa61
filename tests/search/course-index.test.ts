import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { NO_MARKS } from '@/lib/domain/marks/marks';
import { didYouMean } from '@/lib/engines/meaning/meaning';
import { buildCourseIndex, type CourseIndex } from '@/lib/engines/search/course-index';
import type { StatedMinimum } from '@/lib/engines/search/types/query';
import { type SearchCourse, type SearchQuery, SORTS } from '@/lib/engines/search/types/query';
import { longIt } from '../support/long-it';
import { generateCourses, pick, seededRandom } from './generate';
import { applied, randomChanges, remembered } from './generate-changes';
import { EVERYTHING, generateFurther, generateQuery } from './generate-queries';
import { naiveSearch } from './naive/naive';

const LONG = process.env.LONG_TESTS === '1';
const COURSES = 3_000;
/** In parts, each with queries of its own, so that one can be run by itself: 100,000 in the long suite. */
const SEEDS = LONG ? [42, 44, 45, 46, 47] : [42];
const QUERIES = LONG ? 20_000 : 100;
/** Of the long suite: a catalogue as large as those that are meant. */
const [MANY_COURSES, MANY_QUERIES] = [100_000, 2_000];
const QUERIES_PER_CHANGE = LONG ? 25 : 10;
const TIMEOUT = LONG ? 3_600_000 : 600_000;
/** Days of reading: before, among and after the closing days of the generated courses. */
const DAYS = ['2026-11-10', '2026-12-01', '2027-06-15', '2027-07-01'];

describe('the index answers what the naive search answers', () => {
  const courses = generateCourses(COURSES);
  let index: CourseIndex;
  beforeAll(async () => {
    index = await buildCourseIndex(courses);
  }, TIMEOUT);

  it.each(SEEDS)(
    `for ${QUERIES} random queries: total, page, order and every facet count (seed %i)`,
    (seed) => {
      const random = seededRandom(seed);
      for (let number = 0; number < QUERIES; number++) {
        const on = DAYS[Math.floor(number / 50) % DAYS.length] as string;
        expectSameAnswer(index, courses, { ...generateQuery(random, courses), on });
      }
    },
    TIMEOUT,
  );

  it.runIf(LONG)(
    `for ${MANY_QUERIES} random queries over ${MANY_COURSES} courses`,
    async () => {
      const many = generateCourses(MANY_COURSES);
      const indexOfMany = await buildCourseIndex(many);
      const random = seededRandom(43);
      for (let number = 0; number < MANY_QUERIES; number++) {
        const further = random() < 0.1 ? generateFurther(random, many) : {};
        expectSameAnswer(indexOfMany, many, { ...generateQuery(random, many), ...further });
      }
    },
    TIMEOUT,
  );

  it('on every page of a result, in every sort', () => {
    const query = { ...EVERYTHING, q: 'nursing', limit: 19 };
    for (const sort of SORTS) {
      const pages = index.search({ ...query, sort }).pages;
      expect(pages).toBeGreaterThan(5);
      const walked = Array.from(
        { length: pages },
        (_, page) => index.search({ ...query, sort, page: page + 1 }).courses,
      );
      const whole = naiveSearch(courses, { ...query, sort, limit: courses.length }).courses;
      expect(walked.flat()).toEqual(whole);
    }
  });

  it('beyond the last page: no courses, the same total', () => {
    expectSameAnswer(index, courses, { ...EVERYTHING, page: 999_999 });
  });

  it('for values the catalogue does not have', () => {
    expectSameAnswer(index, courses, { ...EVERYTHING, country: 'Atlantis' });
    expectSameAnswer(index, courses, { ...EVERYTHING, university: ['Nowhere'], category: 'None', subcategory: 'None' });
    expectSameAnswer(index, courses, { ...EVERYTHING, level: ['none'], intake: ['Smarch'], test: 'pte', score: -1 });
  });

  it('states its size and the courses per country', () => {
    expect(index.size).toBe(courses.length);
    expect(index.countries).toEqual(naiveSearch(courses, EVERYTHING).facets.country);
    expect(index.byteLength).toBeGreaterThan(0);
  });
});

describe('with exchange rates', () => {
  const rates = { base: 'EUR', perBase: { CAD: 1.61, AUD: 1.78, USD: 1.16, GBP: 0.88 } };

  it('fees in the currencies they name are compared with each other, others each by themselves', async () => {
    const courses = generateCourses(1500, 9);
    const index = await buildCourseIndex(courses, { rates });
    const random = seededRandom(5);
    const expectSame = (one: CourseIndex, all: SearchCourse[], query: SearchQuery) =>
      expect({ query, answer: one.search(query) }).toEqual({ query, answer: naiveSearch(all, query, rates) });
    const changes = randomChanges(random, courses, 1);
    const changed = await index.withChanges(changes);
    for (let number = 0; number < 150; number++) {
      const generated = generateQuery(random, courses);
      const sort = pick(random, ['fee', '-fee'] as const);
      const query = { ...generated, sort, maxFee: number % 2 ? 3_000_000 : null, page: 1 + (number % 3) };
      expectSame(index, courses, query);
      expectSame(changed, applied(courses, changes), query);
    }
  });

  it('a fee at the limit is within it, in its own currency and in another', async () => {
    const [first, second] = generateCourses(2, 3) as [SearchCourse, SearchCourse];
    const fee = { fee_period: 'per year', durationInMonths: 12 } as const;
    const index = await buildCourseIndex(
      [
        { ...first, ...fee, course: 'In CAD', currency: 'CAD', tuitionFeeMinor: 1_610_000 },
        { ...second, ...fee, course: 'In GBP', currency: 'GBP', tuitionFeeMinor: 900_000 },
      ],
      { rates },
    );
    const upTo = (maxFee: number, currency: string) =>
      index.search({ ...EVERYTHING, maxFee, currency, sort: 'fee' }).courses.map(({ course }) => course);
    expect(upTo(1_610_000, 'CAD')).toEqual(['In CAD']);
    expect(upTo(1_609_999, 'CAD')).toEqual([]);
    expect(upTo(900_000, 'GBP')).toEqual(['In CAD', 'In GBP']);
    expect(upTo(9_000_000, 'NZD')).toEqual([]);
  });
});

it('a stream of courses gives the same index as a list', async () => {
  const courses = generateCourses(1000, 2);
  async function* stream() {
    yield* courses;
  }
  const index = await buildCourseIndex(stream());
  const random = seededRandom(1);
  for (let number = 0; number < 50; number++) expectSameAnswer(index, courses, generateQuery(random, courses));
});

describe('an empty catalogue', () => {
  it('answers nothing, with the countries, months and levels at 0', async () => {
    const index = await buildCourseIndex([]);
    for (const q of ['', 'nursing', 'a b c', '@']) expectSameAnswer(index, [], { ...EVERYTHING, q });
    expect(index.suggest('x', 5)).toEqual({ courses: [], universities: [], categories: [] });
    expect(didYouMean(index, 'nursing')).toBeNull();
  });
});

describe('an index with changes equals one built anew', () => {
  it(
    'after every one of a chain of random changes',
    async () => {
      const random = seededRandom(7);
      let courses = generateCourses(3000, 3);
      let index = await buildCourseIndex(courses);
      for (let round = 0; round < 12; round++) {
        const changes = randomChanges(random, courses, round);
        const before = courses;
        const earlier = index;
        index = await index.withChanges(changes);
        courses = applied(courses, changes);
        expect(index.size).toBe(courses.length);
        for (let number = 0; number < QUERIES_PER_CHANGE; number++) {
          expectSameAnswer(index, courses, generateQuery(random, courses));
          expectSameAnswer(earlier, before, generateQuery(random, before));
        }
      }
    },
    TIMEOUT,
  );

  it('when two versions branch off the same one', async () => {
    const courses = generateCourses(500, 4);
    const index = await buildCourseIndex(courses);
    const random = seededRandom(8);
    const branches = [1, 2].map((round) => randomChanges(random, courses, round));
    const changed = await Promise.all(branches.map((changes) => index.withChanges(changes)));
    for (let number = 0; number < 100; number++) {
      for (const [branch, changes] of branches.entries()) {
        const after = applied(courses, changes);
        expectSameAnswer(changed[branch] as CourseIndex, after, generateQuery(random, after));
      }
    }
  });

  it('when more scores appear than a byte can tell apart', async () => {
    const courses = generateCourses(900, 5).map((course, place) => ({
      ...course,
      toefl: place,
      toeflScale: '0-120' as const,
      det: place % 250,
    }));
    const index = await buildCourseIndex(courses);
    const upserts = courses.slice(0, 40).map((course, place) => ({ ...course, det: 500 + place }));
    const changed = await index.withChanges({ upserts, removedIds: [] });
    const after = applied(courses, { upserts, removedIds: [] });
    for (const score of [0, 100, 249, 510, 899]) {
      const query = { ...EVERYTHING, eligible: { toefl: score / 2, det: score, gre: 400, gmat: 900 } };
      expectSameAnswer(index, courses, query);
      expectSameAnswer(changed, after, query);
    }
  });

  longIt('when thousands change at once, which takes a fresh build of its own courses', async () => {
    const courses = generateCourses(6_000, 7);
    const [changing, added] = [courses.slice(0, 1_500), courses.slice(5_000)];
    const index = await buildCourseIndex(courses.slice(0, 5_000));
    const changes = {
      upserts: [...changing.map((course) => ({ ...course, course: `${course.course} anew` })), ...added],
      removedIds: courses.slice(2_000, 2_700).map(({ id }) => id),
    };
    const changed = await index.withChanges(changes);
    const after = applied(courses.slice(0, 5_000), changes);
    expect(changed.size).toBe(5_300);
    const random = seededRandom(8);
    for (let number = 0; number < 200; number++) {
      expectSameAnswer(changed, after, generateQuery(random, courses));
    }
    expectSameAnswer(changed, after, { ...EVERYTHING, q: 'anew' });
    expectSameAnswer(index, courses.slice(0, 5_000), EVERYTHING);
  });

  it('lets other work of the process in while building and changing', async () => {
    const courses = generateCourses(20_000, 6);
    // A break that comes within a millisecond of the last one is left out: here each takes as long as it may.
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => ++now);
    let turns = 0;
    let isDone = false;
    const count = () => {
      turns++;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    const index = await buildCourseIndex(courses, { yieldEvery: 500 });
    expect(turns).toBeGreaterThan(100);
    const beforeChange = turns;
    await index.withChanges({ upserts: courses.slice(0, 10), removedIds: [] });
    isDone = true;
    clock.mockRestore();
    expect(turns).toBeGreaterThan(beforeChange);
  });
});

function expectSameAnswer(index: CourseIndex, courses: SearchCourse[], query: SearchQuery): void {
  const answer = index.search(query);
  const expected = naiveSearch(courses, query, null, remembered);
  // The runner's own comparison takes longer than both answers; it words a difference.
  if (!isDeepStrictEqual(answer, expected)) expect({ query, answer }).toEqual({ query, answer: expected });
}

it.runIf(LONG)('tells more campuses apart than two bytes do, also when they come later', async () => {
  const courses = generateCourses(66_000, 12).map((course, place) => ({ ...course, campus: `Campus ${place}` }));
  const last = courses.at(-1) as SearchCourse;
  const found = (index: CourseIndex, q: string) => index.search({ ...EVERYTHING, q, limit: 50 }).courses;
  const built = await buildCourseIndex(courses);
  expect([...built.courses()].find(({ id }) => id === last.id)).toEqual(last);
  const few = await buildCourseIndex(courses.slice(0, 65_400));
  const later = courses.slice(65_400, 65_600).map((course) => ({ ...course, course: 'Lighthouse keeping' }));
  const changed = await few.withChanges({ upserts: later, removedIds: [] });
  const campuses = Array.from(
    { length: 4 },
    (_, page) => changed.search({ ...EVERYTHING, q: 'lighthouse keeping', limit: 50, page: page + 1 }).courses,
  ).flat();
  expect(new Set(campuses.map(({ campus }) => campus))).toEqual(new Set(later.map(({ campus }) => campus)));
  expect(found(few, 'lighthouse keeping')).toEqual([]);
});

it.runIf(LONG)(
  'judges more stated minimums than two bytes tell apart, also when they come later',
  async () => {
    const minimums = 58_000;
    const courses = generateCourses(minimums, 14).map(
      (course, place): SearchCourse => ({
        ...course,
        level: 'Post Graduate',
        ...NO_MARKS,
        minPercentage: 40 + (place % 60),
        maxGapYears: Math.floor(place / 60) / 2,
      }),
    );
    const queries = [55, 70, 98].map((own) => ({
      ...EVERYTHING,
      eligible: { ielts: { overall: 9, lowest: 9 }, gre: 340, gmat: 800 },
      marksMet: ({ minPercentage, maxGapYears }: StatedMinimum) =>
        (minPercentage ?? 0) <= own && (maxGapYears ?? Number.POSITIVE_INFINITY) >= 100,
    }));
    const [few, all] = await Promise.all([courses.slice(0, 57_000), courses].map((some) => buildCourseIndex(some)));
    const later = { upserts: courses.slice(57_000), removedIds: [] };
    const changed = await (few as CourseIndex).withChanges(later);
    for (const query of queries) {
      expectSameAnswer(all as CourseIndex, courses, query);
      expectSameAnswer(few as CourseIndex, courses.slice(0, 57_000), query);
      expectSameAnswer(changed, courses, query);
    }
  },
  180_000,
);
