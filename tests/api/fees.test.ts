import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as cancel } from '@/app/api/v1/agency/charges/[id]/payments/[paymentId]/cancel/route';
import { DELETE as withdraw } from '@/app/api/v1/agency/charges/[id]/route';
import { DELETE as endItem, PUT as follow } from '@/app/api/v1/agency/fee-items/[id]/route';
import { POST as addItem, GET as listItems } from '@/app/api/v1/agency/fee-items/route';
import { GET as listReceipts } from '@/app/api/v1/agency/receipts/route';
import { GET as feesOf, POST as offer } from '@/app/api/v1/agency/students/[id]/fees/route';
import { POST as answer } from '@/app/api/v1/charges/[id]/answer/route';
import { GET as myFees } from '@/app/api/v1/my-fees/route';
import { GET as viewReceipt } from '@/app/api/v1/receipts/[id]/route';
import type { MailRequest } from '@/lib/domain/mail-requests';
import { compose } from '@/lib/platform/mail/compose';
import { receiptsFollow } from '@/lib/services/people/fees/issue';
import { balances } from '@/lib/services/records/ledger/postings';
import { deliverEffectsBefore } from '@/lib/services/records/notices/outbox';
import { FeeItem } from '@/models/fee-item';
import { Job } from '@/models/job';
import { Notification } from '@/models/notification';
import { Posting } from '@/models/posting';
import { Receipt } from '@/models/receipt';
import { Charge } from '@/models/student-fee';
import { User } from '@/models/user';
import { agencyOfFive } from '../support/agency';
import { emptyDatabase } from '../support/database';
import { agreed, ITEM, itemOf, newKey, offered, taken } from '../support/fees';
import { type Person, person } from '../support/people';
import { ask, rows } from '../support/request';

type Agency = Awaited<ReturnType<typeof agencyOfFive>>;
let agency: Agency;
let student: Person;
const YEAR = new Date().getFullYear();

beforeAll(emptyDatabase);
beforeEach(async () => {
  await emptyDatabase();
  agency = await agencyOfFive();
  student = agency.students.ofNeha;
});

const numbers = async () => (await Receipt.find().sort({ series: 1, number: 1 }).lean()).map(({ label }) => label);
const statusesOf = async (act: (as: Person) => Promise<{ status: number }>, people: Person[]) => {
  const statuses = [];
  for (const as of people) statuses.push((await act(as)).status);
  return statuses;
};

