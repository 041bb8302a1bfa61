import { beforeEach, describe, expect, it } from 'vitest';
import { GET as applicants } from '@/app/api/v1/agent/applicants/route';
import { applyToCourse } from '@/lib/services/applications/apply';
import { Profile } from '@/models/profile';
import { storedCourses } from '../support/courses';
import { emptyDatabase } from '../support/database';
import { everybody, person } from '../support/people';
import { education, freshIelts } from '../support/profiles';
import { ask, rows } from '../support/request';

const YEAR = new Date().getFullYear() + 1;
let who: Awaited<ReturnType<typeof everybody>>;
let courseId: string;

beforeEach(async () => {
  await emptyDatabase();
  who = await everybody();
  const [course] = await storedCourses({ admissionIntake: 'Jan Sep', ieltsOverall: 6.5, ieltsLessThan: 6 });
  courseId = String(course?._id);
});

const ofAgent = (name: string) => person('student', { name, addedBy: who.agent.user._id });
const ofMine = async (query: Record<string, string> = {}) =>
  (await ask(applicants, { as: who.agent, query: { courseId, ...query } })).body;

describe('GET /agent/applicants', () => {
  it("says for each of the agent's students how they stand towards the course, those who fit first", async () => {
    const [strong, weak] = [await ofAgent('Zoya'), await ofAgent('Amit')];
    await Profile.create({
      userId: strong.userId,
      tests: freshIelts(),
      educationSummaries: [education()],
    });
    await Profile.create({ userId: weak.userId, tests: { ...freshIelts(), ielts_overall: 6 } });
    const intake = { courseId, userId: strong.userId, year: YEAR };
    const first = await applyToCourse(who.agent.viewer, { ...intake, month: 'Jan' });
    const second = await applyToCourse(who.agent.viewer, { ...intake, month: 'Sep' });
    const body = await ofMine();
    expect(body.total).toBe(3);
    const listed = rows(body.students);
    expect(listed.map(({ name }) => name)).toEqual(['Zoya', who.student.user.name, 'Amit']);
    expect(listed[2]?.eligibility).toEqual({
      verdict: 'not met',
      reason: 'IELTS 6.5 needed, theirs 6.0 (0.5 short); IELTS no section below 6.0 needed, their lowest 6.5',
    });
    expect(listed[1]?.eligibility).toEqual({
      verdict: 'unknown',
      reason: 'No education or test scores in the profile yet.',
    });
    expect(listed[0]?.eligibility).toEqual({ verdict: 'met', reason: '' });
    expect(listed[0]?.applied).toEqual([
      { applicationId: second._id, year: YEAR, month: 'Sep' },
      { applicationId: first._id, year: YEAR, month: 'Jan' },
    ]);
    expect([listed[1]?.applied, listed[2]?.applied]).toEqual([[], []]);
    expect(Number(listed[0]?.profileCompleted)).toBeGreaterThan(Number(listed[1]?.profileCompleted));
    expect(listed[1]?.profileCompleted).toBe(0);
  });

  it('searches and pages as the table of students does, and knows nobody of another agent', async () => {
    for (const name of ['Bina', 'Bilal', 'Chitra']) await ofAgent(name);
    expect(rows((await ofMine({ q: 'bi' })).students).map(({ name }) => name)).toEqual(['Bilal', 'Bina']);
    const page = await ofMine({ page: '2', limit: '1' });
    expect([page.total, rows(page.students).map(({ name }) => name)]).toEqual([4, ['Bina']]);
    const other = await ask(applicants, { as: who.otherAgent, query: { courseId } });
    expect(other.body).toEqual({ students: [], total: 0, counsellors: [], notJudged: [] });
  });

  it('names the counsellors of the agent’s own students, and lists those of one', async () => {
    for (const [name, counsellor_name] of [
      ['Bina', 'Neha Rao'],
      ['Chitra', 'Arun Das'],
      ['Devi', 'Neha Rao'],
    ] as const)
      await person('student', { name, counsellor_name, addedBy: who.agent.user._id });
    await person('student', { name: 'Esha', counsellor_name: 'Someone Else', addedBy: who.otherAgent.user._id });
    const ofNeha = await ofMine({ counsellor: 'Neha Rao' });
    expect(rows(ofNeha.students).map(({ name }) => name)).toEqual(['Bina', 'Devi']);
    expect([ofNeha.total, ofNeha.counsellors]).toEqual([2, ['Arun Das', 'Neha Rao']]);
    expect((await ofMine({ counsellor: 'Someone Else' })).total).toBe(0);
  });

  it('is 404 for a course that does not exist', async () => {
    const answer = await ask(applicants, { as: who.agent, query: { courseId: 'f'.repeat(24) } });
    expect([answer.status, answer.body.message]).toEqual([404, 'Course not found.']);
  });
});
