import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { POST as write } from '@/app/api/v1/applications/[id]/messages/route';
import { GET as view } from '@/app/api/v1/applications/[id]/route';
import { POST as apply } from '@/app/api/v1/apply/route';
import { GET as students } from '@/app/api/v1/get-students/route';
import { PUT as setCaseload } from '@/app/api/v1/staff/[id]/caseload/route';
import { GET as list } from '@/app/api/v1/staff/applications/route';
import { GET as getRules, PUT as setRules } from '@/app/api/v1/staff/assignment/route';
import { GET as counsellors } from '@/app/api/v1/staff/counsellors/route';
import { POST as handOver } from '@/app/api/v1/staff/hand-over/route';
import { workOrderOf } from '@/lib/domain/applications/work-order';
import { addDays } from '@/lib/domain/days/day';
import { sendMessage } from '@/lib/services/desk/messages/messages';
import { Application } from '@/models/application';
import { Caseload } from '@/models/caseload';
import { Message } from '@/models/message';
import { Notification } from '@/models/notification';
import { StaffAction } from '@/models/staff-action';
import { User } from '@/models/user';
import { storedCourses } from '../support/courses';
import { emptyDatabase } from '../support/database';
import { longIt } from '../support/long-it';
import { everybody, type Person, person } from '../support/people';
import { randomFrom } from '../support/plausible';
import { ask, rows } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
let emily: Person;
let courses: string[];
const year = new Date().getFullYear() + 1;
const today = new Date().toISOString().slice(0, 10);

beforeEach(async () => {
  await emptyDatabase();
  who = await everybody();
  emily = await person('team', { name: 'Emily Carter', timeZone: 'UTC' });
  const stored = await storedCourses(
    { course: 'Nursing' },
    { course: 'Law', country: 'UK' },
    { course: 'Data', level: 'Post Graduate' },
  );
  courses = stored.map(({ _id }) => String(_id));
});

const any = { country: null, level: null, agentId: null };
/** Sets the rules anew, whatever they are. */
async function rule(...rules: object[]) {
  const { revision } = (await ask(getRules, { as: who.admin })).body;
  return ask(setRules, { as: who.admin, body: { rules: rules.map((one) => ({ ...any, ...one })), revision } });
}
/** Applies to the course at this place, and returns the application. */
async function applied(student: Person, place = 0, month = 'Sep') {
  const { status, body } = await ask(apply, {
    as: student,
    body: { courseId: courses[place], userId: student.userId, year, month },
  });
  expect(status).toBe(201);
  return body.application as NonNullable<typeof body.application>;
}
const hand = (of: 'students' | 'applications', ids: readonly unknown[], to: string | null, more = {}, as = who.team) =>
  ask(handOver, { as, body: { of, cases: ids.map((_id) => ({ _id })), to, ...more } });
const assigneeOf = async (id: unknown) => String((await Application.findById(id).lean())?.counsellorId ?? null);
const noticesOf = async ({ userId }: Person) =>
  (await Notification.find({ userId }).sort({ _id: 1 }).lean()).map(({ notification }) => notification);

