import { beforeEach, describe, expect, it } from 'vitest';
import { GET as getConsent } from '@/app/api/v1/applications/[id]/consent/route';
import { POST as saveBasic } from '@/app/api/v1/save-basic-profile/route';
import { POST as savePersonal } from '@/app/api/v1/save-personal-info/route';
import { POST as openLink } from '@/app/api/v1/student-consent/open/route';
import { POST as confirmLink } from '@/app/api/v1/student-consent/route';
import { POST as askForYes } from '@/app/api/v1/students/[id]/consent-link/route';
import { PUT as staffSetGuardian } from '@/app/api/v1/students/[id]/guardian/route';
import { compose } from '@/lib/platform/mail/compose';
import { consentToken, guardianLink } from '@/lib/platform/mail/consent-link';
import { guardianToken } from '@/lib/platform/mail/guardian-link';
import { Application, type ApplicationRecord } from '@/models/application';
import { ConsentLink } from '@/models/consent-link';
import { Job } from '@/models/job';
import { Notification } from '@/models/notification';
import { Profile } from '@/models/profile';
import { StaffAction } from '@/models/staff-action';
import { ThirdPartyLetter } from '@/models/third-party-letter';
import { User } from '@/models/user';
import { type application, everybodyApplied } from '../support/applications';
import { emptyDatabase } from '../support/database';
import { type everybody, PASSWORD } from '../support/people';
import { personal } from '../support/profiles';
import { ask } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
let its: Awaited<ReturnType<typeof application>>;

beforeEach(async () => {
  await emptyDatabase();
  ({ who, its } = await everybodyApplied('student', 'Under Review'));
});

const minor = { ...personal(), dob: `${new Date().getFullYear() - 16}-01-01` };
const guardian = { guardian_name: 'Latha Rao', guardian_email: 'latha.rao@example.com' };
const save = (more: object, as = who.student) =>
  ask(savePersonal, { as, body: { ...minor, userId: who.student.userId, ...more } });
const setByStaff = (body: object, as = who.team) =>
  ask(staffSetGuardian, { as, params: { id: who.student.userId }, body });
const storedGuardian = async () =>
  (await Profile.findOne({ userId: who.student.userId }).lean())?.personal?.guardian_email;
const stored = async () => (await Application.findById(its.id).lean()) as ApplicationRecord;
/** As a letter that is written now carries it. */
const tokenNow = async () => {
  const link = await guardianLink(await stored());
  return link ? consentToken(link) : 'x'.repeat(67);
};
const confirmBy = async (token: string, dob = minor.dob) =>
  (await ask(confirmLink, { body: { token, dob, applicationIds: [its.id] } })).status;
const open = async (token: string, dob = minor.dob) => (await ask(openLink, { body: { token, dob } })).status;
const confirm = async () => confirmBy(await tokenNow());
const read = async (as = who.team) => (await ask(getConsent, { as, params: { id: its.id } })).body.consent?.given;
const submit = () => its.move(who.team, 'Submitted');
const WAITS = { status: 409, body: { message: 'The guardian has not confirmed yet' } };
const letters = async () =>
  (await Job.find({ kind: 'mail', 'payload.template': 'guardian-consent' }).lean()).map(
    ({ payload }) => payload.guardianEmail,
  );

