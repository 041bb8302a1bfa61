import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as agentApplications } from '@/app/api/v1/agent/applications/route';
import { GET as application } from '@/app/api/v1/applications/[id]/route';
import { POST as move } from '@/app/api/v1/applications/[id]/status/route';
import { POST as apply } from '@/app/api/v1/apply/route';
import { GET as stats } from '@/app/api/v1/dashboard-stats/route';
import { GET as documents } from '@/app/api/v1/get-documents/[userId]/route';
import { POST as leave } from '@/app/api/v1/leave-agent/route';
import { POST as write } from '@/app/api/v1/messages/[userId]/route';
import { POST as saveDocuments } from '@/app/api/v1/save-documents/route';
import { POST as savePersonal } from '@/app/api/v1/save-personal-info/route';
import { repairAgents } from '@/lib/services/people/scope';
import { Application } from '@/models/application';
import type { CourseRecord } from '@/models/course';
import { Notification } from '@/models/notification';
import { Profile } from '@/models/profile';
import { User } from '@/models/user';
import { storedCourses } from '../support/courses';
import { file, formOf, PDF } from '../support/files';
import { type Person, person } from '../support/people';
import { type Random, randomFrom } from '../support/plausible';
import { education, personal } from '../support/profiles';
import { type Answer, ask, rows } from '../support/request';
import { LONG } from '../support/tiers';

/** Interleavings; the same ones for the same seed. */
const ROUNDS = LONG ? 200 : 6;
const SEED = Number(process.env.RACE_SEED ?? 20_262);
const REQUIRED = ['tenth_certificate', 'twelfth_certificate', 'english_certificate', 'passport'] as const;

let courses: CourseRecord[];
let agent: Person;
let team: Person;

beforeAll(async () => {
  courses = (await storedCourses(
    ...['Nursing', 'Law', 'Design'].map((course) => ({ course, admissionIntake: 'Sep' })),
  )) as CourseRecord[];
  [agent, team] = [await person('agent'), await person('team')];
});
afterAll(() => Application.deleteMany({}));

const year = new Date().getFullYear() + 1;
const monthOf = (course: CourseRecord) => course.admissionIntake.split(' ')[0];
const applyTo = (as: Person, student: Person, course: CourseRecord) =>
  ask(apply, { as, body: { courseId: String(course._id), userId: student.userId, year, month: monthOf(course) } });
const upload = (as: Person, student: Person) =>
  ask(saveDocuments, {
    as,
    form: formOf({
      userId: student.userId,
      ...Object.fromEntries(REQUIRED.map((field) => [field, file(PDF, `${field}.pdf`)])),
    }),
  });

/** Lets others work for a while: so many turns of the event loop. */
async function turns(random: Random): Promise<void> {
  for (let left = random.below(60); left > 0; left--) await new Promise((resolve) => setImmediate(resolve));
}

describe(`an agent whose student leaves, seed ${SEED}`, () => {
  it(`reaches nothing of them afterwards, whatever went on meanwhile: ${ROUNDS} interleavings`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const random = randomFrom(SEED + round);
      const student = await person('student', { addedBy: agent.user._id });
      await Profile.create({ userId: student.userId, personal: null, educationSummaries: [education()] } as never);
      const [one, two, three] = courses as [CourseRecord, CourseRecord, CourseRecord];
      const first = (await applyTo(student, student, one)).body.application?._id;
      let left = 0;
      const acts: (() => Promise<Answer>)[] = [
        () => applyTo(student, student, two),
        () => applyTo(agent, student, three),
        () =>
          ask(write, {
            as: student,
            params: { userId: team.userId },
            body: { text: 'Hello', key: `race-key-${round}` },
          }),
        () => upload(agent, student),
        () => ask(move, { as: team, params: { id: String(first) }, body: { status: 'Under Review' } }),
        () => ask(move, { as: agent, params: { id: String(first) }, body: { status: 'Withdrawn' } }),
        () => ask(savePersonal, { as: agent, body: { ...personal(), userId: student.userId } }),
        async () => {
          const answer = await ask(leave, { as: student, body: {} });
          left = Date.now();
          return answer;
        },
      ];
      const answers = await Promise.all(
        acts.map(async (act) => {
          await turns(random);
          return act();
        }),
      );
      const what = `round ${round}: ${answers.map(({ status }) => status)}`;
      for (const { status } of answers) expect(status, what).toBeLessThan(500);
      expect(answers.at(-1)?.status, what).toBe(200);

      expect(await Application.countDocuments({ userId: student.userId, agentId: { $ne: null } }), what).toBe(0);
      const kept = await Application.find({ userId: student.userId }).lean();
      expect(kept.length, what).toBeGreaterThan(0);
      for (const { _id } of kept) {
        expect((await ask(application, { as: agent, params: { id: String(_id) } })).status, what).toBe(404);
      }
      expect((await ask(documents, { as: agent, params: { userId: student.userId } })).status, what).toBe(404);
      expect(rows((await ask(agentApplications, { as: agent })).body.applications), what).toEqual([]);
      // What the agent was not let do, was not done.
      const profile = await Profile.findOne({ userId: student.userId }).lean();
      if (answers[3]?.status === 404) expect(Object.values(profile?.documents ?? {}).flat(), what).toEqual([]);
      if (answers[6]?.status === 404) expect(profile?.personal, what).toBeNull();
      const notices = await Notification.find({ userId: agent.userId, createdOn: { $gt: new Date(left) } }).lean();
      const ofApplications = notices.filter(({ notification }) => !notification.endsWith('no longer your student.'));
      expect(ofApplications, what).toEqual([]);
    }
  }, 600_000);

  it('of two calls to leave at the same time, one leaves', async () => {
    const student = await person('student', { addedBy: agent.user._id });
    const answers = await Promise.all([1, 2, 3].map(() => ask(leave, { as: student, body: {} })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('an application that names a former agent, as a process that died after the student left leaves it', () => {
  it('is nobody’s but the student’s and the staff’s, and is repaired', async () => {
    const [other, student] = [await person('agent'), await person('student')];
    const theirs = await person('student', { addedBy: other.user._id });
    const [one] = courses as [CourseRecord];
    const id = String((await applyTo(student, student, one)).body.application?._id);
    const kept = String((await applyTo(theirs, theirs, one)).body.application?._id);
    await Application.updateOne({ _id: id }, { agentId: agent.userId });
    await User.updateOne({ _id: student.userId }, { formerAgents: [agent.userId] });
    await Application.updateOne({ _id: kept }, { agentId: null });

    expect((await ask(application, { as: agent, params: { id } })).status).toBe(404);
    expect((await ask(move, { as: agent, params: { id }, body: { status: 'Withdrawn' } })).status).toBe(404);
    expect(rows((await ask(agentApplications, { as: agent })).body.applications)).toEqual([]);
    expect((await ask(stats, { as: agent })).body).toMatchObject({ totalApplications: 0 });
    expect((await ask(stats, { as: team, query: { addedBy: agent.userId } })).body).toMatchObject({
      totalApplications: 0,
    });
    const notices = await Notification.countDocuments({ userId: agent.userId });
    await ask(move, { as: team, params: { id }, body: { status: 'Under Review' } });
    expect(await Notification.countDocuments({ userId: agent.userId })).toBe(notices);

    expect(await repairAgents()).toBe(2);
    expect(await repairAgents()).toBe(0);
    expect((await Application.findById(id).lean())?.agentId).toBeNull();
    expect((await ask(application, { as: other, params: { id: kept } })).status).toBe(200);
    expect((await ask(application, { as: student, params: { id } })).status).toBe(200);
  });
});
