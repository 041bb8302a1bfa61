import { Types } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { POST as move } from '@/app/api/v1/applications/[id]/status/route';
import { POST as apply } from '@/app/api/v1/apply/route';
import { POST as enquire } from '@/app/api/v1/enquiries/route';
import { GET as events } from '@/app/api/v1/events/route';
import { POST as leave } from '@/app/api/v1/leave-agent/route';
import { POST as logout } from '@/app/api/v1/logout/route';
import { POST as read } from '@/app/api/v1/messages/[userId]/read/route';
import { POST as write } from '@/app/api/v1/messages/[userId]/route';
import { POST as saveBasic } from '@/app/api/v1/save-basic-profile/route';
import { PATCH as toggle } from '@/app/api/v1/toggle-agent-verification/[id]/route';
import { publish } from '@/lib/platform/events/bus';
import { offeredYears } from '@/lib/services/applications/intakes';
import { closeLiveStreams, openLiveStream, openStreamCount } from '@/lib/services/desk/messages/live';
import { tokenFor } from '@/lib/services/people/accounts/accounts';
import { announceChange, type Changed, changeOfStudent } from '@/lib/services/records/notices/changes';
import { Event } from '@/models/event';
import { User } from '@/models/user';
import { storedCourses } from '../support/courses';
import { type Listening, listen } from '../support/live';
import { everybody, type Person, person } from '../support/people';
import { ask, send } from '../support/request';

let student: Person;
let team: Person;
const listening: Listening[] = [];

beforeEach(async () => {
  student = await person('student');
  team = await person('team');
});
afterEach(async () => {
  for (const one of listening.splice(0)) await one.close();
  expect(openStreamCount()).toBe(0);
});

/** Opens a stream and reads its first frame. */
async function open(as: Person, lastEventId?: string) {
  const response = await send(events, { as, ...(lastEventId ? { headers: { 'last-event-id': lastEventId } } : {}) });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const stream = listen(response);
  listening.push(stream);
  return { ...stream, ready: await stream.next() };
}
let made = 0;
const say = (from: Person, to: Person, text: string) =>
  ask(write, { as: from, params: { userId: to.userId }, body: { text, key: `live-message-${++made}` } });
const told = async (stream: Pick<Listening, 'next'>) => (await stream.next())?.data;

