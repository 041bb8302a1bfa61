import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { POST as addStudent } from '@/app/api/v1/add-student-by-agent/route';
import { GET as listClaims } from '@/app/api/v1/agency/claims/route';
import { POST as answerClaim } from '@/app/api/v1/agency-claims/[id]/answer/route';
import { POST as byLink } from '@/app/api/v1/agency-link/route';
import { GET as viewApplication } from '@/app/api/v1/applications/[id]/route';
import { GET as userDetails } from '@/app/api/v1/find-user-details/[id]/route';
import { GET as getStudents } from '@/app/api/v1/get-students/route';
import { POST as leaveAgent } from '@/app/api/v1/leave-agent/route';
import type { MailRequest } from '@/lib/domain/mail-requests';
import { compose } from '@/lib/platform/mail/compose';
import { claimAsked } from '@/lib/services/people/agency/claim-asked';
import { openAgencyLink } from '@/lib/services/people/agency/claim-by-link';
import { AgencyClaim } from '@/models/agency-claim';
import { Job } from '@/models/job';
import { Notification } from '@/models/notification';
import { Profile } from '@/models/profile';
import { User } from '@/models/user';
import { application } from '../support/applications';
import { emptyDatabase } from '../support/database';
import { everybody, PASSWORD, type Person, person } from '../support/people';
import { personal } from '../support/profiles';
import { ask, rows } from '../support/request';

const DOB = '2001-05-17';
let who: Awaited<ReturnType<typeof everybody>>;

beforeEach(async () => {
  await emptyDatabase();
  who = await everybody();
});

const add = (email: string, as = who.otherAgent) =>
  ask(addStudent, {
    as,
    body: { name: 'Asha Rao', email, mobile: '9876543210', password: PASSWORD, counsellor_name: 'Meera' },
  });
const requests = async (as = who.otherAgent) => rows((await ask(listClaims, { as })).body.claims);
const answer = (id: string, words: 'yes' | 'no', as = who.student) =>
  ask(answerClaim, { as, params: { id }, body: { answer: words } });
const reads = async (as: Person, id = who.student.userId) =>
  (await ask(userDetails, { as, params: { id } })).status === 200;
/** Who of the two agencies reads the student, asked as each of them. */
const readers = async () => [await reads(who.agent), await reads(who.otherAgent)];
const withBirthday = (dob = DOB, more: object = {}) =>
  Profile.updateOne(
    { userId: who.student.userId },
    { $set: { personal: { ...personal(), dob, ...more } } },
    { upsert: true },
  );

/** Runs the work that a request left, and returns the token of the newest letter of a kind. */
async function mailed(template: MailRequest['template'] = 'agency-asks'): Promise<string> {
  for (const job of await Job.find({ kind: 'claim-asked' }).lean())
    await claimAsked.run(job.payload as never, { tries: 1, signal: new AbortController().signal } as never);
  const job = await Job.findOne({ kind: 'mail', 'payload.template': template }).sort({ _id: -1 }).lean();
  const letter = job && (await compose(job.payload as MailRequest));
  const href = letter?.other?.href ?? letter?.action?.href ?? 'http://none';
  return new URL(href).searchParams.get('token') ?? '';
}
const link = (token: string, words: 'yes' | 'no' | 'leave', dob?: string) =>
  ask(byLink, { body: { token, answer: words, ...(dob ? { dob } : {}) } });

