import { beforeAll, describe, expect, it } from 'vitest';
import { GET as threads } from '@/app/api/v1/application-threads/route';
import { POST as sendFiles } from '@/app/api/v1/applications/[id]/messages/files/route';
import { POST as read } from '@/app/api/v1/applications/[id]/messages/read/route';
import { GET as thread, POST as write } from '@/app/api/v1/applications/[id]/messages/route';
import { POST as noteFiles } from '@/app/api/v1/applications/[id]/notes/files/route';
import { POST as readNotes } from '@/app/api/v1/applications/[id]/notes/read/route';
import { POST as note, GET as notes } from '@/app/api/v1/applications/[id]/notes/route';
import { GET as download } from '@/app/api/v1/attachments/[fileId]/route';
import { GET as events } from '@/app/api/v1/events/route';
import { POST as leave } from '@/app/api/v1/leave-agent/route';
import type { Endpoint } from '@/lib/api/endpoint';
import { unreadFor } from '@/lib/platform/mail/digest';
import { digestUnread } from '@/lib/services/desk/messages/digest';
import { Application } from '@/models/application';
import { Job } from '@/models/job';
import { Message } from '@/models/message';
import { Notification } from '@/models/notification';
import { storedCourses } from '../support/courses';
import { file, formOf, PDF } from '../support/files';
import { listen } from '../support/live';
import { everybody, type Person } from '../support/people';
import { ask, rows, send } from '../support/request';

type Who = Awaited<ReturnType<typeof everybody>>;
let who: Who;
let id: string;

/** Application of the student, with their agent. */
async function applied(
  { student, agent }: Pick<Who, 'student' | 'agent'>,
  month: 'Sep' | 'Jan' = 'Sep',
): Promise<string> {
  const [course] = await storedCourses({ course: 'Bachelor of Nursing', university: 'Douglas College' });
  const { _id } = await Application.create({
    userId: student.userId,
    studentName: student.user.name,
    agentId: agent.userId,
    courseId: course?._id,
    country: 'Canada',
    university: 'Douglas College',
    course: 'Bachelor of Nursing',
    year: new Date().getFullYear() + 1,
    month,
    status: 'Pending',
  });
  return String(_id);
}

beforeAll(async () => {
  who = await everybody();
  id = await applied(who);
});

let made = 0;
const say = (as: Person, text: string, to = id, key = `key-of-thread-${++made}`) =>
  ask(write, { as, params: { id: to }, body: { text, key } });
const texts = async (as: Person, from: Endpoint = thread, of = id) =>
  rows((await ask(from, { as, params: { id: of } })).body.messages).map(({ text }) => text);
const noticesOf = (person: Person) => Notification.find({ userId: person.userId, readOn: null }).lean();