describe('who is in charge of a new application', () => {
  it('is no one without a rule, and then the whole team hears of it', async () => {
    const application = await applied(who.otherStudent);
    expect(application.counsellor).toBeNull();
    expect([(await noticesOf(who.team)).length, (await noticesOf(emily)).length]).toEqual([1, 1]);
  });

  it('is the one the first rule names that applies to its country, level and agency; they alone hear of it', async () => {
    const [uk, data, agency] = [await person('team'), await person('team'), await person('team')];
    const rules = [
      { country: 'UK', staff: [uk.userId] },
      { level: 'Post Graduate', staff: [data.userId] },
      { agentId: who.agent.userId, staff: [agency.userId] },
      { staff: [emily.userId] },
    ];
    expect((await rule(...rules)).status).toBe(200);
    const fresh = () => person('student');
    const names = [
      (await applied(await fresh(), 1)).counsellor?.name,
      (await applied(await fresh(), 2)).counsellor?.name,
      (await applied(who.student)).counsellor?.name,
      (await applied(await fresh())).counsellor?.name,
    ];
    expect(names).toEqual([uk, data, agency, emily].map(({ user }) => user.name));
    expect(await noticesOf(who.team)).toEqual([]);
    expect(await noticesOf(uk)).toHaveLength(1);
  });

  it('takes turns, also when many apply at once, and one student keeps one counsellor', async () => {
    const two = [emily, await person('team')];
    await rule({ staff: two.map(({ userId }) => userId) });
    const people = await Promise.all(Array.from({ length: 6 }, () => person('student')));
    await Promise.all(people.map((one) => applied(one)));
    const loads = rows((await ask(counsellors, { as: who.team })).body.counsellors);
    expect(two.map(({ userId }) => loads.find(({ _id }) => String(_id) === userId)?.open)).toEqual([3, 3]);
    const [first] = people as [Person];
    const both = await Promise.all([applied(first, 1), applied(first, 2)]);
    expect(new Set(both.map(({ counsellor }) => counsellor?._id)).size).toBe(1);
    expect(String(both[0]?.counsellor?._id)).toBe(String((await User.findById(first.userId).lean())?.counsellorId));
  });

  longIt(
    'counts the open ones of each, and the longest wait, as a plain recount does, whatever happened to them',
    async () => {
      const random = randomFrom(25);
      const team = [emily, await person('team'), await person('team')].map(({ user }) => user._id);
      const people = await Promise.all(Array.from({ length: 8 }, () => person('student')));
      await Promise.all(people.map((one) => applied(one)));
      const all = await Application.find({ userId: { $in: people.map(({ user }) => user._id) } }, '_id').lean();
      for (let round = 0; round < 6; round++) {
        for (const { _id } of all) {
          const counsellorId = random.pick([...team, null]);
          const waitsSince = random.pick([null, new Date(Date.UTC(2026, random.below(6), 1 + random.below(28)))]);
          const workOrder = waitsSince ?? workOrderOf('Enrolled', new Date());
          await Application.updateOne({ _id }, { $set: { counsellorId, waitsSince, workOrder } });
        }
        const open = (await Application.find().lean()).filter(({ waitsSince }) => waitsSince);
        const loads = rows((await ask(counsellors, { as: who.team })).body.counsellors);
        for (const id of team) {
          const waits = open.filter(({ counsellorId }) => String(counsellorId) === String(id));
          const oldest = waits.map(({ waitsSince }) => waitsSince?.toISOString()).sort()[0] ?? null;
          const wanted = { open: waits.length, oldest };
          expect(loads.find(({ _id }) => String(_id) === String(id))).toMatchObject(wanted);
        }
      }
    },
  );

  longIt('passes over those who are away, full, or can no longer sign in, and goes on to the next rule', async () => {
    const [away, full, gone] = [await person('team'), await person('team'), await person('team')];
    await rule({ staff: [away, full, gone].map(({ userId }) => userId) }, { staff: [emily.userId] });
    const set = (of: Person, body: object) =>
      ask(setCaseload, {
        as: who.admin,
        params: { id: of.userId },
        body: { ceiling: null, awayFrom: null, awayUntil: null, ...body },
      });
    await set(away, { awayFrom: addDays(today, -3), awayUntil: addDays(today, 3) });
    await set(full, { ceiling: 1 });
    await User.updateOne({ _id: gone.userId }, { disabled: true });
    expect((await applied(await person('student'))).counsellor?.name).toBe(full.user.name);
    expect((await applied(await person('student'))).counsellor?.name).toBe(emily.user.name);
    const ended = { waitsSince: null, workOrder: workOrderOf('Enrolled', new Date()) };
    await Application.updateMany({ counsellorId: full.userId }, ended);
    expect((await applied(await person('student'))).counsellor?.name).toBe(full.user.name);
    await set(away, {});
    expect((await applied(await person('student'))).counsellor?.name).toBe(away.user.name);
  });

  it('is refused to rules with unknown people, and to those made of older ones', async () => {
    const unknown = await rule({ staff: [who.student.userId] }, { agentId: who.team.userId, staff: [emily.userId] });
    expect([unknown.status, Object.keys(unknown.body.fields ?? {})]).toEqual([
      422,
      ['rules.0.staff', 'rules.1.agentId'],
    ]);
    await rule({ staff: [emily.userId] });
    const stale = await ask(setRules, { as: who.admin, body: { rules: [], revision: 0 } });
    expect(stale.status).toBe(409);
    expect(rows((await ask(getRules, { as: who.team })).body.rules)).toHaveLength(1);
    expect(await StaffAction.countDocuments({ action: 'assignment.edit' })).toBe(1);
    const days = { ceiling: null, awayFrom: '2026-12-10', awayUntil: '2026-12-01' };
    const wrong = await ask(setCaseload, { as: who.admin, params: { id: emily.userId }, body: days });
    expect([wrong.status, wrong.body.fields?.awayUntil]).toEqual([
      422,
      'Please choose a last day on or after the first day.',
    ]);
  });
});

