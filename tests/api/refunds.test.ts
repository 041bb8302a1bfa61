import { beforeEach, describe, expect, it } from 'vitest';
import { POST as answerRefund } from '@/app/api/v1/agency/charges/[id]/refunds/[refundId]/answer/route';
import { PUT as settings } from '@/app/api/v1/agency/fee-settings/route';
import { GET as feesOf } from '@/app/api/v1/agency/students/[id]/fees/route';
import { GET as work } from '@/app/api/v1/agency/work/route';
import { POST as askBack } from '@/app/api/v1/charges/[id]/refunds/route';
import { GET as myFees } from '@/app/api/v1/my-fees/route';
import { addDays } from '@/lib/domain/days/day';
import { balances } from '@/lib/services/records/ledger/postings';
import { Notification } from '@/models/notification';
import { Receipt } from '@/models/receipt';
import { Charge } from '@/models/student-fee';
import { agencyOfFive } from '../support/agency';
import { emptyDatabase } from '../support/database';
import { agreed, itemOf, newKey, taken } from '../support/fees';
import { madeOnce } from '../support/made-once';
import type { Person } from '../support/people';
import { ask, rows } from '../support/request';

let agency: Awaited<ReturnType<typeof agencyOfFive>>;
let student: Person;
let charge: string;
const YEAR = new Date().getFullYear();

beforeEach(async () => {
  await emptyDatabase();
  ({ agency, student, charge } = await madeOnce('a charge that was paid', async () => {
    const agency = await agencyOfFive();
    const student = agency.students.ofNeha;
    const charge = await agreed(agency.who.neha, student, await itemOf(agency.who.owner));
    await taken(agency.who.desk, charge);
    return { agency, student, charge };
  }));
});

const back = (as: Person, more: object = {}) =>
  ask(askBack, { as, params: { id: charge }, body: { reason: 'The visa was refused', key: newKey(), ...more } });
const refundId = async (at = 0) => String((await Charge.findById(charge).orFail().lean()).refunds[at]?._id);
const answer = async (as: Person, body: object, id?: string) =>
  ask(answerRefund, { as, params: { id: charge, refundId: id ?? (await refundId()) }, body });
const PAID = { answer: 'paid', way: 'transfer' };
const day = (moment: Date) => moment.toISOString().slice(0, 10);

