import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { PATCH as change, DELETE as remove, GET as view } from '@/app/api/v1/agency/leads/[id]/route';
import { POST as toStudent } from '@/app/api/v1/agency/leads/[id]/student/route';
import { POST as note } from '@/app/api/v1/agency/leads/[id]/timeline/route';
import { POST as add, GET as list } from '@/app/api/v1/agency/leads/route';
import { PATCH as changeMember } from '@/app/api/v1/agency/members/[id]/route';
import { GET as care, POST as noteStudent } from '@/app/api/v1/agency/students/[id]/timeline/route';
import { GET as getEnquiries } from '@/app/api/v1/get-enquiries/route';
import { GET as staffLeads } from '@/app/api/v1/leads/route';
import { POST as leaveAgent } from '@/app/api/v1/leave-agent/route';
import { GET as contacts } from '@/app/api/v1/students/[id]/contacts/route';
import type { AgencyRole } from '@/lib/domain/agency/roles';
import { eraseStudent } from '@/lib/services/file/leaving/erase';
import { Agency } from '@/models/agency';
import { Notification } from '@/models/notification';
import { Prospect } from '@/models/prospect';
import { User } from '@/models/user';
import { emptyDatabase } from '../support/database';
import { longIt } from '../support/long-it';
import { madeOnce } from '../support/made-once';
import { type Person, person } from '../support/people';
import { ask, rows } from '../support/request';

const ROLES = {
  owner: null,
  manager: 'manager',
  neha: 'counsellor',
  simran: 'counsellor',
  desk: 'front-desk',
  accountant: 'accountant',
} as const;
type Name = keyof typeof ROLES | 'stranger';
let who: Record<Name | 'admin' | 'team', Person>;
const moga = new Types.ObjectId();
const jalandhar = new Types.ObjectId();

beforeEach(async () => {
  await emptyDatabase();
  who = await madeOnce('the agency of leads', agencyOfLeads);
});

async function agencyOfLeads() {
  const owner = await person('agent', { name: 'Harjit Gill', company_name: 'Gill Overseas', mobile: '+919814000001' });
  const branches = [moga, jalandhar].map((_id, at) => ({
    _id,
    name: ['Moga', 'Jalandhar'][at] as string,
    city: '',
    archivedOn: null,
  }));
  await Agency.create({ _id: owner.user._id, branches });
  const member = (name: string, role: AgencyRole, branch = moga) =>
    person('agent', { name, agency: { id: owner.user._id, role, branches: [branch], exports: false, closed: false } });
  return {
    owner,
    manager: await member('Mona', 'manager'),
    neha: await member('Neha', 'counsellor'),
    simran: await member('Simran', 'counsellor', jalandhar),
    desk: await member('Desk', 'front-desk'),
    accountant: await member('Ac Count', 'accountant'),
    stranger: await person('agent'),
    admin: await person('admin'),
    team: await person('team'),
  };
}

const WALK_IN = { name: 'Komal Kaur', mobile: '98140 55555', source: 'walk-in' as const };
const register = async (as: Person, more: object = {}) => {
  const { status, body } = await ask(add, { as, body: { ...WALK_IN, ...more } });
  expect(status).toBe(201);
  return String(body.lead?._id);
};
const seen = async (as: Person, query: Record<string, string> = {}) =>
  rows((await ask(list, { as, query })).body.leads)
    .map(({ name }) => String(name))
    .sort();
const at = (id: string) => ({ params: { id } });
let keys = 0;
const key = () => `key-of-the-test-${keys++}`;

