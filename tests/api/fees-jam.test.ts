import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { POST as cancel } from '@/app/api/v1/agency/charges/[id]/payments/[paymentId]/cancel/route';
import { POST as answerRefund } from '@/app/api/v1/agency/charges/[id]/refunds/[refundId]/answer/route';
import { POST as declare } from '@/app/api/v1/agency/declared/route';
import { POST as addItem } from '@/app/api/v1/agency/fee-items/route';
import { PUT as settings } from '@/app/api/v1/agency/fee-settings/route';
import { POST as askBack } from '@/app/api/v1/charges/[id]/refunds/route';
import { GET as status } from '@/app/api/v1/site-status/route';
import { balances } from '@/lib/services/records/ledger/postings';
import { deliverEffectsBefore } from '@/lib/services/records/notices/outbox';
import { Job } from '@/models/job';
import { Posting } from '@/models/posting';
import { Receipt } from '@/models/receipt';
import { Charge } from '@/models/student-fee';
import { agencyOfFive } from '../support/agency';
import { emptyDatabase } from '../support/database';
import { agreed, ITEM, itemOf, newKey, taken } from '../support/fees';
import { madeOnce } from '../support/made-once';
import type { Person } from '../support/people';
import { ask, rows } from '../support/request';

let agency: Awaited<ReturnType<typeof agencyOfFive>>;
let student: Person;
let charge: string;
const YEAR = new Date().getFullYear();
const EARNS = { country: 'UK', university: 'Leeds', kind: 'amount', of: '' };
const LONG_AGO = Types.ObjectId.createFromTime(1_000_000_000);

beforeEach(async () => {
  await emptyDatabase();
  ({ agency, student, charge } = await madeOnce('a charge that was agreed to', async () => {
    const agency = await agencyOfFive();
    const student = agency.students.ofNeha;
    return { agency, student, charge: await agreed(agency.who.neha, student, await itemOf(agency.who.owner)) };
  }));
});

const stored = () => Charge.findById(charge).orFail().lean();
const labels = async () => (await Receipt.find().sort({ number: 1 }).lean()).map(({ label, minor }) => [label, minor]);
const label = (number: number) => `Moga ${YEAR}-000${number}`;
const jobsLine = async () =>
  rows((await ask(status, { as: agency.who.admin })).body.checks).find(({ id }) => String(id) === 'jobs');

/** A payment as the release before stored it; one of 0 for 1e-9 rupees. */
const payment = (minor: number, at: Date) => ({
  ...{ _id: new Types.ObjectId(), key: newKey(), minor, way: 'cash', reference: '', cancelled: null },
  ...{ paidOn: `${YEAR}-11-20`, day: `${YEAR}-11-20` },
  by: { by: agency.who.desk.user._id, byRole: 'agent', byName: 'Desk', at },
});

/** What the release before owed for a payment: its outbox had no word for which change an effect belongs to. */
const owed = ({ _id }: { _id: Types.ObjectId }) =>
  [
    { kind: 'fee-receipts', chargeId: charge },
    { kind: 'notice', userId: student.userId, notification: `You paid ${_id}`, href: '/fees' },
    {
      kind: 'mail',
      request: { template: 'receipt', userId: student.userId, receiptId: String(_id) },
      key: `receipt ${_id}`,
    },
  ].map((effect) => ({ _id: new Types.ObjectId(), effect }));

/** As the release before left a charge: 1e-9 rupees were noted and got a receipt; what came after was noted and answered 500. */
async function jammed() {
  const nothing = payment(0, new Date(Date.UTC(YEAR, 10, 20, 9)));
  const five = payment(500, new Date(Date.UTC(YEAR, 10, 20, 10)));
  await Charge.collection.updateOne(
    { _id: new Types.ObjectId(charge) },
    {
      $set: {
        payments: [nothing, five],
        revision: 3,
        outbox: [...owed(nothing), ...owed(five)],
        outboxKey: LONG_AGO,
      },
    },
  );
  const { agencyId, branchId, studentId } = await stored();
  const series = `${agencyId} ${branchId} ${YEAR}`;
  await Receipt.create({
    ...{ _id: nothing._id, agencyId, branchId, series, year: YEAR, number: 1, label: label(1), kind: 'payment' },
    ...{ chargeId: charge, studentId, feeKind: 'service', what: 'Visa file', minor: 0, currency: 'INR', way: 'cash' },
    ...{ paidOn: nothing.paidOn, day: nothing.day, keptUntil: new Date(Date.UTC(YEAR + 8, 0, 1)) },
  });
  return { nothing, five };
}

