import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET as view } from '@/app/api/v1/applications/[id]/route';
import { GET as calendar } from '@/app/api/v1/calendar/[file]/route';
import {
  GET as address,
  POST as newAddress,
  DELETE as revoke,
  PUT as setTimeZone,
} from '@/app/api/v1/calendar-address/route';
import { GET as deadlines } from '@/app/api/v1/deadlines/route';
import { POST as leave } from '@/app/api/v1/leave-agent/route';
import { addDays, dayOf } from '@/lib/domain/days/day';
import { forget } from '@/lib/platform/once';
import { applyToCourse } from '@/lib/services/applications/apply';
import { saveCourse } from '@/lib/services/catalogue/saved-courses';
import { personDay } from '@/lib/services/people/reader-day';
import { Application } from '@/models/application';
import { Course } from '@/models/course';
import { Profile } from '@/models/profile';
import { User } from '@/models/user';
import { application } from '../support/applications';
import { storedCourses } from '../support/courses';
import { longIt } from '../support/long-it';
import { everybody, type Person, person } from '../support/people';
import { personal } from '../support/profiles';
import { ask, rows, send } from '../support/request';

type Who = Awaited<ReturnType<typeof everybody>>;
const inDays = (days: number) => addDays(new Date().toISOString().slice(0, 10), days);

let who: Who;
let id: string;
beforeAll(async () => {
  who = await everybody();
  const calls = await application(who.student);
  id = calls.id;
  await calls.ask(who.team, [
    { kind: 'reference', label: 'Second reference', dueOn: inDays(20) },
    { kind: 'bank_statement', label: 'Bank statement', dueOn: inDays(10) },
    { kind: 'cv', label: 'CV' },
  ]);
  await Profile.create({ userId: who.student.userId, personal: { ...personal(), expiry_date: inDays(100) } } as never);
});

const dueOf = async (as: Person) =>
  rows((await ask(deadlines, { as })).body.deadlines).map(({ on, what }) => `${on} ${what}`);
const fileOf = (href: unknown) => ({ file: String(href).split('/').at(-1) ?? '' });
const addressOf = async (as: Person) => fileOf((await ask(newAddress, { as })).body.address);
const eventsIn = async (params: { file: string }) => {
  const answer = await send(calendar, { params });
  const text = await answer.text();
  return {
    status: answer.status,
    text,
    type: answer.headers.get('content-type'),
    events: answer.ok
      ? new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
      : [],
  };
};

describe('due days', () => {
  it('stand on the application, the earliest first, with those of its papers', async () => {
    const { body } = await ask(view, { as: who.student, params: { id } });
    expect(rows(body.application?.deadlines)).toMatchObject([
      { kind: 'item', on: inDays(10), what: 'Bank statement' },
      { kind: 'item', on: inDays(20), what: 'Second reference' },
      { key: 'expiry:Passport', kind: 'expiry', on: inDays(100), what: 'Passport expires' },
    ]);
  });

  longIt('follow what is done: an answer takes its day off, an offer brings its own, the end takes all', async () => {
    const now = await everybody();
    const calls = await application(now.student);
    const item = await calls.askedFor(now.team, { kind: 'reference', label: 'Reference', dueOn: inDays(5) });
    expect(await dueOf(now.student)).toEqual([`${inDays(5)} Reference`]);
    await calls.send(now.student, item);
    expect(await dueOf(now.student)).toEqual([]);
    await calls.consent(now.student);
    await calls.offer(now.team, { conditional: 'false', replyBy: inDays(9), startOn: inDays(90) });
    expect(await dueOf(now.agent)).toEqual([`${inDays(9)} Reply to the offer`, `${inDays(90)} The course starts`]);
    await calls.reply(now.student, 'decline', 'Another university');
    expect(await dueOf(now.student)).toEqual([]);
  });

  it('are listed to those who see the application, and to no one else', async () => {
    const items = [`${inDays(10)} Bank statement`, `${inDays(20)} Second reference`];
    expect(await dueOf(who.student)).toEqual([...items, `${inDays(100)} Passport expires`]);
    expect(await dueOf(who.agent)).toEqual(items);
    expect(await dueOf(who.team)).toEqual(expect.arrayContaining(items));
    expect([await dueOf(who.otherStudent), await dueOf(who.otherAgent)]).toEqual([[], []]);
  });
});

