import { describe, expect, it } from 'vitest';
import type { CourseDraft } from '@/lib/domain/courses/course';
import type { Job } from '@/lib/domain/profile';
import {
  AUSTRALIA_CASES,
  CASES_BY_HAND,
  ielts,
  LEVEL_CASES,
  pte,
  REPORT_CASES,
  REPORT_DAYS,
  type Short,
  TAKEN,
  TEST_CASES,
  TOEFL_ON_6,
  TOEFL_ON_120,
  TOEFL_SAME_SCALE,
  toefl,
  VERDICT,
} from '../support/eligibility-cases';
import { answered as answer } from '../support/judged';
import { MARKS_CASES } from '../support/marks-cases';
import { education } from '../support/profiles';

it('there are as many cases by hand as were requested, with those that must be among them', () => {
  expect(CASES_BY_HAND).toBeGreaterThanOrEqual(300);
  // 90 of 120 asked: 4.0 stands for 72 to 85, 4.5 for 86 to 94, 5.0 for 95 to 106.
  const [, ...for90] = TOEFL_ON_120.find(([needed]) => needed === 90) ?? [];
  expect(for90.slice(6, 9)).toEqual(['ln', '?', 'l']);
  expect(REPORT_CASES.map(([rule]) => rule)).toEqual(['IELTS', 'PTE', 'TOEFL', 'DET']);
  expect(REPORT_DAYS.map(([, on, verdict]) => [on, verdict])).toEqual(
    expect.arrayContaining([
      ['2027-01-14', 'm'],
      ['2027-01-15', 'm'],
      ['2027-01-16', 'n'],
    ]),
  );
});

