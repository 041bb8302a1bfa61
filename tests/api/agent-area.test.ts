import { beforeEach, describe, expect, it } from 'vitest';
import { GET as agentApplications } from '@/app/api/v1/agent/applications/route';
import { GET as viewApplication } from '@/app/api/v1/applications/[id]/route';
import { POST as moveApplication } from '@/app/api/v1/applications/[id]/status/route';
import { POST as apply } from '@/app/api/v1/apply/route';
import { GET as checkApplication } from '@/app/api/v1/check-application/[courseId]/[userId]/route';
import { GET as dashboardStats } from '@/app/api/v1/dashboard-stats/route';
import { GET as academicInfo } from '@/app/api/v1/fetch-academic-info/[userId]/route';
import { GET as personalInfo } from '@/app/api/v1/fetch-personal-info/[userId]/route';
import { GET as workExperience } from '@/app/api/v1/fetch-work-experience/[userId]/route';
import { GET as userDetails } from '@/app/api/v1/find-user-details/[id]/route';
import { GET as applications } from '@/app/api/v1/get-applications/route';
import { GET as basicProfile } from '@/app/api/v1/get-basic-profile/[id]/route';
import { GET as completeProfile } from '@/app/api/v1/get-complete-profile/[id]/route';
import { GET as documents } from '@/app/api/v1/get-documents/[userId]/route';
import { GET as exportStudents } from '@/app/api/v1/get-students/export/route';
import { GET as getStudents } from '@/app/api/v1/get-students/route';
import { POST as leaveAgent } from '@/app/api/v1/leave-agent/route';
import { POST as saveBasic } from '@/app/api/v1/save-basic-profile/route';
import { POST as savePersonal } from '@/app/api/v1/save-personal-info/route';
import { POST as saveWork } from '@/app/api/v1/save-work-experience/route';
import { applyToCourse } from '@/lib/services/applications/apply';
import { renewStudentName } from '@/lib/services/people/names';
import { Application } from '@/models/application';
import { Notification } from '@/models/notification';
import { User } from '@/models/user';
import { storedCourses } from '../support/courses';
import { emptyDatabase } from '../support/database';
import { longIt } from '../support/long-it';
import { everybody, type Person, person } from '../support/people';
import { job, personal } from '../support/profiles';
import { ask, rows, send } from '../support/request';

const YEAR = new Date().getFullYear() + 1;
let who: Awaited<ReturnType<typeof everybody>>;
let courseId: string;
let applicationId: string;

beforeEach(async () => {
  await emptyDatabase();
  who = await everybody();
  const [course] = await storedCourses({ admissionIntake: 'Jan Sep' });
  courseId = String(course?._id);
  const intake = { courseId, userId: who.student.userId, year: YEAR, month: 'Sep' as const };
  applicationId = (await applyToCourse(who.agent.viewer, intake))._id;
});

/** The status of every call about one student, as this agent. */
async function everyCallAbout(student: Person, as: Person): Promise<Record<string, number>> {
  const { userId } = student;
  const { name, email, mobile } = student.user;
  const byId = { as, params: { id: userId } };
  const byUserId = { as, params: { userId } };
  const answers = {
    details: ask(userDetails, byId),
    basic: ask(basicProfile, byId),
    complete: ask(completeProfile, byId),
    academic: ask(academicInfo, byUserId),
    personal: ask(personalInfo, byUserId),
    work: ask(workExperience, byUserId),
    documents: ask(documents, byUserId),
    applications: ask(applications, { as, query: { country: 'Canada', userId } }),
    check: ask(checkApplication, { as, params: { courseId, userId } }),
    view: ask(viewApplication, { as, params: { id: applicationId } }),
    apply: ask(apply, { as, body: { courseId, userId, year: YEAR, month: 'Jan' } }),
    withdraw: ask(moveApplication, { as, params: { id: applicationId }, body: { status: 'Withdrawn' } }),
    saveBasic: ask(saveBasic, { as, body: { userId, name, email, mobile, counsellor_name: 'Meera' } }),
    savePersonal: ask(savePersonal, { as, body: { userId, ...personal() } }),
    saveWork: ask(saveWork, { as, body: { userId, workExperience: [job()] } }),
  };
  const statuses: Record<string, number> = {};
  for (const [name, answer] of Object.entries(answers)) statuses[name] = (await answer).status;
  return statuses;
}

const csv = async (as: Person, query: Record<string, string> = {}) =>
  (await send(exportStudents, { as, query })).text();

describe('a student of another agent', () => {
  it('does not exist for an agent: 404 from every call about them, and nothing changes', async () => {
    const statuses = await everyCallAbout(who.student, who.otherAgent);
    expect(new Set(Object.values(statuses)), JSON.stringify(statuses)).toEqual(new Set([404]));
    expect(await Application.countDocuments({ status: 'Pending' })).toBe(1);
    expect((await ask(agentApplications, { as: who.otherAgent })).body).toEqual({ applications: [], total: 0 });
    expect(await csv(who.otherAgent)).not.toContain(who.student.user.email);
  });
});

