import { beforeAll, describe, expect, it } from 'vitest';
import { POST as signIn } from '@/app/api/v1/auth/route';
import { POST as changePassword } from '@/app/api/v1/change-password/route';
import { POST as claim } from '@/app/api/v1/claim-referral/[referralId]/route';
import { GET as getNotifications } from '@/app/api/v1/get-notifications/[userId]/route';
import { GET as getSettings } from '@/app/api/v1/get-settings/[userId]/route';
import { GET as myCode } from '@/app/api/v1/my-referral-code/[id]/route';
import { POST as readAll } from '@/app/api/v1/read-all-notifications/route';
import { POST as readOne } from '@/app/api/v1/read-notification/[notificationId]/[userId]/route';
import { GET as referrals } from '@/app/api/v1/referrals/[id]/route';
import { POST as updateSettings } from '@/app/api/v1/update-settings/route';
import { env } from '@/lib/platform/env';
import { notify } from '@/lib/services/records/notices/notifications';
import { Activity } from '@/models/activity';
import { Notification } from '@/models/notification';
import { Referral } from '@/models/referral';
import { User } from '@/models/user';
import { everybody, PASSWORD, type Person, person } from '../support/people';
import { ask, rows } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
beforeAll(async () => {
  who = await everybody();
});

describe('settings', () => {
  const read = (as: Person | null, userId: string) => ask(getSettings, { as, params: { userId } });
  // The second factor has rules of its own: second-factor.test.ts.
  const chosen = { notifications: false, tfa: false, newsLetter: true };

  it('are saved and read back by their owner, of every role, and logged when they changed', async () => {
    for (const role of ['student', 'agent', 'team', 'admin'] as const) {
      const one = await person(role);
      expect((await read(one, one.userId)).body).toEqual({ notifications: true, tfa: false, newsLetter: false });
      for (let time = 0; time < 2; time++) {
        const answer = await ask(updateSettings, { as: one, body: { userId: one.userId, ...chosen } });
        expect([answer.status, answer.body.message]).toEqual([200, 'Settings updated successfully!']);
      }
      expect((await read(one, one.userId)).body).toEqual(chosen);
      expect(await Activity.countDocuments({ userId: one.userId })).toBe(1);
    }
  });

  it("don't exist for anybody else, an admin neither", async () => {
    for (const as of [who.otherStudent, who.agent, who.admin]) {
      expect((await read(as, who.student.userId)).status).toBe(404);
      const body = { userId: who.student.userId, ...chosen };
      expect((await ask(updateSettings, { as, body })).status).toBe(404);
    }
    const anonymous = await read(null, who.student.userId);
    expect([anonymous.status, anonymous.body.message]).toEqual([401, 'Please log in again.']);
    expect((await read(who.student, who.student.userId)).body).toEqual({
      notifications: true,
      tfa: false,
      newsLetter: false,
    });
  });

  it('want true or false for each', async () => {
    const answer = await ask(updateSettings, { as: who.student, body: { notifications: 'yes', tfa: { $ne: null } } });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([
      422,
      ['notifications', 'tfa', 'newsLetter'],
    ]);
  });
});

describe('POST /change-password', () => {
  const change = (as: Person, oldPassword: string, newPassword: string, more: object = {}) =>
    ask(changePassword, { as, body: { oldPassword, newPassword, ...more } });
  const settings = (as: Person) => ask(getSettings, { as, params: { userId: as.userId } });

  it('changes it, ends the other sessions, and gives this one a new cookie', async () => {
    const student = await person('student');
    expect((await settings(student)).status).toBe(200);
    const answer = await change(student, PASSWORD, 'another long one', { userId: student.userId });
    expect([answer.status, answer.body.message]).toEqual([200, 'Password changed successfully!']);
    expect(answer.headers.get('set-cookie')).toContain(`token=${answer.body.token}; Path=/; Max-Age=604800; HttpOnly`);
    expect((await settings(student)).status).toBe(401);
    expect((await settings({ ...student, token: String(answer.body.token) })).status).toBe(200);
    const { email } = student.user;
    expect((await ask(signIn, { body: { email, password: PASSWORD } })).status).toBe(401);
    expect((await ask(signIn, { body: { email, password: 'another long one' } })).status).toBe(200);
  });

  it('names the field for a wrong old and a short new password, and keeps the session', async () => {
    const student = await person('student');
    const wrong = await change(student, 'a guess', 'another long one');
    expect([wrong.status, wrong.body.message, Object.keys(wrong.body.fields ?? {})]).toEqual([
      422,
      'Failed to change password',
      ['oldPassword'],
    ]);
    const short = await change(student, PASSWORD, 'short');
    expect([short.status, Object.keys(short.body.fields ?? {})]).toEqual([422, ['newPassword']]);
    expect((await settings(student)).status).toBe(200);
  });

  it("does not change another account's", async () => {
    expect((await change(who.admin, PASSWORD, 'another long one', { userId: who.student.userId })).status).toBe(404);
    expect((await ask(changePassword, { body: { oldPassword: 'a', newPassword: 'another long one' } })).status).toBe(
      401,
    );
  });

  it('lets nobody guess the old one: the sixth try in ten minutes is refused', async () => {
    env().RATE_LIMITS = 'on';
    try {
      const student = await person('student');
      const statuses: number[] = [];
      for (let time = 0; time < 6; time++)
        statuses.push((await change(student, `guess ${time}`, 'long enough')).status);
      expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    } finally {
      env().RATE_LIMITS = 'off';
    }
  });
});

