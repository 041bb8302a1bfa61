import { beforeAll, describe, expect, it } from 'vitest';
import { GET as eligibility } from '@/app/api/v1/eligibility/[courseId]/route';
import { POST as fit } from '@/app/api/v1/fit/route';
import { POST as saveScores } from '@/app/api/v1/save-quick-scores/route';
import { EDUCATION_LEVELS } from '@/lib/domain/profile';
import { withTextDemands } from '@/lib/engines/requirements/demands';
import { AccessLogEntry } from '@/models/access-log-entry';
import { MissedSearch } from '@/models/missed-search';
import { Profile } from '@/models/profile';
import { draft, storedCourses } from '../support/courses';
import { longIt } from '../support/long-it';
import { everybody } from '../support/people';
import { education } from '../support/profiles';
import { ask, type Json, rows } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
let ids: string[] = [];
const NOTHING = { ieltsOverall: null, ieltsLessThan: null, pteOverall: null, pteLessThan: null } as const;
const QUICK = { level: 'Bachelors', percentage: 68, field: 'Economics', test: 'ielts', overall: 6.5, lowest: 6 };

beforeAll(async () => {
  who = await everybody();
  const stored = await storedCourses(
    { ...NOTHING, course: 'Fits', level: 'Post Graduate', ieltsOverall: 6.5, ieltsLessThan: 6, minPercentage: 65 },
    { ...NOTHING, course: 'Too high', level: 'Post Graduate', ieltsOverall: 7, minPercentage: 65 },
    { ...NOTHING, course: 'Marks too high', level: 'Post Graduate', ieltsOverall: 6, minPercentage: 70 },
    { ...NOTHING, course: 'Another test', level: 'Under Graduate', pteOverall: 58 },
    { ...NOTHING, course: 'Old TOEFL', level: 'Under Graduate', toefl: 90 },
    { ...NOTHING, course: 'Sample', level: 'Under Graduate', ieltsOverall: 6, forSample: true },
    { ...NOTHING, course: 'Short gap', level: 'Post Graduate', ieltsOverall: 6, maxGapYears: 1 },
  );
  ids = stored.map(({ _id }) => String(_id));
});

const fits = async (applicant: object, courseIds = ids) => {
  const { status, body, headers } = await ask(fit, { body: { applicant, courseIds } });
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toContain('no-store');
  return rows(body.fits);
};
const verdicts = (found: Json[]) =>
  Object.fromEntries(found.map(({ courseId, verdict }) => [String(courseId), verdict]));