it('the notice of a move names the student to the agent and leads to a page of their own area', async () => {
  await Notification.deleteMany({});
  const move = { as: who.team, params: { id: applicationId }, body: { status: 'Under Review' } };
  expect((await ask(moveApplication, move)).status).toBe(200);
  const notice = await Notification.findOne({ userId: who.agent.userId }).lean();
  expect(notice?.notification).toContain(who.student.user.name);
  expect(notice?.href).toBe(`/applications/${applicationId}`);
});

describe('POST /leave-agent', () => {
  it('ends the bond: the agent hears 404 from every call and finds the student in no list or number', async () => {
    expect(Object.values(await everyCallAbout(who.student, who.agent))).not.toContain(404);
    const answer = await ask(leaveAgent, { as: who.student, body: {} });
    expect([answer.status, answer.body.success]).toEqual([200, true]);
    const statuses = await everyCallAbout(who.student, who.agent);
    expect(new Set(Object.values(statuses)), JSON.stringify(statuses)).toEqual(new Set([404]));
    expect((await ask(getStudents, { as: who.agent })).body).toEqual([]);
    expect((await ask(agentApplications, { as: who.agent })).body).toEqual({ applications: [], total: 0 });
    expect((await ask(dashboardStats, { as: who.agent })).body).toEqual({ totalStudents: 0, totalApplications: 0 });
    expect(await csv(who.agent)).not.toContain(who.student.user.email);
  });

  it('keeps everything for the student, and tells the agent once', async () => {
    await Notification.deleteMany({});
    expect((await ask(leaveAgent, { as: who.student, body: {} })).status).toBe(200);
    expect((await ask(viewApplication, { as: who.student, params: { id: applicationId } })).status).toBe(200);
    expect(await Notification.countDocuments({ userId: who.agent.userId })).toBe(1);
    const again = await ask(leaveAgent, { as: who.student, body: {} });
    expect([again.status, again.body.message]).toEqual([409, 'You have no agency.']);
    expect(await Notification.countDocuments({ userId: who.agent.userId })).toBe(1);
  });

  it("touches no other student's bond, whatever userId is sent", async () => {
    const other = await person('student', { addedBy: who.agent.user._id });
    const answer = await ask(leaveAgent, { as: who.otherStudent, body: { userId: other.userId } });
    expect(answer.status).toBe(404);
    await ask(leaveAgent, { as: who.student, body: {} });
    expect(String((await User.findById(other.userId).lean())?.addedBy)).toBe(who.agent.userId);
  });
});

describe('GET /agent/applications', () => {
  longIt("lists the agent's students' applications, newest first, by status, country, words and page", async () => {
    const second = await person('student', { name: 'Zoya Khan', addedBy: who.agent.user._id });
    const [design] = await storedCourses({ course: 'Design', university: 'Monash', country: 'Australia' });
    const later = await applyToCourse(who.agent.viewer, {
      courseId: String(design?._id),
      userId: second.userId,
      year: YEAR,
      month: 'Sep',
    });
    await applyToCourse(who.otherStudent.viewer, { courseId, year: YEAR, month: 'Sep' });
    const found = async (query: Record<string, string>) => {
      const { body } = await ask(agentApplications, { as: who.agent, query });
      return [body.total, rows(body.applications).map(({ _id }) => String(_id))];
    };
    expect(await found({})).toEqual([2, [later._id, applicationId]]);
    expect(await found({ country: 'Australia' })).toEqual([1, [later._id]]);
    expect(await found({ q: 'zoya' })).toEqual([1, [later._id]]);
    expect(await found({ q: 'NURSING' })).toEqual([1, [applicationId]]);
    expect(await found({ status: 'Submitted' })).toEqual([0, []]);
    expect(await found({ page: '2', limit: '1' })).toEqual([2, [applicationId]]);
    expect((await ask(agentApplications, { as: who.agent, query: { status: 'Gone' } })).status).toBe(422);
  });

  it("finds an agent's own student behind any number of other agents' students of the same name", async () => {
    await User.updateOne({ _id: who.student.userId }, { name: 'Aman Singh' });
    await renewStudentName(who.student.userId);
    const namesakes = Array.from({ length: 600 }, (_none, index) => ({
      name: 'Aman Singh',
      email: `aman${index}@example.com`,
      role: 'student',
      createdOn: new Date(0),
      _id: `${index.toString(16).padStart(24, '0')}`,
    }));
    await User.insertMany(namesakes);
    const { body } = await ask(agentApplications, { as: who.agent, query: { q: 'aman' } });
    expect(body.total).toBe(1);
  });
});
