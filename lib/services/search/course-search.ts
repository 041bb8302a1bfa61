import { mongo } from 'mongoose';
import type { z } from 'zod';
import type { Viewer } from '@/lib/auth/viewer';
import type { courseSuggestions, searchCourses } from '@/lib/contract/catalogue/courses';
import type { Result } from '@/lib/contract/operation';
import { connectDatabase } from '@/lib/db';
import { CURRENCY_OF } from '@/lib/domain/countries';
import { BLANK_COURSE, COURSE_FIELD_NAMES, isCardField } from '@/lib/domain/course-fields';
import { minorUnits } from '@/lib/domain/money';
import { levelsMet } from '@/lib/eligibility/entry';
import type { Standing } from '@/lib/eligibility/fit';
import { scoresInForce, unknownRules } from '@/lib/eligibility/standing';
import { type BusEvent, subscribe } from '@/lib/events/bus';
import { log } from '@/lib/log';
import { once } from '@/lib/once';
import { BUILT_IN_DICTIONARY } from '@/lib/search/also/dictionary';
import { readSentence } from '@/lib/search/also/sentence';
import { SearchDictionary } from '@/lib/search/also/terms';
import { buildCourseIndex, type CourseIndex } from '@/lib/search/course-index';
import { fold } from '@/lib/search/fold';
import type { SearchAnswer, SearchCourse, SearchQuery } from '@/lib/search/types';
import { measureSearch } from '@/lib/server/metrics';
import { Course, type CourseRecord } from '@/models/course';
import { ownStanding } from '../applications/eligibility';
import { dropLogos, logosFor, logosVersion } from '../catalogue/universities';

/** Up to this many changed courses the index is patched; beyond, it is built anew beside the old one. */
const MOST_PATCHED = 2_000;
/** While the index is built, a request waits until so many courses have been dealt with, a few times: some milliseconds in all. */
const COURSES_AT_ONCE = 24;

type Input = z.output<(typeof searchCourses)['query']>;

/**
 * Searches the catalogue: the specification's semantics, with the count behind every filter choice. `qualify` keeps
 * what the viewer's own stored scores meet, nothing for a student without any, and filters nothing for other viewers.
 */
export async function searchCatalogue(input: Input, viewer: Viewer | null): Promise<Result<typeof searchCourses>> {
  const index = await courseIndex();
  const query = queryOf(input);
  const standing = input.qualify && viewer?.role === 'student' ? await qualifying(query, viewer) : null;
  const answer = measureSearch(() => index.searchBeyond(query, dictionary(), input.block || null));
  const { courses, also, close, ...rest } = answer;
  const shown = [...courses, ...also.courses, ...close.courses];
  const isNothing = answer.total + also.total + close.total === 0;
  return {
    ...rest,
    courses: courses.map(withUnderscore),
    also: { ...also, courses: also.courses.map(withUnderscore) },
    close: { ...close, courses: close.courses.map(withUnderscore) },
    read: readAsSentence(index, input, query),
    logos: await logosFor(shown),
    didYouMean: isNothing ? index.didYouMean(query.q) : null,
    unknownRules: standing ? unknownRules(standing) : [],
  };
}

/** The keyword as a sentence, and what that finds under the filters that are chosen already. */
function readAsSentence(
  index: CourseIndex,
  input: Input,
  { eligible, levelsMet: met }: SearchQuery,
): Result<typeof searchCourses>['read'] {
  const sentence = readSentence(input.q, index.universities);
  if (!sentence) return null;
  const query = queryOf({ ...input, ...sentence.filters, q: sentence.q, page: 1, limit: 1, block: '' });
  return {
    ...sentence,
    total: index.search({ ...query, ...(eligible && { eligible }), ...(met && { levelsMet: met }) }).total,
  };
}

/** Narrows the query to what the student qualifies for; nothing for a student without scores. Returns what they bring. */
async function qualifying(query: SearchQuery, viewer: Viewer): Promise<Standing | null> {
  const own = await ownStanding(viewer);
  query.eligible = own ? scoresInForce(own.standing.scores) : {};
  if (own) query.levelsMet = levelsMet(own.standing.schooling, own.standing);
  return own?.standing ?? null;
}

const withUnderscore = <Card extends { id: string }>({ id, ...card }: Card) => ({ _id: id, ...card });

const dictionary = () => once('search-dictionary', () => new SearchDictionary(BUILT_IN_DICTIONARY));

/** What `searchCatalogue` gives depends on this alone; null where it depends on the viewer. */
export async function searchAnswerName(input: Input): Promise<string | null> {
  if (input.qualify) return null;
  return `${catalogueVersion()} ${await logosVersion()} ${JSON.stringify(input)}`;
}