describe('a lead', () => {
  it('needs a name and a number, which is kept in E.164 by the agency’s country', async () => {
    const id = await register(who.desk);
    expect(await Prospect.findById(id).lean()).toMatchObject({
      mobile: '9814055555',
      mobileE164: '+919814055555',
      email: '',
      branchId: moga,
      memberId: null,
      stage: 'new',
      touchedOn: null,
    });
    const { status, body } = await ask(add, { as: who.desk, body: { name: 'No Number', source: 'call' } });
    expect([status, Object.keys(body.errors ?? body.fields ?? {})]).toEqual([422, ['mobile']]);
  });

  it('is reached as its agency’s people reach: all, the branch, the own, none', async () => {
    await register(who.owner, { name: 'Of Neha', branchId: String(moga), memberId: who.neha.userId });
    await register(who.owner, { name: 'Of Simran', branchId: String(jalandhar), memberId: who.simran.userId });
    await register(who.desk, { name: 'Of none' });
    expect(await seen(who.owner)).toEqual(['Of Neha', 'Of Simran', 'Of none']);
    expect(await seen(who.manager)).toEqual(['Of Neha', 'Of none']);
    expect(await seen(who.neha)).toEqual(['Of Neha', 'Of none']);
    expect(await seen(who.neha, { member: 'me' })).toEqual(['Of Neha']);
    expect(await seen(who.simran)).toEqual(['Of Simran']);
    expect(await seen(who.desk)).toEqual(['Of Neha', 'Of none']);
    expect((await ask(list, { as: who.accountant })).status).toBe(404);
    expect(await seen(who.stranger)).toEqual([]);
    const { _id } = await Prospect.findOne({ name: 'Of Neha' }).orFail();
    const statusOf = async (name: Name) => (await ask(view, { as: who[name], ...at(String(_id)) })).status;
    for (const name of ['owner', 'manager', 'neha', 'desk'] as const) expect(await statusOf(name), name).toBe(200);
    for (const name of ['simran', 'accountant', 'stranger'] as const) expect(await statusOf(name), name).toBe(404);
  });

  it('stands in no list, record or bell of the platform’s staff', async () => {
    const id = await register(who.neha, { note: 'Father pays.' });
    for (const as of [who.admin, who.team]) {
      expect((await ask(list, { as })).status).toBe(403);
      expect((await ask(view, { as, ...at(id) })).status).toBe(403);
      expect((await ask(staffLeads, { as, query: { state: 'all' } })).body).toEqual([]);
      expect(await Notification.countDocuments({ userId: as.userId })).toBe(0);
    }
    expect(JSON.stringify((await ask(getEnquiries, { as: who.admin })).body)).not.toContain('Komal');
  });

  it('says who is perhaps the same person, by number and name, also outside the reach, and never refuses', async () => {
    await register(who.simran, { name: 'Father Singh', mobile: '+91 98140 55555' });
    await person('student', { name: 'KOMAL KAUR', mobile: '5', addedBy: who.owner.user._id });
    await person('student', { name: 'Komal Kaur', mobile: '9814055555', addedBy: who.stranger.user._id });
    const { status, body } = await ask(add, { as: who.neha, body: WALK_IN });
    expect(status).toBe(201);
    expect(body.like).toEqual([
      { kind: 'lead', _id: null, name: 'Father Singh', memberName: 'Simran', same: 'phone' },
      { kind: 'student', _id: null, name: 'KOMAL KAUR', memberName: '', same: 'name' },
    ]);
    const again = await ask(add, { as: who.owner, body: { ...WALK_IN, mobile: '9814077777' } });
    expect(rows(again.body.like).map(({ same, name }) => [name, same])).toEqual([
      ['Komal Kaur', 'name'],
      ['KOMAL KAUR', 'name'],
    ]);
  });
});

