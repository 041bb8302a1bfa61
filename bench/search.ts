import { isDeepStrictEqual } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildCourseIndex } from '@/lib/engines/search/course-index';
import type { SearchCourse, SearchQuery } from '@/lib/engines/search/types';
import { generateCourses, seededRandom } from '../tests/search/generate';
import { generateQuery } from '../tests/search/generate-queries';
import { reach } from './results';
import { duckdb } from './search-duckdb';
import { type Answer, type Ask, beyond, type Engine, naive, others, ours } from './search-engines';
import { popcountFloor } from './search-floor';

const QUERIES = 200;
/** Our answers are so short that one measurement says little: the median of so many counts. */
const ROUNDS = 5;
/** Rounds that aren't counted: a process compiles what it runs often, and is done with that after some thousand searches. */
const WARM_UP = 10;

/**
 * Prints, for 100,000 and 1,000,000 generated courses and 200 fixed mixed queries, what an answer (total, page, all
 * facets) takes by each engine, how much faster than the naive filter that is, how many answers deviate from its answers,
 * and what the index costs. Ours must agree in everything; of the others only the total is compared. Beside ours stands the popcount floor: the
 * same bytes at the speed of memory. Ours is measured first, in a process that has only searched, as the product's has: what has run
 * before in a process decides how the compiler treats what it shares.
 */
export async function benchSearch(): Promise<void> {
  const small = await measureEngines(100_000, [ours, beyond]);
  const large = await measureEngines(1_000_000, [ours]);
  await compare(small, { further: [...others, duckdb], naiveQueries: QUERIES });
  await compare(large, { further: [], naiveQueries: 20 });
}

/** What an engine took, and what it answered. */
interface Run {
  engine: Engine;
  /** Null when its package isn't installed. */
  built: { seconds: number; megabytes: number } | null;
  answers: Measured[];
}

interface Runs {
  size: number;
  runs: Run[];
}

async function measureEngines(size: number, engines: readonly Engine[]): Promise<Runs> {
  const { courses, queries } = samples(size);
  const runs: Run[] = [];
  for (const engine of engines) {
    const built = await measureBuild(engine, courses);
    const answers = built ? await measure(built.ask, queries, engine === ours || engine === beyond ? ROUNDS : 1) : [];
    runs.push({ engine, built: built && { seconds: built.seconds, megabytes: built.megabytes }, answers });
  }
  return { size, runs };
}

/** The same courses and queries each time. */
function samples(size: number): { courses: SearchCourse[]; queries: SearchQuery[] } {
  const courses = generateCourses(size);
  const random = seededRandom(2024);
  return { courses, queries: Array.from({ length: QUERIES }, () => generateQuery(random, courses)) };
}

interface Plan {
  /** Engines that are measured besides. */
  further: readonly Engine[];
  /** How many of the queries, evenly spread, the naive filter (and with it the comparison) gets. */
  naiveQueries: number;
}

async function compare({ size, runs }: Runs, { further, naiveQueries }: Plan): Promise<void> {
  const { courses, queries } = samples(size);
  const compared = queries.filter((_, place) => place % (QUERIES / naiveQueries) === 0);
  const expected = await measure((await naive.build(courses)) as Ask, compared, 1);
  console.log(`\n${size.toLocaleString('en-GB')} courses, ${QUERIES} queries (naive: ${naiveQueries}); ms per answer`);
  printRow(['', 'p50', 'p95', 'p99', 'x naive', 'deviating', 'build s', 'memory MB']);
  printRow([naive.name, ...percentiles(expected.map(({ ms }) => ms)), '1', '0', '0', '0']);
  for (const { engine, built, answers } of [...runs, ...(await measureEngines(size, further)).runs]) {
    if (!built) {
      printRow([engine.name, 'not installed']);
      continue;
    }
    const isOurs = engine === ours;
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
  const floor = popcountFloor(await buildCourseIndex(courses), queries);
  printRow(['popcount floor', ...percentiles(floor), '–', '–', '–', '–']);
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

/** Each query's answer and its median time; what is measured more than once is warmed up before. */
async function measure(ask: Ask, queries: SearchQuery[], rounds: number): Promise<Measured[]> {
  if (rounds > 1) for (let round = 0; round < WARM_UP; round++) for (const query of queries) await ask(query);
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
