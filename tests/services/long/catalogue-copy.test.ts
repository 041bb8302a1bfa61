import { Types } from 'mongoose';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BLANK_COURSE } from '@/lib/domain/courses/course-fields';
import { CourseBlock, leftOut } from '@/lib/engines/search/course-block';
import { buildCourseIndex } from '@/lib/engines/search/course-index';
import { packBlock, unpackBlock } from '@/lib/engines/search/packed-blocks';
import type { SearchCourse } from '@/lib/engines/search/types/query';
import { Yielder } from '@/lib/engines/search/types/yielder';
import { log } from '@/lib/platform/log';
import { forget } from '@/lib/platform/once';
import { removeCourse } from '@/lib/services/catalogue/course-management';
import { copiedCatalogue } from '@/lib/services/catalogue/search/catalogue-copy';
import { courseIndex, keepCurrent } from '@/lib/services/catalogue/search/current-index';
import { offeredCourses } from '@/lib/services/catalogue/search/stored-courses';
import { CatalogueBlock, CatalogueCopy } from '@/models/catalogue-copy';
import { Course } from '@/models/course';
import { generateCourses, pick, seededRandom } from '../../search/generate';
import { generateQuery } from '../../search/generate-queries';
import { emptyDatabase } from '../../support/database';
import { isGone } from '../../support/garbage';
import { person } from '../../support/people';

/** More than eight blocks hold. */
const COURSES = 40_000;
const QUERIES = 500;
const LONG_AGO = new Date(Date.now() - 3_600_000);

const courses = generateCourses(COURSES);

const recordOf = ({ id, ...fields }: SearchCourse, updatedOn: Date) => ({
  ...BLANK_COURSE,
  ...fields,
  _id: new Types.ObjectId(id),
  identity: id,
  batchId: null,
  createdOn: LONG_AGO,
  updatedOn,
});
const NOT_ALL = [expect.stringContaining('copy is incomplete')];
/** What the process logged since its start. */
let said: string[] = [];
const restart = () => forget('course-search');

/** A copy of what is stored is kept, and the process ends. */
async function keptAndStopped(): Promise<void> {
  await courseIndex();
  await keepCurrent();
  restart();
}

async function expectAllOfIt(): Promise<void> {
  const [index, fresh] = [await courseIndex(), await buildCourseIndex(offeredCourses())];
  const stored = (one: typeof index) => [...one.courses()].sort((a, b) => (a.id < b.id ? -1 : 1));
  expect(stored(index)).toEqual(stored(fresh));
  const random = seededRandom(11);
  for (let number = 0; number < QUERIES; number++) {
    const query = generateQuery(random, courses);
    expect({ query, answer: index.search(query) }).toEqual({ query, answer: fresh.search(query) });
    const text = pick(random, courses).course.slice(0, 4);
    expect(index.suggest(text, 5)).toEqual(fresh.suggest(text, 5));
  }
}

it('courses come out of blocks as they went in', async () => {
  const yielder = new Yielder(100);
  // With a length and scores that take the wider columns.
  const odd = courses
    .slice(0, 300)
    .map((course, place) => ({ ...course, durationInMonths: place / 7, det: place / 3 }));
  const given = [...courses.slice(300, 700), ...odd];
  const index = await buildCourseIndex(given);
  const unpacked = async function* (without: string[]) {
    for await (const block of index.blocks(150, yielder)) {
      yield unpackBlock(await packBlock(block, yielder)).without(leftOut(without));
    }
  };
  const byId = (some: Iterable<SearchCourse>) => [...some].sort((a, b) => (a.id < b.id ? -1 : 1));
  expect(byId((await buildCourseIndex(unpacked([]))).courses())).toEqual(byId(given));
  const [left, kept] = [given.slice(0, 90), given.slice(90)];
  expect(byId((await buildCourseIndex(unpacked(left.map(({ id }) => id)))).courses())).toEqual(byId(kept));
  const empty = await buildCourseIndex([]);
  for await (const _ of empty.blocks(150, yielder)) expect.unreachable();
});

