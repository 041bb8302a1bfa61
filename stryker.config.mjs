/**
 * The mutation tester: it changes a rule in one place at a time and looks whether a test notices (decision 106). `npm run test:long`
 * runs it; `npx stryker run --mutate 'lib/engines/cost/*.ts'` for a part.
 */
export default {
  mutate: [
    'lib/access.ts',
    'lib/domain/**/*.ts',
    '!lib/domain/phones.ts',
    'lib/engines/cost/**/*.ts',
    'lib/engines/eligibility/**/*.ts',
  ],
  // Sentences are no rules; the words that rules go by are compared by the compiler.
  mutator: { excludedMutations: ['StringLiteral'] },
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.mts' },
  coverageAnalysis: 'perTest',
  // What a module computes as it is loaded takes a run of all tests for each change: nine tenths of the time, for tables.
  ignoreStatic: true,
  incremental: false,
  concurrency: 1,
  thresholds: { high: 90, low: 60, break: 35 },
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'test-results/mutation.json' },
  tempDirName: 'test-results/mutation',
  cleanTempDir: 'always',
  ignorePatterns: ['.next', '.data', '.bench', 'test-results'],
  // Stryker would rewrite tsconfig.json with a programming interface that TypeScript 7 no longer has.
  tsconfigFile: 'none',
};
