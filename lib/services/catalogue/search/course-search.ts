import { setImmediate as afterOthers } from 'node:timers/promises';
import type { z } from 'zod';
import type { courseSuggestions, searchCourses } from '@/lib/contract/catalogue/courses';
import type { Result } from '@/lib/contract/operation';
import type { Country } from '@/lib/domain/countries';
import { todayIn } from '@/lib/domain/days/day';
import { speaksOfRupees } from '@/lib/domain/money/rupees';
import { type StatedMarks, unknownRules } from '@/lib/engines/eligibility/applicant-profile';
import { NOT_KNOWN } from '@/lib/engines/meaning/evidence/terms';
import { type AnswerBeyond, didYouMean, matchedIn, readBeyond, searchBeyond } from '@/lib/engines/meaning/meaning';
import { NOT_READ } from '@/lib/engines/meaning/reading/languages';
import { SpellingBound } from '@/lib/engines/meaning/spelling-bound';
import type { SearchDictionary } from '@/lib/engines/meaning/terms';
import type { CourseIndex } from '@/lib/engines/search/course-index';
import { fold } from '@/lib/engines/search/types/fold';
import { keywordQuery } from '@/lib/engines/search/types/keyword-query';
import type { SearchAnswer } from '@/lib/engines/search/types/query';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { measureSearch } from '@/lib/platform/server/metrics';
import { logosFor, logosVersion } from '../universities';
import { catalogueVersion, courseIndex } from './current-index';
import { dictionaryInUse } from './dictionary/in-use';
import { isKnownMiss, noteAnswer } from './dictionary/missed';
import { applicantOf } from './eligibility';
import { ownFees } from './own-fees';
import { ownRupee } from './own-rupee';
import { EVERYTHING, qualifying, queryOf, type SearchInput } from './query';

/**
 * Searches the catalogue: the specification's semantics, with the count behind every filter choice. `qualify` keeps
 * what the viewer's own profile meets, or that of the student `userId`; nothing for a student without scores, and filters
 * nothing for other viewers. 404 for a `userId` that the viewer may not read.
 */
export async function searchCatalogue(
  input: SearchInput,
  viewer: Viewer | null,
): Promise<Result<typeof searchCourses>> {
  const [index, { dictionary }, rupee] = await Promise.all([
    courseIndex(),
    dictionaryInUse(),
    ownRupee(input.q, viewer),
  ]);
  const query = queryOf(input);
  const isJudged = input.qualify && viewer && (viewer.role === 'student' || input.userId);
  if (input.userId && !isJudged) await applicantOf(viewer, input.userId);
  const applicant = isJudged ? await qualifying(index, query, input, viewer) : null;
  const bound = new SpellingBound(processorMs);
  const answer = measureSearch(() => searchBeyond(index, query, dictionary, input.block || null, bound));
  const { courses, also, close, judged, ...rest } = answer;
  // Others' requests come between what was found and what may have been meant.
  await afterOthers();
  const beyond = readBeyond(index, dictionary, query, answer, bound, input.q, rupee, input.held);
  const { read, aside, notes, question } = beyond;
  const shown = [...courses, ...also.courses, ...close.courses, ...(read?.courses ?? [])];
  const isNothing = shown.length === 0 && answer.total + also.total + close.total === 0;
  noteAnswer(
    input.q,
    isNothing,
    aside.flatMap(({ typed, why }) => (why === NOT_KNOWN ? typed : [])),
  );
  if (isNothing) await afterOthers();
  // Who says an amount in the sentence reads fees in its currency.
  const currency = input.currency || (answer.total === 0 && read?.filters.currency) || '';
  return {
    ...rest,
    courses: courses.map(withUnderscore),
    also: { ...also, courses: also.courses.map(withUnderscore) },
    close: { ...close, courses: close.courses.map(withUnderscore) },
    aside,
    notes,
    question,
    read: read && { ...read, courses: read.courses.map(withUnderscore) },
    matched: matchedIn(index, dictionary, answer, query.q, read, bound),
    logos: await logosFor(shown),
    // What isn't read is not guessed at.
    didYouMean:
      isNothing && !aside.some(({ why }) => why.startsWith(NOT_READ)) ? didYouMean(index, query.q, bound) : null,
    ...(judged && { fit: judged }),
    unknownRules: applicant ? unknownRules(applicant, statedMarks(index)) : [],
    own: currency || query.sort.endsWith('fee') ? ownFees(currency, shown) : null,
  };
}