it('bytes that are no block of these columns are refused', async () => {
  const yielder = new Yielder(100);
  for await (const block of (await buildCourseIndex(courses.slice(0, 20))).blocks(20, yielder)) {
    const bytes = await packBlock(block, yielder);
    expect(() => unpackBlock(bytes.subarray(0, bytes.length - 2))).toThrow(RangeError);
    const { ids, columns } = block;
    const other = await packBlock(new CourseBlock(ids, columns.slice(1)), yielder);
    expect(() => unpackBlock(other)).toThrow(RangeError);
  }
});

it('a first start without a copy reads the catalogue', async () => {
  await emptyDatabase();
  await Course.collection.insertOne(recordOf(courses[0] as SearchCourse, LONG_AGO));
  expect(await copiedCatalogue()).toBeNull();
  expect((await courseIndex()).size).toBe(1);
});

it('an index that another took the place of is not kept', async () => {
  await emptyDatabase();
  await Course.collection.insertOne(recordOf(courses[0] as SearchCourse, LONG_AGO));
  restart();
  const first = new WeakRef(await courseIndex());
  await Course.updateMany({}, { $set: { campus: 'Pier' } });
  await keepCurrent();
  expect([...(await courseIndex()).courses()].map(({ campus }) => campus)).toEqual(['Pier']);
  expect(await isGone(first)).toBe(true);
});

