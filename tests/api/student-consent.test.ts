import { beforeEach, describe, expect, it } from 'vitest';
import { POST as onPaper } from '@/app/api/v1/applications/[id]/consent/paper/route';
import { GET as getConsent } from '@/app/api/v1/applications/[id]/consent/route';
import { POST as openLink } from '@/app/api/v1/student-consent/open/route';
import { POST as confirmLink } from '@/app/api/v1/student-consent/route';
import { POST as askStudent } from '@/app/api/v1/students/[id]/consent-link/route';
import { POST as spoken } from '@/app/api/v1/students/[id]/spoken/route';
import type { MailRequest } from '@/lib/domain/mail-requests';
import { findFile } from '@/lib/platform/files/store';
import { compose } from '@/lib/platform/mail/compose';
import { exportEntries } from '@/lib/services/file/own-file/export-entries';
import { unusedFiles } from '@/lib/services/people/profile/file-uses';
import { Application } from '@/models/application';
import { ConsentLink } from '@/models/consent-link';
import { Job } from '@/models/job';
import { Notification } from '@/models/notification';
import { Profile } from '@/models/profile';
import { StaffAction } from '@/models/staff-action';
import { ThirdPartyLetter } from '@/models/third-party-letter';
import { User } from '@/models/user';
import { application, everybodyApplied } from '../support/applications';
import { emptyDatabase } from '../support/database';
import { file, formOf, PDF } from '../support/files';
import type { everybody } from '../support/people';
import { personal } from '../support/profiles';
import { ask, rows } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
let its: Awaited<ReturnType<typeof application>>;
const DOB = '2001-05-17';

beforeEach(async () => {
  await emptyDatabase();
  ({ who, its } = await everybodyApplied('agent', 'Under Review'));
  await Profile.updateOne(
    { userId: who.student.userId },
    { $set: { personal: { ...personal(), dob: DOB } } },
    { upsert: true },
  );
});

const asked = (as = who.agent, id = who.student.userId) => ask(askStudent, { as, params: { id } });
/** The newest mailed link's token. */
async function mailed(): Promise<string> {
  const job = await Job.findOne({ kind: 'mail', 'payload.template': 'student-consent' }).sort({ _id: -1 }).lean();
  const letter = job && (await compose(job.payload as MailRequest));
  expect(letter?.to).toBe((await User.findById(who.student.userId).lean())?.email);
  return new URL(letter?.action?.href ?? '').searchParams.get('token') ?? '';
}
const open = (token: string, dob = DOB) => ask(openLink, { body: { token, dob } });
const confirm = (token: string, applicationIds = [its.id], dob = DOB) =>
  ask(confirmLink, { body: { token, dob, applicationIds } });
const consent = async (as = who.team) => (await ask(getConsent, { as, params: { id: its.id } })).body.consent;

describe('a student who never signs in', () => {
  it('is asked by their agent, confirms by the mailed link, and staff can submit', async () => {
    const answer = await asked();
    expect(answer).toMatchObject({ status: 200, body: { applications: 1, whatsApp: null } });
    expect(JSON.stringify(answer.body)).not.toContain('token');
    expect(
      await Notification.countDocuments({ userId: who.student.userId, notification: /asks for your consent/ }),
    ).toBe(1);
    const token = await mailed();
    const question = await open(token);
    expect(rows(question.body.applications)).toMatchObject([
      { _id: its.id, what: expect.arrayContaining([expect.any(String)]) },
    ]);
    expect((await confirm(token)).status).toBe(200);
    expect(await consent()).toMatchObject({
      given: { agentMayReply: false, restsOn: { link: { askedByName: who.agent.viewer.name } } },
    });
    expect((await its.move(who.team, 'Submitted')).status).toBe(200);
    // It works once.
    expect((await confirm(token)).status).toBe(404);
    expect((await open(token)).status).toBe(404);
  });

  it('has the missing yes in the bell once for all, unread until none is missing', async () => {
    const [one, other] = [await application(who.student), await application(who.student)];
    const unread = () => Notification.find({ userId: who.student.userId, group: 'yes:asked', readOn: null }).lean();
    expect(await unread()).toMatchObject([
      { notification: 'Please confirm what is sent for 2 applications. Nothing is sent until you confirm.' },
    ]);
    await one.consent(who.student);
    expect(await unread()).toHaveLength(1);
    await other.consent(who.student);
    // The one that the agent made still waits.
    expect(await unread()).toHaveLength(1);
    await its.consent(who.student);
    expect(await unread()).toEqual([]);
  });

  it('confirms several with a tick each; what has none still waits', async () => {
    const other = await application(who.student, who.agent);
    expect((await asked()).body.applications).toBe(2);
    const token = await mailed();
    expect((await confirm(token, [other.id])).status).toBe(200);
    expect((await Application.findById(other.id).lean())?.consent).toMatchObject({ came: { by: 'link' } });
    expect((await Application.findById(its.id).lean())?.consent ?? null).toBeNull();
  });

  it('is requested the birth date, which five wrong ones end', async () => {
    await asked();
    const token = await mailed();
    for (let wrong = 0; wrong < 4; wrong++) expect((await open(token, '2001-05-18')).body.fields?.dob).toBeTruthy();
    expect((await open(token)).status).toBe(200);
    expect((await confirm(token, [its.id], '1999-01-01')).status).toBe(422);
    expect((await open(token)).status).toBe(404);
    expect((await consent())?.given).toBeNull();
  });
});

