import { beforeAll, describe, expect, it } from 'vitest';
import { PUT as putConsent } from '@/app/api/v1/applications/[id]/consent/route';
import { POST as writeAbout } from '@/app/api/v1/applications/[id]/messages/route';
import { POST as apply } from '@/app/api/v1/apply/route';
import { POST as signIn } from '@/app/api/v1/auth/route';
import { GET as completeProfile } from '@/app/api/v1/get-complete-profile/[id]/route';
import { GET as helped } from '@/app/api/v1/helped-students/route';
import { PUT as allow } from '@/app/api/v1/my-helpers/[id]/route';
import { POST as invite, GET as myHelpers } from '@/app/api/v1/my-helpers/route';
import { POST as register } from '@/app/api/v1/register/route';
import { POST as savePersonal } from '@/app/api/v1/save-personal-info/route';
import { PUT as enterAddress } from '@/app/api/v1/students/[id]/address/route';
import { OPERATIONS } from '@/lib/contract/all';
import type { Operation } from '@/lib/contract/operation';
import { helpState } from '@/lib/domain/accounts/helps';
import { dropAccountStatus } from '@/lib/platform/auth/account';
import { compose } from '@/lib/platform/mail/compose';
import { recordTalk } from '@/lib/services/applications/consent/spoken';
import { tokenFor } from '@/lib/services/people/accounts/accounts';
import { writeAccessLog } from '@/lib/services/records/access-log/note';
import { AccessLogEntry } from '@/models/access-log-entry';
import { Application } from '@/models/application';
import { Enquiry } from '@/models/enquiry';
import { Job } from '@/models/job';
import { Notification } from '@/models/notification';
import { Profile } from '@/models/profile';
import { Referral } from '@/models/referral';
import { StaffAction } from '@/models/staff-action';
import { User } from '@/models/user';
import { callsAbout } from '../support/applications';
import { storedCourses } from '../support/courses';
import { emptyDatabase } from '../support/database';
import { allEndpoints } from '../support/endpoints';
import { everybody, type Person, person } from '../support/people';
import { personal } from '../support/profiles';
import { ask, rows } from '../support/request';

const YEAR = new Date().getFullYear();
const bornYearsAgo = (years: number) => `${YEAR - years}-01-01`;
let made = 0;
const address = (who: string) => `${who}${++made}@example.org`;
const parentBody = (child: object, more: object = {}) => ({
  ...{ name: 'Sita Thapa', email: address('sita'), mobile: '+977 9841 234567', password: 'correct horse battery' },
  ...{ role: 1, refer_code: '', child, ...more },
});

/** An account as tests call with it: verified, with a session. */
async function personOf(email: string): Promise<Person> {
  const user = await User.findOneAndUpdate({ email }, { $set: { isVerified: true } }, { returnDocument: 'after' })
    .orFail()
    .lean();
  const { _id, name, role } = user;
  return { user, viewer: { userId: String(_id), role, name, email }, userId: String(_id), token: await tokenFor(user) };
}

async function family(child: { name?: string; email?: string } = {}) {
  const body = parentBody({ name: 'Aarav Thapa', email: address('aarav'), ...child });
  const answer = await ask(register, { body });
  const parent = await personOf(body.email);
  const childId = String(parent.user.helps?.[0]?.studentId);
  return { answer, parent, childId, body };
}

const born = async (userId: string, dob: string) => {
  await Profile.updateOne({ userId }, { $set: { 'personal.dob': dob } }, { upsert: true });
};
const sees = async (as: Person, id: string) => {
  await dropAccountStatus(as.userId);
  return (await ask(completeProfile, { as, params: { id } })).status;
};
async function applied(as: Person, userId: string) {
  const [course] = await storedCourses({ course: `BSc ${++made}`, admissionIntake: 'Sep' });
  const body = { courseId: String(course?._id), userId, year: YEAR + 1, month: 'Sep' };
  const answer = await ask(apply, { as, body });
  return { status: answer.status, its: callsAbout(String(answer.body.application?._id)) };
}

let who: Awaited<ReturnType<typeof everybody>>;
beforeAll(async () => {
  await emptyDatabase();
  who = await everybody();
});

