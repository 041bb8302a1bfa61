import { beforeEach, describe, expect, it } from 'vitest';
import { GET as getConsent } from '@/app/api/v1/applications/[id]/consent/route';
import { POST as savePersonal } from '@/app/api/v1/save-personal-info/route';
import { POST as bulkMove } from '@/app/api/v1/staff/applications/move/route';
import { POST as confirmLink } from '@/app/api/v1/student-consent/route';
import type { MailRequest } from '@/lib/domain/mail-requests';
import { compose } from '@/lib/platform/mail/compose';
import { consentToken, guardianLink } from '@/lib/platform/mail/consent-link';
import { openLinkFor } from '@/lib/services/applications/consent/by-link';
import { Application, type ApplicationRecord } from '@/models/application';
import { Job } from '@/models/job';
import { Notification } from '@/models/notification';
import { User } from '@/models/user';
import { application, everybodyApplied } from '../support/applications';
import { emptyDatabase } from '../support/database';
import { file, PDF } from '../support/files';
import type { everybody } from '../support/people';
import { personal } from '../support/profiles';
import { ask, rows } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
let its: Awaited<ReturnType<typeof application>>;

beforeEach(async () => {
  await emptyDatabase();
  ({ who, its } = await everybodyApplied('student', 'Under Review'));
});

const read = async (as = who.student) => (await ask(getConsent, { as, params: { id: its.id } })).body.consent;
const submit = () => its.move(who.team, 'Submitted');
const LATER = { year: new Date().getFullYear() + 2, month: 'Jan' };
const REFUSED = { status: 409, body: { message: 'The student has not confirmed yet' } };

describe('the move to Submitted', () => {
  it('needs the consent of the student, and no other move does', async () => {
    expect(await submit()).toMatchObject(REFUSED);
    expect(await its.status(who.team)).toBe('Under Review');
    for (const [to, why] of [
      ['Documents Requested', 'A scan.'],
      ['Deferred', 'Later.'],
      ['Under Review', ''],
    ] as const)
      expect((await its.move(who.team, to, why, to === 'Deferred' ? { start: LATER } : {})).status).toBe(200);
    expect((await its.consent(who.student)).status).toBe(200);
    expect((await submit()).status).toBe(200);
  });

  it('says so for each application of several, and moves the others', async () => {
    const other = await application(who.student);
    await other.move(who.team, 'Under Review');
    await other.consent(who.student);
    const applications = [its, other].map(({ id }) => ({ _id: id }));
    const { body } = await ask(bulkMove, { as: who.team, body: { applications, status: 'Submitted' } });
    expect(rows(body.results).map(({ moved, message }) => [moved, message])).toEqual([
      [false, 'The student has not confirmed yet'],
      [true, ''],
    ]);
  });

  it('needs none where the application is with the university, or was', async () => {
    const move = { status: 'Submitted', by: null, byRole: 'system', byName: '', reason: '', at: new Date() };
    await Application.updateOne({ _id: its.id }, { $push: { history: move } });
    expect((await submit()).status).toBe(200);
    expect(await read()).toMatchObject({ wasSent: true, given: null });
  });

  it('needs it anew once the student has another agent, and once it was taken back', async () => {
    await its.consent(who.student);
    await its.consent(who.student, { given: false });
    expect(await submit()).toMatchObject(REFUSED);
    await its.consent(who.student);
    await User.updateOne({ _id: who.student.userId }, { addedBy: who.otherAgent.user._id });
    await Application.updateOne({ _id: its.id }, { agentId: who.otherAgent.user._id });
    expect(await submit()).toMatchObject(REFUSED);
    expect(await read()).toMatchObject({ given: null });
  });
});

describe('the consent', () => {
  it('records who gets what, when, and says so in the history and to those who wait', async () => {
    const { to, what, given } = (await read()) ?? {};
    expect(given).toBeNull();
    expect(rows(to)).toHaveLength(2);
    expect(what).toContain('Education and test scores');
    await its.consent(who.student);
    expect(await read(who.agent)).toMatchObject({ to, what, given: { byName: who.student.viewer.name } });
    expect(rows((await its.view(who.team))?.acts).map(({ act }) => act)).toEqual(['consent given']);
    const confirmed = { notification: /confirmed what is sent/ };
    for (const { userId } of [who.team, who.agent])
      expect(await Notification.countDocuments({ userId, ...confirmed })).toBe(1);
  });

  it("is the student's own: their agent and staff get 403, others 404, a missing word 422", async () => {
    for (const as of [who.agent, who.team, who.admin]) expect((await its.consent(as)).status).toBe(403);
    expect((await its.consent(who.otherStudent)).status).toBe(404);
    expect((await its.consent(who.student, { given: 'perhaps' })).status).toBe(422);
  });

  it('is not taken back once the application was sent, nor given at an end', async () => {
    await its.consent(who.student);
    await submit();
    expect((await its.consent(who.student, { given: false })).status).toBe(409);
    await its.move(who.team, 'Rejected', 'No place left.');
    expect((await its.consent(who.student)).status).toBe(409);
  });
});

