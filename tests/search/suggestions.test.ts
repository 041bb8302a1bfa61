import { beforeAll, describe, expect, it } from 'vitest';
import { didYouMean } from '@/lib/engines/meaning/meaning';
import { spellingDistance } from '@/lib/engines/meaning/spelling';
import { buildCourseIndex, type CourseIndex } from '@/lib/engines/search/course-index';
import { blankCourse } from './blank-course';
import { EVERYTHING } from './generate-queries';

const COURSES = [
  { course: 'Nursing', category: 'Health' },
  { course: 'Nursing', university: 'Nursing Academy', category: 'Health' },
  { course: 'Mental Health Nursing', category: 'Health' },
  { course: 'Engineering', university: 'Kings College', country: 'UK', category: 'Engineering' },
  { course: 'Business Administration', university: 'Kings College', country: 'UK', category: 'Business' },
  { course: 'Études anglaises', university: 'Université de Lyon', country: 'UK', category: 'Arts' },
] as const;

let index: CourseIndex;
beforeAll(async () => {
  index = await buildCourseIndex(COURSES.map((course, place) => blankCourse(place, course)));
});

describe('suggestions while typing', () => {
  it('gives courses by relevance, one per name', () => {
    expect(index.suggest('nurs', 5).courses.map(({ course }) => course)).toEqual(['Nursing', 'Mental Health Nursing']);
  });

  it('gives universities with their country and number of courses, the larger first', () => {
    expect(index.suggest('college', 5).universities).toEqual([
      { university: 'Douglas College', country: 'Canada', count: 2 },
      { university: 'Kings College', country: 'UK', count: 2 },
    ]);
    expect(index.suggest('universite', 5).universities).toHaveLength(1);
  });

  it('gives categories', () => {
    expect(index.suggest('e', 9).categories).toEqual(['Engineering', 'Health', 'Business']);
  });

  it('keeps to the limit', () => {
    const { courses, universities, categories } = index.suggest('e', 1);
    expect([courses.length, universities.length, categories.length]).toEqual([1, 1, 1]);
  });

  it("takes each side of an '@' for itself", () => {
    const { courses, universities } = index.suggest('nurs@academy', 5);
    expect(courses.map(({ university }) => university)).toEqual(['Nursing Academy']);
    expect(universities.map(({ university }) => university)).toEqual(['Nursing Academy']);
  });

  it.each(['', '  ', '@'])('gives nothing for %j', (text) => {
    expect(index.suggest(text, 5)).toEqual({ courses: [], universities: [], categories: [] });
  });

  it('follows changes', async () => {
    const changed = await index.withChanges({
      upserts: [blankCourse(99, { course: 'Astronomy', university: 'Star College', category: 'Space' })],
      removedIds: [blankCourse(0).id, blankCourse(1).id],
    });
    expect(changed.suggest('astro', 5).courses).toHaveLength(1);
    expect(changed.suggest('star', 5).universities).toEqual([
      { university: 'Star College', country: 'Canada', count: 1 },
    ]);
    expect(changed.suggest('spa', 5).categories).toEqual(['Space']);
    expect(changed.suggest('academy', 5).universities).toEqual([]);
  });
});

describe('did you mean', () => {
  it.each([
    ['nurssing', 'nursing'],
    ['nusring', 'nursing'],
    ['bussines adminstration', 'business administration'],
    ['engneer', 'engineering'],
    ['etuds', 'etudes'],
    ['mental helth', 'mental health'],
    ['bisness@kings', 'business@kings'],
    ['business@kigns', 'business@kings'],
  ])('%s: %s', (typed, meant) => {
    expect(didYouMean(index, typed)).toBe(meant);
    expect(index.search({ ...EVERYTHING, q: meant }).total).toBeGreaterThan(0);
  });

  it.each(['nursing', '', '@', 'xq', 'zzzzzzzz', 'nursing@kings'])('nothing for %j', (typed) => {
    expect(didYouMean(index, typed)).toBeNull();
  });

  it('never proposes a word that no course has any more', async () => {
    const changed = await index.withChanges({ upserts: [], removedIds: [blankCourse(4).id] });
    expect(didYouMean(changed, 'busness')).toBeNull();
  });
});

it.each([
  ['cat', 'cat', 0],
  ['cat', 'cut', 1],
  ['cat', 'act', 1],
  ['cat', 'ca', 1],
  ['cat', 'cats', 0.5],
  ['cat', 'cutter', 1.5],
  ['cat', 'dog', null],
])('spelling distance of %s and %s is %s', (typed, word, distance) => {
  expect(spellingDistance(typed, word, 1)).toBe(distance);
});