describe('a parent who registers for a child', () => {
  it('gets an account of their own that helps, and the child one, to whom enquiry and referral belong', async () => {
    const referrer = await User.findById(who.otherStudent.userId, 'referralCode').orFail().lean();
    const body = parentBody({ name: 'Aarav Thapa', email: address('aarav') }, { refer_code: referrer.referralCode });
    const answer = await ask(register, { body });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ user: { email: body.email }, message: 'Registration successful!' });
    const [parent, child] = await Promise.all([
      User.findOne({ email: body.email }).orFail().lean(),
      User.findOne({ email: body.child['email' as never] })
        .orFail()
        .lean(),
    ]);
    expect(parent).toMatchObject({
      role: 'helper',
      name: 'Sita Thapa',
      helps: [{ studentId: child._id, by: 'registration' }],
    });
    expect(parent.referralCode).toBeUndefined();
    expect(child).toMatchObject({
      role: 'student',
      name: 'Aarav Thapa',
      passwordHash: '',
      emailEntry: { byRole: 'helper' },
    });
    expect(await Profile.exists({ userId: parent._id })).toBeNull();
    expect(await Referral.find({ referrerId: referrer._id }).lean()).toMatchObject([{ referredUserId: child._id }]);
    expect(await Enquiry.find({ email: { $in: [body.email, child.email] } }).lean()).toMatchObject([
      { name: 'Aarav Thapa' },
    ]);
    expect(
      await Job.exists({ 'payload.template': 'set-password', 'payload.userId': String(child._id) }),
    ).not.toBeNull();
  });

  it('may have a child without an address: no sign-in, no mail and no yes until one is entered', async () => {
    const { parent, childId } = await family({ email: '' });
    const child = await User.findById(childId).orFail().lean();
    expect(child.email).toMatch(/@no-address\.invalid$/);
    expect(await Job.exists({ 'payload.userId': childId, kind: 'mail' })).toBeNull();
    expect((await ask(signIn, { body: { email: child.email, password: 'correct horse battery' } })).status).toBe(401);
    const { status, its } = await applied(parent, childId);
    expect(status).toBe(201);
    expect((await its.move(who.team, 'Under Review')).status).toBe(200);
    expect((await its.move(who.team, 'Submitted')).status).toBe(409);
    expect((await ask(helped, { as: parent })).body.students).toMatchObject([
      { name: 'Aarav Thapa', email: '', state: 'active' },
    ]);
  });

  it('is refused with a name that holds more than a name, the own address for the child, and as an agent', async () => {
    const child = { name: 'Aarav', email: '' };
    const refused = async (body: object) => Object.keys((await ask(register, { body })).body.fields ?? {});
    expect(await refused(parentBody(child, { name: 'Sita Thapa (for my son Aarav)' }))).toEqual(['name']);
    const own = parentBody(child);
    expect(await refused({ ...own, child: { ...child, email: own.email } })).toEqual(['child.email']);
    expect(await refused(parentBody(child, { role: 4, company_name: 'X' }))).toEqual(['role']);
    expect(await refused(parentBody(child, { role: 5 }))).toEqual(['role']);
  });

  it('asks a student whose address is here already, and hears the same; an agent’s address helps no one', async () => {
    const fresh = await family();
    for (const email of [who.student.user.email, who.agent.user.email, who.team.user.email]) {
      const { answer, parent } = await family({ email });
      expect({ ...answer.body, user: null }).toEqual({ ...fresh.answer.body, user: null });
      expect(await sees(parent, who.student.userId)).toBe(404);
      expect((await ask(helped, { as: parent })).body.students).toMatchObject([
        { _id: null, name: 'Aarav Thapa', state: 'asked' },
      ]);
    }
    const asks = rows((await ask(myHelpers, { as: who.student })).body.helpers);
    expect(asks).toMatchObject([{ state: 'asked', name: 'Sita Thapa' }]);
    const parent = await personOf(String(asks[0]?.email));
    const answer = (as: Person, allowed: boolean) =>
      ask(allow, { as, params: { id: parent.userId }, body: { allowed } });
    expect((await answer(who.otherStudent, true)).status).toBe(404);
    expect((await answer(who.student, true)).status).toBe(200);
    expect(await sees(parent, who.student.userId)).toBe(200);
    expect(await sees(parent, who.otherStudent.userId)).toBe(404);
    expect((await answer(who.student, false)).status).toBe(200);
    expect(await sees(parent, who.student.userId)).toBe(404);
    expect((await answer(who.student, true)).status).toBe(409);
  });
});

