import { encode } from 'next-auth/jwt';
import { describe, expect, it } from 'vitest';
import { POST as signIn } from '@/app/api/v1/auth/route';
import { POST as changePassword } from '@/app/api/v1/change-password/route';
import { POST as confirm, GET as isConfirmed } from '@/app/api/v1/confirm-password/route';
import { GET as events } from '@/app/api/v1/events/route';
import { GET as exportEnquiries } from '@/app/api/v1/get-enquiries/export/route';
import { GET as getSettings } from '@/app/api/v1/get-settings/[userId]/route';
import { GET as exportStudents } from '@/app/api/v1/get-students/export/route';
import { POST as logout } from '@/app/api/v1/logout/route';
import { DELETE as endOne } from '@/app/api/v1/sessions/[id]/route';
import { DELETE as endAll, GET as list } from '@/app/api/v1/sessions/route';
import { PATCH as changeStaff } from '@/app/api/v1/staff/[id]/route';
import { GET as exportActions } from '@/app/api/v1/staff/actions/export/route';
import { GET as exportApplications } from '@/app/api/v1/staff/applications/export/route';
import { POST as inviteStaff } from '@/app/api/v1/staff/route';
import { ROLE_CODES } from '@/lib/domain/roles';
import { followEndedSessions } from '@/lib/platform/auth/account';
import { deviceOf } from '@/lib/platform/auth/client';
import { openSession, SESSION_SECONDS } from '@/lib/platform/auth/session';
import { authSecret, env } from '@/lib/platform/env';
import { pollNow } from '@/lib/platform/events/bus';
import { rangeOf } from '@/lib/platform/limits/client-address';
import { forget } from '@/lib/platform/once';
import { tokenFor } from '@/lib/services/people/accounts/accounts';
import { Event } from '@/models/event';
import { StoredSession } from '@/models/session';
import { PASSWORD, type Person, person } from '../support/people';
import { ask, rows } from '../support/request';

const HOUR_MS = 3_600_000;
const read = (as: Person) => ask(getSettings, { as, params: { userId: as.userId } });
const status = async (as: Person) => (await read(as)).status;
const idOf = async ({ token }: Person) => String((await openSession(token))?.sessionId);
const again = async (one: Person): Promise<Person> => ({ ...one, token: await tokenFor(one.user) });
/** Changes the stored session; cached statuses are dropped, as if their few seconds were over. */
async function age(one: Person, change: object): Promise<void> {
  await StoredSession.updateOne({ _id: await idOf(one) }, { $set: change });
  forget('account-statuses');
}