describe('POST /fit', () => {
  it('judges each course for what a visitor enters, and leaves samples and ids of none out', async () => {
    const [good, high, marks, other, , sample = ''] = ids;
    const found = await fits(QUICK, [...ids.slice(0, 4), sample, 'f'.repeat(24), ids[0] ?? '']);
    expect(found.map(({ courseId }) => courseId)).toEqual([good, high, marks, other]);
    expect(verdicts(found)).toEqual({
      [String(good)]: 'met',
      [String(high)]: 'not met',
      [String(marks)]: 'not met',
      [String(other)]: 'unknown',
    });
  });

  it('never counts as met what was not entered: a lowest section, marks, the day that studies ended', async () => {
    const [good = '', , , , , , gap = ''] = ids;
    const without = async (left: object, id: string) => (await fits({ ...QUICK, ...left }, [id]))[0]?.verdict;
    expect(await without({ lowest: null }, good)).toBe('unknown');
    expect(await without({ level: null, percentage: null }, good)).toBe('unknown');
    expect(await without({ test: null, overall: null, lowest: null }, good)).toBe('unknown');
    expect(await without({}, gap)).toBe('unknown');
  });

  longIt('says of every level and score what a student with the same profile hears', async () => {
    const student = who.student;
    for (const level of EDUCATION_LEVELS) {
      for (const overall of [6, 6.5, 7]) {
        const tests = {
          ielts_overall: overall,
          ielts_reading: 6,
          ielts_writing: 6,
          ielts_speaking: 6,
          ielts_listening: 6,
          ielts_test_date: new Date().toISOString().slice(0, 10),
        };
        const studied = { ...education(level), percentage: 68, end_date: '2020-06-01' };
        await Profile.updateOne(
          { userId: student.userId },
          { $set: { tests, educationSummaries: [studied], workExperience: [] } },
          { upsert: true },
        );
        for (const found of await fits({ ...QUICK, level, overall }, ids.slice(0, 5))) {
          const own = await ask(eligibility, { as: student, params: { courseId: String(found.courseId) } });
          expect({ verdict: found.verdict, rules: found.rules }).toEqual({
            verdict: own.body.verdict,
            rules: own.body.rules,
          });
        }
      }
    }
  });

  it.each([
    ['Nigeria', '2:2', { unknown: 2, likely: 1 }],
    ['Nigeria', '3.1/5', { unknown: 2, likely: 1 }],
    ['Kenya', '3.1/5', { unknown: 3 }],
    ['UK', 'Second class upper', { unknown: 2, met: 1 }],
    ['India', 'CGPA 8.1/10 (75 %)', { unknown: 1, met: 2 }],
    ['India', 'awaited', { unknown: 3 }],
    ['', 'AAB', { unknown: 3 }],
  ] as const)('says of %s %s what the student hears who saved it', async (country, marks, told) => {
    const asked = { ...NOTHING, level: 'Post Graduate', country: 'UK' } as const;
    const courses = await storedCourses(
      { ...asked, course: `By class for ${marks} ${country}`, minClass: '2:2' },
      { ...asked, course: `By percentage for ${marks} ${country}`, minPercentage: 60 },
      { ...asked, course: `By average for ${marks} ${country}`, minCgpa: 7, cgpaScale: '10' },
    );
    const quick = { level: 'Bachelors', country, marks, field: 'Law', backlogs: 3 };
    await Profile.deleteMany({ userId: who.student.userId });
    expect((await ask(saveScores, { as: who.student, body: quick })).status).toBe(200);
    const verdictsOfMarks: Record<string, number> = {};
    for (const found of await fits(
      quick,
      courses.map(({ _id }) => String(_id)),
    )) {
      const own = await ask(eligibility, { as: who.student, params: { courseId: String(found.courseId) } });
      expect(found.rules).toEqual(own.body.rules);
      const { verdict } = rows(found.rules).find(({ rule }) => String(rule) === 'Marks') ?? {};
      verdictsOfMarks[String(verdict)] = (verdictsOfMarks[String(verdict)] ?? 0) + 1;
    }
    expect(verdictsOfMarks).toEqual(told);
  });

  it('takes backlogs and years of work of a visitor, and holds them for unknown without', async () => {
    const [course] = await storedCourses({
      ...NOTHING,
      course: 'With work',
      level: 'Post Graduate',
      minPercentage: 60,
      maxBacklogs: 2,
      alsoAsked: 'or 50% with 3 years of work',
    });
    const of = async (more: object) => {
      const bcom = { level: 'Bachelors', country: 'India', marks: '54 %', ...more };
      const [found] = await fits(bcom, [String(course?._id)]);
      return Object.fromEntries(rows(found?.rules).map(({ rule, verdict }) => [rule, verdict]));
    };
    expect(await of({ workYears: 4, backlogs: 3 })).toMatchObject({ Marks: 'likely', Backlog: 'not met' });
    expect(await of({ workYears: 2, backlogs: 2 })).toMatchObject({ Marks: 'not met', Backlog: 'met' });
    expect(await of({})).toMatchObject({ Backlog: 'unknown' });
  });

  it('takes subjects with their marks and the language of instruction', async () => {
    const asks = { ...NOTHING, level: 'Under Graduate', ieltsOverall: 6, minPercentage: null } as const;
    const texts = ['Five credits (C6) in WAEC including English and Mathematics.', 'IELTS 6.0. MOI accepted.'];
    const stored = await storedCourses(
      ...texts.map((text) => withTextDemands(draft({ ...asks, course: text, admissionRequirement: text }))),
    );
    const of = async (more: object) =>
      (
        await fits(
          { level: 'Senior Secondary', country: 'Nigeria', marks: 'WAEC', ...more },
          stored.map(({ _id }) => String(_id)),
        )
      ).map(({ rules }) => rows(rules).map(({ rule, verdict }) => `${rule}: ${verdict}`));
    const [waec, moi] = await of({
      subjects: 'English C5, Maths B3, Physics C6, Biology C4, Economics C6',
      language: 'English',
    });
    expect([waec, moi]).toEqual([
      expect.arrayContaining(['Marks: likely']),
      expect.arrayContaining(['English: likely']),
    ]);
    const [result, noLanguage] = await of({});
    expect([result, noLanguage]).toEqual([
      expect.arrayContaining(['Marks: unknown']),
      ['IELTS: unknown', 'Level: met'],
    ]);
  });

  it('knows a TOEFL score of up to 6 as one of the scale since 2026', async () => {
    const old = [ids[4] ?? ''];
    const rule = async (overall: number) => {
      const [found] = await fits({ ...QUICK, level: 'Senior Secondary', test: 'toefl', overall, lowest: null }, old);
      return rows(found?.rules).find((one) => String(one.rule) === 'TOEFL')?.verdict;
    };
    expect(await rule(90)).toBe('met');
    expect(await rule(89)).toBe('not met');
    expect(['likely', 'likely not', 'unknown']).toContain(await rule(5));
  });

  it.each([
    [{}, 'applicant.level'],
    [{ level: 'Bachelors' }, 'applicant.marks'],
    [{ level: 'Bachelors', marks: '3.1' }, 'applicant.marks'],
    [{ level: 'Bachelors', percentage: 101 }, 'applicant.percentage'],
    [{ percentage: 60 }, 'applicant.level'],
    [{ level: 'Doctor', percentage: 60 }, 'applicant.level'],
    [{ test: 'ielts' }, 'applicant.overall'],
    [{ test: 'ielts', overall: 6.7 }, 'applicant.overall'],
    [{ test: 'ielts', overall: 6.5, lowest: 7 }, 'applicant.lowest'],
    [{ test: 'pte', overall: 91 }, 'applicant.overall'],
    [{ test: 'toefl', overall: 5.2 }, 'applicant.overall'],
    [{ test: 'toefl', overall: 90, lowest: 31 }, 'applicant.lowest'],
    [{ test: 'det', overall: 120, lowest: 100 }, 'applicant.lowest'],
    [{ overall: 6.5 }, 'applicant.test'],
    [{ ...QUICK, field: 'x'.repeat(101) }, 'applicant.field'],
  ])('refuses %j at the field %s', async (applicant, field) => {
    const { status, body } = await ask(fit, { body: { applicant, courseIds: ids } });
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toContain(field);
  });

  it('takes sixty courses, not more, and not none', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_one, place) => place.toString(16).padStart(24, '0'));
    const asked = async (courseIds: string[]) => (await ask(fit, { body: { applicant: QUICK, courseIds } })).status;
    expect(await asked(many(60))).toBe(200);
    expect(await asked(many(61))).toBe(422);
    expect(await asked([])).toBe(422);
  });

  it('leaves no trace: no reading, no missed search, no profile', async () => {
    const before = await Promise.all([
      AccessLogEntry.countDocuments(),
      MissedSearch.countDocuments(),
      Profile.countDocuments(),
    ]);
    await fits(QUICK);
    await ask(fit, { as: who.student, body: { applicant: QUICK, courseIds: ids } });
    const after = await Promise.all([
      AccessLogEntry.countDocuments(),
      MissedSearch.countDocuments(),
      Profile.countDocuments(),
    ]);
    expect(after).toEqual(before);
  });
});
