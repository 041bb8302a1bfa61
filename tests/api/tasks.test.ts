import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { POST as move } from '@/app/api/v1/applications/[id]/status/route';
import { GET as calendar } from '@/app/api/v1/calendar/[file]/route';
import { POST as newAddress } from '@/app/api/v1/calendar-address/route';
import { DELETE as takeBack } from '@/app/api/v1/merges/[id]/route';
import { POST as handOver } from '@/app/api/v1/staff/hand-over/route';
import { GET as getRules, PUT as setRules } from '@/app/api/v1/staff/task-rules/route';
import { POST as finish } from '@/app/api/v1/staff/tasks/[id]/done/route';
import { POST as reopen } from '@/app/api/v1/staff/tasks/[id]/reopen/route';
import { PATCH as change, DELETE as remove } from '@/app/api/v1/staff/tasks/[id]/route';
import { POST as add, GET as list } from '@/app/api/v1/staff/tasks/route';
import { GET as work } from '@/app/api/v1/staff/work/route';
import { POST as merge } from '@/app/api/v1/students/[id]/merge/route';
import { addDays, dayOf } from '@/lib/domain/days/day';
import { dueDaysOf } from '@/lib/services/applications/moves/change';
import { tasksBeforeDays } from '@/lib/services/desk/tasks/by-rule';
import { eraseStudent } from '@/lib/services/file/leaving/erase';
import { Application } from '@/models/application';
import { Notification } from '@/models/notification';
import { StaffAction } from '@/models/staff-action';
import { Task } from '@/models/task';
import { User } from '@/models/user';
import { emptyDatabase } from '../support/database';
import { longIt } from '../support/long-it';
import { everybody, type Person, person } from '../support/people';
import { ask, rows, send } from '../support/request';

/** A time zone in which it is about noon, so that no test begins on one day and ends on the next. */
const hour = new Date().getUTCHours();
const zone = hour <= 12 ? `Etc/GMT-${12 - hour}` : `Etc/GMT+${hour - 12}`;
const today = dayOf(new Date(), zone);
const inDays = (days: number) => addDays(today, days);

let who: Awaited<ReturnType<typeof everybody>>;
let emily: Person;
beforeEach(async () => {
  await emptyDatabase();
  who = await everybody();
  emily = await person('team', { name: 'Emily Carter' });
  await User.updateMany({}, { timeZone: zone });
});

let made = 0;
async function application(more: object = {}): Promise<string> {
  const given = { status: 'Pending' as const, items: [], offer: null, ...more };
  const { _id } = await Application.create({
    userId: who.student.userId,
    studentName: who.student.user.name,
    agentId: who.agent.userId,
    courseId: new Types.ObjectId(),
    country: 'Canada',
    university: 'Douglas College',
    course: `Course ${++made}`,
    year: 2030,
    month: 'Sep',
    counsellorId: who.team.userId,
    waitsSince: new Date(),
    ...given,
    ...dueDaysOf(given),
  } as never);
  return String(_id);
}
const addTo = (body: object, as = who.team) => ask(add, { as, body: { title: 'Call', dueOn: today, ...body } });
const idOf = ({ body }: Awaited<ReturnType<typeof addTo>>) => String(body.task?._id);
const listed = async (query: Record<string, string>, as = who.team) =>
  rows((await ask(list, { as, query })).body.tasks);
const workOf = async (group: string, query: Record<string, string> = {}, as = who.team) =>
  rows((await ask(work, { as, query })).body.groups)
    .filter((one) => String(one.group) === group)
    .flatMap((one) => rows(one.rows).map(({ what }) => what));
const noticesOf = async ({ userId }: Person) =>
  (await Notification.find({ userId }).lean()).map(({ notification }) => notification);