describe('working on a lead', () => {
  it('an outcome is one tap: noted once however often it is sent, with the day that follows from it', async () => {
    const id = await register(who.desk);
    const body = { key: key(), outcome: 'no-answer' };
    const first = await ask(note, { as: who.neha, ...at(id), body });
    const again = await ask(note, { as: who.neha, ...at(id), body });
    expect([first.status, again.status]).toEqual([201, 201]);
    const lead = await Prospect.findById(id).orFail().lean();
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    expect(lead).toMatchObject({ stage: 'new', nextOn: tomorrow, nextKind: 'call', memberId: who.neha.user._id });
    expect(lead.entries.map(({ kind, outcome }) => [kind, outcome])).toEqual([['call', 'no-answer']]);
    await ask(note, {
      as: who.neha,
      ...at(id),
      body: { key: key(), outcome: 'reached', text: 'Wants Canada.', nextOn: '2027-01-15', nextText: 'marks' },
    });
    const { timeline, ...after } = (await ask(view, { as: who.neha, ...at(id) })).body;
    expect(after).toMatchObject({ stage: 'contacted', nextOn: '2027-01-15', nextText: 'marks', isUntouched: false });
    expect(rows(timeline).map(({ kind, text }) => [kind, text])).toEqual([
      ['next', 'Call on 15 Jan 2027: marks'],
      ['call', 'Wants Canada.'],
      ['call', ''],
    ]);
  });

  longIt('of the same request at once twenty times, one is noted', async () => {
    const id = await register(who.neha);
    const body = { key: key(), outcome: 'visited' };
    await Promise.all(Array.from({ length: 20 }, () => ask(note, { as: who.neha, ...at(id), body })));
    expect((await Prospect.findById(id).orFail()).entries).toHaveLength(1);
  });

  it('a link is recorded as opened, never as sent or delivered', async () => {
    const id = await register(who.neha);
    await ask(note, { as: who.neha, ...at(id), body: { key: key(), opened: 'whatsapp', text: 'Hello Komal' } });
    const { body } = await ask(view, { as: who.neha, ...at(id) });
    expect(body.timeline).toMatchObject([{ kind: 'opened', text: 'Opened WhatsApp: Hello Komal' }]);
    expect(body.greeting).toBe('Hello Komal, this is Neha from Gill Overseas.');
    expect(JSON.stringify(body)).not.toMatch(/delivered|sent/i);
  });

  it('lost needs a reason, other a note, later a day; lost is taken off the list and forgotten after two years', async () => {
    const id = await register(who.neha, { nextOn: '2027-01-01' });
    const tried = async (body: object) => (await ask(change, { as: who.neha, ...at(id), body })).status;
    expect(await tried({ stage: 'lost' })).toBe(422);
    expect(await tried({ stage: 'lost', lostReason: 'other' })).toBe(422);
    expect(await tried({ stage: 'later' })).toBe(422);
    expect(await tried({ stage: 'lost', lostReason: 'money' })).toBe(200);
    const lost = await Prospect.findById(id).orFail().lean();
    expect(lost).toMatchObject({ stage: 'lost', lostReason: 'money', nextOn: null });
    expect(Number(lost.forgetOn) - Date.now()).toBeGreaterThan(729 * 86_400_000);
    expect(await seen(who.neha)).toEqual([]);
    expect(await seen(who.neha, { stage: 'lost' })).toEqual(['Komal Kaur']);
    expect(await tried({ stage: 'contacted' })).toBe(200);
    expect(await Prospect.findById(id).lean()).toMatchObject({ lostReason: '', forgetOn: null });
  });

  it('a front desk registers, books and notes, and reads no notes and works no stage', async () => {
    const id = await register(who.neha, { note: 'Father is a farmer.' });
    expect(
      (
        await ask(note, {
          as: who.desk,
          ...at(id),
          body: { key: key(), outcome: 'visited', text: 'Came with mother.' },
        })
      ).status,
    ).toBe(201);
    expect(
      (
        await ask(change, {
          as: who.desk,
          ...at(id),
          body: { nextOn: '2027-01-02', nextKind: 'visit', memberId: who.neha.userId },
        })
      ).status,
    ).toBe(200);
    for (const body of [
      { stage: 'counselled' },
      { archived: true },
      { source: 'fair' },
      { branchId: String(jalandhar) },
    ])
      expect((await ask(change, { as: who.desk, ...at(id), body })).status).toBe(403);
    const { body } = await ask(view, { as: who.desk, ...at(id) });
    expect(body).toMatchObject({ timeline: [], mayWork: false, nextOn: '2027-01-02' });
    expect(JSON.stringify(body)).not.toContain('farmer');
    expect((await ask(note, { as: who.accountant, ...at(id), body: { key: key(), text: 'x' } })).status).toBe(404);
  });

  longIt(
    'is put away, brought back, and deleted for good only by who gives out leads, once it is put away',
    async () => {
      const id = await register(who.neha);
      const call = async (as: Person, body: object) => (await ask(change, { as, ...at(id), body })).status;
      expect((await ask(remove, { as: who.owner, ...at(id) })).status).toBe(409);
      expect(await call(who.neha, { archived: true })).toBe(200);
      expect([await seen(who.neha), await seen(who.neha, { stage: 'archived' })]).toEqual([[], ['Komal Kaur']]);
      expect(await call(who.neha, { archived: false })).toBe(200);
      expect(await Prospect.findById(id).lean()).toMatchObject({ archivedOn: null, forgetOn: null });
      await call(who.neha, { archived: true });
      expect((await ask(remove, { as: who.neha, ...at(id) })).status).toBe(403);
      expect((await ask(remove, { as: who.manager, ...at(id) })).status).toBe(200);
      expect(await Prospect.countDocuments()).toBe(0);
    },
  );

  it('goes to a colleague, who is told; off asks who takes the leads, and leaves none without an owner', async () => {
    const id = await register(who.desk, { memberId: who.neha.userId });
    expect((await Notification.findOne({ userId: who.neha.userId }).lean())?.notification).toBe(
      'Komal Kaur is now your lead.',
    );
    const off = (body: object) => ask(changeMember, { as: who.owner, ...at(who.neha.userId), body });
    expect((await off({ disabled: true })).status).toBe(409);
    expect((await off({ disabled: true, handTo: who.simran.userId })).status).toBe(200);
    expect((await Prospect.findById(id).lean())?.memberId).toEqual(who.simran.user._id);
    expect((await ask(view, { as: who.neha, ...at(id) })).status).toBe(401);
  });

  it('filters by what is due, untouched and without a next step', async () => {
    await register(who.neha, { name: 'Due', nextOn: '2020-01-01' });
    await register(who.neha, { name: 'Later', nextOn: '2090-01-01' });
    const done = await register(who.neha, { name: 'Without' });
    await ask(note, { as: who.neha, ...at(done), body: { key: key(), text: 'Wrote.' } });
    expect(await seen(who.neha, { due: 'today' })).toEqual(['Due']);
    expect(await seen(who.neha, { due: 'none' })).toEqual(['Without']);
    expect(await seen(who.neha, { due: 'untouched' })).toEqual(['Due', 'Later']);
    expect(await seen(who.neha, { q: 'with' })).toEqual(['Without']);
  });
});

