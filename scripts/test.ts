import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { browser, type Count, lint, production, types, unit, unused } from './suites';

export const SUITES = ['lint', 'types', 'unused', 'unit', 'e2e'] as const;
export type SuiteName = (typeof SUITES)[number];

/**
 * Runs the checks, prints one closing line over all of them and answers the exit code. Without `only` and `names` these
 * are all there are: format and lint, types, unused code, unit and API tests, build, browser tests, side by side where the machine
 * has room. `names`: only the test files with one of these texts in their path. `long`: every count at full length.
 */
export async function runTests(asked: { long: boolean; only?: SuiteName; names: string[] }): Promise<number> {
  if (asked.long) process.env.LONG_TESTS = '1';
  const counts = await (asked.names.length > 0 ? namedFiles(asked.names, asked.only) : suites(asked.only));
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

async function suites(only?: SuiteName): Promise<Count[]> {
  if (only === 'lint') return [await lint()];
  if (only === 'types') return [await types()];
  if (only === 'unused') return [await unused()];
  if (only === 'unit') return [await unit(cores)];
  if (only === 'e2e') return [await onTheBuild(() => browser(cores))];
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

async function namedFiles(names: string[], only?: SuiteName): Promise<Count[]> {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).map((path) => join('tests', path));
  const named = (ending: RegExp) =>
    files.filter((path) => ending.test(path) && names.some((name) => path.includes(name)));
  const ofUnit = only === 'e2e' ? [] : named(/\.test\.tsx?$/);
  const ofBrowser = only === 'unit' ? [] : named(/\.spec\.ts$/);
  if (ofUnit.length + ofBrowser.length === 0) throw new Error(`No test file has ${names.join(' or ')} in its path.`);
  const counts: Count[] = [];
  if (ofUnit.length > 0) counts.push(await unit(cores, ofUnit));
  if (ofBrowser.length > 0) counts.push(await onTheBuild(() => browser(cores, ofBrowser)));
  return counts;
}
