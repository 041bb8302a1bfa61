import { Types } from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET as eligibility } from '@/app/api/v1/eligibility/[courseId]/route';
import type { CourseDraft } from '@/lib/domain/courses/course';
import { allFacts } from '@/lib/engines/facts/read';
import { beforeApplying } from '@/lib/services/applications/before-applying';
import { courseRecord } from '@/lib/services/catalogue/courses';
import { Course } from '@/models/course';
import { FactOverride } from '@/models/fact-override';
import { Profile } from '@/models/profile';
import { storedCourses } from '../support/courses';
import { ielts, pte, type Tests, toefl } from '../support/eligibility-cases';
import { ASKS_NOTHING, answered, ON, type When } from '../support/judged';
import { everybody } from '../support/people';
import { education } from '../support/profiles';
import { ask, rows } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;

/** The course with these demands: stored once. */
async function courseWith(fields: Partial<CourseDraft>): Promise<string> {
  const course = JSON.stringify(fields);
  const known = await Course.findOne({ course }).lean();
  const [stored] = known ? [known] : await storedCourses({ ...ASKS_NOTHING, ...fields, course });
  return String(stored?._id);
}

/** What the call answers the student, who has these scores, of a course with these demands. */
async function answer(course: Partial<CourseDraft>, tests: Tests, when: When = ON, studies = [education()]) {
  const courseId = await courseWith(course);
  const stored = { tests, educationSummaries: studies, workExperience: [] };
  await Profile.updateOne({ userId: who.student.userId }, { $set: stored }, { upsert: true });
  const { status, body } = await ask(eligibility, { as: who.student, params: { courseId }, query: { ...when } });
  expect(status).toBe(200);
  return body as unknown as ReturnType<typeof answered> & { notJudged: string[] };
}

beforeAll(async () => {
  who = await everybody();
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
      'IELTS 6.5 needed, yours 7.0, but the report has expired: it was valid for 24 months, until 1 Jun 2027',
    ]);
    const agents = await beforeApplying(who.agent.viewer, course, who.student.userId, '2027-06-01');
    expect(agents.fit.english[0]?.text).toBe('IELTS 6.5 needed, theirs 7.0');
    expect(late.notJudged).toEqual([]);
    const stranger = beforeApplying(who.otherAgent.viewer, course, who.student.userId, '2027-06-01');
    await expect(stranger).rejects.toMatchObject({ status: 404 });
  });
});

describe('GET /eligibility/{courseId}', () => {
  // The rules themselves are judged by tables: tests/unit/eligibility-cases.test.ts.
  it('answers of what is stored as the rules say it', async () => {
    const degree = [{ ...education('Bachelors'), percentage: 65, end_date: '2021-06-30' }];
    const cases: Parameters<typeof answered>[] = [
      [{ toefl: 90 }, toefl(5, '1-6')],
      [{ toefl: 4.5, toeflScale: '1-6' }, toefl(90, '0-120')],
      [
        { ieltsOverall: 6, pteOverall: 58 },
        { ...ielts(7, 7, '2023-01-01'), ...pte(60) },
      ],
      [{ ieltsOverall: 6 }, ielts(7, 7, '2024-12-15'), { on: '2026-11-22', year: '2027', month: 'Jan' }],
      [{ country: 'Australia', ieltsOverall: 6 }, ielts(6)],
      [{ level: 'Post Graduate', minPercentage: 66, maxBacklogs: 3 }, ielts(7), ON, degree],
      [{ level: 'Post Graduate', minClass: '2:1', university: 'Oxford Brookes University' }, ielts(7), ON, degree],
    ];
    for (const [course, tests, when, studies] of cases) {
      const { notJudged, ...given } = await answer(course, tests, when, studies as ReturnType<typeof education>[]);
      expect(given).toEqual(JSON.parse(JSON.stringify(answered(course, tests, when, studies))));
      expect(notJudged).toEqual([]);
    }
  });

  it('states nothing of a course that was stored before there were such fields', async () => {
    const old = { level: 'Post Graduate', ieltsOverall: 6, remarks: 'Old' } as const;
    const degree = [{ ...education('Bachelors'), end_date: '2021-06-30' }];
    const unset = { minPercentage: 1, minCgpa: 1, cgpaScale: 1, minClass: 1, subjectsNeeded: 1, maxBacklogs: 1 };
    const id = new Types.ObjectId(await courseWith(old));
    await Course.collection.updateOne({ _id: id }, { $unset: { ...unset, maxGapYears: 1 } });
    const { rules } = await answer(old, ielts(7), ON, degree);
    expect(rules.map(({ rule }) => rule)).toEqual(['IELTS', 'Level']);
  });

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