describe('the guardian of a student', () => {
  it('is not entered, changed or removed by the agent, who may leave them as they are', async () => {
    const refused = { status: 422, body: { fields: { guardian_email: expect.stringContaining('Only the student') } } };
    expect(await save(guardian, who.agent)).toMatchObject(refused);
    expect((await save({}, who.agent)).status).toBe(200);
    expect(await storedGuardian()).toBeUndefined();
    await save(guardian);
    for (const guardian_email of ['other@example.com', ''])
      expect(await save({ ...guardian, guardian_email }, who.agent)).toMatchObject(refused);
    expect((await save({ ...guardian, guardian_name: 'Else' }, who.agent)).status).toBe(422);
    for (const unchanged of [guardian, {}])
      expect((await save({ ...unchanged, city: 'Thrissur' }, who.agent)).status).toBe(200);
    expect(await storedGuardian()).toBe(guardian.guardian_email);
  });

  it('is set by staff, logged without the address, and told to the student; by nobody else', async () => {
    expect((await setByStaff(guardian)).status).toBe(409);
    await save({}, who.agent);
    expect((await setByStaff(guardian)).status).toBe(200);
    expect(await storedGuardian()).toBe(guardian.guardian_email);
    expect(await StaffAction.findOne({ action: 'student.guardian' }).lean()).toMatchObject({
      subjectId: who.student.userId,
      after: { changed: 'name, address' },
    });
    const told = { userId: who.student.userId, notification: /^Our team set your parent or guardian: Latha Rao/ };
    expect(await Notification.countDocuments(told)).toBe(1);
    for (const as of [who.student, who.agent]) expect((await setByStaff(guardian, as)).status).toBe(403);
  });

  it('is not made needless by the agent, who can’t change a birth date under 18; the student and staff can', async () => {
    await save(guardian);
    await its.consent(who.student);
    const grown = '2000-01-01';
    const bornOn = async () => (await Profile.findOne({ userId: who.student.userId }).lean())?.personal?.dob;
    for (const dob of [grown, `${new Date().getFullYear() - 17}-01-01`])
      expect(await save({ dob }, who.agent)).toMatchObject({
        status: 422,
        body: { fields: { dob: expect.stringContaining('Only the student') } },
      });
    expect(await bornOn()).toBe(minor.dob);
    expect(await submit()).toMatchObject(WAITS);
    expect((await setByStaff({ ...guardian, dob: grown })).status).toBe(200);
    expect(await bornOn()).toBe(grown);
    expect(await StaffAction.findOne({ action: 'student.guardian' }).lean()).toMatchObject({
      after: { changed: 'birth date' },
    });
    expect(
      await Notification.countDocuments({ userId: who.student.userId, notification: /date of birth: 1 Jan 2000/ }),
    ).toBe(1);
    // Grown up, the agent may correct it; and back to under 18 a guardian is due again.
    expect((await save({ ...guardian, dob: minor.dob }, who.agent)).status).toBe(200);
    expect((await setByStaff({ guardian_name: '', guardian_email: '', dob: minor.dob })).status).toBe(422);
    await save({ dob: grown, ...guardian });
    expect((await submit()).status).toBe(200);
  });

  it('who changes has to confirm anew, is written to, and the student’s own yes stands', async () => {
    await save(guardian);
    await its.consent(who.student);
    expect(await confirm()).toBe(200);
    const other = { guardian_name: 'Ravi Rao', guardian_email: 'ravi.rao@example.com' };
    await save(other);
    expect(await read()).toMatchObject({ byName: who.student.viewer.name, guardian: { name: 'Ravi Rao', at: null } });
    expect(await letters()).toEqual([guardian.guardian_email, other.guardian_email]);
    expect(await submit()).toMatchObject(WAITS);
    expect(await confirm()).toBe(200);
    await setByStaff({ ...other, guardian_name: 'Ravi K Rao' });
    expect(await submit()).toMatchObject(WAITS);
    expect(await confirm()).toBe(200);
    expect((await submit()).status).toBe(200);
    await save(guardian);
    expect(await read()).toMatchObject({ guardian: { name: 'Ravi K Rao', at: expect.any(String) } });
  });

  it('who was changed without a word to the applications confirms anew, when the student confirms again', async () => {
    await save(guardian);
    await its.consent(who.student);
    expect(await confirm()).toBe(200);
    // As where the process ended between the profile and the applications that follow it.
    const other = { guardian_name: 'Ravi Rao', guardian_email: 'ravi.rao@example.com' };
    const set = { 'personal.guardian_name': other.guardian_name, 'personal.guardian_email': other.guardian_email };
    await Profile.updateOne({ userId: who.student.userId }, { $set: set });
    expect((await its.consent(who.student)).status).toBe(200);
    expect((await stored()).consent?.guardian).toMatchObject({
      name: 'Ravi Rao',
      email: other.guardian_email,
      at: null,
    });
    expect(await letters()).toEqual([guardian.guardian_email, other.guardian_email]);
    expect(await submit()).toMatchObject(WAITS);
    expect(await confirm()).toBe(200);
    expect((await submit()).status).toBe(200);
  });

  it('of an address that is the agent’s by now confirms nothing, and is asked nothing', async () => {
    await save(guardian);
    await its.consent(who.student);
    await User.updateOne(
      { _id: who.agent.userId },
      { email: guardian.guardian_email, mailbox: 'latharao@example.com' },
    );
    expect(await confirm()).toBe(404);
    await its.consent(who.student, { given: false });
    const { status, body } = await its.consent(who.student);
    expect([status, body.message]).toEqual([
      409,
      expect.stringContaining('Someone else on this site already uses the email address'),
    ]);
  });
});

