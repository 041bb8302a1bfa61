import { isDeepStrictEqual } from 'node:util';
import { BUILT_IN_DICTIONARY } from '@/lib/engines/meaning/dictionary';
import { searchBeyond } from '@/lib/engines/meaning/meaning';
import { SearchDictionary } from '@/lib/engines/meaning/terms';
import { buildCourseIndex } from '@/lib/engines/search/course-index';
import type { SearchQuery } from '@/lib/engines/search/types/query';
import { generateCourses, seededRandom } from '../tests/search/generate';
import { generateQuery } from '../tests/search/generate-queries';
import { naiveSearch } from '../tests/search/naive/naive';
import { figures, percentile } from './percentile';
import { reach } from './results';

const COURSES = 100_000;
const QUERIES = 200;
/** Our answers are so short that one measurement says little: the median of so many counts. */
const ROUNDS = 5;
/** Rounds that aren't counted: a process compiles what it runs often, and is done with that after some thousand searches. */
const WARM_UP = 10;

/**
 * What an answer (total, page, all facets) takes among 100,000 generated courses, over 200 fixed mixed queries: the exact block alone, all
 * three, and the naive filter; and what all three take for fourteen words that no course has. Rejects when an exact answer is not the naive filter's. Ours is measured first, in a process that
 * has only searched, as the product's has.
 */
export async function benchSearch(): Promise<void> {
  const courses = generateCourses(COURSES);
  const random = seededRandom(2024);
  const queries = Array.from({ length: QUERIES }, () => generateQuery(random, courses));
  const index = await buildCourseIndex(courses);
  const dictionary = new SearchDictionary(BUILT_IN_DICTIONARY);
  const exact = measure((query) => index.search(query), queries, ROUNDS);
  const blocks = measure((query) => searchBeyond(index, query, dictionary, null), queries, ROUNDS);
  const unknown = queries.map((query) => ({
    ...query,
    q: Array.from({ length: 14 }, () => invented(random)).join(' '),
  }));
  const nothing = measure((query) => searchBeyond(index, query, dictionary, null), unknown, ROUNDS);
  const naive = measure((query) => naiveSearch(courses, query), queries, 1);
  for (const [name, { times }] of Object.entries({
    exact,
    'all three blocks': blocks,
    'fourteen unknown words': nothing,
    'naive filter': naive,
  }))
    console.log(`${name.padEnd(22)} ${figures(times)}`);
  const deviating = exact.answers.filter((answer, place) => !isDeepStrictEqual(answer, naive.answers[place]));
  if (deviating.length > 0) throw new Error(`${deviating.length} answers differ from the naive filter's.`);
  reach('search', percentile(blocks.times, 0.99));
  reach('search-nothing', percentile(nothing.times, 0.99));
}

/** A word of nine letters that no course's name has. */
function invented(random: () => number): string {
  const letter = () => 'abcdefghijklmnopqrstuvwxyz'[Math.floor(random() * 26)];
  return `q${Array.from({ length: 8 }, letter).join('')}`;
}

/** Each query's answer and its median time in ms; what is measured more than once is warmed up before. */
function measure<T>(ask: (query: SearchQuery) => T, queries: SearchQuery[], rounds: number) {
  if (rounds > 1) for (let round = 0; round < WARM_UP; round++) for (const query of queries) ask(query);
  const times = queries.map((): number[] => []);
  const answers: T[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const [place, query] of queries.entries()) {
      const start = performance.now();
      answers[place] = ask(query);
      times[place]?.push(performance.now() - start);
    }
  }
  return { answers, times: times.map((own) => percentile(own, 0.5)) };
}
