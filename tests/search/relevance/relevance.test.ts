import { beforeAll, describe, expect, it } from 'vitest';
import { fold, parseKeyword } from '@/lib/engines/search/types/fold';
import type { SearchCourse } from '@/lib/engines/search/types/query';
import { longIt } from '../../support/long-it';
import { demoCatalogue, hasRegister, registerCatalogue } from './catalogues';
import { type Find, fuse, minisearch, ours, substring } from './engines';
import { EXACT } from './exact';
import { relevanceOf } from './measure';
import { TOPICS } from './topics';

const LONG = process.env.LONG_TESTS === '1';
const TIMEOUT = 600_000;
/** fuse.js compares every course with every topic: ten topics show whether it is near. */
const FOR_FUSE = LONG ? TOPICS : TOPICS.filter((_, place) => place % 15 === 0);

it('there are 150 topics, none twice', () => {
  expect(TOPICS).toHaveLength(150);
  expect(new Set(TOPICS.map(({ q }) => fold(q))).size).toBe(150);
});

describe("on the demo's courses", () => {
  const courses = demoCatalogue();
  let find: Find;
  beforeAll(async () => {
    find = await ours(courses);
  });

  it('at most 3 % find nothing, and the first ten are at least 0.90 of the best ten', () => {
    const { topics, ndcg, nothing } = relevanceOf(find, courses, TOPICS);
    expect(topics).toBeGreaterThan(140);
    expect(ndcg).toBeGreaterThanOrEqual(0.9);
    expect(nothing).toBeLessThanOrEqual(0.03);
  });

  longIt('that is at least 0.15 above minisearch, fuse.js and the substring search', { timeout: TIMEOUT }, () => {
    const own = relevanceOf(find, courses, TOPICS).ndcg;
    for (const other of [minisearch(courses), substring(courses)]) {
      expect(own - relevanceOf(other, courses, TOPICS).ndcg).toBeGreaterThanOrEqual(0.15);
    }
    const ownOfSome = relevanceOf(find, courses, FOR_FUSE).ndcg;
    expect(ownOfSome - relevanceOf(fuse(courses), courses, FOR_FUSE).ndcg).toBeGreaterThanOrEqual(0.15);
  });

  it('what names have as it was typed comes before all that is guessed', () => {
    for (const { q } of EXACT) {
      const { anywhere, university } = parseKeyword(q);
      const has = ({ course, university: own }: SearchCourse) =>
        (fold(course).includes(anywhere) || fold(own).includes(anywhere)) && fold(own).includes(university);
      const wanted = Math.min(10, courses.filter(has).length);
      expect(find(q).slice(0, wanted).every(has), q).toBe(true);
    }
  });
});

describe.runIf(hasRegister && LONG)('on the Australian register of January 2023', { timeout: TIMEOUT }, () => {
  it('at most 3 % find nothing, and ours is at least 0.15 above minisearch and the substring search', async () => {
    const courses = await registerCatalogue();
    const own = relevanceOf(await ours(courses), courses, TOPICS);
    expect(own.nothing).toBeLessThanOrEqual(0.03);
    for (const other of [minisearch(courses), substring(courses)]) {
      expect(own.ndcg - relevanceOf(other, courses, TOPICS).ndcg).toBeGreaterThanOrEqual(0.15);
    }
  });
});
