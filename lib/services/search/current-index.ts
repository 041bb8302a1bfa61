import { mongo } from 'mongoose';
import type { RatesView } from '@/lib/contract/catalogue/rates';
import { connectDatabase } from '@/lib/db';
import { BLANK_COURSE, COURSE_FIELD_NAMES, isCardField } from '@/lib/domain/course-fields';
import { type BusEvent, subscribe } from '@/lib/events/bus';
import { log } from '@/lib/log';
import { once } from '@/lib/once';
import { buildCourseIndex, type CourseIndex } from '@/lib/search/course-index';
import type { SearchCourse } from '@/lib/search/types';
import { Course, type CourseRecord, OFFERED } from '@/models/course';
import { dropLogos, logosVersion } from '../catalogue/universities';
import { ratesInUse } from '../facts/rates';

/** Up to this many changed courses the index is patched; beyond, it is built anew beside the old one. */
const MOST_PATCHED = 2_000;
/** While the index is built, a request waits until so many courses have been dealt with, a few times: some milliseconds in all. */
const COURSES_AT_ONCE = 24;

/** Whether searches are answered without waiting for the first build. */
export function searchIsReady(): boolean {
  return state().current !== null;
}

/** Which state of the catalogue this process answers from; changes with every refresh. */
export function catalogueVersion(): number {
  return state().version;
}

/** The exchange rates by which this process compares fees; null without any. */
export const indexRates = (): RatesView | null => state().rates;

/** Builds the index in the background and follows the catalogue and the logos from then on. Called once per process. */
export function keepCourseIndexFresh(): void {
  if (state().following) return;
  state().following = true;
  subscribe((event) => {
    if (event.kind === 'courses-changed') enqueue(() => refresh(event));
    if (event.kind === 'facts-changed' && (event.payload as { id?: string }).id === 'rates') enqueue(rebuild);
    if (event.kind === 'universities-changed') dropLogos();
  });
  Promise.all([courseIndex(), logosVersion()]).catch((error) =>
    log().error({ err: error }, 'the search index could not be built'),
  );
}

/** Resolves when this process has its first index. */
export async function searchIsBuilt(): Promise<void> {
  await courseIndex();
}

/** Resolves when every change this process has heard of is in the index. */
export async function searchIsCurrent(): Promise<void> {
  await state().queue;
}

interface State {
  current: CourseIndex | null;
  building: Promise<CourseIndex> | null;
  /** Refreshes run one after another. */
  queue: Promise<unknown>;
  version: number;
  following: boolean;
  /** Those that the current index compares fees by. */
  rates: RatesView | null;
}

const state = () =>
  once(
    'course-search',
    (): State => ({
      current: null,
      building: null,
      queue: Promise.resolve(),
      version: 0,
      following: false,
      rates: null,
    }),
  );

/** The index that searches are answered from; waits for the first build. */
export async function courseIndex(): Promise<CourseIndex> {
  const { current } = state();
  if (current) return current;
  keepCourseIndexFresh();
  state().building ??= build().catch((error) => {
    state().building = null;
    throw error;
  });
  return state().building as Promise<CourseIndex>;
}

async function build(): Promise<CourseIndex> {
  await connectDatabase();
  return rebuild();
}

/** The index made anew of what is stored, courses and exchange rates. */
async function rebuild(): Promise<CourseIndex> {
  const rates = await ratesInUse();
  const index = await buildCourseIndex(offeredCourses(), { yieldEvery: COURSES_AT_ONCE, rates });
  state().rates = rates;
  replace(index);
  return index;
}

function replace(index: CourseIndex): void {
  state().current = index;
  state().version++;
}

function enqueue(work: () => Promise<unknown>): void {
  state().queue = state()
    .queue.then(work)
    .catch((error) => log().error({ err: error }, 'the search index is behind'));
}

/** What a 'courses-changed' event says: everything, one upload's courses, or these ones. */
interface Change {
  all?: boolean;
  batchId?: string;
  ids?: string[];
  removed?: string[];
}

async function refresh(event: BusEvent): Promise<void> {
  const index = await courseIndex();
  const { all, batchId, ids, removed } = event.payload as Change;
  const filter = batchId ? { batchId } : { _id: { $in: ids ?? [] } };
  if (all || (await Course.countDocuments(filter)) > MOST_PATCHED) {
    await rebuild();
    return;
  }
  const upserts: SearchCourse[] = [];
  const removedIds = [...(removed ?? [])];
  for await (const course of storedCourses(filter)) {
    if (course.retiredOn) removedIds.push(String(course._id));
    else upserts.push(searchCourseOf(course));
  }
  replace(await index.withChanges({ upserts, removedIds }));
}

const BLANK_CARD = Object.fromEntries(COURSE_FIELD_NAMES.filter(isCardField).map((name) => [name, BLANK_COURSE[name]]));

/** What the index doesn't take, as a projection. */
const NOT_SEARCHED = Object.fromEntries(
  [...COURSE_FIELD_NAMES.filter((name) => !isCardField(name)), 'identity', 'batchId', 'seenIn'].map((name) => [
    name,
    0,
  ]),
);

async function* offeredCourses(): AsyncGenerator<SearchCourse> {
  for await (const course of storedCourses(OFFERED)) yield searchCourseOf(course);
}

/** The offered courses that were added from a moment on, each with when. */
export async function addedCourses(since: Date): Promise<{ course: SearchCourse; addedOn: Date }[]> {
  const added: { course: SearchCourse; addedOn: Date }[] = [];
  // What was added was changed then or later, and there is an index of changes.
  const filter = { updatedOn: { $gte: since }, createdOn: { $gte: since }, ...OFFERED };
  for await (const course of storedCourses(filter)) {
    added.push({ course: searchCourseOf(course), addedOn: course.createdOn });
  }
  return added;
}

async function* storedCourses(filter: Record<string, unknown>): AsyncGenerator<CourseRecord> {
  const cast = Course.find(filter).cast(Course, filter);
  // As bytes: the driver, whose commands are watched, would decode every batch whole and then each course once more.
  for await (const bytes of Course.collection
    .find<Buffer>(cast as never, { projection: NOT_SEARCHED, batchSize: 250, raw: true })
    .stream()) {
    yield mongo.BSON.deserialize(bytes) as CourseRecord;
  }
}

function searchCourseOf(course: CourseRecord): SearchCourse {
  const {
    _id,
    identity: _identity,
    batchId: _batch,
    retiredOn: _retired,
    createdOn: _created,
    updatedOn: _updated,
    ...fields
  } = course;
  // What was stored before there was such a field holds nothing for it.
  return { ...BLANK_CARD, ...fields, id: String(_id) };
}