describe('the event stream', () => {
  it('starts afresh with an id to resume after, and tells both people of a message and of its being read', async () => {
    const [hers, theirs] = [await open(student), await open(team)];
    expect(hers.ready).toMatchObject({ event: 'ready', data: { userId: student.userId, resumed: false } });
    expect(hers.ready?.id).toMatch(/^[0-9a-f]{24}$/);
    const { body } = await say(team, student, 'Your offer is here.');
    expect(await hers.next()).toMatchObject({
      event: 'notification',
      data: { notification: `${team.viewer.name} sent you a message.`, href: `/messages/chat/${team.userId}` },
    });
    const frame = await hers.next();
    expect(frame).toMatchObject({ event: 'message', data: body.sent });
    expect(frame?.id).toMatch(/^[0-9a-f]{24}$/);
    expect(await told(theirs)).toEqual(body.sent);
    await ask(read, { as: student, params: { userId: team.userId } });
    expect(await theirs.next()).toMatchObject({
      event: 'messages-read',
      data: { by: student.userId, of: team.userId },
    });
    expect(await hers.next()).toMatchObject({ event: 'messages-read' });
    expect(await hers.next()).toMatchObject({ event: 'notifications-read', data: {} });
  });

  it('goes on after the last id: what was missed comes, in order, and nothing that was never missed is lost', async () => {
    const first = await open(student);
    await say(team, student, 'One');
    await first.next();
    const seen = await first.next();
    await first.close();
    for (const text of ['Two', 'Three', 'Four']) await say(team, student, text);
    const again = await open(student, seen?.id);
    expect(again.ready).toMatchObject({ id: '', data: { resumed: true } });
    await say(team, student, 'Five');
    const texts = new Set<unknown>();
    while (!texts.has('Five')) texts.add((await told(again))?.text);
    expect([...texts].filter((text) => text !== undefined)).toEqual(['Two', 'Three', 'Four', 'Five']);
  });

  it('starts afresh after an id that is too old, of the future, or none of ours, and after too much was missed', async () => {
    const old = Types.ObjectId.createFromTime(Date.now() / 1000 - 24 * 3600).toHexString();
    const future = Types.ObjectId.createFromTime(Date.now() / 1000 + 3600).toHexString();
    for (const id of [old, future, 'nothing', `${old}\tx`]) {
      expect((await open(student, id)).ready?.data, id).toMatchObject({ resumed: false });
    }
    const to = [new Types.ObjectId(student.userId)];
    const many = Array.from({ length: 501 }, () => ({ kind: 'notifications-read', to, payload: {}, at: new Date() }));
    await Event.insertMany(many);
    expect((await open(student, String(new Types.ObjectId()))).ready?.data).toMatchObject({ resumed: false });
  });

  it('tells nobody of what is not addressed to them, not for pages, or about somebody they may not see', async () => {
    const [stranger, otherTeam] = [await person('student'), await person('team')];
    const mine = await open(stranger);
    await say(team, student, 'Not for you');
    const message = (await say(otherTeam, stranger, 'Before')).body.sent;
    expect(await mine.next()).toMatchObject({ event: 'notification' });
    expect(await told(mine)).toEqual(message);
    await publish({ kind: 'courses-changed', to: [stranger.userId], payload: {} });
    await publish({ kind: 'toString', to: [stranger.userId], payload: {} });
    await publish({ kind: 'message', to: [stranger.userId], payload: { _id: 'not a message' } });
    await publish({ kind: 'message', to: [stranger.userId], payload: { ...message, from: student.userId } });
    await User.updateOne({ _id: otherTeam.userId }, { $set: { disabled: true } });
    await publish({ kind: 'message', to: [stranger.userId], payload: { ...message } });
    await publish({ kind: 'notification', to: [stranger.userId], payload: { notification: 'x', href: '', secret: 1 } });
    expect(await mine.next()).toMatchObject({ event: 'notification', data: { notification: 'x', href: '' } });
  });

  it('strips what the contract does not declare', async () => {
    const mine = await open(student);
    await publish({ kind: 'notification', to: [student.userId], payload: { notification: 'x', href: '', secret: 1 } });
    expect(await told(mine)).toEqual({ notification: 'x', href: '', at: expect.any(String) });
  });
});

describe('a change that open pages follow', () => {
  /** The changes a stream told of before this marker, which is sent to its user now. */
  async function changesTold(stream: Listening, to: Person) {
    await publish({ kind: 'notification', to: [to.userId], payload: { notification: 'marker', href: '' } });
    const changes: unknown[] = [];
    const isMarker = (data: unknown) => (data as { notification?: string } | undefined)?.notification === 'marker';
    for (let frame = await stream.next(); frame && !isMarker(frame.data); frame = await stream.next()) {
      if (frame.event === 'changed') changes.push(frame.data);
    }
    return changes;
  }

  it('of an application reaches its student, their agent and the staff, and no one else', async () => {
    const who = await everybody();
    const streams = await Promise.all(Object.values(who).map((one) => open(one)));
    const [course] = await storedCourses({ admissionIntake: 'Jan Sep' });
    const body = { courseId: String(course?._id), year: offeredYears(new Date())[1], month: 'Sep' };
    const applied = await ask(apply, { as: who.student, body });
    const id = applied.body.application?._id as unknown as string;
    await ask(move, { as: who.team, params: { id }, body: { status: 'Under Review' } });
    // Both were published: what follows an answer may come after it.
    await expect.poll(() => Event.countDocuments({ kind: 'changed', 'payload.id': id }), { timeout: 20_000 }).toBe(2);
    const change = { record: 'application', id, userId: who.student.userId };
    const readers = ['student', 'agent', 'team', 'admin'];
    for (const [index, [name, one]] of Object.entries(who).entries()) {
      const told = await changesTold(streams[index] as Listening, one);
      const expected = readers.includes(name) ? [change, change] : [];
      expect(
        told.filter((data) => (data as Changed).record !== 'activity'),
        name,
      ).toEqual(expected);
    }
  });

  it('of a student, an agent or an enquiry reaches those who may see the record; a former agent hears of the loss only', async () => {
    const who = await everybody();
    const streams = await Promise.all(Object.values(who).map((one) => open(one)));
    await ask(saveBasic, {
      as: who.student,
      body: { name: 'Asha Rao', email: who.student.viewer.email, mobile: '+91 98765 43210' },
    });
    await ask(enquire, {
      body: { name: 'Ben', email: 'ben@example.com', mobile: '+91 98765 43210', message: 'When can I start?' },
    });
    await ask(leave, { as: who.student, body: {} });
    await ask(toggle, { as: who.admin, params: { id: who.otherAgent.userId }, body: { isVerified: false } });
    const [student, agent, otherAgent] = [who.student, who.agent, who.otherAgent].map(({ userId }) => userId);
    const expected: Record<string, string[]> = {
      agent: [`student ${student}`, `agent ${agent}`],
      student: [`student ${student}`, `student ${student}`],
      otherStudent: [],
      team: [`student ${student}`, `student ${student}`],
      admin: [`student ${student}`, 'enquiry', `student ${student}`, `agent ${agent}`, `agent ${otherAgent}`],
    };
    for (const [index, [name, one]] of Object.entries(who).entries()) {
      if (!expected[name]) continue;
      const told = (await changesTold(streams[index] as Listening, one)) as Changed[];
      const lines = told.map(({ record, id }) => (record === 'enquiry' ? record : `${record} ${id}`));
      expect(
        lines.filter((line) => !line.startsWith('activity')),
        name,
      ).toEqual(expected[name]);
    }
  });

  it('is told of again to staff who come back after a broken connection', async () => {
    const first = await open(team);
    await first.close();
    await announceChange(changeOfStudent(student.user));
    const again = await open(team, first.ready?.id);
    expect(again.ready?.data).toMatchObject({ resumed: true });
    const frames = [await again.next()];
    while (frames.at(-1)?.data.id !== student.userId) frames.push(await again.next());
    expect(frames.at(-1)).toMatchObject({ event: 'changed', data: { record: 'student' } });
  });
});