describe('a guardian’s link', () => {
  beforeEach(async () => {
    await save(guardian);
    await its.consent(who.student);
  });

  it('asks the student’s birth date, works once, and is another account’s no more', async () => {
    const token = await tokenNow();
    expect(await tokenNow()).toBe(token);
    expect(await open(token, '2001-01-01')).toBe(422);
    expect(await open(token)).toBe(200);
    expect(await submit()).toMatchObject(WAITS);
    expect(await confirmBy(token)).toBe(200);
    for (const again of [open, confirmBy]) expect(await again(token)).toBe(404);
    expect((await submit()).status).toBe(200);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the agent', () => Application.updateOne({ _id: its.id }, { agentId: who.otherAgent.userId })],
    ['the guardian’s address', () => save({ ...guardian, guardian_email: 'else@example.com' })],
    ['what the student confirmed', () => Application.updateOne({ _id: its.id }, { 'consent.what': ['All'] })],
    ['the student’s mind', () => its.consent(who.student, { given: false })],
    ['the days', () => ConsentLink.updateMany({}, { expiresAt: new Date(Date.now() - 1000) })],
  ])('is dead when %s changed', async (_what, change) => {
    const token = await tokenNow();
    await change();
    for (const press of [open, confirmBy]) expect(await press(token)).toBe(404);
  });

  it('of a letter from before they were stored works, with the birth date, and once', async () => {
    const token = guardianToken(await stored()) ?? '';
    for (let wrong = 0; wrong < 4; wrong++) expect(await open(token, '2001-05-18')).toBe(422);
    expect(await open(token)).toBe(200);
    expect(await confirmBy(token)).toBe(200);
    expect(await confirmBy(token)).toBe(404);
    expect((await submit()).status).toBe(200);
  });

  it('of such a letter ends with five wrong birth dates too', async () => {
    const token = guardianToken(await stored()) ?? '';
    for (let wrong = 0; wrong < 5; wrong++) expect(await open(token, '2001-05-18')).toBe(422);
    expect(await open(token)).toBe(404);
  });

  it('is mailed anew when staff or the agent ask, once a day', async () => {
    const again = (as = who.team) => ask(askForYes, { as, params: { id: who.student.userId } });
    expect((await again()).status).toBe(409);
    await ThirdPartyLetter.updateMany({}, { at: new Date(Date.now() - 86_400_001) });
    expect(await again(who.agent)).toMatchObject({ status: 200, body: { applications: 0, ofGuardian: 1 } });
    expect((await again()).status).toBe(409);
    expect(await letters()).toEqual([guardian.guardian_email, guardian.guardian_email]);
  });
});

