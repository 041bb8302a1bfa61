import { call } from '@/lib/api/client';
import type { searchCourses } from '@/lib/contract/catalogue/courses';
import type { Result } from '@/lib/contract/operation';
import { type CourseQuery, queryParameters } from './search-address';

export type SearchAnswer = Result<typeof searchCourses>;

type Asked = Pick<CourseQuery, 'literal' | 'block' | 'page' | 'sort'>;

/**
 * What a page of results begins with: the courses that have the words (`exact`), those of the sentence they are read as, those under
 * other names, or near spellings; `nothing` where there are none.
 */
export type Lead = 'exact' | 'read' | 'also' | 'close' | 'nothing';

/**
 * See `Lead`. Where the words are only pieces of other words ('AI' in 'Airline'), what they are known to mean leads; what the search
 * reads them as wherever it answers with courses of that.
 */
export function leadOf({ literal, block, page, sort }: Asked, answer: SearchAnswer): Lead {
  const { total, also, close, read } = answer;
  if (block) return 'exact';
  if (total > 0) {
    const isFirst = !literal && page === 1 && sort === 'relevance';
    if (!isFirst) return 'exact';
    if (also.total > 0 && also.terms.length > 0 && isInPiecesOnly(answer)) return 'also';
    return read && read.courses.length > 0 ? 'read' : 'exact';
  }
  if (literal) return 'nothing';
  if (read && read.courses.length > 0) return 'read';
  return also.total > 0 ? 'also' : close.total > 0 ? 'close' : 'nothing';
}

/** Whether the first course, which by relevance has the words best, has them only within other words. */
function isInPiecesOnly({ courses: [first], matched }: SearchAnswer): boolean {
  if (!first) return false;
  const { course = [], university = [] } = matched[first._id] ?? {};
  const isWhole = (text: string) => (piece: { from: number; to: number }) =>
    !/[\p{L}\p{N}]$/u.test(text.slice(0, piece.from)) && !/^[\p{L}\p{N}]/u.test(text.slice(piece.to));
  return !course.some(isWhole(first.course)) && !university.some(isWhole(first.university));
}

/** The counts behind the filters: of what the page begins with. */
export function facetsOf({ query, answer }: { query: Asked; answer: SearchAnswer }): SearchAnswer['facets'] {
  const read = leadOf(query, answer) === 'read' ? answer.read?.facets : undefined;
  return (query.literal ? undefined : (read ?? answer.also.facets)) ?? answer.facets;
}

/** How many courses an answer offers, whichever way they are found. */
export function foundIn({ total, also, close, read }: SearchAnswer): number {
  return total || Math.max(read?.total ?? 0, read?.courses.length ?? 0) || also.total + close.total;
}

/** How long a cached answer is shown without asking again, in ms: going back is then instant. */
const FRESH_MS = 30_000;
const MOST = 40;
const recent = new Map<string, { answer: SearchAnswer; at: number }>();

/**
 * What the search finds; `of` is the student it is for, where that is not the reader. Throws `CallError`, or an AbortError once `signal`
 * is aborted.
 */
export async function askedAnswer(query: CourseQuery, signal: AbortSignal, of?: string): Promise<SearchAnswer> {
  const answer = await call('GET /course-search', { query: parametersFor(query, of), signal });
  // A body that was cut off by the abort reads as an empty answer.
  signal.throwIfAborted();
  return answer;
}

/** How many courses a search finds. */
export async function totalOf(query: CourseQuery, signal: AbortSignal, of?: string): Promise<number> {
  return foundIn(await call('GET /course-search', { query: { ...parametersFor(query, of), limit: 1 }, signal }));
}

const parametersFor = (query: CourseQuery, of?: string) => ({
  ...queryParameters(query),
  ...(of && query.qualify ? { userId: of } : {}),
});

/** Caches an answer for a short time, under the address of its search. Browser only. */
export function cacheAnswer(address: string, answer: SearchAnswer): void {
  recent.delete(address);
  recent.set(address, { answer, at: Date.now() });
  if (recent.size > MOST) recent.delete(recent.keys().next().value as string);
}

/** Returns the cached answer, if it is young enough. */
export function cachedAnswer(address: string): SearchAnswer | undefined {
  const kept = recent.get(address);
  return kept && Date.now() - kept.at < FRESH_MS ? kept.answer : undefined;
}