describe('a link to confirm', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['the address', () => User.updateOne({ _id: who.student.userId }, { email: 'new@example.com' })],
    ['the agent', () => Application.updateOne({ _id: its.id }, { agentId: who.otherAgent.userId })],
    [
      'what is sent',
      () => its.askedFor(who.team, { kind: 'reference', label: 'Reference' }).then((id) => its.send(who.agent, id)),
    ],
    ['the days', () => ConsentLink.updateMany({}, { expiresAt: new Date(Date.now() - 1000) })],
    ['the account', () => User.updateOne({ _id: who.student.userId }, { disabled: true })],
  ])('is dead when %s changed', async (_what, change) => {
    await asked();
    const token = await mailed();
    await change();
    expect((await open(token)).status).toBe(404);
    expect((await confirm(token)).status).toBe(404);
  });

  it('is dead once a newer one was mailed, and no other token opens it', async () => {
    await asked();
    const token = await mailed();
    const wrong = `${token.slice(0, 24)}${'x'.repeat(token.length - 24)}`;
    expect((await open(wrong)).status).toBe(404);
    await ThirdPartyLetter.deleteMany({});
    await asked(who.team);
    expect(await mailed()).not.toBe(token);
    expect((await open(token)).status).toBe(404);
  });

  it('confirms nothing that it does not name', async () => {
    const stranger = await application(who.otherStudent);
    await asked();
    expect((await confirm(await mailed(), [stranger.id])).status).toBe(422);
    expect((await Application.findById(stranger.id).lean())?.consent ?? null).toBeNull();
  });

  it('leaves a guardian’s yes due, and is not used up where the profile names none', async () => {
    const born = `${new Date().getFullYear() - 16}-01-01`;
    await Profile.updateOne({ userId: who.student.userId }, { $set: { 'personal.dob': born } });
    await asked();
    const token = await mailed();
    expect((await confirm(token, [its.id], born)).status).toBe(409);
    const guardian = { 'personal.guardian_name': 'Latha Rao', 'personal.guardian_email': 'latha.rao@example.com' };
    await Profile.updateOne({ userId: who.student.userId }, { $set: guardian });
    expect((await confirm(token, [its.id], born)).status).toBe(200);
    expect((await its.move(who.team, 'Submitted')).body.message).toBe('The guardian has not confirmed yet');
  });
});

describe('a yes from an address that the agency entered', () => {
  beforeEach(async () => {
    const { email } = who.student.user;
    const by = { by: who.agent.user._id, byRole: 'agent', byName: 'Rao & Partners', at: new Date() };
    await User.updateOne({ _id: who.student.userId }, { emailEntry: { email, ...by } });
  });

  it('sends nothing before staff spoke with the student on once for an address', async () => {
    await asked();
    expect((await confirm(await mailed())).status).toBe(200);
    expect(await its.move(who.team, 'Submitted')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Please speak with the student first') },
    });
    expect((await ask(spoken, { as: who.agent, params: { id: who.student.userId } })).status).toBe(403);
    expect((await ask(spoken, { as: who.team, params: { id: who.student.userId } })).status).toBe(200);
    expect((await consent())?.given?.restsOn?.spoken).toMatchObject({ due: false, byName: who.team.viewer.name });
    expect((await its.move(who.team, 'Submitted')).status).toBe(200);
    const other = await application(who.student, who.agent);
    await other.move(who.team, 'Under Review');
    await other.consent(who.student);
    expect((await other.move(who.team, 'Submitted')).status).toBe(200);
  });
});

describe('asking', () => {
  it('is refused where nothing waits, without a birth date, and twice a day for the same', async () => {
    expect((await asked()).status).toBe(200);
    expect(await asked()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('in the last 24 hours') },
    });
    await its.consent(who.student);
    expect((await asked()).body.message).toBe('No application needs consent right now.');
    await application(who.student, who.agent);
    await Profile.updateOne({ userId: who.student.userId }, { $unset: { 'personal.dob': '' } });
    expect((await asked()).body.message).toContain('date of birth');
  });

  it('is possible the same day once what is sent has changed, as the first link is dead then', async () => {
    await asked();
    const token = await mailed();
    await its.send(who.agent, await its.askedFor(who.team, { kind: 'reference', label: 'Reference' }));
    expect((await open(token)).status).toBe(404);
    expect((await asked()).status).toBe(200);
    expect((await open(await mailed())).status).toBe(200);
  });

  it('twice at once leaves one link, whose mail goes', async () => {
    const statuses = (await Promise.all([asked(), asked(who.team)])).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(await ConsentLink.countDocuments({ userId: who.student.userId })).toBe(1);
    expect((await open(await mailed())).status).toBe(200);
  });

  it('is not for another agent, nor for students', async () => {
    expect((await asked(who.otherAgent)).status).toBe(404);
    expect((await asked(who.student)).status).toBe(403);
  });

  it('gives staff the link for WhatsApp, at a number that is not the agency’s', async () => {
    const [own, agency] = ['+919812345678', '+919876543210'];
    await User.updateOne({ _id: who.student.userId }, { mobileE164: own });
    await User.updateOne({ _id: who.agent.userId }, { mobileE164: agency });
    const { whatsApp } = (await asked(who.team)).body;
    expect(whatsApp).toMatch(/^https:\/\/wa\.me\/919812345678\?text=.*student-consent/);
    await ThirdPartyLetter.deleteMany({});
    await User.updateOne({ _id: who.student.userId }, { mobileE164: agency });
    expect((await asked(who.team)).body.whatsApp).toBeNull();
  });
});

