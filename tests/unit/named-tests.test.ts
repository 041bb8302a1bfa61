import { describe, expect, it } from 'vitest';
import { namedTests } from '@/scripts/checks/named-tests';

const FILES = [
  'tests/unit/jobs.test.ts',
  'tests/unit/jobs-page.test.tsx',
  'tests/e2e/jobs.spec.ts',
  'tests/e2e/live.spec.ts',
  'tests/e2e/long/cricos.spec.ts',
];
const UNIT = ['tests/unit/jobs.test.ts', 'tests/unit/jobs-page.test.tsx'];

describe('npm test -- NAME', () => {
  it('runs the unit tests with the name in their path, and no browser', () => {
    expect(namedTests(FILES, { names: ['jobs'] })).toEqual({ unit: UNIT, browser: [] });
  });

  it('runs browser tests too when they are requested, or alone', () => {
    expect(namedTests(FILES, { names: ['jobs'], e2e: true })).toEqual({
      unit: UNIT,
      browser: ['tests/e2e/jobs.spec.ts'],
    });
    expect(namedTests(FILES, { names: ['live', 'jobs'], only: 'e2e' })).toEqual({
      unit: [],
      browser: ['tests/e2e/jobs.spec.ts', 'tests/e2e/live.spec.ts'],
    });
  });

  it('leaves long tests to the long run, and says so of a name that they alone have', () => {
    const cricos = { names: ['cricos'], e2e: true };
    expect(() => namedTests(FILES, cricos)).toThrow('npm run test:long -- cricos');
    expect(namedTests(FILES, { ...cricos, long: true }).browser).toEqual(['tests/e2e/long/cricos.spec.ts']);
  });

  it('says how to run a name that only browser tests have, and that a name is nowhere', () => {
    expect(() => namedTests(FILES, { names: ['live'] })).toThrow('--e2e');
    expect(() => namedTests(FILES, { names: ['nothing'], e2e: true })).toThrow('No test file has nothing in its path.');
  });
});
