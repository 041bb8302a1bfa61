import { beforeEach, describe, expect, it } from 'vitest';
import { applyToCourse } from '@/lib/services/applications/apply';
import { giveConsent } from '@/lib/services/applications/consent/consent';
import { moveApplication } from '@/lib/services/applications/moves/moves';
import { replyToOffer } from '@/lib/services/applications/offers/reply';
import { applicationPage, appliedIntakes, groupCounts } from '@/lib/services/applications/own';
import { saveCourse } from '@/lib/services/catalogue/saved-courses';
import { statsFor } from '@/lib/services/desk/dashboards/stats';
import { latestApplications, studentDashboard } from '@/lib/services/desk/dashboards/student';
import { sendMessage } from '@/lib/services/desk/messages/messages';
import { Profile } from '@/models/profile';
import { storedCourses } from '../support/courses';
import { emptyDatabase } from '../support/database';
import { longIt } from '../support/long-it';
import { everybody } from '../support/people';
import { education } from '../support/profiles';

const YEAR = new Date().getFullYear() + 1;
const intake = (courseId: unknown, month: 'Jan' | 'Sep' = 'Sep') => ({ courseId: String(courseId), year: YEAR, month });

beforeEach(emptyDatabase);

async function scene() {
  const people = await everybody();
  const [nursing, design] = await storedCourses({}, { course: 'Design', university: 'Monash', country: 'Australia' });
  if (!nursing || !design) throw new Error('not stored');
  return { ...people, nursing, design };
}

const TODAY = '2026-11-26';

describe('the counters of a student', () => {
  longIt('count what was ever reached as offers and visa applications, and by country', async () => {
    const { student, team, nursing, design } = await scene();
    const first = await applyToCourse(student.viewer, intake(nursing._id));
    await applyToCourse(student.viewer, intake(nursing._id, 'Jan'));
    const third = await applyToCourse(student.viewer, intake(design._id));
    await giveConsent(student.viewer, first._id, { given: true, agentMayReply: false });
    for (const status of ['Under Review', 'Submitted', 'Offer Received'] as const) {
      await moveApplication(team.viewer, first._id, { to: status, reason: '' });
    }
    await replyToOffer(student.viewer, first._id, { reply: 'accept', reason: '' });
    await moveApplication(team.viewer, first._id, { to: 'Visa Applied', reason: '' });
    await moveApplication(team.viewer, third._id, { to: 'Rejected', reason: 'No place left.' });
    await saveCourse(student.viewer, { courseId: String(design._id) });

    const { counters } = await studentDashboard(student.viewer, TODAY);
    expect(counters.applied).toEqual({ Canada: 2, Australia: 1 });
    expect(counters.offers).toEqual({ Canada: 1 });
    expect(counters.visa).toEqual({ Canada: 1 });
    expect(counters.rejected).toEqual({ Australia: 1 });
    expect(counters.saved).toEqual({ Australia: 1 });
    expect(counters.profile.percent).toBe(0);
  });

  longIt('agree with the lists they lead to', async () => {
    const { student, otherStudent, team, nursing } = await scene();
    const { _id } = await applyToCourse(student.viewer, intake(nursing._id));
    await applyToCourse(student.viewer, intake(nursing._id, 'Jan'));
    await applyToCourse(otherStudent.viewer, intake(nursing._id));
    await moveApplication(team.viewer, _id, { to: 'Rejected', reason: 'No place left.' });
    const query = { country: 'Canada', group: 'rejected', page: 1, limit: 10 } as const;
    const list = await applicationPage(student.viewer, query);
    expect(list.map(({ application }) => application._id)).toEqual([_id]);
    expect(list[0]?.moves.map(({ status, reason }) => [status, reason])).toEqual([
      ['Pending', ''],
      ['Rejected', 'No place left.'],
    ]);
    expect(await groupCounts(student.viewer, 'rejected')).toEqual({ Canada: 1 });
  });
});

describe('what a dashboard shows', () => {
  it("is an agent's own students and applications, and everybody's for staff", async () => {
    const { student, otherStudent, agent, otherAgent, team, nursing } = await scene();
    const application = await applyToCourse(agent.viewer, { ...intake(nursing._id), userId: student.userId });
    await applyToCourse(otherStudent.viewer, intake(nursing._id));
    expect(await statsFor(agent.viewer)).toEqual({ totalStudents: 1, totalApplications: 1 });
    expect(await statsFor(otherAgent.viewer)).toEqual({ totalStudents: 0, totalApplications: 0 });
    expect(await statsFor(team.viewer)).toEqual({ totalStudents: 2, totalApplications: 2 });
    expect((await latestApplications(agent.viewer, 5)).map(({ _id, studentName }) => [_id, studentName])).toEqual([
      [application._id, student.user.name],
    ]);
  });

  it('is, for a student, the saved course that has no application yet', async () => {
    const { student, nursing, design } = await scene();
    await saveCourse(student.viewer, { courseId: String(nursing._id) });
    await saveCourse(student.viewer, { courseId: String(design._id) });
    const application = await applyToCourse(student.viewer, intake(design._id));
    const { steps } = await studentDashboard(student.viewer, TODAY);
    expect(steps.map(({ kind, href }) => [kind, href])).toEqual([
      ['confirm', `/app/student/my-applications/${application._id}`],
      ['scores', '/app/student/profile#scores'],
      ['profile', '/app/student/profile'],
      ['apply', '/app/student/saved-applications?country=Canada'],
    ]);
    expect(steps[3]?.text).toContain('1 of your 2 saved courses has no application yet.');
  });

  it('asks again, at the next visit, for marks that can’t be a percentage, and no more once they are entered', async () => {
    const { student } = await scene();
    const asks = async (marks: object) => {
      const educationSummaries = [{ ...education('Bachelors'), ...marks }];
      await Profile.updateOne({ userId: student.userId }, { $set: { educationSummaries } }, { upsert: true });
      return (await studentDashboard(student.viewer, TODAY)).steps.some(({ kind }) => kind === 'scores');
    };
    expect(await asks({ percentage: 7.8, cgpa: 7.8, cgpa_scale: '10' })).toBe(true);
    expect(await asks({ percentage: 78 })).toBe(false);
    expect(await asks({ percentage: null, marks: '3.1/5', cgpa: 3.1, cgpa_scale: '5' })).toBe(false);
  });

  it('is the end of the journey once a student and a counsellor have written to one another', async () => {
    const { student, otherStudent, team } = await scene();
    const talked = async () => [
      await studentDashboard(student.viewer, TODAY),
      await studentDashboard(otherStudent.viewer, TODAY),
    ];
    expect((await talked()).map(({ counters }) => counters.hasTalked)).toEqual([false, false]);
    await sendMessage(team.viewer, student.userId, { text: 'How are you getting on?', key: 'from-the-team' });
    expect((await talked()).map(({ counters }) => counters.hasTalked)).toEqual([true, false]);
  });
});

it("the intakes applied for are the student's own, newest first", async () => {
  const { student, otherStudent, nursing } = await scene();
  await applyToCourse(student.viewer, intake(nursing._id, 'Jan'));
  await applyToCourse(student.viewer, intake(nursing._id, 'Sep'));
  await applyToCourse(otherStudent.viewer, intake(nursing._id, 'Sep'));
  const intakes = await appliedIntakes(student.viewer, String(nursing._id));
  expect(intakes.map(({ year, month }) => [year, month])).toEqual([
    [YEAR, 'Sep'],
    [YEAR, 'Jan'],
  ]);
});