describe('a yes on paper', () => {
  const paper = (as = who.team, more: Record<string, string | File> = { scan: file(PDF, 'signed.pdf') }) =>
    ask(onPaper, { as, params: { id: its.id }, form: formOf({ signedOn: '2026-01-31', ...more }) });

  it('is recorded by staff with a scan; the student is mailed and may take it back, which takes the scan along', async () => {
    expect((await paper()).status).toBe(200);
    expect(await consent()).toMatchObject({
      given: { byName: who.student.viewer.name, agentMayReply: false },
      onPaper: { byName: who.team.viewer.name, signedOn: '2026-01-31', scan: { name: 'signed.pdf' } },
    });
    const job = await Job.findOne({ kind: 'mail', 'payload.template': 'paper-consent' }).lean();
    const letter = job && (await compose(job.payload as MailRequest));
    expect(letter).toMatchObject({ to: who.student.user.email, subject: expect.stringContaining('signed consent') });
    expect(letter?.asks?.what).toContain('Withdraw consent');
    const bell = { userId: who.student.userId, notification: /recorded a signed paper consent/ };
    expect(await Notification.countDocuments(bell)).toBe(1);
    expect(await StaffAction.countDocuments({ action: 'application.paper-consent' })).toBe(1);
    const scanId = (await stored())?.consent?.came?.paper?.scan.fileId;
    expect(await findFile(String(scanId), 'document')).toMatchObject({ ownerId: who.student.userId });
    expect((await its.consent(who.student, { given: false })).status).toBe(200);
    expect(await findFile(String(scanId), 'document')).toBeNull();
    expect((await its.move(who.team, 'Submitted')).status).toBe(409);
  });

  it('lets the application go to the university, once', async () => {
    await paper();
    expect((await paper(who.admin)).status).toBe(409);
    expect((await its.move(who.team, 'Submitted')).status).toBe(200);
  });

  it('is not the agent’s to record, who reads that it came and doesn’t get the scan', async () => {
    for (const as of [who.agent, who.student]) expect((await paper(as)).status).toBe(403);
    await paper();
    expect(await consent(who.agent)).toMatchObject({ onPaper: { byName: who.team.viewer.name, scan: null } });
    expect(await consent(who.student)).toMatchObject({ onPaper: { scan: { name: 'signed.pdf' } } });
  });

  it('needs a scan that is a document, and a day that has come', async () => {
    expect((await paper(who.team, {})).body.fields?.scan).toContain('scan');
    expect((await paper(who.team, { scan: file(Buffer.from('nothing'), 'signed.pdf') })).status).toBe(415);
    expect((await paper(who.team, { scan: file(PDF, 'a.pdf'), signedOn: '2999-01-01' })).status).toBe(422);
    expect((await stored())?.consent ?? null).toBeNull();
  });

  it('leaves the guardian’s yes due', async () => {
    const personalInfo = { ...personal(), dob: `${new Date().getFullYear() - 16}-01-01` };
    await Profile.updateOne({ userId: who.student.userId }, { $set: { personal: personalInfo } });
    expect((await paper()).status).toBe(409);
    const named = { guardian_name: 'Latha Rao', guardian_email: 'latha.rao@example.com' };
    await Profile.updateOne({ userId: who.student.userId }, { $set: { personal: { ...personalInfo, ...named } } });
    expect((await paper()).status).toBe(200);
    const refused = await its.move(who.team, 'Submitted');
    expect([refused.status, refused.body.message]).toEqual([409, 'The guardian has not confirmed yet']);
  });

  it('is in the student’s own file, with a scan', async () => {
    await paper();
    const { _id } = who.student.user;
    const archive = await exportEntries(who.student.viewer, {
      site: 'Site',
      madeOn: new Date().toISOString(),
      student: who.student.viewer.name,
    });
    const names = [];
    for await (const { name } of archive.entries) names.push(name);
    expect(names).toContain(`data/consents/${its.id}.json`);
    expect(names.filter((name) => name.endsWith('signed.pdf'))).toHaveLength(1);
    expect(await unusedFiles(_id, [(await stored())?.consent?.came?.paper?.scan.fileId as never])).toEqual([]);
  });
});

const stored = () => Application.findById(its.id).lean();