describe('staff see of a consent', () => {
  it('which addresses it came from, when, and who entered each; others don’t', async () => {
    await save(guardian);
    await its.consent(who.student);
    await confirm();
    const entered = { byName: who.student.viewer.name, byRole: 'student', at: expect.any(String) };
    expect(await read()).toMatchObject({
      guardian: { at: expect.any(String) },
      restsOn: {
        student: { address: who.student.user.email, entered },
        guardian: { address: guardian.guardian_email, entered },
      },
    });
    for (const as of [who.student, who.agent]) expect((await read(as))?.restsOn).toBeNull();
  });

  it('that the agency entered an address; and of older ones, or changed past the site, that it is not recorded', async () => {
    await save(guardian);
    await User.updateOne({ _id: who.student.userId }, { isVerified: false });
    const { name, mobile } = who.student.user;
    const email = 'kid@example.com';
    const body = { userId: who.student.userId, name, mobile, email, counsellor_name: 'M' };
    expect((await ask(saveBasic, { as: who.agent, body })).status).toBe(200);
    await User.updateOne({ _id: who.student.userId }, { isVerified: true });
    await its.consent(who.student);
    const restsOn = async () => (await read())?.restsOn;
    expect((await restsOn())?.student).toMatchObject({ address: email, entered: { byRole: 'agent' } });
    await User.collection.updateOne({ _id: who.student.user._id }, { $set: { email: 'else@example.com' } });
    await Profile.collection.updateOne({ userId: who.student.user._id }, { $unset: { guardianEntry: '' } });
    await its.consent(who.student);
    expect(await restsOn()).toMatchObject({ student: { entered: null }, guardian: { entered: null } });
    await Application.collection.updateOne(
      { _id: its.id as never },
      { $unset: { 'consent.address': '', 'consent.entry': '' } },
    );
    expect((await restsOn())?.student).toMatchObject({ entered: null });
  });
});

describe('letters to an address that is no account’s', () => {
  const HELD = 'We have already emailed this address today';

  it('are one in a day for an application and address, however often it is requested; the link still works', async () => {
    await save(guardian);
    const first = await its.consent(who.student);
    expect(first.body.message).toContain('We have emailed your parent or guardian');
    for (let times = 0; times < 5; times++) {
      await its.consent(who.student, { given: false });
      expect((await its.consent(who.student)).body.message).toContain(HELD);
    }
    await Promise.all([1, 2, 3].map(() => its.consent(who.student)));
    expect(await letters()).toEqual([guardian.guardian_email]);
    const tagged = await save({ ...guardian, guardian_email: 'lathaRao+2@example.com' });
    expect(tagged.body.message).toContain(HELD);
    expect((await letters()).length).toBe(1);
    await save(guardian);
    expect(await confirm()).toBe(200);
    await ThirdPartyLetter.updateMany({}, { at: new Date(Date.now() - 86_400_001) });
    await save({ ...guardian, guardian_name: 'Latha K Rao' });
    expect((await letters()).length).toBe(2);
  });

  it('go to five addresses a day for a student', async () => {
    await save(guardian);
    await its.consent(who.student);
    const messages = [];
    for (let n = 2; n <= 7; n++)
      messages.push((await save({ ...guardian, guardian_email: `g${n}@example.com` })).body.message);
    expect((await letters()).length).toBe(5);
    expect(messages.map((message) => `${message}`.includes('five emails'))).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  it('hold back a second link to a new address of one’s own too, and say so', async () => {
    const { name, mobile } = who.student.user;
    const body = { name, mobile, email: 'new@example.com', password: PASSWORD };
    const message = async () => `${(await ask(saveBasic, { as: who.student, body })).body.message}`;
    expect(await message()).toContain('Please open the link');
    expect(await message()).toContain(HELD);
  });

  it('cut names, and carry no address in one that was stored before', async () => {
    await save(guardian);
    await its.consent(who.student);
    await Application.updateOne({ _id: its.id }, { studentName: `Pay at http://evil.example/x ${'now '.repeat(30)}` });
    const letter = await compose({
      template: 'guardian-consent',
      userId: who.student.userId,
      applicationId: its.id,
      guardianEmail: guardian.guardian_email,
    });
    expect(letter?.subject).not.toContain('://');
    expect(`${letter?.subject}`.length).toBeLessThanOrEqual('Please confirm an application for '.length + 60);
  });
});