describe('closing days of intakes', () => {
  const year = new Date().getFullYear() + 1;
  const closing = `Applications for Sep ${year} close`;

  longIt('of a saved course are due days of who saved it, until that intake is applied for', async () => {
    const now = await everybody();
    const [course, other] = await storedCourses(
      { course: 'MSc Closing', admissionIntake: 'Jan Sep', closingDays: `Jan 2020-11-30 Sep ${year}-06-30` },
      { course: 'MSc Without days' },
    );
    const courseId = String(course?._id);
    for (const saved of [courseId, String(other?._id)]) await saveCourse(now.student.viewer, { courseId: saved });
    await saveCourse(now.agent.viewer, { courseId });
    expect(await dueOf(now.student)).toEqual([`${year}-06-30 ${closing}`]);
    expect(await dueOf(now.agent)).toEqual([`${year}-06-30 ${closing}`]);
    const others = [...(await dueOf(now.otherStudent)), ...(await dueOf(now.team))];
    expect(others.filter((due) => due.includes('close'))).toEqual([]);
    const [due] = rows((await ask(deadlines, { as: now.student })).body.deadlines);
    expect(due).toMatchObject({ kind: 'closing', application: null, course: { _id: courseId, course: 'MSc Closing' } });
    const { events } = await eventsIn(await addressOf(now.student));
    expect(events.map(({ summary, startDate }) => [summary, startDate.toString()])).toEqual([
      [`${closing} (MSc Closing, Douglas College)`, `${year}-06-30`],
    ]);
    const url = events[0]?.component.getFirstPropertyValue('url');
    expect(String(url)).toContain(`/app/student/view-application/${courseId}`);

    await applyToCourse(now.student.viewer, { courseId, year: year + 1, month: 'Sep' });
    expect(await dueOf(now.student)).toEqual([`${year}-06-30 ${closing}`]);
    await applyToCourse(now.student.viewer, { courseId, year, month: 'Sep' });
    const [applied, ...more] = rows((await ask(deadlines, { as: now.student })).body.deadlines);
    expect(applied).toMatchObject({ what: closing, course: null, application: { course: 'MSc Closing' } });
    expect(more).toEqual([]);
  });

  longIt('of an application stand on it for each reader until the university has it', async () => {
    const now = await everybody();
    const calls = await application(now.student);
    const closes = async (as: Person) =>
      rows((await calls.view(as))?.deadlines).filter(({ what }) => String(what).endsWith('close')).length;
    expect(await closes(now.team)).toBe(0);
    const { courseId } = (await Application.findById(calls.id).lean()) ?? {};
    await Course.updateOne({ _id: courseId }, { $set: { closingDays: `Sep ${year}-06-30` } });
    expect([await closes(now.team), await closes(now.agent), await closes(now.student)]).toEqual([1, 1, 1]);
    await calls.move(now.team, 'Under Review');
    expect(await closes(now.team)).toBe(1);
    await calls.consent(now.student);
    expect((await calls.move(now.team, 'Submitted')).status).toBe(200);
    expect(await closes(now.team)).toBe(0);
    expect(await dueOf(now.student)).toEqual([]);
  });
});

it('counts days where the reader lives, else where the site is', async () => {
  const day = async (as: Person) => {
    const { today, timeZone } = (await ask(deadlines, { as })).body;
    return [today, timeZone];
  };
  process.env.TIME_ZONE = 'Pacific/Kiritimati';
  forget('env');
  try {
    const now = new Date();
    expect(await day(who.admin)).toEqual([dayOf(now, 'Pacific/Kiritimati'), 'Pacific/Kiritimati']);
    await ask(setTimeZone, { as: who.admin, body: { timeZone: 'Pacific/Pago_Pago' } });
    expect(await day(who.admin)).toEqual([dayOf(now, 'Pacific/Pago_Pago'), 'Pacific/Pago_Pago']);
    expect(await day(who.team)).not.toEqual(await day(who.admin));
  } finally {
    delete process.env.TIME_ZONE;
    forget('env');
  }
});

