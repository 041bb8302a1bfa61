import { beforeEach, describe, expect, it } from 'vitest';
import { POST as signIn } from '@/app/api/v1/auth/route';
import { GET as getSettings } from '@/app/api/v1/get-settings/[userId]/route';
import { POST as resetPassword } from '@/app/api/v1/reset-password/route';
import { POST as invitation } from '@/app/api/v1/staff/[id]/invitation/route';
import { PATCH as change } from '@/app/api/v1/staff/[id]/route';
import { POST as invite, GET as list } from '@/app/api/v1/staff/route';
import { compose } from '@/lib/platform/mail/compose';
import { Job } from '@/models/job';
import { StaffAction } from '@/models/staff-action';
import { User } from '@/models/user';
import { type Person, person } from '../support/people';
import { ask, rows } from '../support/request';

let admin: Person;
beforeEach(async () => {
  await User.deleteMany({ role: { $in: ['team', 'admin'] } });
  await StaffAction.collection.deleteMany({});
  await Job.deleteMany({});
  admin = await person('admin');
});

const given = { name: 'Nadia Novak', email: 'nadia@example.com', role: 'team', jobTitle: 'Visa counsellor' };
const invited = async (more: object = {}) => {
  const answer = await ask(invite, { as: admin, body: { ...given, ...more } });
  return String(answer.body.member?._id);
};
/** The link of the next mail. */
const linkOf = async (id: string) => String((await compose({ template: 'staff-invited', userId: id }))?.action?.href);
const again = (id: string) => ask(invitation, { as: admin, params: { id } });
const choose = (link: string, password: string) =>
  ask(resetPassword, { body: { token: new URL(link, 'http://localhost').searchParams.get('token'), password } });
const enter = (email: string, password: string) => ask(signIn, { body: { email, password } });
const alter = (id: string, body: object, as: Person = admin) => ask(change, { as, params: { id }, body });
const activeAdmins = () => User.countDocuments({ role: 'admin', isVerified: true, disabled: false });

describe('an invitation', () => {
  it('opens an account that nobody can sign in with until a password is chosen by its link, once', async () => {
    const answer = await ask(invite, { as: admin, body: given });
    expect([answer.status, answer.body.message]).toEqual([201, 'We have sent an invitation to nadia@example.com.']);
    expect(answer.body.member).toMatchObject({ role: 'team', standing: 'invited', jobTitle: 'Visa counsellor' });
    expect(JSON.stringify(answer.body)).not.toContain('token');
    for (const password of ['', ' ', 'Demo-2026!']) expect((await enter(given.email, password)).status).not.toBe(200);
    const link = await linkOf(String(answer.body.member?._id));
    expect((await choose(link, 'a long password')).status).toBe(200);
    expect((await choose(link, 'another password')).status).toBe(404);
    const signedIn = await enter(given.email, 'a long password');
    expect([signedIn.status, signedIn.body.user?.role]).toEqual([200, 2]);
  });

  it('goes by email with a link of its own, and the newest link is the only one that works', async () => {
    const id = await invited();
    const [job] = await Job.find({ kind: 'mail' }).lean();
    expect(JSON.stringify(job)).toContain(id);
    const letter = await compose({ template: 'staff-invited', userId: id });
    expect(letter?.to).toBe(given.email);
    const first = String(letter?.action?.href);
    const second = await linkOf(id);
    expect((await choose(first, 'a long password')).status).toBe(404);
    expect((await choose(second, 'a long password')).status).toBe(200);
    expect(await compose({ template: 'staff-invited', userId: id })).toBeNull();
    const late = await again(id);
    expect([late.status, late.body.message]).toEqual([409, 'This invitation has already been used.']);
  });

  it('sent again goes by email alone: the admin who asks never holds the link of a colleague', async () => {
    const id = await invited();
    for (const body of [undefined, { how: 'email' }, { how: 'show' }]) {
      const answer = await ask(invitation, { as: admin, params: { id }, ...(body ? { body } : {}) });
      expect([answer.status, answer.body]).toEqual([200, { success: true, message: 'The invitation was sent again.' }]);
    }
    expect(await Job.countDocuments({ 'payload.template': 'staff-invited', 'payload.userId': id })).toBe(4);
  });

  it('is refused for an address with an account, for other roles, and no name', async () => {
    await invited();
    const again = await ask(invite, { as: admin, body: given });
    expect([again.status, Object.keys(again.body.fields ?? {})]).toEqual([409, ['email']]);
    for (const role of ['student', 'agent', 3, null]) {
      expect((await ask(invite, { as: admin, body: { ...given, email: 'x@example.com', role } })).status).toBe(422);
    }
    expect((await ask(invite, { as: admin, body: { ...given, email: 'x@example.com', name: ' ' } })).status).toBe(422);
    expect(await User.countDocuments({ email: 'x@example.com' })).toBe(0);
  });
});

