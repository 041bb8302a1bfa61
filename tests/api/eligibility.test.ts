import { Types } from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET as eligibility } from '@/app/api/v1/eligibility/[courseId]/route';
import type { CourseDraft } from '@/lib/domain/course';
import type { Education, Job } from '@/lib/domain/profile';
import { allFacts } from '@/lib/facts/read';
import { beforeApplying } from '@/lib/services/applications/before-applying';
import { courseRecord } from '@/lib/services/catalogue/courses';
import { Course } from '@/models/course';
import { FactOverride } from '@/models/fact-override';
import { Profile } from '@/models/profile';
import { storedCourses } from '../support/courses';
import { MARKS_CASES } from '../support/marks-cases';
import { everybody } from '../support/people';
import { education } from '../support/profiles';
import { ask, rows } from '../support/request';

/**
 * Verdicts by hand from the sources: the scores a course publishes, TOEFL's own table of the ranges of 1 to 6, reports of 24
 * months, Australia's scores for the student visa. Each line is one question to the API.
 */
type Short = 'm' | 'l' | '?' | 'ln' | 'n';
const VERDICT = { m: 'met', l: 'likely', '?': 'unknown', ln: 'likely not', n: 'not met' } as const;

const NOTHING = { ieltsOverall: null, ieltsLessThan: null, pteOverall: null, pteLessThan: null } as const;
const TAKEN = '2026-06-01';
const toefl = (overall: number, scale: '1-6' | '0-120', taken = TAKEN) => ({
  toefl_test_date: taken,
  toefl_overall: overall,
  toefl_scale: scale,
});
const ielts = (overall: number, lowest: number | null = overall, taken = TAKEN) => ({
  ielts_test_date: taken,
  ielts_overall: overall,
  ...(lowest === null
    ? {}
    : { ielts_reading: lowest, ielts_writing: overall, ielts_speaking: overall, ielts_listening: overall }),
});
const pte = (overall: number, lowest: number | null = overall, taken = TAKEN) => ({
  pte_test_date: taken,
  pte_overall: overall,
  ...(lowest === null
    ? {}
    : { pte_reading: lowest, pte_writing: overall, pte_speaking: overall, pte_listening: overall }),
});
const det = (overall: number, taken = TAKEN) => ({ det_test_date: taken, det_overall: overall });

let who: Awaited<ReturnType<typeof everybody>>;
const courses = new Map<string, string>();

beforeAll(async () => {
  who = await everybody();
});

/** The course with these demands: stored once. */
async function courseWith(fields: Partial<CourseDraft>): Promise<string> {
  const key = JSON.stringify(fields);
  const known = courses.get(key);
  if (known) return known;
  const [course] = await storedCourses({ ...NOTHING, country: 'UK', ...fields, course: `Course ${courses.size}` });
  courses.set(key, String(course?._id));
  return String(course?._id);
}

type Tests = Record<string, number | string>;
async function answer(
  course: Partial<CourseDraft>,
  tests: Tests,
  query: Record<string, string> = { on: '2026-11-22' },
  educationSummaries: readonly Partial<Education>[] = [education()],
  workExperience: readonly Partial<Job>[] = [],
) {
  const courseId = await courseWith(course);
  const stored = { tests, educationSummaries, workExperience };
  await Profile.updateOne({ userId: who.student.userId }, { $set: stored }, { upsert: true });
  const { status, body } = await ask(eligibility, { as: who.student, params: { courseId }, query });
  expect(status).toBe(200);
  return body as unknown as { verdict: string; rules: Rule[]; visa: { verdict: string; rules: Rule[] } };
}
interface Rule {
  rule: string;
  verdict: string;
  text: string;
  source?: { title: string; address: string; kind: string; readOn: string };
}

