import { Types } from 'mongoose';
import type { ChargeView } from '@/lib/contract/fees/charges';
import { chargeSums, type PaymentKind, type Way } from '@/lib/domain/agency/fees';
import { dayOf } from '@/lib/domain/days/day';
import { dateText } from '@/lib/domain/days/day-words';
import { conflict, invalid, notFound } from '@/lib/domain/errors';
import type { GivenAmount } from '@/lib/domain/money/minor';
import { minorMoney } from '@/lib/domain/money/money-words';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { minorOf } from '@/lib/services/records/minor-of';
import type { Effect } from '@/lib/services/records/notices/effects';
import type { ChargeRecord } from '@/models/student-fee';
import { readerDay } from '../reader-day';
import { changeCharge, signature } from './change';
import { changedFor, toStudent } from './charges';
import { chargeView } from './views';
import { feeRights } from './visible';

interface Taken {
  amount: GivenAmount;
  way: Way;
  reference: string;
  paidOn?: string | undefined;
  kind: PaymentKind;
  key: string;
}

/**
 * Notes money that a student paid for an item they agreed to. Its receipt is made, posted and sent. The same key notes
 * it once. 404 out of reach, 403 for
 * who takes no money, and for one of before this site by who is no owner, 409 for an item that the student did not
 * agree to, 422 for more than is left to
 * pay, for a day to come and for one before the student's yes.
 */
export async function takeMoney(
  viewer: Viewer,
  id: string,
  { amount, way, reference, paidOn, kind, key }: Taken,
): Promise<{ charge: ChargeView; receiptId: string }> {
  const { today: day, timeZone } = await readerDay(viewer, new Date());
  if (paidOn && paidOn > day) throw invalid({ paidOn: 'This date is in the future.' });
  const paymentId = new Types.ObjectId();
  const charge = await changeCharge(viewer, id, (before) => {
    feeRights(viewer, ({ takes, notesEarlier }) => (kind === 'earlier' ? notesEarlier : takes));
    if (before.payments.some((one) => one.key === key)) return null;
    if (before.state !== 'accepted')
      throw conflict('The student hasn’t agreed to this item, so no payment can be recorded for it.');
    const problem = before.answeredOn && dayProblem(kind, paidOn ?? day, dayOf(before.answeredOn, timeZone));
    if (problem) throw invalid({ paidOn: problem });
    const minor = minorOf(amount, before.currency);
    const { toPay } = chargeSums(before);
    if (minor > toPay) throw invalid({ amount: tooMuch(toPay, before.currency) });
    const by = signature(viewer);
    const payment = { _id: paymentId, key, minor, kind, way, reference, paidOn: paidOn ?? day, day, by };
    const said = `You paid ${minorMoney(minor, before.currency)} for “${before.name}”. The receipt is here.`;
    return {
      set: { payments: [...before.payments, payment], isPaid: minor === toPay },
      effects: receiptEffects(before, paymentId, said),
    };
  });
  const receiptId = charge.payments.find((one) => one.key === key)?._id ?? paymentId;
  return { charge: await chargeView(viewer, charge), receiptId: String(receiptId) };
}

/** Why a payment can't be of a day; null where it can. @param agreedOn when the student said yes, 'YYYY-MM-DD' */
function dayProblem(kind: PaymentKind, paidOn: string, agreedOn: string): string | null {
  const isBefore = paidOn < agreedOn;
  if (isBefore === (kind === 'earlier')) return null;
  return isBefore
    ? `The student agreed on ${dateText(agreedOn)}. Only an owner can record earlier payments.`
    : `Use this only for payments made before the student agreed here, on ${dateText(agreedOn)}.`;
}

const tooMuch = (toPay: number, currency: string) =>
  toPay > 0 ? `Only ${minorMoney(toPay, currency)} is left to pay.` : 'This fee is fully paid.';

/**
 * Takes back a payment that was noted by mistake: a counter-receipt follows, and both stay. Again changes nothing. 404
 * out of reach, 403 for who keeps no
 * books, 409 where it was paid back.
 */
export async function cancelPayment(
  viewer: Viewer,
  id: string,
  paymentId: string,
  reason: string,
): Promise<{ charge: ChargeView; receiptId: string }> {
  const { today: day } = await readerDay(viewer, new Date());
  const receiptId = new Types.ObjectId();
  const charge = await changeCharge(viewer, id, (before) => {
    feeRights(viewer, ({ refunds }) => refunds === 'all');
    const payment = before.payments.find(({ _id }) => String(_id) === paymentId);
    if (!payment) throw notFound('Receipt not found.');
    if (payment.cancelled) return null;
    if (chargeSums(before).refundable < payment.minor)
      throw conflict('Part of it has been refunded, or a refund has been requested.');
    const cancelled = { _id: receiptId, reason, day, by: signature(viewer) };
    const payments = before.payments.map((one) => (one === payment ? { ...one, cancelled } : one));
    const said = `A receipt for “${before.name}” was cancelled: ${reason}`;
    return { set: { payments, isPaid: false }, effects: receiptEffects(before, receiptId, said) };
  });
  const made = charge.payments.find(({ _id }) => String(_id) === paymentId)?.cancelled?._id ?? receiptId;
  return { charge: await chargeView(viewer, charge), receiptId: String(made) };
}

/** What follows from money that changed hands: the receipt, then the student's bell and letter, and open pages. */
export function receiptEffects(charge: ChargeRecord, receiptId: Types.ObjectId, said: string): Effect[] {
  const userId = String(charge.studentId);
  return [
    { kind: 'fee-receipts', chargeId: String(charge._id) },
    toStudent(charge, said),
    {
      kind: 'mail',
      request: { template: 'receipt', userId, receiptId: String(receiptId) },
      key: `receipt ${receiptId}`,
    },
    changedFor(charge),
  ];
}
