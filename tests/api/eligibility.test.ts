import { beforeAll, describe, expect, it } from 'vitest';
import { GET as eligibility } from '@/app/api/v1/eligibility/[courseId]/route';
import { allFacts } from '@/lib/engines/facts/read';
import { beforeApplying } from '@/lib/services/applications/before-applying';
import { courseRecord } from '@/lib/services/catalogue/courses';
import { FactOverride } from '@/models/fact-override';
import { Profile } from '@/models/profile';
import {
  AUSTRALIA_CASES,
  CASES_BY_HAND,
  ielts,
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
import { judged } from '../support/judged';
import { everybody } from '../support/people';
import { education } from '../support/profiles';
import { ask, rows } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
const { answer, courseWith } = judged(() => who.student);

beforeAll(async () => {
  who = await everybody();
});

it('there are as many cases by hand as were asked for, with those that must be among them', () => {
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
  )('%s of 120 asked, %s of 6 reported: %s', async (needed, own, verdict) => {
    const { verdict: given, rules } = await answer({ toefl: needed }, toefl(own, '1-6'));
    const rule = rules.find((one) => one.rule === 'TOEFL');
    expect([given, rule?.verdict]).toEqual([VERDICT[verdict], VERDICT[verdict]]);
    expect(rule?.source).toMatchObject({ kind: 'official', readOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(rule?.text).not.toContain('short');
  });

  it.each(TOEFL_ON_6)('%s of 6 asked, %s of 120 reported: %s', async (needed, own, verdict) => {
    const { rules } = await answer({ toefl: needed, toeflScale: '1-6' }, toefl(own, '0-120'));
    expect(rules.find(({ rule }) => rule === 'TOEFL')?.verdict).toBe(VERDICT[verdict]);
  });

  it.each(TOEFL_SAME_SCALE)('%s asked, %s reported, both on %s: %s', async (needed, own, scale, verdict, text) => {
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
  it.each(TEST_CASES)('%s', async (_, course, tests, verdict) => {
    expect((await answer(course, tests)).verdict).toBe(VERDICT[verdict]);
  });
});

describe('a report holds for 24 months from the day of the test', () => {
  it.each(
    REPORT_CASES.flatMap(([rule, course, tests]) => REPORT_DAYS.map((day) => [rule, course, tests, ...day] as const)),
  )('%s', async (rule, course, tests, taken, on, verdict) => {
    const { verdict: given, rules } = await answer(course, tests(taken), { on });
    expect(given).toBe(VERDICT[verdict]);
    const { text } = rules.find((one) => one.rule === rule) ?? { text: '' };
    expect(text.includes('expired')).toBe(verdict === 'n');
  });

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
  it.each(AUSTRALIA_CASES)('Australia, %s', async (_, tests, verdict) => {
    const { visa } = await answer({ country: 'Australia', ieltsOverall: 6 }, tests);
    expect(visa.verdict).toBe(VERDICT[verdict]);
    for (const { verdict: one, source } of visa.rules) {
      expect(one).not.toBe('met');
      if (one === 'likely' || one === 'likely not') expect(source?.kind).toBe('secondary');
      if (one !== 'unknown') expect(source?.address).toMatch(/^https:/);
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
    expect(late.notJudged).toEqual([]);
    const stranger = beforeApplying(who.otherAgent.viewer, course, who.student.userId, '2027-06-01');
    await expect(stranger).rejects.toMatchObject({ status: 404 });
  });
});

describe('GET /eligibility/{courseId}', () => {
  it('quotes what the text asks that no rule judges, on the form of an application too', async () => {
    const admissionRequirement = 'IELTS 6.5. An interview is held for all applicants.';
    const fields = { ieltsOverall: 6.5, admissionRequirement, alsoAsked: 'selection' };
    const answered = await answer(fields, ielts(7));
    expect(answered).toMatchObject({ verdict: 'likely', notJudged: [expect.stringMatching(/interview/i)] });
    const course = await courseRecord(await courseWith(fields), 'not stored');
    const { fit } = await beforeApplying(who.student.viewer, course, who.student.userId, '2027-06-01');
    expect(fit.notJudged).toEqual(answered.notJudged);
  });

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
