import { beforeAll, describe, expect, it } from 'vitest';
import { POST as read } from '@/app/api/v1/messages/[userId]/read/route';
import { GET as conversation, POST as send } from '@/app/api/v1/messages/[userId]/route';
import { GET as contacts } from '@/app/api/v1/messages/route';
import { Message } from '@/models/message';
import { Notification } from '@/models/notification';
import { type Person, person } from '../support/people';
import { ask, rows } from '../support/request';

let student: Person;
let team: Person;
let admin: Person;

beforeAll(async () => {
  student = await person('student', { name: 'Priya Sharma' });
  team = await person('team', { name: 'Harpreet Gill', jobTitle: 'Admin counsellor' });
  admin = await person('admin');
});

let made = 0;
const write = (from: Person, to: Person, text: string, key = `key-number-${++made}`) =>
  ask(send, { as: from, params: { userId: to.userId }, body: { text, key } });
const talk = (from: Person, to: Person, query: Record<string, string> = {}) =>
  ask(conversation, { as: from, params: { userId: to.userId }, query });

describe('a conversation', () => {
  it('holds what both wrote, oldest first, trimmed, with the read mark of the other', async () => {
    expect((await write(student, team, '  Which documents do I need?\n')).status).toBe(201);
    expect((await write(team, student, 'Your passport, please.')).status).toBe(201);
    const seen = await talk(team, student);
    expect(rows(seen.body.messages).map(({ text }) => text)).toEqual([
      'Which documents do I need?',
      'Your passport, please.',
    ]);
    expect(seen.body.person).toMatchObject({ name: 'Priya Sharma', role: 'student' });
    expect(rows(seen.body.messages)[0]).toMatchObject({ readOn: null });
    await ask(read, { as: team, params: { userId: student.userId } });
    const [first, second] = rows((await talk(student, team)).body.messages);
    expect(first?.readOn).toEqual(expect.any(String));
    expect(second?.readOn).toBeNull();
  });

  it('stores a message once, however often its key is sent, at the same time too', async () => {
    const texts = ['Once only', 'Once only', 'Once only'];
    const answers = await Promise.all(texts.map((text) => write(student, admin, text, 'one-and-the-same')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => String(body.sent?._id))).size).toBe(1);
    expect(await Message.countDocuments({ text: 'Once only' })).toBe(1);
    expect((await write(student, team, 'Another', 'one-and-the-same')).status).toBe(409);
    expect((await write(admin, student, 'Mine', 'one-and-the-same')).status).toBe(201);
  });

  it('pages upwards without losing or repeating a message', async () => {
    const [other, staff] = [await person('student'), await person('team')];
    for (let index = 0; index < 25; index++) await write(other, staff, `Message ${index}`);
    const texts: string[] = [];
    let before: string | undefined;
    for (let page = 0; page < 3; page++) {
      const { body } = await talk(staff, other, { limit: '10', ...(before ? { before } : {}) });
      const part = rows(body.messages);
      texts.unshift(...part.map(({ text }) => String(text)));
      before = String(part[0]?._id);
      expect(body.hasEarlier).toBe(page < 2);
    }
    expect(texts).toEqual(Array.from({ length: 25 }, (_, index) => `Message ${index}`));
  });

  it('refuses an empty, a too long and a garbled text by field', async () => {
    for (const text of ['', '  \n ', 'x'.repeat(4_001), 'a\u0000b']) {
      const answer = await write(student, team, text);
      expect(answer.status, JSON.stringify(text.slice(0, 5))).toBe(422);
      expect(answer.body.fields?.text).toEqual(expect.any(String));
    }
    expect((await write(student, team, 'x'.repeat(4_000))).status).toBe(201);
    expect((await write(student, team, 'Hello', 'short')).body.fields?.key).toEqual(expect.any(String));
  });

  it('leaves one notice for several unread messages, and takes it off when they are read', async () => {
    const reader = await person('student');
    await write(team, reader, 'First');
    await write(team, reader, 'Second');
    const unread = { userId: reader.userId, readOn: null };
    expect(await Notification.find(unread).lean()).toMatchObject([
      { notification: 'Harpreet Gill sent you a message.', href: `/messages/chat/${team.userId}` },
    ]);
    await ask(read, { as: reader, params: { userId: team.userId } });
    expect(await Notification.countDocuments(unread)).toBe(0);
  });

  it('leaves no notice for a reader who wants none', async () => {
    const settings = { notifications: false, tfa: false, newsLetter: false };
    const reader = await person('student', { settings });
    expect((await write(team, reader, 'Quietly')).status).toBe(201);
    expect(await Notification.countDocuments({ userId: reader.userId })).toBe(0);
  });

  it('is hidden from strangers: other students, students among themselves, staff among themselves, agents', async () => {
    const [stranger, agent] = [await person('student'), await person('agent')];
    expect((await talk(stranger, student)).status).toBe(404);
    expect((await talk(team, admin)).status).toBe(404);
    expect((await talk(student, agent)).status).toBe(404);
    expect((await talk(agent, student)).status).toBe(403);
    expect(rows((await talk(stranger, team)).body.messages)).toEqual([]);
    const [first] = rows((await talk(student, team)).body.messages);
    expect((await talk(stranger, team, { before: String(first?._id) })).status).toBe(404);
    expect((await talk(student, { ...team, userId: 'f'.repeat(24) })).status).toBe(404);
  });

  it('cannot be had with an account that is disabled or not verified', async () => {
    const gone = await person('team', { disabled: true });
    const open = await person('student', { isVerified: false });
    expect((await talk(student, gone)).status).toBe(404);
    expect((await write(team, open, 'Hello')).status).toBe(404);
  });
});

describe('the contacts', () => {
  it('of a student are the staff, with job title, unread count and the newest message on top', async () => {
    const reader = await person('student');
    const [quiet, loud] = [await person('team'), await person('team', { jobTitle: 'Visa counsellor' })];
    await write(quiet, reader, 'Hello');
    await write(loud, reader, 'Hello');
    await write(loud, reader, 'Are you there?');
    const { body } = await ask(contacts, { as: reader });
    const [first, second] = rows(body.contacts);
    expect(first).toMatchObject({ _id: loud.userId, jobTitle: 'Visa counsellor', unread: 2 });
    expect(first?.last).toMatchObject({ text: 'Are you there?', from: loud.userId });
    expect(second).toMatchObject({ _id: quiet.userId, unread: 1 });
    expect(body.unread).toBe(3);
    expect(rows(body.contacts).every(({ role }) => ['team', 'admin'].includes(String(role)))).toBe(true);
    expect(rows(body.contacts)).toHaveLength(Number(body.total));
  });

  it('of staff are the students, searched by name and cut into pages that hold everybody once', async () => {
    const all = rows((await ask(contacts, { as: team })).body.contacts);
    expect(all.every(({ role }) => String(role) === 'student')).toBe(true);
    const paged: unknown[] = [];
    for (let page = 1; page <= Math.ceil(all.length / 3); page++) {
      const { body } = await ask(contacts, { as: team, query: { page: String(page), limit: '3' } });
      paged.push(...rows(body.contacts).map(({ _id }) => _id));
    }
    expect(paged).toEqual(all.map(({ _id }) => _id));
    const { body } = await ask(contacts, { as: team, query: { q: 'priya' } });
    expect(rows(body.contacts).map(({ name }) => name)).toEqual(['Priya Sharma']);
  });
});
