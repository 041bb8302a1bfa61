import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { POST as enquire } from '@/app/api/v1/enquiries/route';
import { POST as note } from '@/app/api/v1/leads/[id]/notes/route';
import { PATCH as change, GET as view } from '@/app/api/v1/leads/[id]/route';
import { PUT as isStudent, POST as makeStudent } from '@/app/api/v1/leads/[id]/student/route';
import { POST as add, GET as list } from '@/app/api/v1/leads/route';
import { POST as register } from '@/app/api/v1/register/route';
import { POST as handOver } from '@/app/api/v1/staff/hand-over/route';
import { GET as work } from '@/app/api/v1/staff/work/route';
import { phoneEndOf } from '@/lib/domain/phones';
import { maySeeChanged } from '@/lib/services/desk/messages/may-see-changed';
import { eraseStudent } from '@/lib/services/file/leaving/erase';
import { Enquiry } from '@/models/enquiry';
import { Job } from '@/models/job';
import { Notification } from '@/models/notification';
import { StaffAction } from '@/models/staff-action';
import { User } from '@/models/user';
import { emptyDatabase } from '../support/database';
import { longIt } from '../support/long-it';
import { everybody, type Person, person } from '../support/people';
import { ask, rows } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
beforeEach(async () => {
  await emptyDatabase();
  who = await everybody();
});

const MOBILE = '+91 90000 11111';

/** An enquiry of the landing page. Returns its id. */
async function enquiry(email = 'asha@example.com', mobile = MOBILE): Promise<string> {
  await ask(enquire, { body: { name: 'Asha Rao', email, mobile, message: 'Which intake?' } });
  return String((await Enquiry.findOne({ email }).sort({ _id: -1 }).lean())?._id);
}
const hand = (id: string, to: Person | null, as = who.admin) =>
  ask(handOver, { as, body: { of: 'enquiries', cases: [{ _id: id }], to: to?.userId ?? null } });
const changing = (id: string, body: object, as = who.admin) => ask(change, { as, params: { id }, body });
const viewed = async (id: string, as = who.admin) => (await ask(view, { as, params: { id } })).body;
const making = (id: string, more: object = {}, as = who.admin) => {
  const body = { name: 'Asha Rao', email: 'asha@example.com', mobile: MOBILE, ...more };
  return ask(makeStudent, { as, params: { id }, body });
};