describe('a lead that becomes a student', () => {
  const mail = { name: 'Komal Kaur', email: 'komal@example.com', mobile: '9814055555' };

  longIt('keeps branch, counsellor and timeline, is listed no more, and can’t become one twice', async () => {
    const id = await register(who.desk, { memberId: who.neha.userId, note: 'Wants nursing.' });
    const { status, body } = await ask(toStudent, { as: who.manager, ...at(id), body: mail });
    expect(status).toBe(200);
    expect(await User.findById(String(body.studentId)).lean()).toMatchObject({
      addedBy: who.owner.user._id,
      branchId: moga,
      memberId: who.neha.user._id,
      counsellor_name: 'Neha',
    });
    expect(await seen(who.owner)).toEqual([]);
    expect((await ask(toStudent, { as: who.manager, ...at(id), body: mail })).status).toBe(409);
    const of = at(String(body.studentId));
    expect(
      (
        await ask(noteStudent, {
          as: who.neha,
          ...of,
          body: { key: key(), outcome: 'counselled', nextOn: '2027-02-01' },
        })
      ).status,
    ).toBe(201);
    const notes = (await ask(care, { as: who.neha, ...of })).body;
    expect(notes).toMatchObject({ nextOn: '2027-02-01', mobileE164: '+919814055555' });
    expect(rows(notes.timeline).map(({ kind }) => kind)).toEqual(['next', 'visit', 'student', 'note']);
    expect((await ask(care, { as: who.simran, ...of })).status).toBe(404);
    expect((await ask(care, { as: who.desk, ...of })).body.timeline).toEqual([]);
    expect(JSON.stringify((await ask(contacts, { as: who.admin, ...of })).body)).not.toContain('nursing');
  });

  longIt('is made whole by the same call after one that broke off, and refused for a taken address', async () => {
    const id = await register(who.neha);
    await ask(toStudent, { as: who.neha, ...at(id), body: mail });
    await Prospect.updateOne({ _id: id }, { $set: { stage: 'contacted' }, $unset: { studentId: '' } });
    expect((await ask(toStudent, { as: who.neha, ...at(id), body: mail })).status).toBe(200);
    expect(await User.countDocuments({ email: mail.email })).toBe(1);
    const other = await register(who.neha, { name: 'Other' });
    const taken = async (email: string) =>
      ask(toStudent, { as: who.neha, ...at(other), body: { ...mail, name: 'Other', email } });
    expect((await taken(mail.email)).status).toBe(409);
    // A person of another agency, or of none, is asked; the answer names no account, and the lead stays one.
    const { email } = (await person('student', { addedBy: who.stranger.user._id })).user;
    const asked = await taken(email);
    expect([asked.status, asked.body.studentId]).toEqual([200, null]);
    expect(await Prospect.findById(other).lean()).toMatchObject({ stage: 'new' });
  });

  longIt('leaves the agency with all that was noted, and is erased with the account', async () => {
    const id = await register(who.neha, { note: 'Private.' });
    const studentId = String((await ask(toStudent, { as: who.neha, ...at(id), body: mail })).body.studentId);
    const student = await User.findByIdAndUpdate(studentId, { isVerified: true }, { returnDocument: 'after' }).orFail();
    await User.updateOne(
      { _id: studentId },
      { $set: { addedBy: null, memberId: null, branchId: null }, $addToSet: { formerAgents: who.owner.user._id } },
    );
    for (const as of [who.owner, who.neha]) {
      expect((await ask(view, { as, ...at(id) })).status).toBe(404);
      expect((await ask(care, { as, ...at(studentId) })).status).toBe(404);
    }
    await eraseStudent(student._id);
    expect(await Prospect.countDocuments()).toBe(0);
  });
});

longIt('leaves with a student who was never a lead', async () => {
  const student = await person('student', { addedBy: who.owner.user._id, memberId: who.neha.user._id, branchId: moga });
  const of = at(student.userId);
  const notes = Array.from({ length: 10 }, () =>
    ask(noteStudent, { as: who.neha, ...of, body: { key: key(), text: 'Called.' } }),
  );
  expect((await Promise.all(notes)).map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(await Prospect.countDocuments()).toBe(1);
  expect((await Prospect.findOne().orFail()).entries).toHaveLength(10);
  expect((await ask(leaveAgent, { as: student, body: {} })).status).toBe(200);
  expect((await ask(care, { as: who.owner, ...of })).status).toBe(404);
});
