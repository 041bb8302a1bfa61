import { call } from '@/lib/api/client';
import type { searchCourses } from '@/lib/contract/catalogue/courses';
import type { Result } from '@/lib/contract/operation';
import { type CourseQuery, queryParameters } from './search-address';

export type SearchAnswer = Result<typeof searchCourses>;

/** The counts behind the filters: of the courses with the keyword, or where there is none of those under other names. */
export const facetsOf = ({ also, facets }: SearchAnswer): SearchAnswer['facets'] => also.facets ?? facets;

/** Whether no course has the keyword itself, but something is found beyond it. */
export function isBeyond({ total, also, close, read }: SearchAnswer): boolean {
  return total === 0 && also.total + close.total + (read?.courses.length ?? 0) > 0;
}

/** How long a cached answer is shown without asking again, in ms: going back is then instant. */
const FRESH_MS = 30_000;
const MOST = 40;
const recent = new Map<string, { answer: SearchAnswer; at: number }>();

/** What the search finds. Throws `CallError`, or an AbortError once `signal` is aborted. */
export async function askedAnswer(query: CourseQuery, signal: AbortSignal): Promise<SearchAnswer> {
  const answer = await call('GET /course-search', { query: queryParameters(query), signal });
  // A body that was cut off by the abort reads as an empty answer.
  signal.throwIfAborted();
  return answer;
}

/** How many courses a search finds. */
export async function totalOf(query: CourseQuery, signal: AbortSignal): Promise<number> {
  const { total } = await call('GET /course-search', { query: { ...queryParameters(query), limit: 1 }, signal });
  return total;
}

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