describe('handing over', () => {
  it('hands students over with those of their applications that were with the same counsellor, and tells both once', async () => {
    await rule({ staff: [who.team.userId] });
    const [own, apart] = [await applied(who.student), await applied(who.student, 1)];
    await hand('applications', [apart._id], who.admin.userId);
    await Notification.deleteMany({});
    const answer = await hand('students', [who.student.userId], emily.userId, { note: 'Call her on Friday.' });
    expect([answer.status, answer.body.message]).toEqual([200, '1 student handed over.']);
    expect([await assigneeOf(own._id), await assigneeOf(apart._id)]).toEqual([emily.userId, who.admin.userId]);
    expect(await noticesOf(emily)).toEqual([
      `${who.team.user.name} handed over ${who.student.user.name} to you. “Call her on Friday.”`,
    ]);
    expect(await noticesOf(who.student)).toEqual(['Emily Carter is now your counsellor.']);
    const seen = (await ask(view, { as: who.student, params: { id: String(own._id) } })).body.application;
    expect(seen?.counsellor).toMatchObject({ name: 'Emily Carter', replyMinutes: null });
    const line = await StaffAction.findOne({ action: 'case.hand-over', subject: 'account' }).lean();
    expect([line?.before, line?.after]).toEqual([{ counsellor: who.team.user.name }, { counsellor: 'Emily Carter' }]);
  });

  longIt('tells the next one once of thirty, in one call', async () => {
    const thirty = await Promise.all(Array.from({ length: 30 }, () => person('student')));
    const answer = await hand(
      'students',
      thirty.map(({ userId }) => userId),
      emily.userId,
    );
    expect(answer.body.message).toBe('30 students handed over.');
    expect(await noticesOf(emily)).toEqual([`30 cases were handed over to you, the last by ${who.team.user.name}.`]);
    const mine = await ask(students, { as: emily, query: { inCharge: 'me', limit: '100' } });
    expect([rows(mine.body).length, mine.headers.get('x-total-count')]).toEqual([30, '30']);
  });

  it('lets one of two win who take the same, and says to the other who it was', async () => {
    const { _id } = await applied(who.otherStudent);
    const take = (as: Person) =>
      ask(handOver, { as, body: { of: 'applications', cases: [{ _id, from: null }], to: as.userId } });
    const answers = await Promise.all([take(who.team), take(emily)]);
    expect(answers.map(({ body }) => body.success).toSorted()).toEqual([false, true]);
    const winner = (await assigneeOf(_id)) === emily.userId ? emily : who.team;
    const refused = answers.find(({ body }) => !body.success);
    expect(rows(refused?.body.results)[0]?.message).toBe(`This is now assigned to ${winner.user.name}.`);
    const both = await Promise.all(
      [who.team, emily].map((as) =>
        ask(handOver, {
          as,
          body: { of: 'students', cases: [{ _id: who.student.userId, from: null }], to: as.userId },
        }),
      ),
    );
    expect(both.map(({ body }) => body.success).toSorted()).toEqual([false, true]);
  });

  it('answers for each: unknown ones are not there, and only active staff can be in charge', async () => {
    const { _id } = await applied(who.otherStudent);
    const answer = await hand('applications', ['f'.repeat(24), _id], emily.userId);
    expect(rows(answer.body.results).map(({ done }) => done)).toEqual([false, true]);
    expect((await hand('students', [emily.userId], who.team.userId)).body.success).toBe(false);
    for (const to of [who.student.userId, 'f'.repeat(24)]) {
      expect((await hand('applications', [_id], to)).body.fields?.to).toBeTruthy();
    }
    expect((await hand('applications', [_id], null)).body.success).toBe(true);
    expect(await assigneeOf(_id)).toBe('null');
  });
});

