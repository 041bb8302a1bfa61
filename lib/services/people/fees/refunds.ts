import { Types } from 'mongoose';
import type { ChargeView } from '@/lib/contract/fees/charges';
import { chargeSums, paidBackOn, type Way } from '@/lib/domain/agency/fees';
import { dateText } from '@/lib/domain/days/day-words';
import { noRefundBecause, refundDueOn } from '@/lib/domain/deadlines/refunds';
import { conflict, forbidden, invalid, notFound } from '@/lib/domain/errors';
import type { GivenAmount } from '@/lib/domain/money/minor';
import { minorMoney } from '@/lib/domain/money/money-words';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { minorOf } from '@/lib/services/records/minor-of';
import type { ChargeRecord, ChargeRefund } from '@/models/student-fee';
import { readerDay } from '../reader-day';
import { changeCharge, firstDue, signature } from './change';
import { changedFor, toAgency, toStudent } from './charges';
import { feeSettings } from './items';
import { receiptEffects } from './take';
import { chargeView, lastPaidOn } from './views';
import { feeRights } from './visible';

/**
 * Asks for money back: the student by the item's terms, or the agency of its own will. From then on both see the due
 * day. The same key asks once. 404
 * out of reach, 403 for who pays nothing back, 409 where the terms give nothing back, 422 for more than was paid.
 * @param amount all that can be paid back, unless given
 */
export async function askRefund(
  viewer: Viewer,
  id: string,
  { amount, reason, key }: { amount?: GivenAmount | undefined; reason: string; key: string },
): Promise<ChargeView> {
  const { today } = await readerDay(viewer, new Date());
  const charge = await changeCharge(viewer, id, (before) => {
    if (viewer.role !== 'student') feeRights(viewer, ({ refunds }) => refunds !== 'none');
    if (before.refunds.some((one) => one.key === key)) return null;
    const { refundable } = chargeSums(before);
    if (refundable <= 0) throw conflict('There is nothing left to refund.');
    const problem = viewer.role === 'student' ? noRefundBecause(before.refund, lastPaidOn(before), today) : null;
    if (problem) throw conflict(problem);
    const minor = amount === undefined ? refundable : minorOf(amount, before.currency);
    if (minor > refundable) throw invalid({ amount: `At most ${minorMoney(refundable, before.currency)}.` });
    const dueOn = refundDueOn(before.refund, today);
    const asked = {
      _id: new Types.ObjectId(),
      key,
      minor,
      reason,
      asked: signature(viewer),
      dueOn,
      state: 'asked' as const,
    };
    const refunds = [...before.refunds, asked];
    const what = `${minorMoney(minor, before.currency)} for “${before.name}”`;
    const due = dateText(dueOn);
    return {
      set: { refunds, refundDueOn: firstDue(refunds) },
      effects: [
        ...(viewer.role === 'student'
          ? toAgency(before, `${before.studentName} requests a refund of ${what}. It is due on ${due}.`)
          : [toStudent(before, `You’ll get a refund of ${what} by ${due}.`)]),
        changedFor(before),
      ],
    };
  });
  return chargeView(viewer, charge);
}

interface Answer {
  answer: 'paid' | 'refused';
  reason: string;
  way?: Way | undefined;
  reference: string;
}

/**
 * Notes that a refund was paid, which gets a receipt of its own, or refuses it with a reason. The same answer again
 * changes nothing. 404 out of reach, 403
 * for who pays nothing back and for a manager beyond the agency's limit, which is for all that is paid back of the
 * charge on the day, 409 after the other answer.
 */
export async function answerRefund(
  viewer: Viewer,
  id: string,
  refundId: string,
  { answer, reason, way = 'cash', reference }: Answer,
): Promise<ChargeView> {
  const [{ today: day }, { refundLimit }] = await Promise.all([
    readerDay(viewer, new Date()),
    feeSettings(placeOf(viewer).id),
  ]);
  const answerId = new Types.ObjectId();
  const charge = await changeCharge(viewer, id, (before) => {
    const rights = feeRights(viewer, ({ refunds }) => refunds !== 'none');
    const refund = before.refunds.find(({ _id }) => String(_id) === refundId);
    if (!refund) throw notFound('Refund not found.');
    if (refund.state === answer) return null;
    if (refund.state !== 'asked')
      throw conflict(`This refund has already been ${refund.state === 'refused' ? 'declined' : refund.state}.`);
    const most = refundLimit?.currency === before.currency ? refundLimit.minor : 0;
    if (rights.refunds === 'limit' && answer === 'paid' && refund.minor + paidBackOn(before.refunds, day) > most)
      throw forbidden('A manager can’t refund this much of one fee in one day. Please ask the owner.');
    const answered: ChargeRefund = {
      ...refund,
      state: answer,
      answer: { _id: answerId, reason, day, way, reference, by: signature(viewer) },
    };
    const refunds = before.refunds.map((one) => (one === refund ? answered : one));
    return { set: { refunds, refundDueOn: firstDue(refunds) }, effects: effectsOf(before, answered, answerId) };
  });
  return chargeView(viewer, charge);
}

function effectsOf(charge: ChargeRecord, { minor, state, answer }: ChargeRefund, answerId: Types.ObjectId) {
  const what = `${minorMoney(minor, charge.currency)} for “${charge.name}”`;
  if (state === 'paid') return receiptEffects(charge, answerId, `A refund of ${what} has been paid to you.`);
  return [toStudent(charge, `The refund of ${what} was declined: ${answer?.reason ?? ''}`), changedFor(charge)];
}
