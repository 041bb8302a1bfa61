import { defineConfig } from '@playwright/test';

/** Browser tests on a production build; each worker starts a site with a database of its own (tests/support/site.ts). */
export default defineConfig({
  testDir: 'tests/e2e',
  // Only `npm run test:long` runs what stands in a folder `long` or has @long in its title.
  ...(process.env.LONG_TESTS ? {} : { testIgnore: '**/long/**', grepInvert: /@long/ }),
  globalSetup: './tests/support/demo-folder.ts',
  outputDir: 'test-results/browser',
  workers: Number(process.env.TEST_WORKERS ?? 2),
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // One that passes at its second attempt only has failed, unless scripts/checks/second-attempts.ts excuses it.
  retries: Number(process.env.TEST_RETRIES ?? 0),
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['dot'], ['json']],
  use: {
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Tracing takes a seventh of the CPU time: only what failed once is traced, and `--trace on` traces any test.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