describe('a helper', () => {
  it('sees, applies and writes under their own name; what is the student’s word stays theirs', async () => {
    const { parent, childId } = await family();
    const { status, its } = await applied(parent, childId);
    expect(status).toBe(201);
    const stored = await Application.findById(its.id).orFail().lean();
    expect(stored.history[0]).toMatchObject({ byRole: 'helper', byName: 'Sita Thapa', by: parent.user._id });
    expect((await its.view(parent))?.moves).toEqual([]);
    const itemId = await its.askedFor(who.team, { kind: 'passport', label: 'Passport' });
    expect((await its.send(parent, itemId)).status).toBe(201);
    expect((await Application.findById(its.id).orFail().lean()).acts?.at(-1)).toMatchObject({ byRole: 'helper' });
    const said = await ask(writeAbout, {
      as: parent,
      params: { id: its.id },
      body: { text: 'When do you decide?', key: 'a'.repeat(24) },
    });
    expect(said.status).toBe(201);
    for (const refused of [
      await its.consent(parent),
      await its.reply(parent, 'accept'),
      await its.move(parent, 'Withdrawn'),
      await ask(putConsent, { as: parent, params: { id: its.id }, body: { given: true } }),
    ])
      expect(refused.status).toBe(403);
    await sees(parent, childId);
    await writeAccessLog();
    expect(await AccessLogEntry.exists({ userId: childId as never })).not.toBe(undefined);
    for (const stranger of [who.student, who.otherAgent]) expect(await its.view(stranger)).toBeUndefined();
    const other = await family();
    expect(await its.view(other.parent)).toBeUndefined();
    expect((await applied(other.parent, childId)).status).toBe(404);
  });

  it('may call what is marked so, and is refused by every other call that names roles', async () => {
    const { parent } = await family();
    const endpoints = await allEndpoints();
    const id = 'f'.repeat(24);
    const others = (OPERATIONS as readonly Operation[]).filter(
      ({ access, forHelpers }) => typeof access !== 'string' && !access.includes('helper') && !forHelpers,
    );
    expect(others.length).toBeGreaterThan(200);
    for (const operation of others) {
      const endpoint = endpoints.get(`${operation.method} ${operation.path}`);
      const params = Object.fromEntries([...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, id]));
      const answer = await ask(endpoint as never, {
        as: parent,
        params,
        ...(operation.method === 'GET' ? {} : { body: {} }),
      });
      expect([operation.path, answer.status]).toEqual([operation.path, 403]);
    }
  });

  it('is the guardian of a minor who has none, and changes neither one that is named nor the birth date', async () => {
    const { parent, childId } = await family();
    const save = (dob: string, more: object = {}) =>
      ask(savePersonal, { as: parent, body: { ...personal(), dob, userId: childId, ...more } });
    expect((await save(bornYearsAgo(17))).status).toBe(200);
    expect(await Profile.findOne({ userId: childId }).lean()).toMatchObject({
      personal: { guardian_name: 'Sita Thapa', guardian_email: parent.user.email },
      guardianEntry: { byRole: 'helper' },
    });
    expect(Object.keys((await save(bornYearsAgo(19))).body.fields ?? {})).toEqual(['dob']);
    const another = { guardian_name: 'Ram', guardian_email: address('ram') };
    expect(Object.keys((await save(bornYearsAgo(17), another)).body.fields ?? {})).toEqual([
      'guardian_name',
      'guardian_email',
    ]);
  });

  it('loses access on the day the student turns 18, until the student renews it', async () => {
    const { parent, childId } = await family();
    await born(childId, bornYearsAgo(17));
    expect(await sees(parent, childId)).toBe(200);
    await born(childId, bornYearsAgo(18));
    expect(await sees(parent, childId)).toBe(404);
    expect((await applied(parent, childId)).status).toBe(404);
    const child = await personOf(String((await User.findById(childId).orFail().lean()).email));
    expect((await ask(myHelpers, { as: child })).body.helpers).toMatchObject([{ state: 'lapsed' }]);
    await ask(allow, { as: child, params: { id: parent.userId }, body: { allowed: true } });
    expect(await sees(parent, childId)).toBe(200);
  });

  it('and a child without an address get in again after the 18th birthday by the child’s own, confirmed there', async () => {
    const { parent, childId } = await family({ email: '' });
    const enter = (as: Person, email: string, id = childId) =>
      ask(enterAddress, { as, params: { id }, body: { email } });
    await born(childId, bornYearsAgo(18));
    expect(await sees(parent, childId)).toBe(404);
    const stranger = (await family()).parent;
    expect((await enter(stranger, address('thief'))).status).toBe(404);
    expect((await enter(parent, parent.user.email.replace('@', '+aarav@'))).body.fields).toHaveProperty('email');
    expect((await enter(parent, who.agent.user.email)).status).toBe(409);
    const [typo, own] = [address('arav'), address('aarav')];
    expect((await enter(parent, typo)).status).toBe(200);
    expect((await enter(who.team, own)).status).toBe(200);
    const child = await User.findById(childId).orFail().lean();
    expect(child).toMatchObject({ email: own, isVerified: false, emailEntry: { byRole: 'team' } });
    expect(await Job.countDocuments({ 'payload.template': 'set-password', 'payload.userId': childId })).toBe(2);
    expect(await StaffAction.countDocuments({ action: 'account.address', userId: childId })).toBe(1);
    const grown = await personOf(own);
    expect((await enter(parent, typo)).status).toBe(409);
    await ask(allow, { as: grown, params: { id: parent.userId }, body: { allowed: true } });
    expect(await sees(parent, childId)).toBe(200);
    await ask(allow, { as: grown, params: { id: parent.userId }, body: { allowed: false } });
    expect((await enter(parent, typo)).status).toBe(404);
  });

  it('hears by bell and mail what the student hears, in words about them, and no more once it ended', async () => {
    const { parent: mother, childId } = await family();
    const child = await personOf(String((await User.findById(childId).orFail().lean()).email));
    const { parent: father } = await family({ email: child.user.email });
    await ask(allow, { as: child, params: { id: father.userId }, body: { allowed: true } });
    const { its } = await applied(mother, childId);
    const heard = async (of: Person) => {
      const [notices, mails] = await Promise.all([
        Notification.find({ userId: of.userId, href: /applications/ })
          .sort({ _id: 1 })
          .lean(),
        Job.find({ kind: 'mail', 'payload.userId': of.userId, 'payload.applicationId': its.id })
          .sort({ _id: 1 })
          .lean(),
      ]);
      const templates = mails.map(({ payload }) => (payload as { template: string }).template);
      return { says: notices.map(({ notification }) => notification.replace(/ (to|application).*$/, '')), templates };
    };
    expect(await heard(mother)).toEqual({ says: [], templates: [] });
    expect(await heard(father)).toEqual({ says: ['Sita Thapa applied'], templates: ['application-moved'] });
    await its.move(who.team, 'Under Review');
    await its.askedFor(who.team, { kind: 'passport', label: 'Passport' });
    const both = ['application-moved', 'documents-requested'];
    expect((await heard(mother)).templates).toEqual(both);
    expect((await heard(father)).templates).toEqual(['application-moved', ...both]);
    const letter = await compose({
      template: 'application-moved',
      userId: mother.userId,
      applicationId: its.id,
      move: 1,
    });
    expect(letter?.heading).toMatch(/^Aarav Thapa.s application/);
    expect(letter?.action?.href).toContain(`/app/helper/applications/${its.id}`);
    expect(letter?.reason).toContain('/app/helper/settings');
    await ask(allow, { as: child, params: { id: mother.userId }, body: { allowed: false } });
    expect((await its.move(who.team, 'Rejected', 'All places are taken.')).status).toBe(200);
    expect((await heard(mother)).templates).toEqual(both);
    expect((await heard(father)).templates).toHaveLength(4);
    expect(
      await compose({ template: 'application-moved', userId: mother.userId, applicationId: its.id, move: 2 }),
    ).toBeNull();
  });

  it('who is an agent gains nothing: not with the agency’s address or number, nor with a child’s yes that they give themselves', async () => {
    const { email, mobile } = who.agent.user;
    const refused = async (more: object) =>
      Object.keys((await ask(register, { body: parentBody({ name: 'Aarav', email: '' }, more) })).body.fields ?? {});
    expect(await refused({ email: email.replace('@', '+parent@') })).toEqual(['email']);
    expect(await refused({ mobile })).toEqual(['mobile']);
    const { parent, childId } = await family();
    const child = await personOf(String((await User.findById(childId).orFail().lean()).email));
    await born(childId, bornYearsAgo(19));
    await ask(allow, { as: child, params: { id: parent.userId }, body: { allowed: true } });
    const { its } = await applied(parent, childId);
    expect((await its.consent(child)).status).toBe(200);
    await its.move(who.team, 'Under Review');
    const early = await its.move(who.team, 'Submitted');
    expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('speak with the student first')]);
    expect(await sees(who.agent, childId)).toBe(404);
    await recordTalk(who.team.viewer, childId);
    expect((await its.move(who.team, 'Submitted')).status).toBe(200);
  });

  it('of parents who live apart: each is let in by the student alone, and one’s end leaves the other', async () => {
    const { parent: mother, childId } = await family();
    const child = await personOf(String((await User.findById(childId).orFail().lean()).email));
    const { parent: father } = await family({ email: child.user.email });
    expect(await sees(father, childId)).toBe(404);
    const word = (of: Person, allowed: boolean) =>
      ask(allow, { as: child, params: { id: of.userId }, body: { allowed } });
    await word(father, true);
    await word(mother, false);
    expect([await sees(father, childId), await sees(mother, childId)]).toEqual([200, 404]);
  });

  it('comes by a student’s invitation for a time, and goes when it is over; an agent’s address is left alone', async () => {
    const student = await person('student');
    const until = `${YEAR + 1}-06-30`;
    const send = (email: string, more: object = {}) =>
      ask(invite, { as: student, body: { name: 'Uncle Ram', email, until, ...more } });
    const email = address('uncle');
    const [fresh, taken] = [await send(email), await send(who.agent.user.email)];
    expect([fresh.status, taken.body]).toEqual([201, fresh.body]);
    expect((await User.findById(who.agent.userId).orFail().lean()).helps).toBeUndefined();
    const uncle = await personOf(email);
    expect(await sees(uncle, student.userId)).toBe(200);
    expect((await send(student.user.email)).status).toBe(422);
    await User.updateOne({ _id: uncle.user._id }, { $set: { 'helps.0.until': new Date(0) } });
    expect(await sees(uncle, student.userId)).toBe(404);
  });
});

it('says where a help stands by the sheet', () => {
  const [then, now] = [new Date('2026-01-01'), new Date('2026-11-29')];
  const help = { studentId: 1, name: '', email: '', asked: then, until: null, ended: null, renewed: null, since: then };
  const state = (more: object, dob?: string) =>
    helpState({ ...help, by: 'registration', ...more } as never, dob, now, '2026-11-29');
  expect(state({}, undefined)).toBe('active');
  expect(state({}, '2008-11-30')).toBe('active');
  expect(state({}, '2008-11-29')).toBe('lapsed');
  expect(state({ renewed: new Date('2026-11-28') }, '2008-11-29')).toBe('lapsed');
  expect(state({ renewed: now }, '2008-11-29')).toBe('active');
  expect(state({ by: 'invitation' }, '2000-01-01')).toBe('active');
  expect(state({ by: 'invitation' }, '2008-06-01')).toBe('lapsed');
  expect(state({ since: null })).toBe('asked');
  expect(state({ until: then })).toBe('lapsed');
  expect(state({ ended: then, renewed: now })).toBe('ended');
});