describe('a session', () => {
  it('ends with its sign-out, for its token wherever that was copied to, and no other session ends', async () => {
    const one = await person('student');
    const stolen = { ...one };
    const phone = await again(one);
    for (const each of [one, stolen, phone]) expect(await status(each)).toBe(200);
    expect((await ask(logout, { as: one, body: {} })).status).toBe(200);
    expect([await status(stolen), await status(phone)]).toEqual([401, 200]);
  });

  it('that another process ended is over here as soon as its event is heard', async () => {
    const one = await person('student');
    followEndedSessions();
    expect(await status(one)).toBe(200);
    // What the other process does: its record goes, and an event is stored.
    await StoredSession.deleteOne({ _id: await idOf(one) });
    expect(await status(one), 'this process still has it cached').toBe(200);
    await Event.create({ kind: 'session-ended', to: [one.userId], payload: {}, at: new Date() });
    await pollNow();
    expect(await status(one)).toBe(401);
  });

  it('is over seven days after the password, however much it is used', async () => {
    const one = await person('student');
    const stored = await StoredSession.findById(await idOf(one)).lean();
    expect((stored?.endsOn.getTime() ?? 0) - (stored?.createdOn.getTime() ?? 0)).toBeLessThanOrEqual(
      SESSION_SECONDS * 1000 + 1000,
    );
    await age(one, { endsOn: new Date(Date.now() - 1) });
    expect(await status(one)).toBe(401);
  });

  it('of a token without an id, from before sessions had one, is none', async () => {
    const { viewer, userId } = await person('student');
    const { name, email, role } = viewer;
    const token = { sub: userId, userId, userName: name, email, role: ROLE_CODES[role], sessionVersion: 0 };
    const old = await encode({ secret: authSecret(), maxAge: SESSION_SECONDS, token });
    expect((await ask(getSettings, { params: { userId }, headers: { authorization: `Bearer ${old}` } })).status).toBe(
      401,
    );
  });

  it.each([
    ['admin', 401],
    ['team', 401],
    ['student', 200],
    ['agent', 200],
  ] as const)('that nobody used for longer than staff may: %s %i', async (role, expected) => {
    const one = await person(role);
    await age(one, { usedOn: new Date(Date.now() - (env().STAFF_IDLE_HOURS - 0.1) * HOUR_MS) });
    expect(await status(one)).toBe(200);
    await age(one, { usedOn: new Date(Date.now() - (env().STAFF_IDLE_HOURS + 0.1) * HOUR_MS) });
    expect(await status(one)).toBe(expected);
  });

  it('notes its use, but not what an open page asks by itself', async () => {
    const one = await person('team');
    const long = new Date(Date.now() - HOUR_MS);
    const usedOn = async () => (await StoredSession.findById(await idOf(one)).lean())?.usedOn.getTime();
    await age(one, { usedOn: long });
    expect((await ask(events, { as: one })).status).toBe(200);
    expect(await usedOn()).toBe(long.getTime());
    expect(await status(one)).toBe(200);
    expect(await usedOn()).toBeGreaterThan(long.getTime() + HOUR_MS / 2);
  });

  it('gives the thief of its token nothing when the password changes', async () => {
    const one = await person('student');
    const phone = await again(one);
    const body = { oldPassword: PASSWORD, newPassword: 'another long one' };
    const { token } = (await ask(changePassword, { as: one, body })).body;
    expect([await status(one), await status(phone)]).toEqual([401, 401]);
    expect(await status({ ...one, token: String(token) })).toBe(200);
    expect(await StoredSession.countDocuments({ userId: one.userId })).toBe(1);
  });

  it('is one of at most two hundred: the oldest goes', async () => {
    const one = await person('student');
    const {
      createdOn: _createdOn,
      _id,
      ...first
    } = (await StoredSession.findById(await idOf(one)).lean()) as never as {
      createdOn: Date;
      _id: unknown;
    };
    await StoredSession.insertMany(Array.from({ length: 199 }, () => first));
    expect(await status(one)).toBe(200);
    await again(one);
    forget('account-statuses');
    expect(await status(one)).toBe(401);
    expect(await StoredSession.countDocuments({ userId: one.userId })).toBe(200);
  });
});