describe('lists by who is in charge', () => {
  longIt('show mine, nobody’s, those of one, and everyone’s', async () => {
    const [mine, theirs, nobodys] = [
      await applied(who.student),
      await applied(who.otherStudent),
      await applied(await person('student')),
    ];
    await hand('applications', [mine._id], who.team.userId);
    await hand('applications', [theirs._id], emily.userId);
    const shown = async (query: Record<string, string>) =>
      rows((await ask(list, { as: who.team, query })).body.applications).map(({ _id }) => _id);
    expect(await shown({ inCharge: 'me' })).toEqual([mine._id]);
    expect(await shown({ inCharge: 'nobody' })).toEqual([nobodys._id]);
    expect(await shown({ inCharge: emily.userId, status: 'Pending', country: 'Canada' })).toEqual([theirs._id]);
    expect(await shown({})).toHaveLength(3);
    expect((await ask(list, { as: who.team, query: { inCharge: 'us' } })).status).toBe(422);
    const [row] = rows((await ask(list, { as: who.team, query: { inCharge: 'me' } })).body.applications);
    expect(row).toMatchObject({ counsellor: { name: who.team.user.name }, agency: '' });
  });
});

describe('the usual time to an answer', () => {
  longIt('is measured once per wait, and shown from 20 answers on', async () => {
    const { _id } = await applied(who.student);
    await hand('applications', [_id], emily.userId);
    const params = { id: String(_id) };
    const shown = async () =>
      (await ask(view, { as: who.student, params })).body.application?.counsellor?.replyMinutes as unknown;
    const say = (as: Person, key: string) => ask(write, { as, params, body: { text: 'Hello', key } });
    await say(who.student, 'asked-first-0001');
    await say(who.student, 'asked-again-0001');
    expect((await Application.findById(_id).lean())?.unansweredSince).toBeInstanceOf(Date);
    await Promise.all([say(emily, 'answer-one-00001'), say(who.admin, 'answer-two-00001')]);
    const measured = (await Caseload.find().lean()).map(({ replyMinutes }) => replyMinutes);
    expect(measured.flat()).toEqual([0]);
    expect((await Application.findById(_id).lean())?.unansweredSince).toBeNull();
    expect(await shown()).toBeNull();
    const minutes = [...Array(10).fill(60), ...Array(10).fill(600)];
    await Caseload.updateOne({ _id: emily.userId }, { replyMinutes: minutes.slice(1) }, { upsert: true });
    expect(await shown()).toBeNull();
    await Caseload.updateOne({ _id: emily.userId }, { replyMinutes: minutes });
    expect(await shown()).toBe(60);
  });

  it('counts what is written to the counsellor alone, from the first message of each wait', async () => {
    const said = (from: Person, to: Person, key: string) =>
      sendMessage(from.viewer, to.userId, { text: 'Hello', key }).then(({ _id }) => _id);
    const asked = await said(who.student, emily, 'asked-directly-01');
    await Message.collection.updateOne(
      { _id: new Types.ObjectId(asked) },
      { $set: { createdOn: new Date(Date.now() - 2 * 3_600_000) } },
    );
    await said(who.student, emily, 'asked-directly-02');
    await said(emily, who.student, 'answered-direct-1');
    await said(emily, who.student, 'answered-direct-1');
    await said(emily, who.student, 'one-more-thing-01');
    expect((await Caseload.findById(emily.userId).lean())?.replyMinutes).toEqual([120]);
    await said(who.student, emily, 'asked-directly-03');
    await said(emily, who.student, 'answered-direct-2');
    expect((await Caseload.findById(emily.userId).lean())?.replyMinutes).toEqual([120, 0]);
  });
});
