import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { GET as getNotifications } from '@/app/api/v1/get-notifications/[userId]/route';
import { POST as read } from '@/app/api/v1/messages/[userId]/read/route';
import { GET as conversation } from '@/app/api/v1/messages/[userId]/route';
import { GET as contacts } from '@/app/api/v1/messages/route';
import { ensureConversations } from '@/lib/services/desk/messages/conversations';
import { Message } from '@/models/message';
import { Notification } from '@/models/notification';
import { person } from '../../support/people';
import { ask, rows } from '../../support/request';

const MANY = 5_000;

it('5,000 unread messages and notifications: they are counted up to 100, and each list gives a page of them', async () => {
  const [student, team] = [await person('student'), await person('team')];
  const pair = {
    conversation: [student.userId, team.userId].sort().join('-'),
    from: team.user._id,
    to: student.user._id,
  };
  const start = Date.now() - MANY * 1_000;
  const stamped = Array.from({ length: MANY }, (_, index) => ({
    ...pair,
    text: `Message ${index}`,
    attachments: [],
    readOn: null,
    createdOn: new Date(start + index * 1_000),
  }));
  await Message.collection.insertMany(stamped.map((message) => ({ _id: new Types.ObjectId(), ...message })));
  await ensureConversations();
  await Notification.insertMany(
    Array.from({ length: MANY }, (_, index) => ({ userId: student.user._id, notification: `Notice ${index}` })),
  );
  const timed = async (what: string, answer: ReturnType<typeof ask>) => {
    const began = performance.now();
    const { body, status } = await answer;
    console.log(`${what}: ${Math.round(performance.now() - began)} ms`);
    expect(status).toBe(200);
    return body;
  };
  const list = await timed('contacts', ask(contacts, { as: student, query: { limit: '30' } }));
  expect(rows(list.contacts)[0]).toMatchObject({ _id: team.userId, unread: 100, last: { text: 'Message 4999' } });
  expect(list.unread).toBe(100);
  const talk = await timed('conversation', ask(conversation, { as: student, params: { userId: team.userId } }));
  expect(
    rows(talk.messages)
      .map(({ text }) => text)
      .at(-1),
  ).toBe('Message 4999');
  expect([rows(talk.messages).length, talk.hasEarlier]).toEqual([30, true]);
  const params = { userId: student.userId };
  const notices = await timed('bell', ask(getNotifications, { as: student, params, query: { limit: '30' } }));
  expect([rows(notices.notifications).length, notices.unread]).toEqual([30, MANY]);
  await timed('read', ask(read, { as: student, params: { userId: team.userId } }));
  expect(await Message.countDocuments({ to: student.user._id, readOn: null })).toBe(0);
});
