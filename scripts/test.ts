import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildWhenStale } from './build';
import { ensureChromium } from './chromium';

interface Count {
  passed: number;
  failed: number;
}

/**
 * Every suite in order: format and lint, types, unit and API tests, build, browser tests. Prints one closing line over
 * all of them and answers the exit code. `long` runs the crash, fuzz and property suites whole.
 */
export async function runTests({ long }: { long: boolean }): Promise<number> {
  if (long) process.env.LONG_TESTS = '1';
  const suites: Count[] = [];
  suites.push(step('Format and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']));
  suites.push(step('Types', ['node_modules/typescript/bin/tsc', '--noEmit']));
  suites.push(unitAndApi());
  if (await built()) {
    suites.push(browser(ensureChromium()));
  } else {
    suites.push({ passed: 0, failed: 1 });
  }
  const total = suites.reduce((sum, { passed, failed }) => ({
    passed: sum.passed + passed,
    failed: sum.failed + failed,
  }));
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

function step(title: string, command: string[]): Count {
  console.log(`\n— ${title}`);
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function unitAndApi(): Count {
  console.log('\n— Unit, database, service and API tests');
  const report = join('test-results', 'vitest.json');
  rmSync(report, { force: true });
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    { stdio: 'inherit' },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites > 0 || status ? 1 : 0) };
}

async function built(): Promise<boolean> {
  console.log('\n— Production build');
  try {
    await buildWhenStale();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

function browser(executable: string): Count {
  console.log('\n— Browser tests');
  const report = join('test-results', 'playwright.json');
  rmSync(report, { force: true });
  const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: executable,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      TEST_WORKERS: String(Math.min(2, availableParallelism())),
      TEST_RETRIES: '1',
    },
  });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
  const { expected, unexpected, flaky } = stats;
  if (flaky > 0) console.log(`\nPassed at the second attempt only:\n${flakyTests(suites).join('\n')}`);
  return { passed: expected + flaky, failed: Math.max(unexpected, status ? 1 : 0) };
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

function flakyTests(all: PlaywrightSuite[]): string[] {
  return all.flatMap(({ file, specs, suites = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title }) => `  ${file}: ${title}`),
    ...flakyTests(suites),
  ]);
}