/** This process's processor time: waiting for it says nothing of the work. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function statedMarks({ statedMinimums }: CourseIndex): StatedMarks {
  return {
    CGPA: statedMinimums.some(({ minCgpa }) => minCgpa !== null),
    Class: statedMinimums.some(({ minClass }) => minClass !== ''),
    Subjects: statedMinimums.some(({ subjectsNeeded }) => subjectsNeeded !== ''),
    Backlog: statedMinimums.some(({ maxBacklogs }) => maxBacklogs !== null),
  };
}

const withUnderscore = <Card extends { id: string }>({ id, ...card }: Card) => ({ _id: id, ...card });

/** What `searchCatalogue` gives depends on this alone; null where it depends on the viewer. */
export async function searchAnswerName(input: SearchInput): Promise<string | null> {
  // What finds nothing is searched each time, so that it is counted each time.
  if (input.qualify || input.userId || isKnownMiss(input.q) || speaksOfRupees(input.q)) return null;
  const [logos, { version }] = await Promise.all([logosVersion(), dictionaryInUse()]);
  return `${catalogueVersion()} ${version} ${logos} ${todayIn('UTC')} ${JSON.stringify(input)}`;
}

/** Suggestions for a typed `q`. Once there is an '@', a university is being typed: only those are suggested. */
export async function suggestCourses(
  input: z.output<(typeof courseSuggestions)['query']>,
): Promise<Result<typeof courseSuggestions>> {
  const [index, { dictionary }] = await Promise.all([courseIndex(), dictionaryInUse()]);
  const typed = fold(input.q);
  const at = typed.indexOf('@');
  if (at >= 0)
    return { courses: [], universities: index.suggest(typed.slice(at), input.limit).universities, categories: [] };
  const { courses, ...rest } = index.suggest(typed, input.limit);
  return {
    ...rest,
    courses: courses.map(({ id, ...course }) => ({ _id: id, ...course })),
    ...(typed === '' ? {} : suggestBeyond(index, dictionary, input, courses)),
  };
}

/** Courses whose names have the text, one of each name: `limit` at most. */
export async function coursesNamed(q: string, limit: number) {
  return (await courseIndex()).suggest(fold(q), limit).courses;
}

type Beyond = Pick<Result<typeof courseSuggestions>, 'also' | 'close' | 'read'>;

/** What the text means under other names, in near spellings and as a sentence; what it doesn't mean is left out. */
function suggestBeyond(
  index: CourseIndex,
  dictionary: SearchDictionary,
  { q, limit }: z.output<(typeof courseSuggestions)['query']>,
  courses: readonly { course: string }[],
): Beyond {
  const query = { ...keywordQuery(q), limit: limit * NAMESAKES };
  const bound = new SpellingBound(processorMs);
  const { also, close } = searchBeyond(index, query, dictionary, null, bound);
  const known = new Set(courses.map(({ course }) => fold(course)));
  const fresh = (found: AnswerBeyond['also']['courses']) =>
    found
      .filter(({ course }) => !known.has(fold(course)) && known.add(fold(course)))
      .slice(0, limit)
      .map(({ id, course, university, because }) => ({ _id: id, course, university, because }));
  const [alsoCalled, near] = [fresh(also.courses), fresh(close.courses)];
  const { read: sentence } = readBeyond(index, dictionary, query, { ...NONE, total: 1 }, bound, q);
  return {
    ...(alsoCalled.length > 0 && { also: alsoCalled }),
    ...(near.length > 0 && { close: near }),
    ...(sentence &&
      sentence.total > 0 && { read: { q: sentence.q, filters: sentence.filters, total: sentence.total } }),
  };
}
const NONE = { also: { total: 0, courses: [], terms: [] }, close: { total: 0, courses: [] } };
/** Courses of a name that are looked past for another name. */
const NAMESAKES = 4;

/** Courses per country, for the destinations. */
export async function coursesPerCountry(): Promise<SearchAnswer['facets']['country']> {
  return (await courseIndex()).search(queryOf(EVERYTHING)).facets.country;
}

/** Courses of each university of a country, by its name. */
export async function coursesPerUniversity(country: Country): Promise<Record<string, number>> {
  return (await courseIndex()).search(queryOf({ ...EVERYTHING, country })).facets.university;
}

/** How many courses each of these overall IELTS scores opens. A course that publishes none is not counted. */
export async function coursesByIelts(scores: readonly number[]): Promise<{ score: number; courses: number }[]> {
  const index = await courseIndex();
  return scores.map((score) => ({
    score,
    courses: index.search(queryOf({ ...EVERYTHING, test: 'ielts', score })).total,
  }));
}
