import { beforeEach, describe, expect, it } from 'vitest';
import { PATCH as changeLead } from '@/app/api/v1/agency/leads/[id]/route';
import { POST as addLead } from '@/app/api/v1/agency/leads/route';
import { PATCH as changeMember } from '@/app/api/v1/agency/members/[id]/route';
import { POST as invite, GET as listAgency } from '@/app/api/v1/agency/members/route';
import { PUT as assign } from '@/app/api/v1/agency/students/[id]/route';
import { AGENCY_RIGHT_NAMES } from '@/lib/domain/agency/roles';
import { Prospect } from '@/models/prospect';
import { User } from '@/models/user';
import { agencyOfFive, renewed } from '../support/agency';
import { emptyDatabase } from '../support/database';
import type { Person } from '../support/people';
import { ask, rows } from '../support/request';

let made: Awaited<ReturnType<typeof agencyOfFive>>;
beforeEach(async () => {
  await emptyDatabase();
  made = await agencyOfFive();
});

const changed = async (as: Person, whom: Person, body: object) =>
  (await ask(changeMember, { as, params: { id: whom.userId }, body })).status;
const invited = async (as: Person, more: object) => {
  const body = { name: 'Ravi Gill', email: 'ravi@example.com', role: 'counsellor', branches: [made.moga], ...more };
  return (await ask(invite, { as, body })).status;
};

describe.each(AGENCY_RIGHT_NAMES)('the right %s', (right) => {
  it('is not given by a manager who lacks it, to no one, neither by a change nor by an invitation', async () => {
    const { manager, neha } = made.who;
    expect(await changed(manager, neha, { [right]: true })).toBe(403);
    expect(await invited(manager, { [right]: true })).toBe(403);
    expect(await User.countDocuments({ [`agency.${right}`]: true })).toBe(0);
    expect(await User.countDocuments({ email: 'ravi@example.com' })).toBe(0);
    // All else of the same person is the manager's to change, and a right that is there stays.
    await User.updateOne({ _id: neha.userId }, { [`agency.${right}`]: true });
    expect(await changed(manager, neha, { name: 'Neha Sharma Rao', [right]: true })).toBe(200);
    expect((await User.findById(neha.userId).lean())?.agency?.[right]).toBe(true);
  });

  it('is given by the owner', async () => {
    const { owner, manager } = made.who;
    expect(await changed(owner, manager, { [right]: true })).toBe(200);
    expect((await User.findById(manager.userId).lean())?.agency?.[right]).toBe(true);
    expect(await invited(owner, { [right]: true })).toBe(201);
  });

  it('is not given to oneself by a second owner who lacks it, where who has it gives it', async () => {
    const second = await made.member('Second Owner', 'owner', []);
    expect(await changed(second, second, { [right]: true })).toBe(right === 'commission' ? 200 : 403);
  });
});

it('a manager who may export gives that right, and no role that reaches more than their own', async () => {
  const { manager, neha, accountant } = made.who;
  await User.updateOne({ _id: manager.userId }, { 'agency.exports': true });
  const trusted = await renewed(manager);
  expect(await changed(trusted, neha, { exports: true })).toBe(200);
  // Accountants keep the books of all branches.
  expect(await invited(trusted, { role: 'accountant' })).toBe(403);
  expect(await changed(trusted, neha, { role: 'accountant' })).toBe(403);
  await User.updateOne({ _id: accountant.userId }, { 'agency.branches': [made.moga] });
  expect(await changed(trusted, accountant, { name: 'Other Name' })).toBe(403);
  expect(await invited(made.who.owner, { role: 'accountant' })).toBe(201);
});

describe('a manager moves no one out of their branches', () => {
  const put = async (as: Person, memberId: string) =>
    (await ask(assign, { as, params: { id: made.students.ofNeha.userId }, body: { memberId } })).status;

  it('by giving a student to a colleague of another branch', async () => {
    const { owner, manager, simran } = made.who;
    expect(await put(manager, simran.userId)).toBe(403);
    expect(await User.findById(made.students.ofNeha.userId).lean()).toMatchObject({ memberId: made.who.neha.user._id });
    const both = await made.member('Both Branches', 'counsellor', [made.moga, made.jalandhar]);
    const none = await made.member('No Branch', 'counsellor', []);
    for (const taker of [both, none, owner, manager]) expect(await put(manager, taker.userId)).toBe(200);
    expect(await put(owner, simran.userId)).toBe(200);
  });

  it('by switching a person off, or giving them a role without students', async () => {
    const { owner, manager, neha, simran } = made.who;
    const handTo = simran.userId;
    expect(await changed(manager, neha, { disabled: true, handTo })).toBe(403);
    expect(await changed(manager, neha, { role: 'front-desk', handTo })).toBe(403);
    expect(await User.findById(neha.userId).lean()).toMatchObject({ disabled: false, agency: { role: 'counsellor' } });
    expect(await changed(manager, neha, { disabled: true, handTo: owner.userId })).toBe(200);
  });

  it('by giving a lead to a colleague of another branch, or to no branch', async () => {
    const { owner, manager, simran, neha } = made.who;
    const body = { name: 'Walk In', mobile: '+919811111111', branchId: made.moga, source: 'walk-in' };
    expect((await ask(addLead, { as: manager, body })).status).toBe(201);
    const id = String((await Prospect.findOne({ name: 'Walk In' }).orFail().lean())._id);
    const change = async (as: Person, to: object) => (await ask(changeLead, { as, params: { id }, body: to })).status;
    expect(await change(manager, { memberId: simran.userId })).toBe(403);
    expect(await change(manager, { branchId: null })).toBe(403);
    expect(await change(manager, { memberId: neha.userId })).toBe(200);
    expect(await change(owner, { branchId: null, memberId: simran.userId })).toBe(200);
  });

  it('and the list of people says whom they may give to', async () => {
    const { manager, owner, neha, simran, desk } = made.who;
    const takers = async (as: Person) =>
      rows((await ask(listAgency, { as })).body.members)
        .filter(({ canTake }) => canTake)
        .map(({ _id }) => _id)
        .sort();
    const ids = (...people: Person[]) => people.map(({ userId }) => userId).sort();
    expect(await takers(manager)).toEqual(ids(manager, owner, neha));
    expect(await takers(owner)).toEqual(ids(manager, owner, neha, simran));
    expect(await takers(desk)).toEqual([]);
  });
});