describe('the second start', () => {
  beforeAll(async () => {
    await emptyDatabase();
    await Course.collection.insertMany(courses.map((course) => recordOf(course, LONG_AGO)));
  });
  beforeEach(async () => {
    await keptAndStopped();
    said = [];
    vi.spyOn(log(), 'info').mockImplementation((text) => void said.push(String(text)));
    vi.spyOn(log(), 'warn').mockImplementation((context) => void said.push(String((context as { err?: Error }).err)));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('takes the courses from the copy, and answers as an index built anew', async () => {
    expect(await copiedCatalogue()).toMatchObject({ followed: 0 });
    await expectAllOfIt();
    expect(await CatalogueBlock.countDocuments()).toBe(Math.ceil(COURSES / 500));
  });

  it('follows what was added, changed, retired, offered again and removed since', async () => {
    const ids = courses.map(({ id }) => new Types.ObjectId(id));
    await Course.updateMany({ _id: { $in: ids.slice(0, 40) } }, { $set: { course: 'Marine Botany', campus: 'Pier' } });
    await Course.updateMany({ _id: { $in: ids.slice(40, 60) } }, { $set: { retiredOn: '2026-10-01' } });
    await keptAndStopped();
    await Course.updateMany({ _id: { $in: ids.slice(50, 60) } }, { $set: { retiredOn: null } });
    const added = generateCourses(30, 77).map((course) => recordOf(course, new Date()));
    await Course.collection.insertMany(added);
    await removeCourse((await person('admin')).viewer, String(ids[100]));
    await expectAllOfIt();
    expect(said).toEqual([]);
    expect((await courseIndex()).size).toBe(COURSES - 10 + 30 - 1);
  });

  it('reads the catalogue anew when courses are gone that no announcement named', async () => {
    await Course.deleteMany({ _id: new Types.ObjectId(courses[200]?.id) });
    await expectAllOfIt();
    expect(said).toEqual(NOT_ALL);
  });

  it('reads the catalogue anew when the database was set back to an earlier day', async () => {
    const [one] = courses.slice(-1) as [SearchCourse];
    await Course.updateOne({ _id: one.id }, { $set: { course: 'Later' } });
    await keptAndStopped();
    await Course.collection.replaceOne({ _id: new Types.ObjectId(one.id) }, recordOf(one, LONG_AGO));
    await CatalogueCopy.updateOne({}, { $set: { since: new Date() } });
    await expectAllOfIt();
    expect(said).toEqual(NOT_ALL);
  });

  const damages: [what: string, damage: () => Promise<unknown>, named: RegExp | null][] = [
    [
      'a flipped byte',
      async () => {
        const block = await CatalogueBlock.collection.findOne({ n: 1 });
        const data = Buffer.from(block?.data.buffer as Uint8Array);
        data[data.length >>> 1] = (data[data.length >>> 1] as number) ^ 1;
        await CatalogueBlock.collection.updateOne({ n: 1 }, { $set: { data } });
      },
      /block 2 of \d+ .* was changed after it was written/,
    ],
    [
      'a block cut short',
      async () => {
        const block = await CatalogueBlock.collection.findOne({ n: 0 });
        const data = Buffer.from(block?.data.buffer as Uint8Array).subarray(0, 100);
        await CatalogueBlock.collection.updateOne({ n: 0 }, { $set: { data } });
      },
      /block 1 of \d+ .* was changed after it was written/,
    ],
    ['a missing block', () => CatalogueBlock.deleteOne({ n: 1 }), /block 2 of \d+ .* is missing/],
    ['another version', () => CatalogueCopy.updateOne({}, { $set: { format: '0' } }), null],
  ];
  it.each(damages)('reads the catalogue anew after %s, and says so', async (_what, damage, named) => {
    await damage();
    await expectAllOfIt();
    expect(said).toEqual(named ? [expect.stringMatching(named)] : []);
    await keptAndStopped();
    said = [];
    expect(await copiedCatalogue()).not.toBeNull();
    await courseIndex();
    expect(said).toEqual([]);
  });

  it('a damaged first block, read while the changed courses are taken, is thrown to who takes the courses', async () => {
    await Course.updateOne({ _id: courses[0]?.id }, { $set: { updatedOn: new Date() } });
    await CatalogueBlock.deleteOne({ n: 0 });
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    try {
      const { courses: taken } = (await copiedCatalogue()) as NonNullable<Awaited<ReturnType<typeof copiedCatalogue>>>;
      expect((await taken.next()).value).not.toBeInstanceOf(CourseBlock);
      // Longer than the reading takes.
      await new Promise((resolve) => setTimeout(resolve, 300));
      const takeAll = async () => {
        for await (const one of taken) expect(one).not.toBeInstanceOf(CourseBlock);
      };
      await expect(takeAll()).rejects.toThrow(/block 1 of \d+ .* is missing/);
      expect(unhandled).not.toHaveBeenCalled();
    } finally {
      process.off('unhandledRejection', unhandled);
    }
  });

  it('soon after many changes is spared them once they are old enough to be left out', async () => {
    await Course.updateMany(
      { _id: { $in: courses.slice(0, 2_100).map(({ id }) => id) } },
      { $set: { campus: 'Quay' } },
    );
    await keptAndStopped();
    await courseIndex();
    await keepCurrent();
    expect((await copiedCatalogue())?.followed).toBeGreaterThan(2_000);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    await keepCurrent();
    expect(await copiedCatalogue()).toMatchObject({ followed: 0 });
    restart();
    await expectAllOfIt();
    expect(said).toEqual([]);
    // A copy of the future would hide what the next tests change, and they are not about many changes.
    await Promise.all([CatalogueCopy.deleteMany({}), CatalogueBlock.deleteMany({})]);
    await Course.collection.updateMany({}, { $set: { updatedOn: LONG_AGO } });
  });

  it('counts what is retired by its own index', async () => {
    expect(JSON.stringify(await Course.find({ retiredOn: { $gt: '' } }).explain())).toContain('retiredOn_1');
  });

  it('a second copy takes the place of the first, and is written only after a change', async () => {
    const before = await CatalogueCopy.findById('current').lean();
    await courseIndex();
    await keepCurrent();
    expect((await CatalogueCopy.findById('current').lean())?.copy).not.toEqual(before?.copy);
    expect(await CatalogueBlock.distinct('copy')).toHaveLength(1);
    const kept = await CatalogueCopy.findById('current').lean();
    await keepCurrent();
    expect(await CatalogueCopy.findById('current').lean()).toEqual(kept);
  });
});
