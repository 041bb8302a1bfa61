import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { onMongod } from './mongod-suites';
import { namedTests } from './named-tests';
import { browser, type Count, lint, mutation, production, types, unit, unused } from './suites';

export const SUITES = ['lint', 'types', 'unused', 'unit', 'e2e', 'mutation'] as const;
type SuiteName = (typeof SUITES)[number];

interface Asked {
  long: boolean;
  mongod: boolean;
  e2e: boolean;
  only?: SuiteName;
  names: string[];
}

/**
 * Runs the checks, prints one closing line over all of them and answers the exit code. Without `only` and `names` these
 * are all there are: format and lint, types, unused code, unit and API tests, build, browser tests, side by side where the machine
 * has room. `names`: only the unit and API tests with one of these texts in their path, with `e2e` the browser tests too. `long`: every
 * count at full length, and at the end the mutation tester, alone. `mongod`: what uses a database, on a real MongoDB.
 */
export async function runTests(asked: Asked): Promise<number> {
  if (asked.long) process.env.LONG_TESTS = '1';
  const counts = await all(asked);
  if (asked.long && !asked.mongod && !asked.only && asked.names.length === 0) counts.push(await mutation());
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  const names = counts.flatMap((count) => count.names ?? []);
  if (names.length > 0) console.log(`\nFailed:\n${names.map((name) => `  ${name}`).join('\n')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function all(asked: Asked): Promise<Count[]> {
  if (asked.mongod) return onMongod(cores);
  return asked.names.length > 0 ? namedFiles(asked) : suites(asked.only);
}

async function suites(only?: SuiteName): Promise<Count[]> {
  if (only === 'lint') return [await lint()];
  if (only === 'types') return [await types()];
  if (only === 'unused') return [await unused()];
  if (only === 'unit') return [await unit(cores)];
  if (only === 'e2e') return [await onTheBuild(() => browser(cores))];
  if (only === 'mutation') return [await mutation()];
  const first = await Promise.all([lint(), types(), unused()]);
  const build = production();
  const browserTests = (workers: number) => onTheBuild(() => browser(workers), build);
  // A worker waits a fifth of its time: for processes and pages it starts, and for limits to pass.
  if (cores < 4) return [...first, await unit(cores + 1), await browserTests(cores + 1)];
  // Each browser worker is a browser, a web process and a database: with half of the cores both suites have room.
  const half = Math.floor(cores / 2);
  return [...first, ...(await Promise.all([unit(half), browserTests(half)]))];
}

const cores = availableParallelism();

async function onTheBuild(tests: () => Promise<Count>, build = production()): Promise<Count> {
  return (await build) ? tests() : { passed: 0, failed: 1 };
}

async function namedFiles({ names, only, e2e, long }: Asked): Promise<Count[]> {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).map((path) => join('tests', path));
  const named = namedTests(files, { names, only, e2e, long });
  const counts: Count[] = [];
  if (named.unit.length > 0) counts.push(await unit(cores, named.unit));
  if (named.browser.length > 0) counts.push(await onTheBuild(() => browser(cores, named.browser)));
  return counts;
}
