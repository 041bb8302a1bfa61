import { Types } from 'mongoose';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notifyUnlessLeft } from '@/lib/services/records/notices/notices';
import { Notification } from '@/models/notification';
import { User } from '@/models/user';
import { emptyDatabase } from '../support/database';
import { everybody } from '../support/people';

let who: Awaited<ReturnType<typeof everybody>>;
beforeEach(async () => {
  await emptyDatabase();
  who = await everybody();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const noticeTo = ({ userId }: (typeof who)['agent']) =>
  notifyUnlessLeft(
    { userId, notification: 'x', href: '/applications', whileAgentOf: who.student.userId },
    new Types.ObjectId(),
  );
const leave = () => User.updateOne({ _id: who.student.userId }, { addedBy: null });

it('an agent has notices about a student of theirs, and none once the student left', async () => {
  await noticeTo(who.agent);
  expect(await Notification.countDocuments({ userId: who.agent.userId })).toBe(1);
  await leave();
  await noticeTo(who.agent);
  await noticeTo(who.otherAgent);
  expect(await Notification.countDocuments()).toBe(1);
});

it('a notice that is stored while the student leaves is taken back', async () => {
  const { save } = Notification.prototype;
  vi.spyOn(Notification.prototype, 'save').mockImplementationOnce(async function (this: typeof Notification.prototype) {
    await leave();
    return save.call(this);
  });
  await noticeTo(who.agent);
  expect(await User.exists({ _id: who.student.userId, addedBy: null })).not.toBeNull();
  expect(await Notification.countDocuments()).toBe(0);
});