describe('a student under 18', () => {
  const minor = { ...personal(), dob: `${new Date().getFullYear() - 16}-01-01` };
  const guardian = { guardian_name: 'Latha Rao', guardian_email: 'latha.rao@example.com' };
  const save = (more: object) =>
    ask(savePersonal, { as: who.student, body: { ...minor, userId: who.student.userId, ...more } });
  const tokenNow = async () => {
    const link = await guardianLink((await Application.findById(its.id).lean()) as ApplicationRecord);
    return link ? consentToken(link) : '';
  };
  const confirm = (token: string) => ask(confirmLink, { body: { token, dob: minor.dob, applicationIds: [its.id] } });
  const waiting = { status: 409, body: { message: 'The guardian has not confirmed yet' } };

  it('names a guardian in the profile, which others need not', async () => {
    const { status, body } = await save({});
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['guardian_name', 'guardian_email']]);
    expect((await save(guardian)).status).toBe(200);
    expect((await save({ dob: '2000-01-01' })).status).toBe(200);
  });

  it('needs the word of the guardian too, who gives it by the link of an email', async () => {
    await save(guardian);
    await its.consent(who.student);
    expect(await submit()).toMatchObject(waiting);
    const token = await tokenNow();
    expect(await openLinkFor(token)).toBe('guardian');
    for (const wrong of [`${token.slice(0, -2)}xx`, `${'f'.repeat(24)}${token.slice(24)}`])
      expect((await confirm(wrong)).status).toBe(404);
    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(token)).status).toBe(404);
    const said = { userId: who.student.userId, notification: /^Latha Rao confirmed your application/ };
    expect(await Notification.countDocuments(said)).toBe(1);
    expect((await submit()).status).toBe(200);
  });

  it('ends the link with the consent, and asks when the birthday was entered after it', async () => {
    await its.consent(who.student);
    await save(guardian);
    expect(await submit()).toMatchObject(waiting);
    await its.consent(who.student);
    const token = await tokenNow();
    await its.consent(who.student, { given: false });
    expect((await confirm(token)).status).toBe(404);
    expect(await openLinkFor(token)).toBeNull();
  });

  it('emails the guardian at their own address, once', async () => {
    await save(guardian);
    await its.consent(who.student);
    const requests = (await Job.find({ kind: 'mail' }).lean()).map(({ payload }) => payload as unknown as MailRequest);
    const asked = requests.filter(({ template }) => template === 'guardian-consent');
    const letters = await Promise.all(asked.map((request) => compose(request)));
    expect(letters.map((letter) => letter?.to)).toEqual(['latha.rao@example.com']);
    expect(letters[0]?.action?.href).toContain(await tokenNow());
  });
});

describe('a reply to an offer by the agent', () => {
  beforeEach(async () => {
    await its.consent(who.student);
    await submit();
    await its.offer(who.team, { conditional: 'false', letter: file(PDF, 'offer.pdf') });
  });

  it('is refused without a consent to it, and taken with one, which ends with the consent', async () => {
    expect((await its.reply(who.agent, 'accept')).status).toBe(403);
    expect((await its.view(who.agent))?.offer?.canReply).toBe(false);
    await its.consent(who.student, { agentMayReply: true });
    expect((await its.view(who.agent))?.offer?.canReply).toBe(true);
    await its.consent(who.student, { agentMayReply: false });
    expect((await its.reply(who.agent, 'accept')).status).toBe(403);
    await its.consent(who.student, { agentMayReply: true });
    expect((await its.reply(who.otherAgent, 'accept')).status).toBe(404);
    expect((await its.reply(who.agent, 'accept')).status).toBe(200);
    expect(await its.status(who.student)).toBe('Accepted');
  });

  it('is not agreed to where there is no agent: one who comes later gets no word of it', async () => {
    await User.updateOne({ _id: who.student.userId }, { addedBy: null });
    await Application.updateOne({ _id: its.id }, { agentId: null });
    await its.consent(who.student, { agentMayReply: true });
    const { consent } = await Application.findById(its.id).orFail().lean();
    expect([consent?.agentMayReply, consent?.agentId]).toEqual([false, null]);
  });
});