describe('TOEFL: the same scale decides, the other one is likely at most', () => {
  /** What a course asks on 0 to 120, and the verdict on each report from 1 to 6 in halves, by the table of ranges. */
  const ON_120: [needed: number, ...Short[]][] = [
    //     1     1.5   2     2.5   3     3.5   4     4.5   5    5.5  6
    [120, 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', '?'],
    [114, 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'l'],
    [107, 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'l', 'l'],
    [106, 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', '?', 'l', 'l'],
    [95, 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'l', 'l', 'l'],
    [94, 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', '?', 'l', 'l', 'l'],
    [90, 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', '?', 'l', 'l', 'l'],
    [86, 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'l', 'l', 'l', 'l'],
    [85, 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', '?', 'l', 'l', 'l', 'l'],
    [72, 'ln', 'ln', 'ln', 'ln', 'ln', 'ln', 'l', 'l', 'l', 'l', 'l'],
    [60, 'ln', 'ln', 'ln', 'ln', 'ln', '?', 'l', 'l', 'l', 'l', 'l'],
    [58, 'ln', 'ln', 'ln', 'ln', 'ln', 'l', 'l', 'l', 'l', 'l', 'l'],
  ];
  it.each(
    ON_120.flatMap(([needed, ...verdicts]) =>
      verdicts.map((verdict, place) => [needed, 1 + place / 2, verdict] as const),
    ),
  )('%s of 120 asked, %s of 6 reported: %s', async (needed, own, verdict) => {
    const { verdict: given, rules } = await answer({ toefl: needed }, toefl(own, '1-6'));
    const rule = rules.find((one) => one.rule === 'TOEFL');
    expect([given, rule?.verdict]).toEqual([VERDICT[verdict], VERDICT[verdict]]);
    expect(rule?.source).toMatchObject({ kind: 'official', readOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(rule?.text).not.toContain('short');
  });

  const ON_6: [needed: number, own: number, Short][] = [
    [4.5, 85, 'ln'],
    [4.5, 86, 'l'],
    [4.5, 90, 'l'],
    [4.5, 120, 'l'],
    [5, 94, 'ln'],
    [5, 95, 'l'],
    [5.5, 106, 'ln'],
    [5.5, 107, 'l'],
    [6, 113, 'ln'],
    [6, 114, 'l'],
    [1, 0, 'l'],
  ];
  it.each(ON_6)('%s of 6 asked, %s of 120 reported: %s', async (needed, own, verdict) => {
    const { rules } = await answer({ toefl: needed, toeflScale: '1-6' }, toefl(own, '0-120'));
    expect(rules.find(({ rule }) => rule === 'TOEFL')?.verdict).toBe(VERDICT[verdict]);
  });

  const SAME: [needed: number, own: number, scale: '1-6' | '0-120', Short, text: string][] = [
    [90, 90, '0-120', 'm', 'TOEFL 90 needed, yours 90'],
    [90, 89, '0-120', 'n', 'TOEFL 90 needed, yours 89 (1 short)'],
    [90, 120, '0-120', 'm', 'TOEFL 90 needed, yours 120'],
    [4.5, 4.5, '1-6', 'm', 'TOEFL 4.5 on 1–6 needed, yours 4.5'],
    [4.5, 4, '1-6', 'n', 'TOEFL 4.5 on 1–6 needed, yours 4.0 (0.5 short)'],
    [4.5, 6, '1-6', 'm', 'TOEFL 4.5 on 1–6 needed, yours 6.0'],
    [5, 5, '1-6', 'm', 'TOEFL 5.0 on 1–6 needed, yours 5.0'],
  ];
  it.each(SAME)('%s asked, %s reported, both on %s: %s', async (needed, own, scale, verdict, text) => {
    const { verdict: given, rules } = await answer({ toefl: needed, toeflScale: scale }, toefl(own, scale));
    expect(given).toBe(VERDICT[verdict]);
    expect(rules.find(({ rule }) => rule === 'TOEFL')).toEqual({ rule: 'TOEFL', verdict: VERDICT[verdict], text });
  });

  it('is unknown across scales while the table is not known for the day of reading, or past its review', async () => {
    for (const on of ['2025-06-01', '2029-01-01']) {
      const tests = toefl(5, '1-6', on === '2029-01-01' ? '2028-06-01' : TAKEN);
      const { rules } = await answer({ toefl: 90 }, tests, { on });
      expect(rules.find(({ rule }) => rule === 'TOEFL')).toMatchObject({ verdict: 'unknown' });
    }
  });
});

describe('IELTS, PTE, DET, GRE and GMAT', () => {
  const CASES: [string, Partial<CourseDraft>, Tests, Short][] = [
    ['IELTS met exactly', { ieltsOverall: 6.5 }, ielts(6.5), 'm'],
    ['IELTS half a band short', { ieltsOverall: 6.5 }, ielts(6), 'n'],
    ['IELTS above', { ieltsOverall: 6.5 }, ielts(9), 'm'],
    ['IELTS band met', { ieltsOverall: 6.5, ieltsLessThan: 6 }, ielts(6.5, 6), 'm'],
    ['IELTS band short', { ieltsOverall: 6.5, ieltsLessThan: 6 }, ielts(7, 5.5), 'n'],
    ['IELTS bands not entered', { ieltsOverall: 6.5, ieltsLessThan: 6 }, ielts(7, null), '?'],
    ['IELTS bands not entered, overall short', { ieltsOverall: 7.5, ieltsLessThan: 6 }, ielts(7, null), 'n'],
    ['IELTS only a band asked', { ieltsLessThan: 6 }, ielts(6, 6), 'm'],
    ['PTE met exactly', { pteOverall: 58 }, pte(58), 'm'],
    ['PTE one short', { pteOverall: 58 }, pte(57), 'n'],
    ['PTE part short', { pteOverall: 58, pteLessThan: 50 }, pte(60, 49), 'n'],
    ['PTE part met', { pteOverall: 58, pteLessThan: 50 }, pte(60, 50), 'm'],
    ['DET met exactly', { det: 115 }, det(115), 'm'],
    ['DET short', { det: 115 }, det(110), 'n'],
    ['DET asked, none taken', { det: 115 }, ielts(9), '?'],
    ['no test taken at all', { ieltsOverall: 6.5 }, {}, '?'],
    ['no English published', {}, ielts(9), '?'],
    ['IELTS says nothing about TOEFL', { toefl: 60 }, ielts(9), '?'],
    ['TOEFL says nothing about IELTS', { ieltsOverall: 5 }, toefl(120, '0-120'), '?'],
    ['DET says nothing about TOEFL', { toefl: 60 }, det(160), '?'],
    ['the best of two taken: met', { ieltsOverall: 7, pteOverall: 58 }, { ...ielts(6), ...pte(58) }, 'm'],
    ['the best of two taken: likely', { ieltsOverall: 7, toefl: 90 }, { ...ielts(6), ...toefl(5, '1-6') }, 'l'],
    ['the best of two taken: unknown', { ieltsOverall: 7, toefl: 90 }, { ...ielts(6), ...toefl(4.5, '1-6') }, '?'],
    ['the best of two taken: likely not', { ieltsOverall: 7, toefl: 90 }, { ...ielts(6), ...toefl(4, '1-6') }, 'ln'],
    ['met beats likely', { ieltsOverall: 6, toefl: 90 }, { ...ielts(6), ...toefl(5, '1-6') }, 'm'],
    ['one taken and missed, one not taken', { ieltsOverall: 7, pteOverall: 58 }, ielts(6), 'n'],
    ['GRE besides, not taken', { ieltsOverall: 6, gre: 310 }, ielts(7), '?'],
    ['GRE besides, missed', { ieltsOverall: 6, gre: 310 }, { ...ielts(7), gre_overall: 309 }, 'n'],
    ['GRE besides, met', { ieltsOverall: 6, gre: 310 }, { ...ielts(7), gre_overall: 310 }, 'm'],
    [
      'GMAT besides, met, English only likely',
      { toefl: 90, gmat: 600 },
      { ...toefl(5, '1-6'), gmat_overall: 605 },
      'l',
    ],
    ['GMAT missed, English only likely', { toefl: 90, gmat: 600 }, { ...toefl(5, '1-6'), gmat_overall: 595 }, 'n'],
    ['GMAT alone is no English', { gmat: 600 }, { gmat_overall: 700 }, '?'],
  ];
  it.each(CASES)('%s', async (_, course, tests, verdict) => {
    expect((await answer(course, tests)).verdict).toBe(VERDICT[verdict]);
  });
});

describe('a report holds for 24 months from the day of the test', () => {
  const LAST: [string, Partial<CourseDraft>, (taken: string) => Tests][] = [
    ['IELTS', { ieltsOverall: 6 }, (taken) => ielts(7, 7, taken)],
    ['PTE', { pteOverall: 58 }, (taken) => pte(60, 60, taken)],
    ['TOEFL', { toefl: 90 }, (taken) => toefl(100, '0-120', taken)],
    ['DET', { det: 115 }, (taken) => det(120, taken)],
  ];
  const DAYS: [taken: string, on: string, Short][] = [
    ['2025-01-15', '2027-01-14', 'm'],
    ['2025-01-15', '2027-01-15', 'm'],
    ['2025-01-15', '2027-01-16', 'n'],
    ['2024-02-29', '2026-02-28', 'm'],
    ['2024-02-29', '2026-03-01', 'n'],
  ];
  it.each(LAST.flatMap(([rule, course, tests]) => DAYS.map((day) => [rule, course, tests, ...day] as const)))(
    '%s',
    async (rule, course, tests, taken, on, verdict) => {
      const { verdict: given, rules } = await answer(course, tests(taken), { on });
      expect(given).toBe(VERDICT[verdict]);
      const { text } = rules.find((one) => one.rule === rule) ?? { text: '' };
      expect(text.includes('expired')).toBe(verdict === 'n');
    },
  );

  it.each<[month: string, Short]>([
    ['Dec', 'm'],
    ['Jan', 'n'],
  ])('by the first day of the intake: %s', async (month, verdict) => {
    const year = month === 'Dec' ? '2026' : '2027';
    const { verdict: given } = await answer({ ieltsOverall: 6 }, ielts(7, 7, '2024-12-15'), {
      year,
      month,
      on: '2026-11-22',
    });
    expect(given).toBe(VERDICT[verdict]);
  });

  it('an expired report does not stand in the way of one that holds', async () => {
    const tests = { ...ielts(7, 7, '2023-01-01'), ...pte(60) };
    expect((await answer({ ieltsOverall: 6, pteOverall: 58 }, tests)).verdict).toBe('met');
  });
});

describe('the visa is another question than admission', () => {
  const AUSTRALIA: [string, Tests, Short][] = [
    ['IELTS 6.0', ielts(6), 'l'],
    ['IELTS 5.5: with 10 weeks of English', ielts(5.5), '?'],
    ['IELTS 5.0: with 20 weeks of English', ielts(5), '?'],
    ['IELTS 4.5', ielts(4.5), 'ln'],
    ['PTE 47', pte(47), 'l'],
    ['PTE 46', pte(46), '?'],
    ['PTE 31', pte(31), '?'],
    ['PTE 30', pte(30), 'ln'],
    ['TOEFL 67 of 120', toefl(67, '0-120'), 'l'],
    ['TOEFL 66 of 120', toefl(66, '0-120'), '?'],
    ['TOEFL 37 of 120', toefl(37, '0-120'), '?'],
    ['TOEFL 36 of 120', toefl(36, '0-120'), 'ln'],
    ['TOEFL 6 of 6', toefl(6, '1-6'), 'n'],
    ['TOEFL 5 of 6', toefl(5, '1-6'), 'n'],
    ['DET', det(160), 'ln'],
    ['no test', {}, '?'],
    ['a test before 7 August 2025', ielts(9, 9, '2025-08-06'), '?'],
    ['a test of 7 August 2025', ielts(9, 9, '2025-08-07'), 'l'],
    ['the best of two', { ...toefl(5, '1-6'), ...ielts(6) }, 'l'],
  ];
  it.each(AUSTRALIA)('Australia, %s', async (_, tests, verdict) => {
    const { visa } = await answer({ country: 'Australia', ieltsOverall: 6 }, tests);
    expect(visa.verdict).toBe(VERDICT[verdict]);
    for (const { verdict: one, source } of visa.rules) {
      expect(one).not.toBe('met');
      if (one !== 'unknown') expect(source?.kind).toBe('secondary');
    }
  });

  it('the same paper may be likely for admission and refused for the visa', async () => {
    const { verdict, visa } = await answer({ country: 'Australia', toefl: 90 }, toefl(5, '1-6'));
    expect([verdict, visa.verdict]).toEqual(['likely', 'not met']);
  });

  it.each(['Canada', 'New Zealand', 'USA', 'UK', 'Singapore'] as const)('%s: not known here', async (country) => {
    const { visa } = await answer({ country, ieltsOverall: 6 }, ielts(9));
    expect(visa).toMatchObject({ verdict: 'unknown', rules: [{ rule: 'English', verdict: 'unknown' }] });
  });
});

describe('Level: the student has what the course builds on', () => {
  type Levels = [course: CourseDraft['level'], own: Parameters<typeof education>[0][], Short][];
  const CASES: Levels = [
    ['Under Graduate', ['Senior Secondary'], 'm'],
    ['Under Graduate', ['Secondary'], 'n'],
    ['Under Graduate', ['ITI/Diploma'], '?'],
    ['Under Graduate', ['ITI/Diploma', 'Senior Secondary'], 'm'],
    ['Under Graduate', ['Bachelors'], 'm'],
    ['Under Graduate Diploma', ['Senior Secondary'], 'm'],
    ['Under Graduate Diploma', ['Masters'], 'm'],
    ['Under Graduate Certificate', ['Secondary'], 'n'],
    ['Associate', ['Senior Secondary'], 'm'],
    ['Foundation', ['Senior Secondary'], 'm'],
    ['Foundation', ['Secondary'], '?'],
    ['Post Graduate', ['Senior Secondary'], 'n'],
    ['Post Graduate', ['ITI/Diploma'], 'n'],
    ['Post Graduate', ['Bachelors'], 'm'],
    ['Post Graduate', ['Senior Secondary', 'Bachelors'], 'm'],
    ['Post Graduate', ['Graduate Diploma'], '?'],
    ['Post Graduate', ['Masters'], 'm'],
    ['Post Graduate Diploma', ['Senior Secondary'], 'n'],
    ['Post Graduate Certificate', ['Bachelors'], 'm'],
    ['Post Graduate', [], '?'],
    ['', ['Masters'], '?'],
  ];
  it.each(CASES)('%s with %j: %s', async (level, own, verdict) => {
    const schooling = own.map((one) => education(one));
    const given = await answer({ level, ieltsOverall: 6 }, ielts(7), { on: '2026-11-22' }, schooling);
    expect(given.rules.find(({ rule }) => rule === 'Level')?.verdict).toBe(VERDICT[verdict]);
    expect(given.verdict).toBe(VERDICT[verdict]);
  });

  it('what is still being studied counts by its end', async () => {
    const bachelors = [{ ...education('Bachelors'), start_date: '2023-07-01', end_date: '2027-06-30' }];
    const at = async (query: Record<string, string>) =>
      (await answer({ level: 'Post Graduate', ieltsOverall: 6 }, ielts(7), { on: '2026-11-22', ...query }, bachelors))
        .verdict;
    expect(await at({})).toBe('unknown');
    expect(await at({ year: '2027', month: 'Jun' })).toBe('not met');
    expect(await at({ year: '2027', month: 'Jul' })).toBe('met');
  });
});

describe.each(Object.entries(MARKS_CASES))('marks: %s', (_, cases) => {
  it.each(cases.map(([name, ...rest]) => [name, rest] as const))('%s', async (_name, [course, studies, ...told]) => {
    const { rules } = await answer({ ieltsOverall: 6, ...course }, ielts(7), { on: '2026-11-22' }, studies);
    const besides = rules.filter(({ rule }) => rule !== 'IELTS' && rule !== 'Level');
    expect(besides.map(({ rule, verdict, text }) => [rule, verdict, text])).toEqual(
      told.map(([rule, verdict, text]) => [rule, VERDICT[verdict], text]),
    );
  });
});

describe('marks', () => {
  const asked = { level: 'Post Graduate', ieltsOverall: 6 } as const;
  const degree = [{ ...education('Bachelors'), percentage: 65, end_date: '2021-06-30' }];

  it('are part of the whole verdict: over all rules the worst', async () => {
    const verdict = async (course: Partial<CourseDraft>) =>
      (await answer({ ...asked, ...course }, ielts(7), { on: '2026-11-22' }, degree)).verdict;
    expect(await verdict({ minPercentage: 65 })).toBe('met');
    expect(await verdict({ minPercentage: 66 })).toBe('not met');
    expect(await verdict({ minPercentage: 65, marksFrom: 'requirement text' })).toBe('likely');
    expect(await verdict({ minPercentage: 65, maxBacklogs: 3 })).toBe('unknown');
    expect(await verdict({ minClass: '2:1', university: 'Oxford Brookes University', country: 'UK' })).toBe('unknown');
  });

  it('a class rests on the page of the university, which is named with the day it was read', async () => {
    const course = { ...asked, minClass: '2:1', university: 'Oxford Brookes University', country: 'UK' } as const;
    const { rules } = await answer(course, ielts(7), { on: '2026-11-22' }, degree);
    const { source } = rules.find(({ rule }) => rule === 'Marks') ?? {};
    expect(source).toMatchObject({ kind: 'official', address: expect.stringContaining('brookes.ac.uk') });
    for (const on of ['2026-11-21', '2027-05-23']) {
      const other = await answer(course, ielts(7), { on }, degree);
      const rule = other.rules.find((one) => one.rule === 'Marks');
      expect(rule, on).toMatchObject({ verdict: 'unknown' });
      expect(rule).not.toHaveProperty('source');
    }
  });

  it('a gap with work in it is left to the university; it grows until the intake', async () => {
    const gap = async (query: Record<string, string>, ...work: Partial<Job>[]) =>
      (await answer({ ...asked, maxGapYears: 5.5 }, ielts(7), { on: '2026-11-22', ...query }, degree, work)).rules.find(
        ({ rule }) => rule === 'Gap',
      )?.verdict;
    const later = { year: '2027', month: 'Jan' };
    expect(await gap({})).toBe('met');
    expect(await gap(later)).toBe('not met');
    expect(await gap(later, { working_from: '2022-01-01', working_upto: null })).toBe('unknown');
    expect(await gap(later, { working_from: '2019-01-01', working_upto: '2020-01-01' })).toBe('not met');
    expect(await gap(later, { working_from: '2027-06-01', working_upto: null })).toBe('not met');
  });

  it('a course that was stored before there were such fields states nothing', async () => {
    const courseId = await courseWith({ ...asked, course: 'Old' });
    const unset = { minPercentage: 1, minCgpa: 1, cgpaScale: 1, minClass: 1, subjectsNeeded: 1, maxBacklogs: 1 };
    await Course.collection.updateOne({ _id: new Types.ObjectId(courseId) }, { $unset: { ...unset, maxGapYears: 1 } });
    const { rules } = await answer({ ...asked, course: 'Old' }, ielts(7), { on: '2026-11-22' }, degree);
    expect(rules.map(({ rule }) => rule)).toEqual(['IELTS', 'Level']);
  });
});

describe('before applying', () => {
  it('a student is judged by the first day of the intake: a report that has ended by then is said to', async () => {
    const courseId = await courseWith({ ieltsOverall: 6.5 });
    const course = await courseRecord(courseId, 'not stored');
    const stored = { tests: ielts(7, 7, '2025-06-01'), educationSummaries: [education()], workExperience: [] };
    await Profile.updateOne({ userId: who.student.userId }, { $set: stored }, { upsert: true });
    const by = async (day: string) => (await beforeApplying(who.student.viewer, course, who.student.userId, day)).fit;
    expect((await by('2027-06-01')).verdict).toBe('met');
    const late = await by('2027-09-01');
    expect(late.verdict).toBe('not met');
    expect(late.english.map(({ text }) => text)).toEqual([
      'IELTS 6.5 needed, yours 7.0, expired: its 24 months end on 1 Jun 2027',
    ]);
    const agents = await beforeApplying(who.agent.viewer, course, who.student.userId, '2027-06-01');
    expect(agents.fit.english[0]?.text).toBe('IELTS 6.5 needed, theirs 7.0');
    const stranger = beforeApplying(who.otherAgent.viewer, course, who.student.userId, '2027-06-01');
    await expect(stranger).rejects.toMatchObject({ status: 404 });
  });
});

describe('GET /eligibility/{courseId}', () => {
  it('rests on what an admin entered in the place of a shipped fact', async () => {
    const [fact] = allFacts().filter(({ id }) => id === 'english.toefl.ranges');
    if (!fact) throw new Error('no ranges are shipped');
    const { value, validFrom, validTo, source, readOn, reviewBy } = fact;
    const period = {
      value: { ...(value as Record<string, number>), '5': 85, '4.5': 80 },
      validFrom,
      validTo,
      source,
      readOn,
      reviewBy,
    };
    expect((await answer({ toefl: 90 }, toefl(4.5, '1-6'))).verdict).toBe('unknown');
    await FactOverride.create({ _id: fact.id, periods: [period], by: who.admin.user._id, at: new Date() });
    expect((await answer({ toefl: 90 }, toefl(4.5, '1-6'))).verdict).toBe('likely not');
    await FactOverride.deleteMany({});
  });

  it('takes a report that was saved without its scale by its day and score', async () => {
    const { toefl_scale: _none, ...report } = toefl(5, '1-6');
    expect((await answer({ toefl: 90 }, report)).verdict).toBe('likely');
    expect((await answer({ country: 'Australia', ieltsOverall: 6 }, report)).visa.verdict).toBe('not met');
  });

  it('answers for whom the reader may read, and calls their scores theirs', async () => {
    const courseId = await courseWith({ ieltsOverall: 6.5 });
    await Profile.updateOne({ userId: who.student.userId }, { $set: { tests: ielts(6) } }, { upsert: true });
    const query = { userId: who.student.userId, on: '2026-11-22' };
    const { body } = await ask(eligibility, { as: who.agent, params: { courseId }, query });
    expect(rows(body.rules)[0]?.text).toBe('IELTS 6.5 needed, theirs 6.0 (0.5 short)');
    const stranger = await ask(eligibility, { as: who.otherAgent, params: { courseId }, query });
    expect(stranger.status).toBe(404);
    const staff = await ask(eligibility, { as: who.admin, params: { courseId } });
    expect(staff.status).toBe(404);
  });

  it('refuses half an intake, an impossible day and an unknown course', async () => {
    const courseId = await courseWith({ ieltsOverall: 6.5 });
    const asked = (query: Record<string, string>, id = courseId) =>
      ask(eligibility, { as: who.student, params: { courseId: id }, query });
    expect((await asked({ year: '2027' })).body.fields).toHaveProperty('month');
    expect((await asked({ on: '2026-02-30' })).status).toBe(422);
    expect((await asked({}, '0'.repeat(24))).status).toBe(404);
  });
});