describe('a lead', () => {
  it('is worked on by the admins and by the member of the team it was handed to, and by no one else', async () => {
    const id = await enquiry();
    const other = await person('team');
    expect(rows((await ask(list, { as: who.team })).body)).toEqual([]);
    expect((await ask(view, { as: who.team, params: { id } })).status).toBe(404);
    expect((await hand(id, other, who.team)).body.success).toBe(false);
    expect((await hand(id, who.team)).body).toMatchObject({ success: true, message: '1 enquiry handed over.' });
    expect(await Notification.find({ userId: who.team.userId, group: /^handed:/ }).lean()).toMatchObject([
      { href: `/leads/${id}` },
    ]);
    expect(rows((await ask(list, { as: who.team })).body)).toMatchObject([
      { _id: id, state: 'new', source: 'landing' },
    ]);
    expect((await changing(id, { state: 'contacted' }, who.team)).status).toBe(200);
    expect((await ask(note, { as: who.team, params: { id }, body: { text: 'Wants Canada.' } })).status).toBe(201);
    for (const call of [
      ask(view, { as: other, params: { id } }),
      changing(id, { state: 'lost', lostReason: 'x' }, other),
      ask(note, { as: other, params: { id }, body: { text: 'x' } }),
      making(id, {}, other),
      ask(isStudent, { as: other, params: { id }, body: { studentId: who.student.userId } }),
    ]) {
      expect((await call).status).toBe(404);
    }
    const seen = { record: 'enquiry' as const, id };
    expect(await maySeeChanged(who.team.viewer, seen)).toBe(true);
    expect(await maySeeChanged(other.viewer, seen)).toBe(false);
    expect(await viewed(id)).toMatchObject({ state: 'contacted', notes: [{ text: 'Wants Canada.' }] });
    const actions = (await StaffAction.find({ subjectId: id }).sort({ _id: 1 }).lean()).map(({ action }) => action);
    expect(actions).toEqual(['case.hand-over', 'lead.edit']);
  });

  it('is entered by hand, with a number alone, and is its writer\u2019s', async () => {
    const body = { name: 'Meera', mobile: '9000022222', source: 'event', followUpOn: '2031-01-31' };
    const { status, body: added } = await ask(add, { as: who.team, body });
    expect(status).toBe(201);
    expect(await viewed(String(added._id), who.team)).toMatchObject({
      email: '',
      source: 'event',
      followUpOn: '2031-01-31',
    });
    const neither = await ask(add, { as: who.team, body: { name: 'Meera', source: 'event' } });
    expect([neither.status, Object.keys(neither.body.fields ?? {})]).toEqual([422, ['mobile']]);
    expect((await ask(add, { as: who.team, body: { ...body, source: 'landing' } })).status).toBe(422);
  });

  it('is lost with a reason, then has no day to follow up, and can be opened again', async () => {
    const id = await enquiry();
    await changing(id, { followUpOn: '2031-01-31' });
    const without = await changing(id, { state: 'lost' });
    expect([without.status, Object.keys(without.body.fields ?? {})]).toEqual([422, ['lostReason']]);
    await changing(id, { state: 'lost', lostReason: 'No funds' });
    expect(await viewed(id)).toMatchObject({ state: 'lost', lostReason: 'No funds', followUpOn: null });
    expect(rows((await ask(list, { as: who.admin })).body)).toEqual([]);
    await changing(id, { state: 'qualified' });
    expect(await viewed(id)).toMatchObject({ state: 'qualified', lostReason: '' });
    expect((await changing(id, { state: 'student' })).status).toBe(422);
  });

  it('is found by state, source, whose it is, day and words', async () => {
    const [one, two] = [await enquiry('one@example.com'), await enquiry('two@example.com', '9000033333')];
    await hand(one, who.team);
    await changing(two, { state: 'contacted', followUpOn: '2020-01-01' });
    const found = async (query: Record<string, string>) =>
      rows((await ask(list, { as: who.admin, query })).body).map(({ _id }) => String(_id));
    expect(await found({ state: 'new' })).toEqual([one]);
    expect(await found({ source: 'phone' })).toEqual([]);
    expect(await found({ inCharge: 'nobody' })).toEqual([two]);
    expect(await found({ inCharge: who.team.userId })).toEqual([one]);
    expect(await found({ due: 'today' })).toEqual([two]);
    expect(await found({ q: '90000-33333' })).toEqual([two]);
    expect(await found({ sort: 'createdOn' })).toEqual([one, two]);
  });

  it('is no agency that registered: verified or not, it stands in no list of them', async () => {
    const agency = { role: 4, name: 'Gill', email: 'gill@example.com', mobile: MOBILE, company_name: 'Gill Overseas' };
    await ask(register, { body: { ...agency, password: 'a-long-password-1' } });
    const asha = await enquiry();
    expect(await Enquiry.countDocuments({ source: 'registration', state: 'new' })).toBe(1);
    const asked: Record<string, string>[] = [
      {},
      { state: 'new' },
      { state: 'all' },
      { state: 'lost' },
      { source: 'registration' },
    ];
    for (const query of asked) {
      const found = rows((await ask(list, { as: who.admin, query })).body).map(({ _id }) => String(_id));
      expect([query, found.filter((id) => id !== asha)]).toEqual([query, []]);
    }
    await ask(register, {
      body: {
        ...agency,
        role: 1,
        email: 'meera@example.com',
        mobile: '+91 90000 77777',
        company_name: '',
        password: 'another-long-1',
      },
    });
    const students = await ask(list, { as: who.admin, query: { state: 'student', source: 'registration' } });
    expect(rows(students.body)).toMatchObject([{ email: 'meera@example.com' }]);
  });

  it('stands in My work once its day has come, for who works on it', async () => {
    const id = await enquiry();
    await hand(id, who.team);
    await changing(id, { followUpOn: '2020-01-01' });
    const groupFor = async (as: Person) => {
      const { body } = await ask(work, { as });
      return rows(body.groups).find(({ group }) => String(group) === 'leads');
    };
    expect(await groupFor(who.team)).toMatchObject({
      total: 1,
      rows: [{ kind: 'lead', leadId: id, dueOn: '2020-01-01' }],
    });
    expect(await groupFor(await person('team'))).toMatchObject({ total: 0 });
    await changing(id, { followUpOn: '2031-01-31' });
    expect(await groupFor(who.team)).toMatchObject({ total: 0 });
  });
});