describe('a charge that an amount of nothing jammed', () => {
  it('is told on Status, and is repaired by the job: each receipt and posting once, and the letters go out', async () => {
    const { five } = await jammed();
    expect(await jobsLine()).toMatchObject({
      state: 'bad',
      text: expect.stringContaining(
        `1 × fee. The oldest has been waiting since 9 September 2001, 01:46 UTC, for the fee ${charge}.`,
      ),
    });
    expect(await deliverEffectsBefore(new Date())).toBe(1);
    expect(await labels()).toEqual([
      [label(1), 0],
      [label(2), 500],
    ]);
    expect((await stored()).outboxKey).toBeUndefined();
    expect(await balances({ agencyId: agency.who.owner.user._id })).toEqual([
      { account: 'cash', currency: 'INR', minor: 500 },
      { account: 'income:fees', currency: 'INR', minor: -500 },
    ]);
    expect(await Job.countDocuments({ kind: 'mail', 'payload.receiptId': String(five._id) })).toBe(1);
    expect(await jobsLine()).toMatchObject({ state: expect.not.stringMatching('bad') });
    expect(await deliverEffectsBefore(new Date())).toBe(0);
  });

  it('takes the next calls: a payment, its cancelling, a refund; nothing is noted twice', async () => {
    const { nothing } = await jammed();
    const { owner, desk } = agency.who;
    const key = newKey();
    for (const _ of [1, 2]) expect((await taken(desk, charge, { amount: 10, key })).status).toBe(201);
    const params = { id: charge, paymentId: String(nothing._id) };
    expect((await ask(cancel, { as: owner, params, body: { reason: 'It was nothing' } })).status).toBe(200);
    const asked = await ask(askBack, {
      as: student,
      params: { id: charge },
      body: { reason: 'No visa', key: newKey(), amount: 5 },
    });
    expect(asked.status).toBe(201);
    const refundId = String((await stored()).refunds[0]?._id);
    const body = { answer: 'paid', way: 'cash' };
    expect((await ask(answerRefund, { as: owner, params: { id: charge, refundId }, body })).status).toBe(200);
    expect((await labels()).map(([, minor]) => minor)).toEqual([0, 500, 1_000, -0, -500]);
    expect(await Posting.countDocuments()).toBe(3);
    expect((await stored()).payments.map(({ minor }) => minor)).toEqual([0, 500, 1_000]);
  });

  it('pays a refund of nothing that a student requested before', async () => {
    await taken(agency.who.desk, charge);
    const refund = {
      ...{ _id: new Types.ObjectId(), key: newKey(), minor: 0, reason: 'x', dueOn: `${YEAR}-12-20`, state: 'asked' },
      ...{ asked: payment(0, new Date()).by, answer: null },
    };
    await Charge.collection.updateOne({ _id: new Types.ObjectId(charge) }, { $set: { refunds: [refund] } });
    const params = { id: charge, refundId: String(refund._id) };
    const { status: answered } = await ask(answerRefund, {
      as: agency.who.owner,
      params,
      body: { answer: 'paid', way: 'cash' },
    });
    expect(answered).toBe(200);
    expect((await stored()).outboxKey).toBeUndefined();
    expect(await Posting.countDocuments()).toBe(1);
  });
});

