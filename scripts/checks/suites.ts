import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { ensureHeadlessChromium } from '../chromium';
import { buildWhenStale } from '../start/build';
import { unexcused } from './second-attempts';

export interface Count {
  passed: number;
  failed: number;
  /** What failed, where that is known. */
  names?: string[];
}

/** Format and lint: biome. */
export const lint = () =>
  check('Format and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']);

/**
 * Types: the TypeScript compiler. Next's list of the pages of the last build would name those that are gone since. One
 * checker: with four, each
 * works out mongoose's and zod's types for itself, which takes three times the processor time and is done later on two cores.
 */
export const types = () => {
  for (const list of ['.next/types/validator.ts', '.next/dev/types/validator.ts']) rmSync(list, { force: true });
  return check('Types', ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1']);
};

/** Files, exports and packages that nothing uses: knip. */
export const unused = () =>
  check('Unused files, exports and packages', [
    'node_modules/knip/bin/knip.js',
    '--no-progress',
    '--treat-config-hints-as-errors',
  ]);

/** Mutation tests: each rule changed in one place at a time, to see whether a unit test notices (decision 106). Some hours. */
export async function mutation(): Promise<Count> {
  console.log('\n— Mutation tests of the rules');
  const { ok } = await run(['node_modules/@stryker-mutator/core/bin/stryker.js', 'run'], {
    // The same examples of property tests for each change.
    env: { LONG_TESTS: '' },
  });
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Unit, database, service and API tests, of these files or all. */
export async function unit(workers: number, files: string[] = []): Promise<Count> {
  console.log('\n— Unit, database, service and API tests');
  const report = join('test-results', 'vitest.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const { ok } = await runWithScratch(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...files], {
    TEST_WORKERS: String(workers),
  });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  ) as UnitReport;
  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, numFailedTestSuites > 0 || !ok ? 1 : 0),
    names: testResults.filter(({ status }) => status === 'failed').flatMap(failedTests),
  };
}

interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

/** Names of the failed tests of a file; the file's own where it failed outside of them. */
function failedTests({ name, assertionResults }: UnitReport['testResults'][number]): string[] {
  const file = relative('.', name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  return failed.length > 0 ? failed.map(({ fullName }) => `${file}: ${fullName}`) : [file];
}

/** Runs a suite with a folder of its own for what it leaves behind. */
async function runWithScratch(command: string[], env: Record<string, string>): Promise<{ ok: boolean }> {
  const scratch = mkdtempSync(join(scratchPlace(), 'tests-'));
  // The long test of the web image starts it as a user without rights, from a folder in this one.
  chmodSync(scratch, 0o711);
  const ended = await run(command, { env: { ...env, TMPDIR: scratch } });
  rmSync(scratch, { recursive: true, force: true });
  return ended;
}

/** The tests' databases and files take less than a gigabyte of it. */
const ROOM_IN_MEMORY = 6 * 1024 ** 3;

/** The folder for what tests leave behind: in memory where there is room for it, as every write of a database waits for the disk. */
function scratchPlace(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, process.availableMemory()) < ROOM_IN_MEMORY ? tmpdir() : memory;
}

/** Makes the production build that the browser tests run on, when it is stale. False when it fails. */
export async function production(): Promise<boolean> {
  try {
    await buildWhenStale({ dots: false });
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

/** Browser tests, of these files or all. One that passes at its second attempt only has failed, unless it is excused. */
export async function browser(workers: number, files: string[] = []): Promise<Count> {
  console.log('\n— Browser tests');
  const report = join('test-results', 'playwright.json');
  rmSync(report, { force: true });
  const { ok } = await runWithScratch(['node_modules/@playwright/test/cli.js', 'test', ...files], {
    CHROMIUM_PATH: ensureHeadlessChromium(),
    // What Playwright compiled stays for the next run; it would look for it in the scratch folder.
    PLAYWRIGHT_TRANSFORM_CACHE_DIR: resolve('node_modules/.cache/playwright'),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    TEST_WORKERS: String(workers),
    TEST_RETRIES: '1',
  });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
  const { expected, unexpected, flaky } = stats;
  const second = testsThatAre('flaky', suites);
  if (flaky > 0) console.log(`\nPassed only at the second attempt:\n${second.map((name) => `  ${name}`).join('\n')}`);
  const refused = unexcused(second, new Date());
  return {
    passed: expected + flaky - refused.length,
    failed: Math.max(unexpected + refused.length, ok ? 0 : 1),
    names: [...testsThatAre('unexpected', suites), ...refused],
  };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  specs: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

function testsThatAre(wanted: 'flaky' | 'unexpected', all: PlaywrightSuite[]): string[] {
  return all.flatMap(({ file, specs, suites = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ title }) => `${file}: ${title}`),
    ...testsThatAre(wanted, suites),
  ]);
}

/** A check that passes or fails as a whole; it prints what the command says when it ends. */
async function check(title: string, command: string[]): Promise<Count> {
  const { ok, output } = await run(command, { keepOutput: true });
  console.log(`\n— ${title}${ok ? ': fine' : ''}\n${ok ? '' : output}`.trimEnd());
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, names: [title] };
}

/** Runs a script of Node in a process of its own. `keepOutput`: gives back what it writes, in place of showing it. */
function run(
  command: string[],
  { env = {}, keepOutput = false }: { env?: Record<string, string>; keepOutput?: boolean },
): Promise<{ ok: boolean; output: string }> {
  const stream = keepOutput ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, command, {
    stdio: ['ignore', stream, stream],
    env: { ...process.env, ...env } as NodeJS.ProcessEnv,
  });
  let output = '';
  for (const source of [child.stdout, child.stderr]) {
    source?.on('data', (piece) => {
      output += piece;
    });
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ ok: false, output: `${output}${error.message}` }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}