describe('a refund', () => {
  it('has a day from the item’s rule that both see, and is work of who answers it', async () => {
    const { owner, manager, neha, desk, accountant } = agency.who;
    const { body, status } = await back(student);
    const due = String(rows(body.charge?.refunds)[0]?.dueOn);
    expect(status).toBe(201);
    const today = new Date();
    expect([addDays(day(today), 10), addDays(day(today), 11), addDays(day(today), 9)]).toContain(due);
    const own = rows((await ask(myFees, { as: student })).body.charges)[0];
    expect(rows(own?.refunds)[0]).toMatchObject({ state: 'asked', dueOn: due, minor: 500_000 });
    const seen = async (as: Person) => {
      const groups = rows((await ask(work, { as })).body.groups);
      return rows(groups.find(({ group }) => String(group) === 'refunds')?.rows).map(({ dueOn }) => String(dueOn));
    };
    expect([await seen(owner), await seen(manager), await seen(accountant)]).toEqual([[due], [due], [due]]);
    expect([await seen(neha), await seen(desk)]).toEqual([[], []]);
    expect(
      await Notification.countDocuments({ userId: owner.userId, notification: /requests a refund of ₹5,000/ }),
    ).toBe(1);
  });

  it('is asked once by one key, and never for more than was paid', async () => {
    const key = newKey();
    const [one, other] = await Promise.all([
      back(student, { key, amount: 2_000 }),
      back(student, { key, amount: 2_000 }),
    ]);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect((await Charge.findById(charge).orFail().lean()).refunds).toHaveLength(1);
    expect((await back(student, { amount: 3_000.5 })).status).toBe(422);
    const many = await Promise.all(Array.from({ length: 6 }, () => back(student, { amount: 1_500 })));
    expect(many.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
  });

  it('is given by the item’s terms: none after the last day, none of an item that isn’t refundable', async () => {
    await Charge.updateOne(
      { _id: charge },
      { $set: { 'payments.0.paidOn': '2020-01-01', 'payments.0.day': '2020-01-01' } },
    );
    expect((await back(student)).status).toBe(409);
    // The agency may be kinder than its terms.
    expect((await back(agency.who.accountant)).status).toBe(201);
    const item = await itemOf(agency.who.owner, { name: 'Courier', isRefundable: false });
    charge = await agreed(agency.who.neha, student, item);
    await taken(agency.who.desk, charge);
    expect((await back(student)).status).toBe(409);
  });

  it('that was paid gets a numbered receipt and a posting, once', async () => {
    await back(student, { amount: 2_000 });
    const id = await refundId();
    const answers = await Promise.all([1, 2, 3].map(() => answer(agency.who.accountant, PAID, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const receipts = await Receipt.find().sort({ number: 1 }).lean();
    expect(receipts.map(({ label, kind, minor }) => [label, kind, minor])).toEqual([
      [`Moga ${YEAR}-0001`, 'payment', 500_000],
      [`Moga ${YEAR}-0002`, 'refund', -200_000],
    ]);
    const standing = (await balances({ agencyId: agency.who.owner.user._id })).map(({ account, minor }) => [
      account,
      minor,
    ]);
    expect(standing.sort()).toEqual([
      ['bank', -200_000],
      ['cash', 500_000],
      ['income:fees', -300_000],
    ]);
    expect((await answer(agency.who.owner, { answer: 'refused', reason: 'No' }, id)).status).toBe(409);
    expect((await Charge.findById(charge).orFail().lean()).refundDueOn).toBeNull();
  });

  it('is refused with a reason that the student reads, and can be requested again', async () => {
    await back(student);
    expect((await answer(agency.who.owner, { answer: 'refused' })).status).toBe(422);
    expect((await answer(agency.who.owner, { answer: 'refused', reason: 'The file was sent.' })).status).toBe(200);
    const own = rows((await ask(myFees, { as: student })).body.charges)[0];
    expect(rows(own?.refunds)[0]).toMatchObject({ state: 'refused', answer: { reason: 'The file was sent.' } });
    expect(await Receipt.countDocuments()).toBe(1);
    expect((await back(student)).status).toBe(201);
  });

  it('is paid by managers to the limit that an owner set, and by no counsellor or front desk', async () => {
    const { owner, manager, neha, simran, desk, accountant, stranger } = agency.who;
    await back(student, { amount: 2_000 });
    const statuses = [];
    for (const as of [manager, neha, desk, simran, stranger, student]) statuses.push((await answer(as, PAID)).status);
    expect(statuses).toEqual([403, 403, 403, 404, 404, 403]);
    const limit = (as: Person, amount: number) =>
      ask(settings, { as, body: { refundLimit: { amount, currency: 'INR' } } });
    for (const as of [manager, accountant, desk]) expect((await limit(as, 9_999)).status).toBe(403);
    await limit(owner, 1_999.99);
    expect((await answer(manager, PAID)).status).toBe(403);
    await limit(owner, 2_000);
    expect((await answer(manager, PAID)).status).toBe(200);
  });

  it('counts for the limit with what was paid back of the same fee on the same day, by whomever; another day is anew', async () => {
    const { owner, manager, accountant } = agency.who;
    await ask(settings, { as: owner, body: { refundLimit: { amount: 500, currency: 'INR' } } });
    for (let times = 0; times < 4; times++) await back(student, { amount: 200 });
    const own = async () => rows((await ask(feesOf, { as: manager, params: { id: student.userId } })).body.charges)[0];
    const may = async () => (await own())?.may?.payBack?.most;
    expect(await may()).toBe(50_000);
    const pay = async (as: Person, at: number) => (await answer(as, PAID, await refundId(at))).status;
    expect([await pay(manager, 0), await pay(accountant, 1), await may()]).toEqual([200, 200, 10_000]);
    expect([await pay(manager, 2), await pay(manager, 3)]).toEqual([403, 403]);
    const yesterday = addDays(day(new Date()), -2);
    await Charge.updateOne({ _id: charge }, { $set: { 'refunds.0.answer.day': yesterday } });
    expect([await pay(manager, 2), await pay(manager, 3), await pay(owner, 3)]).toEqual([200, 403, 200]);
  });
});

describe('the day of a payment', () => {
  const before = '2020-01-01';
  beforeEach(async () => {
    charge = await agreed(agency.who.neha, student, await itemOf(agency.who.owner, { name: 'File of a visa' }));
  });

  it('is not before the student’s yes, but for an owner’s entry of what was paid before this site, which says so', async () => {
    const { owner, desk, accountant } = agency.who;
    for (const as of [desk, accountant, owner])
      expect(Object.keys((await taken(as, charge, { paidOn: before })).body.fields ?? {})).toEqual(['paidOn']);
    const earlier = { kind: 'earlier', amount: 100, paidOn: before };
    expect((await taken(desk, charge, earlier)).status).toBe(403);
    expect((await taken(accountant, charge, earlier)).status).toBe(403);
    const tomorrow = addDays(day(new Date()), 2);
    for (const paidOn of [undefined, tomorrow])
      expect((await taken(owner, charge, { ...earlier, paidOn })).body.fields?.paidOn).toEqual(expect.any(String));
    const { status, body } = await taken(owner, charge, earlier);
    expect(status).toBe(201);
    expect(rows(body.charge?.payments)[0]).toMatchObject({ kind: 'earlier', paidOn: before, minor: 10_000 });
    const seen = rows((await ask(myFees, { as: student })).body.charges)[0];
    expect(rows(seen?.payments)[0]).toMatchObject({ kind: 'earlier', paidOn: before });
    expect(await Receipt.findById(body.receiptId).lean()).toMatchObject({
      reason: 'Paid before using this site',
      paidOn: before,
    });
  });

  it('never shortens the time in which it can be refund requested: that runs from the day it was noted', async () => {
    await taken(agency.who.owner, charge, { kind: 'earlier', paidOn: before });
    expect((await back(student, { amount: 100 })).status).toBe(201);
    // As the release before took it of a front desk.
    await Charge.updateOne(
      { _id: charge },
      { $set: { 'payments.0.paidOn': '1900-01-01' }, $unset: { 'payments.0.kind': '' } },
    );
    expect((await back(student, { amount: 100 })).status).toBe(201);
    const noted = addDays(day(new Date()), -16);
    await Charge.updateOne({ _id: charge }, { $set: { 'payments.0.day': noted } });
    expect((await back(student, { amount: 100 })).status).toBe(409);
    expect((await ask(myFees, { as: student })).body.charges).toHaveLength(2);
  });
});