describe('notifications', () => {
  const list = (as: Person, userId = as.userId, query = {}) => ask(getNotifications, { as, params: { userId }, query });

  it('are listed newest first until they are read, once or again', async () => {
    const student = await person('student');
    for (const words of ['first', 'second', 'third']) {
      await notify(student.userId, words, '/my-applications');
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
    const { body } = await list(student);
    const notices = rows(body.notifications);
    expect(notices.map(({ notification }) => notification)).toEqual(['third', 'second', 'first']);
    expect(body.unread).toBe(3);
    const params = { notificationId: String(notices[1]?._id), userId: student.userId };
    for (let time = 0; time < 2; time++) expect((await ask(readOne, { as: student, params })).status).toBe(200);
    const left = await list(student, student.userId, { page: '1', limit: '1' });
    expect([left.body.unread, left.body.notifications?.[0]?.notification]).toEqual([2, 'third']);
    expect((await ask(readAll, { as: student })).status).toBe(200);
    expect((await list(student)).body).toEqual({ notifications: [], unread: 0 });
  });

  it('are nobody else’s to see or to read', async () => {
    await notify(who.student.userId, 'private', '');
    const [notice] = await Notification.find({ userId: who.student.userId, readOn: null }).lean();
    for (const as of [who.otherStudent, who.agent, who.admin]) {
      expect((await list(as, who.student.userId)).status).toBe(404);
      for (const userId of [who.student.userId, as.userId]) {
        const params = { notificationId: String(notice?._id), userId };
        expect((await ask(readOne, { as, params })).status).toBe(404);
      }
    }
    expect(await Notification.countDocuments({ _id: notice?._id, readOn: null })).toBe(1);
  });
});

describe('referrals', () => {
  async function referred(isVerified: boolean) {
    const [referrer, friend] = [await person('student'), await person('student', { isVerified })];
    const { _id } = await Referral.create({ referrerId: referrer.userId, referredUserId: friend.userId });
    return { referrer, friend, referralId: String(_id) };
  }

  it("show the student's own code and who used it", async () => {
    const { referrer, friend, referralId } = await referred(true);
    const code = await ask(myCode, { as: referrer, params: { id: referrer.userId } });
    expect(code.body).toEqual({ referralCode: referrer.user.referralCode, message: '' });
    const { body } = await ask(referrals, { as: referrer, params: { id: referrer.userId } });
    const { name, email } = friend.user;
    const referredUser = { _id: friend.userId, name, email, isVerified: true };
    expect(body.referrals).toMatchObject([{ _id: referralId, referredUser, claimed: false }]);
    for (const as of [who.student, who.agent]) {
      const status = as === who.agent ? 403 : 404;
      expect((await ask(myCode, { as, params: { id: referrer.userId } })).status).toBe(status);
      expect((await ask(referrals, { as, params: { id: referrer.userId } })).status).toBe(status);
    }
  });

  it('are claimed once, and claiming again answers the same without paying again', async () => {
    const { referrer, referralId } = await referred(true);
    const stamps = [];
    for (let time = 0; time < 2; time++) {
      const answer = await ask(claim, { as: referrer, params: { referralId } });
      expect([answer.status, answer.body.message]).toEqual([200, 'Referral claimed successfully!']);
      stamps.push((await Referral.findById(referralId).lean())?.claimedOn?.getTime());
    }
    expect(stamps[0]).toBe(stamps[1]);
    expect(await Activity.countDocuments({ userId: referrer.userId })).toBe(1);
  });

  it('wait for the friend to be verified, and belong to the referrer alone', async () => {
    const { referrer, referralId, friend } = await referred(false);
    const early = await ask(claim, { as: referrer, params: { referralId } });
    expect([early.status, early.body.message]).toEqual([409, 'Account not verified yet']);
    expect((await ask(claim, { as: who.student, params: { referralId } })).status).toBe(404);
    expect((await ask(claim, { as: who.admin, params: { referralId } })).status).toBe(403);
    const anonymous = await ask(claim, { params: { referralId } });
    expect([anonymous.status, anonymous.body.message]).toEqual([401, 'You must be logged in to claim a referral.']);
    expect(await Referral.countDocuments({ _id: referralId, claimed: false })).toBe(1);
    await User.deleteOne({ _id: friend.userId });
    expect((await ask(referrals, { as: referrer, params: { id: referrer.userId } })).body).toEqual({ referrals: [] });
  });
});