/** Suggestions for a typed `q`. Once there is an '@', a university is being typed: only those are suggested. */
export async function suggestCourses(
  input: z.output<(typeof courseSuggestions)['query']>,
): Promise<Result<typeof courseSuggestions>> {
  const index = await courseIndex();
  const typed = fold(input.q);
  const at = typed.indexOf('@');
  if (at >= 0)
    return { courses: [], universities: index.suggest(typed.slice(at), input.limit).universities, categories: [] };
  const { courses, ...rest } = index.suggest(typed, input.limit);
  return { ...rest, courses: courses.map(({ id, ...course }) => ({ _id: id, ...course })) };
}

/** Courses per country, for the destinations. */
export async function coursesPerCountry(): Promise<SearchAnswer['facets']['country']> {
  return (await courseIndex()).search(queryOf(EVERYTHING)).facets.country;
}

/** How many courses each of these overall IELTS scores opens. A course that publishes none is not counted. */
export async function coursesByIelts(scores: readonly number[]): Promise<{ score: number; courses: number }[]> {
  const index = await courseIndex();
  return scores.map((score) => ({
    score,
    courses: index.search(queryOf({ ...EVERYTHING, test: 'ielts', score })).total,
  }));
}

/** Whether searches are answered without waiting for the first build. */
export function searchIsReady(): boolean {
  return state().current !== null;
}

/** Which state of the catalogue this process answers from; changes with every refresh. */
function catalogueVersion(): number {
  return state().version;
}

/** Builds the index in the background and follows the catalogue and the logos from then on. Called once per process. */
export function keepCourseIndexFresh(): void {
  if (state().following) return;
  state().following = true;
  subscribe((event) => {
    if (event.kind === 'courses-changed') enqueue(() => refresh(event));
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
}

const state = () =>
  once(
    'course-search',
    (): State => ({ current: null, building: null, queue: Promise.resolve(), version: 0, following: false }),
  );

async function courseIndex(): Promise<CourseIndex> {
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
  const index = await buildCourseIndex(storedCourses({}), { yieldEvery: COURSES_AT_ONCE });
  replace(index);
  return index;
}

function replace(index: CourseIndex): void {
  state().current = index;
  state().version++;
}

function enqueue(work: () => Promise<void>): void {
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
    replace(await buildCourseIndex(storedCourses({}), { yieldEvery: COURSES_AT_ONCE }));
    return;
  }
  const upserts: SearchCourse[] = [];
  for await (const course of storedCourses(filter)) upserts.push(course);
  replace(await index.withChanges({ upserts, removedIds: removed ?? [] }));
}

const BLANK_CARD = Object.fromEntries(COURSE_FIELD_NAMES.filter(isCardField).map((name) => [name, BLANK_COURSE[name]]));

/** What the index doesn't take, as a projection. */
const NOT_SEARCHED = Object.fromEntries(
  [...COURSE_FIELD_NAMES.filter((name) => !isCardField(name)), 'identity', 'batchId'].map((name) => [name, 0]),
);

async function* storedCourses(filter: Record<string, unknown>): AsyncGenerator<SearchCourse> {
  const cast = Course.find(filter).cast(Course, filter);
  // As bytes: the driver, whose commands are watched, would decode every batch whole and then each course once more.
  for await (const bytes of Course.collection
    .find<Buffer>(cast as never, { projection: NOT_SEARCHED, batchSize: 250, raw: true })
    .stream()) {
    yield searchCourseOf(mongo.BSON.deserialize(bytes) as CourseRecord);
  }
}

function searchCourseOf(course: CourseRecord): SearchCourse {
  const { _id, identity: _identity, batchId: _batch, createdOn: _created, updatedOn: _updated, ...fields } = course;
  // What was stored before there was such a field holds nothing for it.
  return { ...BLANK_CARD, ...fields, id: String(_id) };
}

const EVERYTHING: Input = {
  q: '',
  country: '',
  university: [],
  intake: [],
  level: [],
  test: '',
  score: '',
  category: '',
  subcategory: '',
  minFee: '',
  maxFee: '',
  currency: '',
  maxMonths: '',
  noEnglishScore: '',
  qualify: '',
  block: '',
  sort: 'relevance',
  page: 1,
  limit: 1,
};

function queryOf(input: Input): SearchQuery {
  const currency = input.currency || (input.country ? CURRENCY_OF[input.country] : null);
  const inMinorUnits = (amount: number | '') =>
    amount === '' ? null : Math.round(amount * (currency ? minorUnits(currency) : 1));
  return {
    ...input,
    country: input.country || null,
    test: input.test || null,
    score: input.test && input.score !== '' ? input.score : null,
    category: input.category || null,
    subcategory: input.subcategory || null,
    minFee: inMinorUnits(input.minFee),
    maxFee: inMinorUnits(input.maxFee),
    currency,
    maxMonths: input.maxMonths === '' ? null : input.maxMonths,
    noEnglishScore: input.noEnglishScore === '1',
  };
}
