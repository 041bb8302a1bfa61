import { Types } from 'mongoose';
import { beforeEach, expect, it } from 'vitest';
import { PATCH as change, GET as view } from '@/app/api/v1/agency/leads/[id]/route';
import { POST as note } from '@/app/api/v1/agency/leads/[id]/timeline/route';
import { GET as list } from '@/app/api/v1/agency/leads/route';
import { PATCH as changeMember } from '@/app/api/v1/agency/members/[id]/route';
import { GET as care, POST as noteStudent } from '@/app/api/v1/agency/students/[id]/timeline/route';
import { GET as work } from '@/app/api/v1/agency/work/route';
import type { AgencyRole } from '@/lib/domain/agency/roles';
import { Agency } from '@/models/agency';
import { Notification } from '@/models/notification';
import { Prospect } from '@/models/prospect';
import { emptyDatabase } from '../support/database';
import { longIt } from '../support/long-it';
import { madeOnce } from '../support/made-once';
import { type Person, person } from '../support/people';
import { ask, rows } from '../support/request';

const moga = new Types.ObjectId();
const jalandhar = new Types.ObjectId();
let owner: Person;
let who: Record<'neha' | 'mohan' | 'desk' | 'simran' | 'accountant' | 'stranger', Person>;
let id: string;

beforeEach(async () => {
  await emptyDatabase();
  ({ owner, who, id } = await madeOnce('the agency of steps', agencyOfSteps));
});

async function agencyOfSteps() {
  const owner = await person('agent', { name: 'Harjit Gill' });
  const branches = [moga, jalandhar].map((_id, at) => ({ _id, name: `Branch ${at}`, city: '', archivedOn: null }));
  await Agency.create({ _id: owner.user._id, branches });
  const member = (name: string, role: AgencyRole, branch = moga) =>
    person('agent', { name, agency: { id: owner.user._id, role, branches: [branch], exports: false, closed: false } });
  const who = {
    neha: await member('Neha', 'counsellor'),
    mohan: await member('Mohan', 'manager'),
    desk: await member('Desk', 'front-desk'),
    simran: await member('Simran', 'counsellor', jalandhar),
    accountant: await member('Ac Count', 'accountant'),
    stranger: await person('agent'),
  };
  const lead = { agencyId: owner.user._id, name: 'Komal Kaur', source: 'call' as const, memberId: who.neha.user._id };
  const id = String((await Prospect.create({ ...lead, branchId: moga, stage: 'contacted' }))._id);
  return { owner, who, id };
}

let keys = 0;
const say = (as: Person, body: object) =>
  ask(note, { as, params: { id }, body: { key: `key-of-the-test-${keys++}`, ...body } });
const step = (on: string, text = '', more: object = {}) => ({ on, kind: 'call', text, ...more });
const steps = async (as = who.neha) =>
  rows((await ask(view, { as, params: { id } })).body.steps).map((one) => `${one.on} ${one.text} ${one.who}`.trim());

it('a lead has several steps, each with its day; lists go by the first, and each is done by itself', async () => {
  expect((await say(who.neha, { nextOn: '2020-01-05', nextText: 'marks' })).status).toBe(201);
  await say(who.neha, { further: step('2020-01-09', 'visit her father', { kind: 'visit' }) });
  const added = await say(who.neha, { further: step('2020-01-02', 'bank letter', { kind: 'task' }) });
  expect(added.body).toMatchObject({ nextOn: '2020-01-02', nextKind: 'task', nextText: 'bank letter' });
  expect(await steps()).toEqual(['2020-01-02 bank letter', '2020-01-05 marks', '2020-01-09 visit her father']);

  const done = await say(who.neha, { finished: step('2020-01-05', 'marks') });
  expect([done.status, rows(done.body.steps).length]).toEqual([201, 2]);
  expect((await say(who.neha, { finished: step('2020-01-05', 'marks') })).status).toBe(409);
  await say(who.neha, { finished: step('2020-01-02', 'bank letter', { kind: 'task' }) });
  expect((await Prospect.findById(id).lean())?.nextOn).toBe('2020-01-09');
  await say(who.neha, { finished: step('2020-01-09', 'visit her father', { kind: 'visit' }) });
  expect(await steps()).toEqual([]);
  expect(rows((await ask(list, { as: who.neha, query: { due: 'none' } })).body.leads)).toHaveLength(1);
  const { timeline } = (await ask(view, { as: who.neha, params: { id } })).body;
  expect(rows(timeline).map(({ text }) => text)).toContain('Done: Call on 5 Jan 2020: marks');
});