describe('duplicates', () => {
  it('are found by address and by the end of the number, however that is written', async () => {
    expect(phoneEndOf('+91 90000-11111')).toBe(phoneEndOf('09000011111'));
    expect(phoneEndOf('12345')).toBe('');
    await User.updateOne(
      { _id: who.student.userId },
      { $set: { mobile: '9000011111', phoneEnd: phoneEndOf('9000011111') } },
    );
    const [one, two] = [await enquiry('one@example.com'), await enquiry(who.otherStudent.viewer.email)];
    const { duplicates } = await viewed(two);
    expect(rows(duplicates?.students)).toMatchObject([
      { _id: who.student.userId, same: 'phone' },
      { _id: who.otherStudent.userId, same: 'mail' },
    ]);
    expect(rows(duplicates?.leads)).toMatchObject([{ _id: one, same: 'phone' }]);
    await hand(two, who.team);
    expect(rows((await viewed(two, who.team)).duplicates?.leads)).toEqual([]);
  });
});

describe('a lead that becomes a student', () => {
  it('is an account in the charge of who works on it, with a link by mail; once', async () => {
    const id = await enquiry();
    await hand(id, who.team);
    const { status, body } = await making(id, {}, who.team);
    expect(status).toBe(200);
    const student = await User.findById(body.studentId).lean();
    expect(student).toMatchObject({
      role: 'student',
      email: 'asha@example.com',
      isVerified: false,
      choosesPassword: true,
    });
    expect(String(student?.counsellorId)).toBe(who.team.userId);
    expect(await Job.countDocuments({ 'payload.template': 'set-password' })).toBe(1);
    expect(await viewed(id, who.team)).toMatchObject({ state: 'student', studentId: String(body.studentId) });
    expect((await making(id, {}, who.team)).status).toBe(409);
    expect((await changing(id, { state: 'new' })).status).toBe(409);
  });

  it('is made once of two calls at the same time, and by a repeated call after one that broke off', async () => {
    const id = await enquiry();
    const statuses = (await Promise.all([making(id), making(id)])).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(await User.countDocuments({ email: 'asha@example.com' })).toBe(1);
    const broken = await enquiry('broken@example.com', '9000044444');
    // The account was made, and the process died before the enquiry was closed.
    const studentId = new Types.ObjectId();
    await Enquiry.updateOne({ _id: broken }, { $set: { studentId } });
    await User.create({
      _id: studentId,
      name: 'Asha',
      email: 'broken@example.com',
      role: 'student',
      choosesPassword: true,
    });
    const { body } = await making(broken, { email: 'broken@example.com', mobile: '9000044444' });
    expect(body.studentId).toBe(String(studentId));
  });

  longIt('is refused for an address that is taken, and for a number that another has unless that is said', async () => {
    const id = await enquiry();
    expect((await making(id, { email: who.student.viewer.email })).status).toBe(409);
    const same = who.student.user.mobile;
    const refused = await making(id, { mobile: same });
    expect([refused.status, String(refused.body.message)]).toEqual([
      409,
      expect.stringContaining(who.student.viewer.name),
    ]);
    expect((await making(id, { mobile: same, anyway: true })).status).toBe(200);
  });

  it('may be a student who is there already, and no one else', async () => {
    const id = await enquiry();
    const noting = (studentId: string) => ask(isStudent, { as: who.admin, params: { id }, body: { studentId } });
    expect((await noting(who.agent.userId)).status).toBe(404);
    expect((await noting(who.student.userId)).status).toBe(200);
    expect(await viewed(id)).toMatchObject({ state: 'student', studentId: who.student.userId });
  });

  it('is one who registers with the address of an enquiry, and the registration counts as one', async () => {
    const id = await enquiry();
    const body = { name: 'Asha', email: 'asha@example.com', mobile: '9000011111', password: 'long enough', role: 1 };
    expect((await ask(register, { body })).status).toBeLessThan(300);
    const student = await User.findOne({ email: 'asha@example.com' }).lean();
    const all = await Enquiry.find({ email: 'asha@example.com' }).lean();
    expect(all.map(({ state, studentId }) => [state, String(studentId)])).toEqual(
      all.map(() => ['student', String(student?._id)]),
    );
    expect(all.map(({ _id }) => String(_id))).toContain(id);
  });

  it('leaves nothing personal when the account is deleted, and still counts', async () => {
    const id = await enquiry('another@example.com');
    await ask(note, { as: who.admin, params: { id }, body: { text: 'Her mother called.' } });
    await ask(isStudent, { as: who.admin, params: { id }, body: { studentId: who.student.userId } });
    await eraseStudent(who.student.user._id);
    const left = await Enquiry.findById(id).lean();
    expect(left).toMatchObject({
      state: 'student',
      source: 'landing',
      notes: [],
      mobile: '',
      phoneEnd: '',
      name: '(deleted)',
    });
    expect(JSON.stringify(left)).not.toMatch(/mother|another@|11111/);
  });
});