describe('a task', () => {
  it('is about a student, an application or neither, due and someone’s, and stands in lists and in My work', async () => {
    const applicationId = await application();
    const { userId: studentId } = who.student;
    expect((await addTo({ applicationId, title: 'Ask for the CAS' })).status).toBe(201);
    await addTo({ studentId, title: 'Call back', dueOn: inDays(-2) });
    await addTo({ title: 'Update the leaflet', dueOn: inDays(9) });
    expect((await listed({ applicationId })).map(({ title }) => title)).toEqual(['Ask for the CAS']);
    expect((await listed({ studentId })).map(({ title }) => title)).toEqual(['Call back', 'Ask for the CAS']);
    const { name } = who.student.user;
    expect((await listed({})).map(({ studentName }) => studentName)).toEqual([name, name, '']);
    expect(await workOf('overdue')).toEqual(['Call back']);
    expect(await workOf('today')).toEqual(['Ask for the CAS']);
    expect(await workOf('today', {}, emily)).toEqual([]);
    expect(await workOf('today', { inCharge: who.team.userId }, emily)).toEqual(['Ask for the CAS']);
  });

  it('is done with a word, once, and can be opened again', async () => {
    const id = idOf(await addTo({}));
    const done = await ask(finish, { as: emily, params: { id }, body: { word: 'No answer' } });
    expect(done.body.task).toMatchObject({ doneByName: 'Emily Carter', word: 'No answer' });
    expect((await ask(finish, { as: who.team, params: { id }, body: {} })).status).toBe(409);
    expect((await ask(change, { as: who.team, params: { id }, body: { title: 'Else' } })).status).toBe(409);
    expect(await workOf('today')).toEqual([]);
    expect((await listed({}))[0]).toMatchObject({ word: 'No answer' });
    await ask(reopen, { as: who.team, params: { id } });
    expect(await workOf('today')).toEqual(['Call']);
  });

  it('is changed by who made it, whose it is and an admin, and deleted by who made it and an admin', async () => {
    const id = idOf(await addTo({ ownerId: emily.userId, studentId: who.student.userId }));
    expect(await noticesOf(emily)).toEqual([
      `${who.team.viewer.name} assigned you a task about ${who.student.user.name}: Call`,
    ]);
    const other = await person('team');
    const changed = (as: Person, body: object) => ask(change, { as, params: { id }, body });
    expect((await changed(other, { dueOn: inDays(1) })).status).toBe(403);
    expect((await changed(emily, { dueOn: inDays(1) })).body.task).toMatchObject({ dueOn: inDays(1), title: 'Call' });
    expect((await changed(who.admin, { ownerId: null })).body.task).toMatchObject({ owner: null });
    expect(await workOf('today', { inCharge: 'nobody' })).toEqual([]);
    expect((await changed(other, { ownerId: other.userId, dueOn: today })).status).toBe(200);
    expect(await workOf('today', {}, other)).toEqual(['Call']);
    expect((await ask(remove, { as: other, params: { id } })).status).toBe(403);
    expect((await ask(remove, { as: who.team, params: { id } })).status).toBe(200);
    expect((await ask(finish, { as: who.team, params: { id }, body: {} })).status).toBe(404);
  });

  it('is refused without a title or a real day, for who is no active staff, and about what isn’t there', async () => {
    expect((await addTo({ title: ' ' })).body.fields).toHaveProperty('title');
    expect((await addTo({ dueOn: '2030-02-31' })).body.fields).toHaveProperty('dueOn');
    expect((await addTo({ ownerId: who.student.userId })).body.fields).toHaveProperty('ownerId');
    expect((await addTo({ studentId: who.agent.userId })).status).toBe(404);
    expect((await addTo({ applicationId: 'f'.repeat(24) })).status).toBe(404);
    const applicationId = await application();
    expect((await addTo({ applicationId, studentId: who.otherStudent.userId })).status).toBe(404);
    expect(await Task.countDocuments()).toBe(0);
  });

  it('is never seen by its student or agent, not even by its id, and ends with the student’s account', async () => {
    const { userId: studentId } = who.student;
    const id = idOf(await addTo({ studentId }));
    for (const as of [who.student, who.agent, who.otherStudent, who.otherAgent]) {
      expect((await ask(list, { as, query: { studentId } })).status).toBe(403);
      expect((await ask(finish, { as, params: { id }, body: {} })).status).toBe(403);
      expect((await ask(remove, { as, params: { id } })).status).toBe(403);
    }
    expect(await noticesOf(who.student)).toEqual([]);
    await eraseStudent(who.student.user._id);
    expect(await Task.countDocuments()).toBe(0);
  });

  it('goes along when its case is handed over, and leaves other tasks where they are', async () => {
    const [applicationId, otherId] = [await application(), await application()];
    await addTo({ applicationId, title: 'Goes' });
    await addTo({ applicationId: otherId, title: 'Stays' });
    await addTo({ applicationId, title: 'Of the admin', ownerId: who.admin.userId });
    const body = { of: 'applications', cases: [{ _id: applicationId }], to: emily.userId };
    await ask(handOver, { as: who.team, body });
    expect(await workOf('today', {}, emily)).toEqual(['Goes']);
    expect(await workOf('today')).toEqual(['Stays']);
    expect(await workOf('today', {}, who.admin)).toEqual(['Of the admin']);
  });

  it('stands in its owner’s calendar while it is open', async () => {
    const id = idOf(await addTo({ title: 'Call, then write', studentId: who.student.userId }));
    const { address } = (await ask(newAddress, { as: who.team })).body;
    const file = String(address).split('/').at(-1) as string;
    const text = async () => (await send(calendar, { params: { file } })).text();
    expect(await text()).toContain(`UID:task-${id}@`);
    expect((await text()).replaceAll('\r\n ', '')).toContain(`${who.student.user.name}: Call\\, then write`);
    await ask(finish, { as: who.team, params: { id }, body: {} });
    expect(await text()).not.toContain(`UID:task-${id}@`);
  });
});

const onStatus = { _id: null, when: 'status', status: 'Under Review', country: null, title: 'Look at it', days: 2 };
const onDay = { _id: null, when: 'day', day: 'item', country: null, title: 'Chase', days: 3 };
async function rule(...rules: object[]) {
  const { revision } = (await ask(getRules, { as: who.admin })).body;
  return ask(setRules, { as: who.admin, body: { rules, revision } });
}
const itemDue = (label: string, dueOn: string) => ({
  _id: new Types.ObjectId(),
  kind: 'reference',
  label,
  state: 'requested',
  dueOn,
  asked: { by: who.team.user._id, byRole: 'team', byName: 'Team', at: new Date() },
});
const tasks = () => Task.find({}).sort({ _id: 1 }).lean();