longIt('one sent twice is one step, and of several at the same moment none is lost', async () => {
  const body = { key: 'sent-twice-of-the-test', further: step('2027-01-01') };
  await Promise.all([say(who.neha, body), say(who.neha, body)]);
  await say(who.neha, { further: step('2027-01-01') });
  expect(await steps()).toEqual(['2027-01-01']);
  const days = ['2027-01-02', '2027-01-03', '2027-01-04', '2027-01-05'];
  const answers = await Promise.all(days.map((on) => say(who.neha, { further: step(on) })));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(await steps()).toEqual(['2027-01-01', ...days]);
  for (let day = 1; day <= 16; day++) await say(who.neha, { further: step(`2027-02-${10 + day}`) });
  expect((await say(who.neha, { further: step('2027-03-01') })).status).toBe(409);
});

it('a step is given to who sees the person, who is told, and no one else’s contact ends it', async () => {
  const give = (to: Person) => say(who.neha, { further: step('2020-01-03', 'remind', { memberId: to.userId }) });
  for (const to of [who.simran, who.accountant]) {
    const { status, body } = await give(to);
    expect([status, Object.keys(body.fields ?? body.errors ?? {})]).toEqual([422, ['memberId']]);
  }
  expect((await give(who.stranger)).status).toBe(404);
  expect((await give(who.desk)).status).toBe(201);
  const notices = await Notification.find({ userId: who.desk.userId }).lean();
  expect(notices.map(({ notification }) => notification)).toEqual([
    'Neha assigned you a follow-up for Komal Kaur: Call on 3 Jan 2020: remind',
  ]);
  // To who works on it anyway is to no one by name.
  await say(who.neha, { further: step('2020-01-04', 'own', { memberId: who.neha.userId }) });
  expect(await steps()).toEqual(['2020-01-03 remind Desk', '2020-01-04 own']);
  await say(who.neha, { outcome: 'wrong-number' });
  expect(await steps()).toEqual(['2020-01-03 remind Desk']);
  await say(who.desk, { outcome: 'wrong-number' });
  expect(await steps()).toEqual([]);
});

it('My work has a person once with all that is due, for everyone who reaches them', async () => {
  await say(who.neha, { nextOn: '2020-01-05', nextText: 'marks' });
  await say(who.neha, { further: step('2020-01-02', 'remind', { memberId: who.desk.userId }) });
  await say(who.neha, { further: step('2090-01-01', 'later') });
  const own = { addedBy: owner.user._id, memberId: who.neha.user._id, branchId: moga };
  const student = await person('student', { name: 'Asha', ...own });
  for (const text of ['passport', 'photo'])
    await ask(noteStudent, {
      as: who.neha,
      params: { id: student.userId },
      body: { key: `of-the-student-${text}`, further: step('2020-01-01', text) },
    });
  const due = async (as: Person) =>
    rows(rows((await ask(work, { as })).body.groups).find(({ group }) => String(group) === 'follow-ups')?.rows).map(
      ({ kind, what, dueOn }) => `${kind} ${dueOn} ${what}`,
    );
  const both = ['student 2020-01-01 Call: passport; Call: photo', 'lead 2020-01-02 Call: remind (Desk); Call: marks'];
  for (const as of [who.neha, who.mohan, owner]) expect(await due(as)).toEqual(both);
  expect(await due(who.simran)).toEqual([]);
  const seen = await ask(care, { as: who.neha, params: { id: student.userId } });
  expect(rows(seen.body.steps).map(({ text }) => text)).toEqual(['passport', 'photo']);
  expect((await ask(list, { as: who.desk, query: { due: 'today' } })).body.total).toBe(1);
});

longIt(
  'steps go with a lead that is handed over, are back with who works on it when their person is switched off, and end with it',
  async () => {
    await say(who.neha, { nextOn: '2027-01-05', nextText: 'marks' });
    await say(who.neha, { further: step('2027-01-06', 'remind', { memberId: who.desk.userId }) });
    await ask(change, { as: owner, params: { id }, body: { memberId: who.mohan.userId } });
    expect(await steps(who.mohan)).toEqual(['2027-01-05 marks', '2027-01-06 remind Desk']);
    // A day of the first alone is changed; a later one comes before it then.
    await ask(change, { as: who.mohan, params: { id }, body: { nextOn: '2027-02-01', nextText: 'marks' } });
    expect(await steps(who.mohan)).toEqual(['2027-01-06 remind Desk', '2027-02-01 marks']);

    const off = await ask(changeMember, { as: owner, params: { id: who.desk.userId }, body: { disabled: true } });
    expect(off.status).toBe(200);
    expect(await steps(who.mohan)).toEqual(['2027-01-06 remind', '2027-02-01 marks']);
    await ask(change, { as: who.mohan, params: { id }, body: { stage: 'lost', lostReason: 'money' } });
    expect(await steps(who.mohan)).toEqual([]);
  },
);