describe('the thread of an application', () => {
  it('is one conversation of the student, their agent and staff, each message with who wrote it', async () => {
    for (const name of ['student', 'agent', 'team'] as const) {
      expect((await say(who[name], `From the ${name}`)).status).toBe(201);
    }
    for (const reader of [who.student, who.agent, who.team, who.admin]) {
      expect(await texts(reader)).toEqual(['From the student', 'From the agent', 'From the team']);
    }
    const { body } = await ask(thread, { as: who.student, params: { id } });
    expect(rows(body.messages)[1]).toMatchObject({
      author: { name: who.agent.user.name, role: 'agent' },
      application: id,
      to: null,
      isNote: false,
    });
  });

  it('stores a message once, however often its key is sent, and keeps a key to its conversation', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => say(who.agent, 'Once', id, 'once-in-thread')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await Message.countDocuments({ text: 'Once' })).toBe(1);
    const elsewhere = await applied(await everybody());
    expect((await say(who.team, 'Mine', id, 'key-of-the-team')).status).toBe(201);
    expect((await say(who.team, 'Mine', elsewhere, 'key-of-the-team')).status).toBe(409);
  });

  it('notifies those it concerns once until they read: all of the team at first, then who took part', async () => {
    const now = await everybody();
    const application = await applied(now);
    await say(now.student, 'May I start later?', application);
    await say(now.student, 'In January?', application);
    const href = `/messages/application/${application}`;
    const which = 'application to Bachelor of Nursing at Douglas College.';
    const about = `${now.student.user.name} wrote about ${now.student.user.name}'s ${which}`;
    expect(await noticesOf(now.agent)).toMatchObject([{ notification: about, href }]);
    expect(await noticesOf(now.team)).toMatchObject([{ notification: about, href }]);
    expect(await noticesOf(now.student)).toEqual([]);
    await ask(read, { as: now.team, params: { id: application } });
    expect(await noticesOf(now.team)).toEqual([]);
    await say(now.team, 'Yes.', application);
    const told = `${now.team.user.name} wrote about your ${which}`;
    expect(await noticesOf(now.student)).toMatchObject([{ notification: told, href }]);
    // The other teams' notices stand for the first message; the second one is for who answered.
    await say(now.agent, 'Thank you.', application);
    expect(await noticesOf(now.team)).toHaveLength(1);
    expect((await noticesOf(who.team)).filter((notice) => notice.href === href)).toHaveLength(1);
  });

  it('is listed with what is unread, the one written in last on top, and found by name', async () => {
    const now = await everybody();
    const [quiet, loud] = [await applied(now), await applied(now, 'Jan')];
    await say(now.team, 'First', quiet);
    await say(now.team, 'Second', loud);
    await say(now.team, 'Third', loud);
    const list = async () => rows((await ask(threads, { as: now.agent })).body.threads);
    expect(await list()).toMatchObject([
      { _id: loud, unread: 2, last: { text: 'Third', name: now.team.user.name }, studentName: now.student.user.name },
      { _id: quiet, unread: 1 },
    ]);
    await ask(read, { as: now.agent, params: { id: loud } });
    expect(await list()).toMatchObject([{ unread: 0 }, { unread: 1 }]);
    const { body } = await ask(threads, { as: now.team, query: { q: now.student.user.name } });
    expect(body).toMatchObject({ total: 2, threads: [{ _id: loud, unread: 0 }, { _id: quiet }] });
    expect((await ask(threads, { as: now.otherAgent })).body).toMatchObject({ total: 0, threads: [] });
  });

  it('carries files that all of its readers, and no one else, can fetch', async () => {
    const form = formOf({ key: 'file-of-thread', text: 'My passport', attachments: file(PDF, 'passport.pdf') });
    const { status, body } = await ask(sendFiles, { as: who.student, params: { id }, form });
    expect(status).toBe(201);
    const fileId = String(rows(body.sent?.attachments)[0]?.fileId);
    const statuses = await Promise.all(
      [who.student, who.agent, who.team, who.admin, who.otherStudent, who.otherAgent, null].map(async (as) => {
        const answer = await send(download, { as, params: { fileId } });
        await answer.arrayBuffer();
        return answer.status;
      }),
    );
    expect(statuses).toEqual([200, 200, 200, 200, 404, 404, 401]);
  });

  it('is mailed about when it stays unread, to those who may still read it', async () => {
    const now = await everybody();
    const application = await applied(now);
    await say(now.team, 'Please sign the form.', application);
    await digestUnread(new Date(Date.now() + 11 * 60_000));
    const asked = { 'payload.template': 'message-digest', 'payload.userId': now.student.userId };
    expect(await Job.countDocuments(asked)).toBe(1);
    const { senders, total } = await unreadFor(now.student.user);
    expect(total).toBe(1);
    expect(senders).toMatchObject([{ href: `/messages/application/${application}`, newest: 'Please sign the form.' }]);
    expect((await unreadFor(now.agent.user)).total).toBe(1);
    await ask(leave, { as: now.student, body: {} });
    expect((await unreadFor(now.agent.user)).total).toBe(0);
  });
});