describe('an item', () => {
  it('is set by owners and accountants, read by all who work there, and by no one else', async () => {
    const { owner, accountant, manager, neha, desk, stranger } = agency.who;
    const set = (as: Person) => ask(addItem, { as, body: ITEM });
    expect(await statusesOf(set, [owner, accountant, manager, neha, desk])).toEqual([201, 201, 403, 403, 403]);
    const seen = async (as: Person) => rows((await ask(listItems, { as })).body.items).length;
    expect([await seen(desk), await seen(neha), await seen(stranger)]).toEqual([2, 2, 0]);
  });

  it('says what it is for: other, misc and the like are refused by their field', async () => {
    for (const name of ['Other', 'misc. charges', 'Fee']) {
      const { status, body } = await ask(addItem, { as: agency.who.owner, body: { ...ITEM, name } });
      expect([status, typeof body.fields?.name]).toEqual([422, 'string']);
    }
    const open = await ask(addItem, { as: agency.who.owner, body: { ...ITEM, payWithin: '' } });
    expect([open.status, typeof open.body.fields?.payWithin]).toEqual([422, 'string']);
  });

  it('is followed, never edited: what a student agreed to keeps its terms, and of two at once one follows', async () => {
    const { owner, neha } = agency.who;
    const id = await itemOf(owner);
    const charge = await agreed(neha, student, id);
    const next = () =>
      ask(follow, { as: owner, params: { id }, body: { ...ITEM, amount: 9_000, isRefundable: false } });
    const answers = await Promise.all([next(), next()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await FeeItem.countDocuments({ endedOn: null })).toBe(1);
    expect(await Charge.findById(charge).lean()).toMatchObject({ minor: 500_000, refund: { isRefundable: true } });
    const { status } = await ask(offer, { as: neha, params: { id: student.userId }, body: { itemId: id } });
    expect(status).toBe(409);
  });

  it('is another agency’s to no one: 404', async () => {
    const id = await itemOf(agency.who.owner);
    const { stranger } = agency.who;
    const theirs = await person('student', { addedBy: stranger.user._id });
    expect((await ask(endItem, { as: stranger, params: { id } })).status).toBe(404);
    const given = { as: stranger, params: { id: theirs.userId }, body: { itemId: id } };
    expect((await ask(offer, given)).status).toBe(404);
  });
});

describe('a charge', () => {
  it('is sent by who may to who is in their reach, and taken by who may: the sheet of roles', async () => {
    const { owner, manager, neha, simran, desk, accountant, stranger } = agency.who;
    const people = [owner, manager, neha, simran, desk, accountant, stranger];
    const itemId = await itemOf(owner);
    const give = (as: Person) => ask(offer, { as, params: { id: student.userId }, body: { itemId } });
    expect(await statusesOf(give, people)).toEqual([201, 201, 201, 404, 403, 201, 404]);
    expect(await Charge.countDocuments()).toBe(1);
    const [charge] = await Charge.find().lean();
    const id = String(charge?._id);
    await ask(answer, { as: student, params: { id }, body: { answer: 'yes' } });
    const pay = (as: Person) => taken(as, id, { amount: 100 });
    expect(await statusesOf(pay, people)).toEqual([201, 403, 403, 404, 201, 201, 404]);
    const read = (as: Person) => ask(feesOf, { as, params: { id: student.userId } });
    expect(await statusesOf(read, people)).toEqual([200, 200, 200, 404, 200, 200, 404]);
  });

  it('takes nothing before the student’s own yes, nor after a no, nor what was taken back', async () => {
    const { owner, neha, desk } = agency.who;
    const id = await offered(neha, student, await itemOf(owner));
    expect((await taken(desk, id)).status).toBe(409);
    for (const as of [owner, neha, agency.students.ofSimran])
      expect((await ask(answer, { as, params: { id }, body: { answer: 'yes' } })).status).not.toBe(200);
    expect((await taken(desk, id)).status).toBe(409);
    await ask(answer, { as: student, params: { id }, body: { answer: 'no' } });
    expect((await taken(desk, id)).status).toBe(409);
    expect((await ask(answer, { as: student, params: { id }, body: { answer: 'yes' } })).status).toBe(409);
    const other = await offered(neha, student, await itemOf(owner, { name: 'Courier' }));
    await ask(withdraw, { as: neha, params: { id: other } });
    expect((await taken(desk, other)).status).toBe(409);
    expect(await Receipt.countDocuments()).toBe(0);
    // No call takes an amount that no item says.
    expect(await Charge.countDocuments({ itemId: null })).toBe(0);
  });

  it('shows the student all terms before the yes, and their own alone', async () => {
    await offered(agency.who.neha, student, await itemOf(agency.who.owner));
    const { body } = await ask(myFees, { as: student });
    expect(rows(body.charges)[0]).toMatchObject({
      ...{ name: 'Visa file', minor: 500_000, currency: 'INR', state: 'offered', covers: ITEM.covers },
      refund: { isRefundable: true, askWithin: 14, payWithin: 10 },
      may: { answer: true },
    });
    expect(rows((await ask(myFees, { as: agency.students.ofSimran })).body.charges)).toEqual([]);
    expect(await Notification.countDocuments({ userId: student.userId, href: '/fees' })).toBe(1);
  });

  it('takes no more than was agreed, however many desks take at once', async () => {
    const { owner, neha, desk } = agency.who;
    const id = await agreed(neha, student, await itemOf(owner));
    const answers = await Promise.all(Array.from({ length: 12 }, () => taken(desk, id, { amount: 2_000 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, ...Array(10).fill(422)]);
    expect((await taken(desk, id, { amount: 1_000.01 })).status).toBe(422);
    expect((await taken(desk, id, { amount: 1_000 })).status).toBe(201);
    expect((await taken(desk, id, { amount: 1 })).status).toBe(422);
    expect(await numbers()).toHaveLength(3);
  });

  it('of an agency that the student left is answered by no one, and stays the agency’s to keep books on', async () => {
    const { owner, neha, desk } = agency.who;
    const paid = await agreed(neha, student, await itemOf(owner));
    const open = await offered(neha, student, await itemOf(owner, { name: 'Courier' }));
    await User.updateOne({ _id: student.userId }, { addedBy: null, memberId: null, branchId: null });
    expect((await ask(answer, { as: student, params: { id: open }, body: { answer: 'yes' } })).status).toBe(409);
    expect((await taken(desk, paid)).status).toBe(201);
    const reads = (as: Person) => ask(feesOf, { as, params: { id: student.userId } });
    expect(await statusesOf(reads, [owner, desk, neha])).toEqual([200, 200, 404]);
  });
});

describe('a receipt', () => {
  it('counts by branch and year from 1, without a gap or a double, of eight at once', async () => {
    const { owner, neha, simran, desk } = agency.who;
    const itemId = await itemOf(owner);
    const [moga, jalandhar] = [
      await agreed(neha, student, itemId),
      await agreed(simran, agency.students.ofSimran, itemId),
    ];
    const pay = (as: Person, id: string) => taken(as, id, { amount: 10 });
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, at) => (at % 2 ? pay(desk, moga) : pay(owner, jalandhar))),
    );
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201]));
    const expected = (branch: string) =>
      Array.from({ length: 4 }, (_, at) => `${branch} ${YEAR}-${String(at + 1).padStart(4, '0')}`);
    expect((await numbers()).sort()).toEqual([...expected('Jalandhar'), ...expected('Moga')]);
  });

  it('is noted once by one key, and made by the job where the process died right after the payment was noted', async () => {
    const { owner, neha, desk } = agency.who;
    const id = await agreed(neha, student, await itemOf(owner));
    const key = newKey();
    const twice = await Promise.all([taken(desk, id, { amount: 10, key }), taken(desk, id, { amount: 10, key })]);
    expect(new Set(twice.map(({ body }) => body.receiptId)).size).toBe(1);
    expect(await numbers()).toEqual([`Moga ${YEAR}-0001`]);
    // As a process leaves it that dies between the payment and its receipt.
    await Receipt.collection.deleteMany({});
    await Posting.collection.deleteMany({});
    const effect = { kind: 'fee-receipts', chargeId: id };
    const outboxKey = Receipt.base.Types.ObjectId.createFromTime(1_000_000_000);
    await Charge.updateOne({ _id: id }, { $set: { outbox: [{ _id: outboxKey, effect }], outboxKey } });
    await deliverEffectsBefore(new Date());
    expect(await numbers()).toEqual([`Moga ${YEAR}-0001`]);
    await Promise.all([receiptsFollow(id), receiptsFollow(id)]);
    expect(await numbers()).toEqual([`Moga ${YEAR}-0001`]);
    expect(await Posting.countDocuments()).toBe(1);
  });

  it('is never changed, only taken back by one with the next number; the ledger follows to zero', async () => {
    const { owner, neha, desk, accountant } = agency.who;
    const id = await agreed(neha, student, await itemOf(owner));
    const receiptId = String((await taken(desk, id)).body.receiptId);
    const before = JSON.stringify(await Receipt.findById(receiptId).lean());
    const back = (as: Person) =>
      ask(cancel, { as, params: { id, paymentId: receiptId }, body: { reason: 'Entered twice' } });
    expect(await statusesOf(back, [desk, neha, agency.who.manager])).toEqual([403, 403, 403]);
    const answers = await Promise.all([back(accountant), back(accountant), back(owner)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await numbers()).toEqual([`Moga ${YEAR}-0001`, `Moga ${YEAR}-0002`]);
    expect(JSON.stringify(await Receipt.findById(receiptId).lean())).toBe(before);
    const { body } = await ask(viewReceipt, { as: student, params: { id: receiptId } });
    expect(body).toMatchObject({ minor: 500_000, cancelledBy: `Moga ${YEAR}-0002` });
    expect(await balances({ agencyId: owner.user._id })).toEqual([]);
    expect(await Posting.countDocuments()).toBe(2);
    // What was taken back can be paid anew.
    expect((await taken(desk, id)).status).toBe(201);
  });

  it('stands in the ledger: cash or bank, and whose money it is', async () => {
    const { owner, neha, desk } = agency.who;
    const own = await agreed(neha, student, await itemOf(owner));
    await taken(desk, own, { amount: 2_000 });
    await taken(desk, own, { amount: 3_000, way: 'upi' });
    const passed = await itemOf(owner, { kind: 'deposit', name: 'Deposit', amount: 100, currency: 'GBP' });
    await taken(desk, await agreed(neha, student, passed, { university: 'Leeds' }), { amount: 100 });
    const standing = (await balances({ agencyId: owner.user._id })).map(
      ({ account, currency, minor }) => `${account} ${minor} ${currency}`,
    );
    expect(standing.sort()).toEqual([
      'bank 300000 INR',
      'cash 10000 GBP',
      'cash 200000 INR',
      'income:fees -500000 INR',
      'payable:student -10000 GBP',
    ]);
  });

  it('goes to the student by letter, whatever they set, and is read by them and who reaches it', async () => {
    const { owner, manager, neha, simran, desk, accountant, stranger } = agency.who;
    await User.updateOne({ _id: student.userId }, { 'settings.notifications': false });
    const id = await agreed(neha, student, await itemOf(owner));
    const receiptId = String((await taken(desk, id)).body.receiptId);
    const [job, ...others] = await Job.find({ kind: 'mail', 'payload.template': 'receipt' }).lean();
    expect(others).toEqual([]);
    const letter = await compose(job?.payload as MailRequest);
    expect(letter).toMatchObject({ to: student.user.email, heading: `Receipt Moga ${YEAR}-0001` });
    const read = (as: Person) => ask(viewReceipt, { as, params: { id: receiptId } });
    const people = [student, owner, manager, neha, desk, accountant];
    expect(await statusesOf(read, people)).toEqual([200, 200, 200, 200, 200, 200]);
    const strangers = [simran, stranger, agency.students.ofSimran, agency.who.admin];
    expect(await statusesOf(read, strangers)).toEqual([404, 404, 404, 403]);
    const found = async (as: Person, q = '') =>
      rows((await ask(listReceipts, { as, query: { q } })).body.receipts).length;
    expect([await found(owner), await found(simran), await found(stranger)]).toEqual([1, 0, 0]);
    expect([await found(owner, '2026-0001'.replace('2026', String(YEAR))), await found(owner, 'zzz')]).toEqual([1, 0]);
  });
});

