import { isDeepStrictEqual } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildCourseIndex } from '@/lib/search/course-index';
import type { SearchCourse, SearchQuery } from '@/lib/search/types';
import { generateCourses, seededRandom } from '../tests/search/generate';
import { generateQuery } from '../tests/search/generate-queries';
import { reach } from './results';
import { duckdb } from './search-duckdb';
import { type Answer, type Ask, beyond, type Engine, naive, others, ours } from './search-engines';
import { popcountFloor } from './search-floor';

const QUERIES = 200;
/** Our answers are so short that one measurement says little: the median of so many counts. */
const ROUNDS = 5;

/**
 * Prints, for 100,000 and 1,000,000 generated courses and 200 fixed mixed queries, what an answer (total, page, all
 * facets) takes by each engine, how much faster than the naive filter that is, how many answers deviate from its answers,
 * and what the index costs. Ours must agree in everything; of the others only the total is compared. Beside ours stands the popcount floor: the
 * same bytes at the speed of memory.
 */
export async function benchSearch(): Promise<void> {
  await benchSize(100_000, { engines: [ours, beyond, ...others, duckdb], naiveQueries: QUERIES });
  await benchSize(1_000_000, { engines: [ours], naiveQueries: 20 });
}

interface Plan {
  engines: Engine[];
  /** How many of the queries, evenly spread, the naive filter (and with it the comparison) gets. */
  naiveQueries: number;
}

async function benchSize(size: number, { engines, naiveQueries }: Plan): Promise<void> {
  const courses = generateCourses(size);
  const random = seededRandom(2024);
  const queries = Array.from({ length: QUERIES }, () => generateQuery(random, courses));
  const floor = popcountFloor(await buildCourseIndex(courses), queries);
  const compared = queries.filter((_, place) => place % (QUERIES / naiveQueries) === 0);
  const askNaive = (await naive.build(courses)) as Ask;
  const expected = await measure(askNaive, compared, 1);
  console.log(`\n${size.toLocaleString('en-GB')} courses, ${QUERIES} queries (naive: ${naiveQueries}); ms per answer`);
  printRow(['', 'p50', 'p95', 'p99', 'x naive', 'deviating', 'build s', 'memory MB']);
  printRow(['popcount floor', ...percentiles(floor), '–', '–', '–', '–']);
  printRow([naive.name, ...percentiles(expected.map(({ ms }) => ms)), '1', '0', '0', '0']);
  for (const engine of engines) {
    const built = await measureBuild(engine, courses);
    if (!built) {
      printRow([engine.name, 'not installed']);
      continue;
    }
    const isOurs = engine === ours;
    const answers = await measure(built.ask, queries, isOurs || engine === beyond ? ROUNDS : 1);
    const same = queries.flatMap((query, place) => (compared.includes(query) ? [answers[place] as Measured] : []));
    const deviating = same.filter(({ answer }, place) => {
      const wanted = (expected[place] as Measured).answer;
      return isOurs ? !isDeepStrictEqual(answer, wanted) : answer.total !== wanted.total;
    });
    if (isOurs) reachOf(size, answers, expected, deviating.length, built);
    if (engine === beyond) reach('search.blocks.100k', p99(answers));
    printRow([
      engine.name,
      ...percentiles(answers.map(({ ms }) => ms)),
      (sum(expected) / sum(same)).toFixed(1),
      `${deviating.length} of ${same.length}`,
      built.seconds.toFixed(2),
      built.megabytes.toFixed(0),
    ]);
  }
}

function reachOf(
  size: number,
  answers: readonly Measured[],
  naives: readonly Measured[],
  deviating: number,
  built: { seconds: number; megabytes: number },
): void {
  if (size === 100_000) {
    reach('search.p99.100k', p99(answers));
    reach('search.times.100k', p99(naives) / p99(answers));
    reach('search.deviating', deviating);
  } else {
    reach('search.p99.1m', p99(answers));
    reach('search.build.1m', built.seconds);
    reach('search.memory.1m', built.megabytes);
  }
}

interface Measured {
  ms: number;
  answer: Answer;
}

/** Each query's answer and its median time; a first round that isn't counted warms up what is measured more than once. */
async function measure(ask: Ask, queries: SearchQuery[], rounds: number): Promise<Measured[]> {
  if (rounds > 1) for (const query of queries) await ask(query);
  const times = queries.map((): number[] => []);
  const answers: Measured['answer'][] = [];
  for (let round = 0; round < rounds; round++) {
    for (const [place, query] of queries.entries()) {
      const start = performance.now();
      const given = ask(query);
      // To wait for what is there already would count the runtime's own turn.
      const answer = given instanceof Promise ? await given : given;
      times[place]?.push(performance.now() - start);
      answers[place] = answer;
    }
  }
  return answers.map((answer, place) => ({ answer, ms: percentile(times[place] ?? [], 0.5) }));
}

async function measureBuild(engine: Engine, courses: SearchCourse[]) {
  const before = usedBytes();
  const start = performance.now();
  const ask = await engine.build(courses);
  const seconds = (performance.now() - start) / 1000;
  return ask && { ask, seconds, megabytes: (usedBytes() - before) / 1e6 };
}

/** Heap and buffers in use after a garbage collection. */
function usedBytes(): number {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  collectGarbage();
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const p99 = (measured: readonly Measured[]) =>
  percentile(
    measured.map(({ ms }) => ms),
    0.99,
  );

const sum = (measured: Measured[]) => measured.reduce((total, { ms }) => total + ms, 0);

const percentiles = (times: number[]) => [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(3));

export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function printRow(cells: string[]): void {
  console.log(cells.map((cell, place) => (place === 0 ? cell.padEnd(14) : cell.padStart(11))).join(' '));
}
