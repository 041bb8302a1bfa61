import { beforeAll, expect, it } from 'vitest';
import { isMinor } from '@/lib/domain/applications/age';
import { isSending } from '@/lib/domain/applications/application-status';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { listDueDays } from '@/lib/services/applications/deadlines/next';
import { listThreads } from '@/lib/services/desk/messages/thread-list';
import { threadOf } from '@/lib/services/desk/messages/threads';
import { Application } from '@/models/application';
import { Message } from '@/models/message';
import { Profile } from '@/models/profile';
import { User } from '@/models/user';
import { THREADS } from '@/scripts/demo/messages/threads';
import { PERSONAS } from '@/scripts/demo/people';
import { saveDemoThreads } from '@/scripts/demo/save-threads';
import { fillWithDemo } from '@/scripts/seed';
import { emptyDatabase } from '../support/database';

let student: Viewer;
let agent: Viewer;
beforeAll(async () => {
  await emptyDatabase();
  await fillWithDemo({ courses: 300, quiet: true });
  const viewerOf = async (role: 'student' | 'agent'): Promise<Viewer> => {
    const user = await User.findOne({ email: PERSONAS[role] }).lean();
    return { userId: String(user?._id), role, name: user?.name ?? '', email: PERSONAS[role] };
  };
  [student, agent] = [await viewerOf('student'), await viewerOf('agent')];
}, 120_000);

it('every application that is talked about has its thread, read but for the last message, and made once', async () => {
  const { threads } = await listThreads(student, { q: '', page: 1, limit: 20 });
  const written = threads.filter(({ last }) => last);
  expect(written.length).toBeGreaterThanOrEqual(3);
  for (const { _id, last, status, unread } of written) {
    expect(THREADS[status]?.at(-1)?.text).toBe(last?.text);
    expect(unread).toBe(1);
    const { messages } = await threadOf(student, _id, 'messages');
    expect(messages.map(({ author }) => author?.role)).not.toContain(undefined);
  }
  expect((await listThreads(agent, { q: '', page: 1, limit: 20 })).threads.some(({ last }) => last)).toBe(true);
  const before = await Message.countDocuments();
  await saveDemoThreads(new Date());
  expect(await Message.countDocuments()).toBe(before);
});

it('no application was sent without its student’s yes, or staff’s word, and each that was says when', async () => {
  const applications = await Application.find().lean();
  const birthdays = new Map(
    (await Profile.find({}, 'userId personal').lean()).map(({ userId, personal }) => [String(userId), personal?.dob]),
  );
  expect(applications.some(({ sent }) => sent)).toBe(true);
  for (const { status, history, sent, consent, agentId, userId } of applications) {
    const move = history.find((one) => isSending(one.status));
    expect(sent?.at).toEqual(move?.at);
    if (!sent || sent.how === 'outside') continue;
    expect({ status, agent: String(consent?.agentId) }).toEqual({ status, agent: String(agentId) });
    expect(consent?.at.getTime()).toBeLessThan(sent.at.getTime());
    const minor = isMinor(birthdays.get(String(userId)), sent.at.toISOString().slice(0, 10));
    expect(minor && !consent?.guardian?.at).toBe(false);
  }
});

it('what is due of applications is found by its day', async () => {
  expect((await listDueDays(student, 10, new Date())).deadlines.length).toBeGreaterThan(0);
  expect((await listDueDays(agent, 10, new Date())).deadlines.length).toBeGreaterThan(0);
  expect(await Application.countDocuments({ status: 'Documents Requested', nextDue: null })).toBe(0);
});