describe('money for a university', () => {
  it('that an agency takes is marked for the student: on the item, the receipt and in the letter', async () => {
    const { owner, neha, desk } = agency.who;
    const itemId = await itemOf(owner, { kind: 'tuition', name: 'First year’s tuition' });
    const without = await ask(offer, { as: neha, params: { id: student.userId }, body: { itemId } });
    expect([without.status, typeof without.body.fields?.university]).toEqual([422, 'string']);
    const id = await agreed(neha, student, itemId, { university: 'Leeds' });
    const warning = `Paid to ${owner.user.name}, not to the university`;
    const { body } = await ask(myFees, { as: student });
    expect(rows(body.charges)[0]?.warning).toContain(warning);
    const receiptId = String((await taken(desk, id)).body.receiptId);
    expect((await ask(viewReceipt, { as: student, params: { id: receiptId } })).body.warning).toContain(warning);
    const job = await Job.findOne({ 'payload.template': 'receipt' }).orFail().lean();
    expect((await compose(job.payload as MailRequest))?.paragraphs.join(' ')).toContain(warning);
    // The agency's own service has no mark.
    await offered(neha, student, await itemOf(owner));
    const all = rows((await ask(myFees, { as: student })).body.charges);
    expect(all.map((one) => one.warning !== ('' as never))).toEqual([false, true]);
  });
});