describe('notes on an application', () => {
  it('are read by staff alone: calls, files, lists, notices and open pages of the others know nothing of them', async () => {
    const now = await everybody();
    const application = await applied(now);
    const streams = {
      student: await stream(now.student),
      agent: await stream(now.agent),
      admin: await stream(now.admin),
    };
    const form = formOf({ key: 'file-of-a-note', text: 'Doubtful scan', attachments: file(PDF, 'scan.pdf') });
    const { body, status } = await ask(noteFiles, { as: now.team, params: { id: application }, form });
    expect(status).toBe(201);
    const fileId = String(rows(body.sent?.attachments)[0]?.fileId);
    expect(await texts(now.admin, notes, application)).toEqual(['Doubtful scan']);
    await say(now.team, 'Hello', application);
    // Only the first that arrives is the message: the note before it was kept from them.
    for (const stranger of [streams.student, streams.agent]) expect(await nextMessage(stranger)).toBe('Hello');
    expect(await nextMessage(streams.admin)).toBe('Doubtful scan');
    for (const as of [now.student, now.agent]) {
      expect((await ask(notes, { as, params: { id: application } })).status).toBe(403);
      expect((await send(download, { as, params: { fileId } })).status).toBe(404);
      expect(await texts(as, thread, application)).toEqual(['Hello']);
      const { body: list } = await ask(threads, { as });
      expect(JSON.stringify(list)).not.toContain('Doubtful');
      expect((await noticesOf(as)).map(({ href }) => href)).toEqual([`/messages/application/${application}`]);
    }
    for (const one of Object.values(streams)) await one.close();
  });

  it('leave a notice for the staff who have to do with the application', async () => {
    const now = await everybody();
    const application = await applied(now);
    await say(now.admin, 'I look after this one.', application);
    await ask(note, { as: now.team, params: { id: application }, body: { text: 'Call them', key: 'key-of-note' } });
    expect(await noticesOf(now.admin)).toMatchObject([{ href: `/messages/application/${application}?room=notes` }]);
    await ask(readNotes, { as: now.admin, params: { id: application } });
    expect(await noticesOf(now.admin)).toEqual([]);
  });
});

describe('a student who leaves their agent', () => {
  it('takes the thread along: the former agent reads, writes and hears nothing from then on', async () => {
    const now = await everybody();
    const application = await applied(now);
    const former = await stream(now.agent);
    const messages = Array.from({ length: 20 }, (_, index) => say(now.student, `Message ${index}`, application));
    await Promise.all([...messages.slice(0, 10), ask(leave, { as: now.student, body: {} }), ...messages.slice(10)]);
    await say(now.student, 'After they left', application);
    expect((await ask(thread, { as: now.agent, params: { id: application } })).status).toBe(404);
    expect((await say(now.agent, 'Still here', application)).status).toBe(404);
    expect((await ask(read, { as: now.agent, params: { id: application } })).status).toBe(404);
    expect((await ask(threads, { as: now.agent })).body).toMatchObject({ total: 0 });
    // A notice of their own is the last thing that is sent to the former agent's page.
    const seen: unknown[] = [];
    for (;;) {
      const frame = await former.next();
      if (frame?.event === 'message') seen.push(frame.data.text);
      if (frame?.event === 'notification' && String(frame.data.notification).includes('no longer')) break;
    }
    expect(seen).not.toContain('After they left');
    await former.close();
  });
});

async function stream(as: Person) {
  const listening = listen(await send(events, { as }));
  expect((await listening.next())?.event).toBe('ready');
  return listening;
}

async function nextMessage(listening: Awaited<ReturnType<typeof stream>>): Promise<unknown> {
  for (;;) {
    const frame = await listening.next();
    if (frame === null || frame.event === 'message') return frame?.data.text;
  }
}