describe('the list of sessions', () => {
  const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';

  it('shows device, range of addresses and last use, and ends one or all of them', async () => {
    const one = await person('student');
    const body = { email: one.user.email, password: PASSWORD };
    const headers = { 'user-agent': FIREFOX, 'x-forwarded-for': '203.0.113.77' };
    const desk = { ...one, token: String((await ask(signIn, { body, headers })).body.token) };
    const { sessions } = (await ask(list, { as: one })).body;
    expect(rows(sessions)).toMatchObject([
      { _id: await idOf(desk), device: 'Firefox on Windows', place: '203.0.113.x', current: false },
      { _id: await idOf(one), current: true },
    ]);
    expect(JSON.stringify(sessions)).not.toContain('203.0.113.77');
    expect((await ask(endOne, { as: one, params: { id: await idOf(desk) } })).status).toBe(200);
    expect([await status(one), await status(desk)]).toEqual([200, 401]);
    const phone = await again(one);
    const ended = await ask(endAll, { as: one });
    expect([ended.status, await status(one), await status(phone)]).toEqual([200, 401, 401]);
    expect(ended.headers.get('set-cookie')).toContain('token=; Path=/; Max-Age=0');
  });

  it("leaves a stranger's session alone, and its id doesn't exist", async () => {
    const [one, other] = [await person('admin'), await person('student')];
    expect((await ask(endOne, { as: one, params: { id: await idOf(other) } })).status).toBe(404);
    expect(await status(other)).toBe(200);
    expect(rows((await ask(list, { as: one })).body.sessions)).toHaveLength(1);
  });

  it.each([
    [FIREFOX, 'Firefox on Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1',
      'Safari on iPhone',
    ],
    ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36', 'Chrome on Android'],
    ['Mozilla/5.0 (Macintosh) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0', 'Edge on Mac'],
    ['curl/8.5.0', 'curl'],
    ['<script>alert(1)</script>', ''],
    ['', ''],
  ])('names a device: %s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));

  it.each([
    ['203.0.113.77', '203.0.113.x'],
    ['::ffff:203.0.113.77', '203.0.113.x'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:x'],
    ['2001:db8::6', '2001:db8:0:x'],
    ['::1', '0:0:0:x'],
    ['unknown', 'unknown'],
  ])('names the range of an address: %s', (address, range) => expect(rangeOf(address)).toBe(range));
});

describe('what an open session alone is not enough for', () => {
  const stale = async (role: 'admin' | 'team' | 'agent') => {
    const one = await person(role);
    await age(one, { confirmedOn: new Date(Date.now() - 601_000) });
    return one;
  };
  const invite = (as: Person) =>
    ask(inviteStaff, { as, body: { name: 'New', email: `new-${as.userId}@example.com`, role: 'admin' } });

  it('asks for the password again, which is good for ten minutes of this session', async () => {
    const admin = await stale('admin');
    const other = await again(admin);
    await age(other, { confirmedOn: new Date(0) });
    const colleague = await person('team');
    const needing = [
      () => invite(admin),
      () => ask(changeStaff, { as: admin, params: { id: colleague.userId }, body: { role: 'admin' } }),
      () => ask(exportStudents, { as: admin, query: { format: 'csv' } }),
      () => ask(exportEnquiries, { as: admin, query: { format: 'csv' } }),
      () => ask(exportApplications, { as: admin, query: { format: 'csv' } }),
      () => ask(exportActions, { as: admin, query: { format: 'csv' } }),
    ];
    for (const call of needing) {
      const refused = await call();
      expect([refused.status, refused.body]).toEqual([403, { message: expect.any(String), confirm: true }]);
    }
    expect((await ask(isConfirmed, { as: admin })).body).toEqual({ confirmed: false });
    const wrong = await ask(confirm, { as: admin, body: { password: 'a guess' } });
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([422, ['password']]);
    expect((await invite(admin)).status).toBe(403);
    expect((await ask(confirm, { as: admin, body: { password: PASSWORD } })).status).toBe(200);
    expect((await ask(isConfirmed, { as: admin })).body).toEqual({ confirmed: true });
    for (const call of needing) expect((await call()).status).toBeLessThan(300);
    expect((await invite(other)).status).toBe(403);
    await age(admin, { confirmedOn: new Date(Date.now() - 601_000) });
    expect((await ask(exportStudents, { as: admin, query: { format: 'csv' } })).status).toBe(403);
  });

  it("does not keep an agent from the agent's own list", async () => {
    expect((await ask(exportStudents, { as: await stale('agent'), query: { format: 'csv' } })).status).toBe(200);
  });

  it('can be guessed at five times in ten minutes', async () => {
    env().RATE_LIMITS = 'on';
    try {
      const admin = await stale('admin');
      const statuses = [];
      for (let time = 0; time < 6; time++)
        statuses.push((await ask(confirm, { as: admin, body: { password: `guess ${time}` } })).status);
      expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    } finally {
      env().RATE_LIMITS = 'off';
    }
  });
});