describe('a private calendar address', () => {
  it('opens the due days of its owner as whole days, without a session', async () => {
    expect((await ask(address, { as: who.student })).body).toMatchObject({ address: null });
    await ask(setTimeZone, { as: who.student, body: { timeZone: 'Asia/Kolkata' } });
    const params = await addressOf(who.student);
    const { status, type, events, text } = await eventsIn(params);
    expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(events.map((event) => [event.startDate.toString(), event.startDate.isDate])).toEqual(
      [dayOf(new Date(), 'Asia/Kolkata'), ...[10, 20, 100].map(inDays)].map((day) => [day, true]),
    );
    expect(text).toContain('X-WR-TIMEZONE:Asia/Kolkata');
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(4);
    expect(String(events[0]?.component.getFirstPropertyValue('url'))).toContain(`/app/student/my-applications/${id}`);
    expect((await ask(address, { as: who.student })).body.address).toContain(params.file);
  });

  it('has the missing yes on the day of today until it is given, and for the student alone', async () => {
    const someone = await person('student', { addedBy: who.agent.user._id, timeZone: 'Asia/Kolkata' });
    const its = await application(someone, who.agent);
    const [own, agents] = [await addressOf(someone), await addressOf(who.agent)];
    const [yes] = (await eventsIn(own)).events;
    expect(yes?.summary).toMatch(/^Confirm what is sent to the university \(/);
    expect(yes?.startDate.toString()).toBe(dayOf(new Date(), 'Asia/Kolkata'));
    expect(yes?.description).toContain(`/app/student/my-applications/${its.id}`);
    expect((await eventsIn(agents)).text).not.toContain('Confirm what is sent');
    await its.consent(someone);
    expect((await eventsIn(own)).events).toEqual([]);
  });

  it('ends when it is replaced or revoked, and with the account', async () => {
    const first = await addressOf(who.team);
    const second = await addressOf(who.team);
    expect([(await eventsIn(first)).status, (await eventsIn(second)).status]).toEqual([404, 200]);
    await ask(revoke, { as: who.team });
    expect((await eventsIn(second)).status).toBe(404);
    const third = await addressOf(who.team);
    expect([(await eventsIn(second)).status, (await eventsIn(third)).status]).toEqual([404, 200]);
    await User.updateOne({ _id: who.team.userId }, { disabled: true });
    expect((await eventsIn(third)).status).toBe(404);
  });

  it('cannot be guessed from another, nor from the id', async () => {
    const { file } = await addressOf(who.otherStudent);
    const others = file.replace(who.otherStudent.userId, who.student.userId);
    for (const guess of [others, file.replace('.ics', ''), `${who.student.userId}.ics`, 'x'.repeat(67), '.ics']) {
      expect((await eventsIn({ file: guess })).status, guess).toBe(404);
    }
  });

  it('shows an agent nothing any more of a student who left', async () => {
    const params = await addressOf(who.agent);
    expect((await eventsIn(params)).events[0]?.summary).toContain(`${who.student.user.name}: Bank statement`);
    await ask(leave, { as: who.student, body: {} });
    const after = await eventsIn(params);
    expect([after.status, after.events]).toEqual([200, []]);
    expect(await dueOf(who.agent)).toEqual([]);
  });

  it('keeps the time zone of a browser only where there is none, and each by its present name', async () => {
    const someone = await person('student');
    const put = (body: object) => ask(setTimeZone, { as: someone, body });
    expect((await put({ timeZone: 'Asia/Calcutta', ifNone: true })).body.timeZone).toBe('Asia/Kolkata');
    expect((await put({ timeZone: 'Europe/London', ifNone: true })).body.timeZone).toBe('Asia/Kolkata');
    expect((await put({ timeZone: 'Asia/Katmandu' })).body.timeZone).toBe('Asia/Kathmandu');
    expect((await put({ timeZone: 'Europe/London', ifNone: true })).body.timeZone).toBe('Asia/Kathmandu');
    // One that an older version stored.
    await User.updateOne({ _id: someone.user._id }, { $set: { timeZone: 'Asia/Calcutta' } });
    expect((await personDay(someone.userId, new Date())).timeZone).toBe('Asia/Kolkata');
  });

  it('takes only a time zone that exists', async () => {
    const answer = await ask(setTimeZone, { as: who.student, body: { timeZone: 'Middle/Earth' } });
    expect([answer.status, answer.body.fields?.timeZone]).toEqual([422, 'Please choose a time zone.']);
  });
});