describe('an account of staff', () => {
  it("ends its sessions at once when it is disabled, can't sign in, and comes back when it is enabled", async () => {
    const member = await person('team');
    const reads = () => ask(getSettings, { as: member, params: { userId: member.userId } });
    expect((await reads()).status).toBe(200);
    expect((await alter(member.userId, { disabled: true })).body.member?.standing).toBe('disabled');
    expect((await reads()).status).toBe(401);
    expect((await enter(member.user.email, 'correct horse battery')).status).toBe(401);
    expect((await alter(member.userId, { disabled: false })).body.member?.standing).toBe('active');
    expect((await reads()).status).toBe(401);
    expect((await enter(member.user.email, 'correct horse battery')).status).toBe(200);
  });

  it('loses its open invitation when it is disabled', async () => {
    const id = await invited();
    const link = await linkOf(id);
    await alter(id, { disabled: true });
    expect((await choose(link, 'a long password')).status).toBe(404);
    expect((await again(id)).status).toBe(409);
  });

  it('changes its role, and the sessions of the old one end', async () => {
    const member = await person('team');
    expect((await alter(member.userId, { role: 'admin' })).body.member?.role).toBe('admin');
    expect((await ask(list, { as: member })).status).toBe(401);
    expect(await activeAdmins()).toBe(2);
  });

  it('of the last admin stays as it is, also when two admins disable each other at the same moment', async () => {
    for (const body of [{ disabled: true }, { role: 'team' }]) {
      const answer = await alter(admin.userId, body);
      expect([answer.status, answer.body.message]).toEqual([
        409,
        'This is the last admin who can sign in. Please make someone else an admin first.',
      ]);
    }
    // Somebody who was only invited can't take over yet.
    await invited({ role: 'admin' });
    expect((await alter(admin.userId, { disabled: true })).status).toBe(409);
    expect((await ask(list, { as: admin })).status).toBe(200);

    for (let time = 0; time < 10; time++) {
      await User.deleteMany({ role: { $in: ['team', 'admin'] } });
      const [one, two] = [await person('admin'), await person('admin')];
      await Promise.all([
        alter(two.userId, { disabled: true }, one),
        alter(one.userId, { role: 'team' }, two),
        alter(two.userId, { role: 'team' }, two),
      ]);
      expect(await activeAdmins()).toBeGreaterThan(0);
    }
  });

  it('is not one of a student or an agent', async () => {
    for (const role of ['student', 'agent'] as const) {
      const { userId } = await person(role);
      expect((await alter(userId, { role: 'admin' })).status).toBe(404);
      expect((await alter(userId, { disabled: true })).status).toBe(404);
    }
    expect((await alter(admin.userId, { role: 'student' })).status).toBe(422);
    expect((await alter(admin.userId, {})).status).toBe(422);
  });
});

it('staff are listed, searched, and every change of them is in the log', async () => {
  const id = await invited();
  await alter(id, { role: 'admin' });
  await alter(id, { disabled: true });
  await alter(id, { disabled: true });
  const found = await ask(list, { as: admin, query: { q: 'visa' } });
  expect(rows(found.body.staff)).toMatchObject([{ _id: id, role: 'admin', standing: 'disabled' }]);
  expect((await ask(list, { as: admin })).body.total).toBe(2);
  const log = await StaffAction.find().sort({ at: 1, _id: 1 }).lean();
  expect(log.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['staff.invite', null, { role: 'team' }],
    ['staff.role', { role: 'team' }, { role: 'admin' }],
    ['staff.disable', { disabled: false }, { disabled: true }],
  ]);
});