describe('an event stream ends', () => {
  it('when its session is left; the other sessions of the account stay', async () => {
    const other = { ...student, token: await tokenFor(student.user) };
    const [left, stays] = [await open(student), await open(other)];
    await ask(logout, { as: student, body: {} });
    expect(await left.next()).toMatchObject({ event: 'end', data: { reason: 'signed-out' } });
    expect(await left.next()).toBeNull();
    await publish({ kind: 'notifications-read', to: [student.userId], payload: {} });
    expect(await stays.next()).toMatchObject({ event: 'notifications-read' });
  });

  it('at the next beat when the account is disabled, and before any event is told', async () => {
    const beating = listen(
      new Response(await openLiveStream(student.viewer, { token: student.token, lastEventId: null, beatMs: 20 })),
    );
    listening.push(beating);
    const quiet = await open(team);
    await beating.next();
    await User.updateMany({ _id: { $in: [student.userId, team.userId] } }, { $set: { disabled: true } });
    expect(await beating.next()).toMatchObject({ event: 'end', data: { reason: 'signed-out' } });
    await publish({ kind: 'session-ended', to: [team.userId], payload: {} });
    expect(await quiet.next()).toMatchObject({ event: 'end', data: { reason: 'signed-out' } });
    expect((await ask(events, { as: team })).status).toBe(401);
  }, 20_000);

  it('when the process stops, saying that one may come back', async () => {
    const mine = await open(student);
    closeLiveStreams();
    expect(await mine.next()).toMatchObject({ event: 'end', data: { reason: 'restart' } });
    expect(await mine.next()).toBeNull();
    expect(openStreamCount()).toBe(0);
  });

  it('when its reader is too slow; who reads goes on', async () => {
    const slow = (await send(events, { as: student })).body as ReadableStream<Uint8Array>;
    const quick = await open(student);
    const notification = 'x'.repeat(50_000);
    for (let sent = 0; sent < 10; sent++) {
      await publish({ kind: 'notification', to: [student.userId], payload: { notification, href: '' } });
      expect((await told(quick))?.notification).toBe(notification);
    }
    expect(openStreamCount()).toBe(1);
    await expect(new Response(slow).text()).rejects.toThrow('too slow');
  });

  it('for nobody when one account opens more than twelve: the next one is refused until one is closed', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => open(student)));
    const refused = await ask(events, { as: student });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    await open(team);
    await all[0]?.close();
    await open(student);
  });
});