describe('a charge with an effect that can not be delivered', () => {
  const isStuck = { 'outbox.effect.userId': 'no id' };
  const stick = () => {
    const effect = { kind: 'notice', userId: 'no id', notification: 'x', href: '/' };
    const outbox = [{ _id: LONG_AGO, effect }];
    return Charge.collection.updateOne({ _id: new Types.ObjectId(charge) }, { $set: { outbox, outboxKey: LONG_AGO } });
  };

  it('takes later calls, whose receipt and letter come at once, and goes on once it is mended', async () => {
    await stick();
    const key = newKey();
    for (const _ of [1, 2]) expect((await taken(agency.who.desk, charge, { key })).status).toBe(201);
    expect(await labels()).toEqual([[label(1), 500_000]]);
    expect(await Job.countDocuments({ kind: 'mail', 'payload.template': 'receipt' })).toBe(1);
    expect((await stored()).outbox).toHaveLength(1);
    expect(await Charge.countDocuments(isStuck)).toBe(1);
    await Charge.collection.updateOne(isStuck, { $set: { 'outbox.0.effect.userId': student.userId } });
    expect(await deliverEffectsBefore(new Date(Date.now() + 60_000))).toBe(1);
    expect((await stored()).outboxKey).toBeUndefined();
    expect(await labels()).toHaveLength(1);
  });

  it('keeps the order within one change: a letter waits for the receipt that it is about', async () => {
    const fails = { kind: 'fee-receipts', chargeId: 'no id' };
    const [, , letter] = owed({ _id: new Types.ObjectId() });
    const of = new Types.ObjectId();
    const outbox = [
      { ...letter, effect: fails, _id: new Types.ObjectId(), of },
      { ...letter, of },
    ];
    await Charge.collection.updateOne({ _id: new Types.ObjectId(charge) }, { $set: { outbox, outboxKey: LONG_AGO } });
    expect(await deliverEffectsBefore(new Date())).toBe(0);
    expect(await Job.countDocuments({ kind: 'mail', 'payload.template': 'receipt' })).toBe(0);
    expect((await stored()).outbox).toHaveLength(2);
  });
});

describe('an amount that would round to nothing, or has more decimals than its currency', () => {
  it('is refused by its field in every call that takes one, and nothing is noted', async () => {
    const { owner, neha, desk } = agency.who;
    const yen = await agreed(neha, student, await itemOf(owner, { name: 'Courier', amount: 900, currency: 'JPY' }));
    const statuses = async (amount: number | string, of: string, currency: string) => [
      (await taken(desk, of, { amount })).body.fields?.amount,
      (await ask(askBack, { as: owner, params: { id: of }, body: { reason: 'x', key: newKey(), amount } })).status,
      (await ask(addItem, { as: owner, body: { ...ITEM, amount, currency } })).body.fields?.amount,
      (await ask(settings, { as: owner, body: { refundLimit: { amount, currency } } })).status,
      (await ask(declare, { as: owner, body: { ...EARNS, amount, currency } })).status,
    ];
    await taken(desk, charge, { amount: 1 });
    await taken(desk, yen, { amount: 1 });
    const refused = [expect.any(String), 422, expect.any(String), 422, 422];
    for (const amount of [1e-9, 0.004, 10.001, '0.00']) expect(await statuses(amount, charge, 'INR')).toEqual(refused);
    for (const amount of [0.4, 1.5, '0.40']) expect(await statuses(amount, yen, 'JPY')).toEqual(refused);
    expect((await labels()).map(([, minor]) => minor)).toEqual([100, 1]);
    const { outboxKey, payments } = await stored();
    expect([outboxKey, payments.length]).toEqual([undefined, 1]);
  });

  it('is taken with the three decimals of a dinar', async () => {
    const { owner, neha, desk } = agency.who;
    const dinar = await agreed(neha, student, await itemOf(owner, { amount: '12.500', currency: 'KWD', name: 'File' }));
    expect((await taken(desk, dinar, { amount: '1.505' })).status).toBe(201);
    expect((await taken(desk, dinar, { amount: '10.996' })).body.fields?.amount).toContain('KWD 10.995');
    expect((await labels()).map(([, minor]) => minor)).toEqual([1_505]);
  });
});