describe('a rule', () => {
  it('makes one task when a status is entered, for who is in charge, however often it is entered', async () => {
    await rule(onStatus, { ...onStatus, country: 'UK', title: 'Of the UK' });
    const id = await application();
    const moved = (to: string) =>
      ask(move, { as: who.admin, params: { id }, body: { status: to, reason: 'So it is.' } });
    for (const to of ['Under Review', 'Documents Requested', 'Under Review'])
      expect((await moved(to)).status).toBe(200);
    const utcToday = new Date().toISOString().slice(0, 10);
    expect(await tasks()).toMatchObject([
      { title: 'Look at it', ownerId: who.team.user._id, dueOn: addDays(utcToday, 2), madeBy: null },
    ]);
  });

  it('makes one task before a due day, which goes along when the day is put off', async () => {
    await rule(onDay);
    const utcToday = new Date().toISOString().slice(0, 10);
    const [near, far] = [itemDue('Near', addDays(utcToday, 2)), itemDue('Far', addDays(utcToday, 20))];
    const id = await application({ status: 'Documents Requested', items: [near, far] });
    expect(await tasksBeforeDays(new Date())).toBe(1);
    expect(await tasksBeforeDays(new Date())).toBe(0);
    expect(await tasks()).toMatchObject([{ title: 'Chase: Near', dueOn: utcToday }]);
    const later = addDays(utcToday, 3);
    await Application.updateOne({ _id: id }, { $set: { 'items.0.dueOn': later, dueDays: [later], nextDue: later } });
    expect(await tasksBeforeDays(new Date())).toBe(0);
    expect(await tasks()).toMatchObject([{ title: 'Chase: Near', dueOn: utcToday, doneOn: null }]);
  });

  longIt('makes none for an application that stayed on a merged account, until that is taken back', async () => {
    await rule(onStatus, onDay);
    const twin = await person('student');
    const same = { courseId: new Types.ObjectId() };
    const items = [itemDue('Near', new Date().toISOString().slice(0, 10))];
    await application(same);
    const id = await application({ ...same, userId: twin.userId, items });
    const merged = await ask(merge, {
      as: who.admin,
      params: { id: who.student.userId },
      body: { goneId: twin.userId },
    });
    expect(rows(merged.body.merge?.twins)).toMatchObject([{ _id: id }]);
    const moved = (to: string) =>
      ask(move, { as: who.admin, params: { id }, body: { status: to, reason: 'So it is.' } });
    expect((await moved('Under Review')).status).toBe(200);
    expect([await tasksBeforeDays(new Date()), await tasks()]).toEqual([0, []]);
    await ask(takeBack, { as: who.admin, params: { id: String(merged.body.merge?._id) } });
    for (const to of ['Documents Requested', 'Under Review']) expect((await moved(to)).status).toBe(200);
    expect(await tasksBeforeDays(new Date())).toBe(1);
    expect((await tasks()).map(({ title }) => title)).toEqual(['Look at it', 'Chase: Near']);
  });

  it('makes no second task for one that was deleted', async () => {
    await rule(onDay);
    const utcToday = new Date().toISOString().slice(0, 10);
    const applicationId = await application({
      status: 'Documents Requested',
      items: [itemDue('Near', utcToday)],
    });
    await tasksBeforeDays(new Date());
    const [task] = await tasks();
    expect((await ask(remove, { as: who.team, params: { id: String(task?._id) } })).status).toBe(403);
    expect((await ask(remove, { as: who.admin, params: { id: String(task?._id) } })).status).toBe(200);
    expect(await listed({ applicationId })).toEqual([]);
    expect(await tasksBeforeDays(new Date())).toBe(0);
    expect(await listed({ applicationId })).toEqual([]);
  });

  it('is set by admins, keeps its id when it is changed, is refused to the second of two, and is in the log', async () => {
    expect((await ask(setRules, { as: who.team, body: { rules: [], revision: 0 } })).status).toBe(403);
    await rule(onStatus);
    const [first] = rows((await ask(getRules, { as: who.admin })).body.rules);
    await rule({ ...first, title: 'Look again' }, onDay);
    const stored = (await ask(getRules, { as: who.team })).body;
    expect(rows(stored.rules)).toMatchObject([{ _id: first?._id, title: 'Look again' }, { when: 'day' }]);
    expect((await ask(setRules, { as: who.admin, body: { rules: [], revision: 1 } })).status).toBe(409);
    const logged = await StaffAction.find({ action: 'task-rules.edit' }).sort({ at: 1 }).lean();
    expect(logged.map(({ after }) => after)).toEqual([
      { rules: 1, new: 1, changed: 0 },
      { rules: 2, new: 1, changed: 1 },
    ]);
    expect((await rule({ ...onDay, days: 31 })).status).toBe(422);
  });
});