describe('TOEFL: the same scale decides, the other one is likely at most', () => {
  it.each(
    TOEFL_ON_120.flatMap(([needed, ...verdicts]) =>
      verdicts.map((verdict, place) => [needed, 1 + place / 2, verdict] as const),
    ),
  )('%s of 120 asked, %s of 6 reported: %s', (needed, own, verdict) => {
    const { verdict: given, rules } = answer({ toefl: needed }, toefl(own, '1-6'));
    const rule = rules.find((one) => one.rule === 'TOEFL');
    expect([given, rule?.verdict]).toEqual([VERDICT[verdict], VERDICT[verdict]]);
    expect(rule?.source).toMatchObject({ kind: 'official', readOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(rule?.text).not.toContain('short');
  });

  it.each(TOEFL_ON_6)('%s of 6 asked, %s of 120 reported: %s', (needed, own, verdict) => {
    const { rules } = answer({ toefl: needed, toeflScale: '1-6' }, toefl(own, '0-120'));
    expect(rules.find(({ rule }) => rule === 'TOEFL')?.verdict).toBe(VERDICT[verdict]);
  });

  it.each(TOEFL_SAME_SCALE)('%s asked, %s reported, both on %s: %s', (needed, own, scale, verdict, text) => {
    const { verdict: given, rules } = answer({ toefl: needed, toeflScale: scale }, toefl(own, scale));
    expect(given).toBe(VERDICT[verdict]);
    expect(rules.find(({ rule }) => rule === 'TOEFL')).toEqual({ rule: 'TOEFL', verdict: VERDICT[verdict], text });
  });

  it('is unknown across scales while the table is not known for the day of reading, or past its review', () => {
    for (const on of ['2025-06-01', '2029-01-01']) {
      const tests = toefl(5, '1-6', on === '2029-01-01' ? '2028-06-01' : TAKEN);
      const { rules } = answer({ toefl: 90 }, tests, { on });
      expect(rules.find(({ rule }) => rule === 'TOEFL')).toMatchObject({ verdict: 'unknown' });
    }
  });
});

describe('IELTS, PTE, DET, GRE and GMAT', () => {
  it.each(TEST_CASES)('%s', (_, course, tests, verdict) => {
    expect(answer(course, tests).verdict).toBe(VERDICT[verdict]);
  });
});

describe('a report holds for 24 months from the day of the test', () => {
  it.each(
    REPORT_CASES.flatMap(([rule, course, tests]) => REPORT_DAYS.map((day) => [rule, course, tests, ...day] as const)),
  )('%s', (rule, course, tests, taken, on, verdict) => {
    const { verdict: given, rules } = answer(course, tests(taken), { on });
    expect(given).toBe(VERDICT[verdict]);
    const { text } = rules.find((one) => one.rule === rule) ?? { text: '' };
    expect(text.includes('expired')).toBe(verdict === 'n');
  });

  it.each<[month: string, Short]>([
    ['Dec', 'm'],
    ['Jan', 'n'],
  ])('by the first day of the intake: %s', (month, verdict) => {
    const year = month === 'Dec' ? '2026' : '2027';
    const { verdict: given } = answer({ ieltsOverall: 6 }, ielts(7, 7, '2024-12-15'), {
      year,
      month,
      on: '2026-11-22',
    });
    expect(given).toBe(VERDICT[verdict]);
  });

  it('an expired report does not stand in the way of one that holds', () => {
    const tests = { ...ielts(7, 7, '2023-01-01'), ...pte(60) };
    expect(answer({ ieltsOverall: 6, pteOverall: 58 }, tests).verdict).toBe('met');
  });
});

describe('the visa is another question than admission', () => {
  it.each(AUSTRALIA_CASES)('Australia, %s', (_, tests, verdict) => {
    const { visa } = answer({ country: 'Australia', ieltsOverall: 6 }, tests);
    expect(visa.verdict).toBe(VERDICT[verdict]);
    for (const { verdict: one, source } of visa.rules) {
      expect(one).not.toBe('met');
      if (one === 'likely' || one === 'likely not') expect(source?.kind).toBe('secondary');
      if (one !== 'unknown') expect(source?.address).toMatch(/^https:/);
    }
  });

  it('the same paper may be likely for admission and refused for the visa', () => {
    const { verdict, visa } = answer({ country: 'Australia', toefl: 90 }, toefl(5, '1-6'));
    expect([verdict, visa.verdict]).toEqual(['likely', 'not met']);
  });

  it.each(['Canada', 'New Zealand', 'USA', 'UK', 'Singapore'] as const)('%s: not known here', (country) => {
    const { visa } = answer({ country, ieltsOverall: 6 }, ielts(9));
    expect(visa).toMatchObject({ verdict: 'unknown', rules: [{ rule: 'English', verdict: 'unknown' }] });
  });
});

describe('Level: the student has what the course builds on', () => {
  it.each(LEVEL_CASES)('%s with %j: %s', (level, own, verdict) => {
    const schooling = own.map((one) => education(one));
    const given = answer({ level, ieltsOverall: 6 }, ielts(7), { on: '2026-11-22' }, schooling);
    expect(given.rules.find(({ rule }) => rule === 'Level')?.verdict).toBe(VERDICT[verdict]);
    expect(given.verdict).toBe(VERDICT[verdict]);
  });

  it('what is still being studied counts by its end', () => {
    const bachelors = [{ ...education('Bachelors'), start_date: '2023-07-01', end_date: '2027-06-30' }];
    const at = (query: Record<string, string>) =>
      answer({ level: 'Post Graduate', ieltsOverall: 6 }, ielts(7), { on: '2026-11-22', ...query }, bachelors).verdict;
    expect(at({})).toBe('likely');
    expect(at({ year: '2027', month: 'Jun' })).toBe('not met');
    expect(at({ year: '2027', month: 'Jul' })).toBe('met');
  });
});

describe.each(Object.entries(MARKS_CASES))('marks: %s', (_, cases) => {
  it.each(cases.map(([name, ...rest]) => [name, rest] as const))('%s', (_name, [course, studies, ...told]) => {
    // Who said that they never worked.
    const { rules } = answer({ ieltsOverall: 6, ...course }, ielts(7), { on: '2026-11-22' }, studies, [{}]);
    const besides = rules.filter(({ rule }) => rule !== 'IELTS' && rule !== 'Level');
    expect(besides.map(({ rule, verdict, text }) => [rule, verdict, text])).toEqual(
      told.map(([rule, verdict, text]) => [rule, VERDICT[verdict], text]),
    );
  });
});

describe('marks', () => {
  const asked = { level: 'Post Graduate', ieltsOverall: 6 } as const;
  const degree = [{ ...education('Bachelors'), percentage: 65, end_date: '2021-06-30' }];

  it('are part of the whole verdict: over all rules the worst', () => {
    const verdict = (course: Partial<CourseDraft>) =>
      answer({ ...asked, ...course }, ielts(7), { on: '2026-11-22' }, degree).verdict;
    expect(verdict({ minPercentage: 65 })).toBe('met');
    expect(verdict({ minPercentage: 66 })).toBe('not met');
    expect(verdict({ minPercentage: 65, marksFrom: 'requirement text' })).toBe('likely');
    expect(verdict({ minPercentage: 65, maxBacklogs: 3 })).toBe('unknown');
    expect(verdict({ minClass: '2:1', university: 'Oxford Brookes University', country: 'UK' })).toBe('unknown');
  });

  it('a class rests on the page of the university, which is named with the day it was read', () => {
    const course = { ...asked, minClass: '2:1', university: 'Oxford Brookes University', country: 'UK' } as const;
    const { rules } = answer(course, ielts(7), { on: '2026-11-22' }, degree);
    const { source } = rules.find(({ rule }) => rule === 'Marks') ?? {};
    expect(source).toMatchObject({ kind: 'official', address: expect.stringContaining('brookes.ac.uk') });
    for (const on of ['2026-11-21', '2027-05-23']) {
      const other = answer(course, ielts(7), { on }, degree);
      const rule = other.rules.find((one) => one.rule === 'Marks');
      expect(rule, on).toMatchObject({ verdict: 'unknown' });
      expect(rule).not.toHaveProperty('source');
    }
  });

  it('a gap with work in it is left to the university; it grows until the intake', () => {
    const gap = (query: Record<string, string>, ...work: Partial<Job>[]) =>
      answer({ ...asked, maxGapYears: 5.5 }, ielts(7), { on: '2026-11-22', ...query }, degree, work).rules.find(
        ({ rule }) => rule === 'Gap',
      )?.verdict;
    const later = { year: '2027', month: 'Jan' };
    expect(gap({})).toBe('met');
    expect(gap(later)).toBe('unknown');
    expect(gap(later, {})).toBe('not met');
    expect(gap(later, { working_from: '2022-01-01', working_upto: null })).toBe('likely');
    expect(gap(later, { working_from: '2019-01-01', working_upto: '2020-01-01' })).toBe('not met');
    expect(gap(later, { working_from: '2027-06-01', working_upto: null })).toBe('not met');
  });
});