describe('adding a person who is here already', () => {
  it('answers the same whoever has the address, and asks only a student', async () => {
    const emails = [who.student, who.otherStudent, who.agent, who.team, who.admin].map(({ user }) => user.email);
    const off = await person('student', { disabled: true });
    const answers = [];
    for (const email of [...emails, off.user.email]) answers.push(await add(email));
    for (const { status, body } of answers) {
      expect(status).toBe(202);
      expect({ ...body, data: null }).toEqual({ ...answers[0]?.body, data: null });
      expect(Object.keys(body.data ?? {})).toEqual(['_id']);
    }
    // The same is written for each: a request, a job, a line of the agency's own log.
    expect(await AgencyClaim.countDocuments({ openKey: { $gt: '' } })).toBe(6);
    expect(await Job.countDocuments({ kind: 'claim-asked' })).toBe(6);
    await mailed();
    const written = await Job.find({ 'payload.template': 'agency-asks' }).lean();
    expect(written.map(({ payload }) => (payload as { userId: string }).userId).sort()).toEqual(
      [who.student.userId, who.otherStudent.userId].sort(),
    );
    const shown = (await requests()).map(({ _id, email, askedOn, lapsesOn, ...same }) => same);
    expect(new Set(shown.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await readers()).toEqual([true, false]);
  });

  it('gives an id that opens nothing, to the agency or to anyone else', async () => {
    const id = String((await add(who.student.user.email)).body.data?._id);
    for (const as of [who.agent, who.otherAgent, who.otherStudent, who.student])
      expect((await ask(userDetails, { as, params: { id } })).status).not.toBe(200);
    for (const as of [who.agent, who.otherAgent, who.team, who.admin])
      expect((await answer(id, 'yes', as)).status).toBe(403);
    expect((await answer(id, 'yes', who.otherStudent)).status).toBe(404);
    expect((await ask(viewApplication, { as: who.otherAgent, params: { id } })).status).toBe(404);
  });

  it('is one request while it waits, and a new one once it lapsed; the own student stays 409', async () => {
    const first = await add(who.student.user.email);
    const both = await Promise.all([add(who.student.user.email), add(who.student.user.email)]);
    for (const again of both) expect(again.body.data?._id).toBe(first.body.data?._id);
    await AgencyClaim.updateMany({}, { lapsesOn: new Date(Date.now() - 1) });
    expect((await requests()).map(({ standing }) => standing)).toEqual(['lapsed']);
    expect((await answer(String(first.body.data?._id), 'yes')).status).toBe(409);
    const next = await add(who.student.user.email);
    expect([next.status, next.body.data?._id === first.body.data?._id]).toEqual([202, false]);
    expect((await add(who.student.user.email, who.agent)).status).toBe(409);
  });
});

describe('the student’s answer', () => {
  it('yes makes the agency theirs and ends the other one’s reach in the same write', async () => {
    const its = await application(who.student, who.agent);
    const id = String((await add(who.student.user.email)).body.data?._id);
    expect((await answer(id, 'yes')).status).toBe(200);
    expect(await readers()).toEqual([false, true]);
    for (const [as, status] of [
      [who.agent, 404],
      [who.otherAgent, 200],
    ] as const)
      expect((await ask(viewApplication, { as, params: { id: its.id } })).status).toBe(status);
    const stored = await User.findById(who.student.userId).lean();
    expect(stored).toMatchObject({ company_name: who.otherAgent.user.company_name, counsellor_name: 'Meera' });
    expect([String(stored?.claimId), String(stored?.formerAgents)]).toEqual([id, who.agent.userId]);
    const told = await Notification.find({ userId: { $in: [who.agent.user._id, who.otherAgent.user._id] } }).lean();
    expect(told.map(({ notification }) => notification).sort()).toEqual([
      `${who.student.user.name} agreed and is now your student.`,
      `${who.student.user.name} is no longer your student.`,
    ]);
    // Pressed again it is done already; the other answer comes too late.
    expect((await answer(id, 'yes')).status).toBe(200);
    expect((await answer(id, 'no')).status).toBe(409);
    expect(await requests()).toEqual([]);
  });

  it('no changes nothing, is shown to the agency, and holds for 90 days', async () => {
    const id = String((await add(who.student.user.email)).body.data?._id);
    expect((await answer(id, 'no')).status).toBe(200);
    expect(await readers()).toEqual([true, false]);
    expect((await requests()).map(({ standing }) => standing)).toEqual(['no']);
    const again = await add(who.student.user.email);
    expect([again.status, again.body.msg]).toEqual([
      409,
      expect.stringMatching(/^This student declined\. You can ask again/),
    ]);
    await AgencyClaim.updateMany({}, { keptUntil: new Date(Date.now() - 1) });
    expect((await add(who.student.user.email)).status).toBe(202);
  });

  it('leaving ends the reach, and a yes that was cut off goes on only where nothing came later', async () => {
    const id = String((await add(who.student.user.email)).body.data?._id);
    await answer(id, 'yes');
    expect((await ask(leaveAgent, { as: who.student, body: {} })).status).toBe(200);
    expect(await readers()).toEqual([false, false]);
    // As it stood when a process died after the student's account was written, and the student left meanwhile.
    await AgencyClaim.updateOne({ _id: id }, { $unset: { from: '' } });
    expect((await answer(id, 'yes')).status).toBe(409);
    expect(await readers()).toEqual([false, false]);
    expect(rows((await ask(getStudents, { as: who.otherAgent })).body)).toEqual([]);
  });

  it('goes on where it was cut off before the account was written', async () => {
    const id = String((await add(who.student.user.email)).body.data?._id);
    const cut = { at: new Date(), by: 'account' as const, address: '' };
    await AgencyClaim.updateOne({ _id: id }, { $set: { state: 'yes', answer: cut }, $unset: { openKey: '' } });
    expect((await answer(id, 'yes')).status).toBe(200);
    expect(await readers()).toEqual([false, true]);
  });

  it('waits while the agency is not verified', async () => {
    const id = String((await add(who.student.user.email)).body.data?._id);
    await User.updateOne({ _id: who.otherAgent.userId }, { isVerified: false });
    expect((await answer(id, 'yes')).status).toBe(409);
    expect(await reads(who.agent)).toBe(true);
  });
});

describe('the mailed link', () => {
  it('says yes with the birth date, once, and five wrong dates end it', async () => {
    await withBirthday();
    await add(who.student.user.email);
    const token = await mailed();
    expect(await openAgencyLink(token)).toMatchObject({ kind: 'claim', whose: 'student', asksDay: true });
    expect((await link(token, 'yes')).status).toBe(422);
    expect((await link(token, 'yes', '2001-05-18')).body.fields).toEqual({
      dob: 'This is not the date of birth in the profile.',
    });
    expect((await link(token, 'leave')).status).toBe(422);
    expect((await link(token, 'yes', DOB)).status).toBe(200);
    expect(await readers()).toEqual([false, true]);
    expect((await link(token, 'yes', DOB)).status).toBe(404);

    await add(who.student.user.email, who.agent);
    const second = await mailed();
    for (let tries = 0; tries < 5; tries++) await link(second, 'yes', '1999-01-01');
    expect((await link(second, 'yes', DOB)).status).toBe(404);
    expect(await readers()).toEqual([false, true]);
  });

  it('is dead for another address, a changed token and a claim that is over', async () => {
    await add(who.student.user.email);
    const token = await mailed();
    const others = [
      token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A'),
      `c${new Types.ObjectId()}${'x'.repeat(43)}`,
    ];
    for (const other of others) expect((await link(other, 'no')).status).toBe(404);
    await User.updateOne({ _id: who.student.userId }, { email: 'new@example.com' });
    expect((await link(token, 'no')).status).toBe(404);
    await User.updateOne({ _id: who.student.userId }, { email: who.student.user.email });
    expect((await link(token, 'no')).status).toBe(200);
    expect((await link(token, 'yes')).status).toBe(404);
  });

  it('of a student under 18 is the guardian’s to say yes by', async () => {
    const guardian = { guardian_name: 'Latha Rao', guardian_email: 'latha.rao@example.com' };
    const dob = `${new Date().getFullYear() - 16}-01-01`;
    await withBirthday(dob, guardian);
    const id = String((await add(who.student.user.email)).body.data?._id);
    const own = await mailed();
    expect((await answer(id, 'yes')).body.message).toMatch(/your parent or guardian must agree for you/);
    expect((await link(own, 'yes', dob)).status).toBe(409);
    const theirs = await mailed('agency-asks-guardian');
    expect(await openAgencyLink(theirs)).toMatchObject({ whose: 'guardian' });
    expect((await link(theirs, 'yes', dob)).status).toBe(200);
    expect(await readers()).toEqual([false, true]);
    expect((await AgencyClaim.findById(id).lean())?.answer).toMatchObject({
      by: 'guardian',
      address: guardian.guardian_email,
    });
  });

  it('of a person new to the site is in the letter that tells them of the agency, and leaves it with one press', async () => {
    const added = await add('new.person@example.com');
    const id = String(added.body.data?._id);
    expect([added.status, await reads(who.otherAgent, id)]).toEqual([201, true]);
    const token = await mailed('set-password');
    expect(await openAgencyLink(token)).toMatchObject({ kind: 'leave', agency: 'This agency' });
    expect((await link(token, 'yes')).status).toBe(422);
    expect((await link(token, 'leave')).status).toBe(200);
    expect(await reads(who.otherAgent, id)).toBe(false);
    expect((await link(token, 'leave')).status).toBe(404);
  });
});
