import { z } from 'zod';
import { CHARGE_STATES, PAYMENT_KIND_NAMES, REFUND_STATES, WAY_NAMES } from '@/lib/domain/agency/fees';
import { day, done, id, line, optionalLine } from '../fields';
import { major } from '../money';
import { calls } from '../operation';
import { key, signed } from './fields';
import { terms } from './items';

/** Items that an agency offered to a student, what the student said, what was paid and what is asked back. */

const { forAgents, forApplicants, forStudents } = calls('Agency fees');
const params = z.object({ id });
const way = z.enum(WAY_NAMES, 'Please choose how it was paid.');

const payment = z.object({
  _id: id,
  minor: z.number(),
  kind: z.enum(PAYMENT_KIND_NAMES),
  way,
  paidOn: z.string(),
  byName: z.string(),
  /** Of the receipt; '' while it is being made. */
  label: z.string(),
  /** Why it was taken back, and the counter-receipt; null while it stands. */
  cancelled: z.object({ reason: z.string(), receiptId: id }).nullable(),
});
/** Money that came, with the receipt that was given. */
export type PaymentView = z.infer<typeof payment>;

const refund = z.object({
  _id: id,
  minor: z.number(),
  reason: z.string(),
  asked: signed,
  dueOn: z.string(),
  state: z.enum(REFUND_STATES),
  answer: z
    .object({
      reason: z.string(),
      on: z.string(),
      byName: z.string(),
      /** Of what was paid; null for a refusal. */
      receiptId: id.nullable(),
    })
    .nullable(),
});
/** Money that a student asks back, and how far that is. */
export type RefundView = z.infer<typeof refund>;

const charge = z
  .object({
    _id: id,
    ...terms,
    studentId: id,
    studentName: z.string(),
    agency: z.string(),
    /** Whose money it is, where it is a university's. */
    university: z.string(),
    state: z.enum(CHARGE_STATES),
    offered: signed,
    answeredOn: z.string().nullable(),
    payments: z.array(payment),
    refunds: z.array(refund),
    /** In minor units. */
    sums: z.object({ paid: z.number(), refunded: z.number(), toPay: z.number(), refundable: z.number() }),
    /** A warning where the money of a university is paid to another; '' else. */
    warning: z.string(),
    may: z.object({
      answer: z.boolean(),
      withdraw: z.boolean(),
      take: z.boolean(),
      /** Notes what was paid before this site. */
      takeEarlier: z.boolean(),
      cancel: z.boolean(),
      askBack: z.boolean(),
      /** Answers refunds: up to so many minor units, null for any amount; absent for who doesn't. */
      payBack: z.object({ most: z.number().nullable() }).optional(),
    }),
  })
  .meta({ id: 'Charge' });
/** What a student was offered and owes, for both sides. */
export type ChargeView = z.infer<typeof charge>;

export const ownFees = forStudents('GET /my-fees', {
  summary: 'Fees that agencies have offered to the caller, with payments, receipts and refund requests',
  result: z.object({ charges: z.array(charge) }),
});

export const studentFees = forAgents('GET /agency/students/{id}/fees', {
  summary: 'The fees of one student of the caller’s agency, with payments, receipts and refund requests',
  params,
  result: z.object({
    name: z.string(),
    /** Whether they are the agency’s student now. */
    isStudent: z.boolean(),
    charges: z.array(charge),
  }),
  errors: ['not_found'],
});

export const listCharges = forAgents('GET /agency/charges', {
  summary:
    'Open items at the caller’s agency that they may see: refund requests, and agreed fees that are not paid yet. At most 100 each',
  result: z.object({ refunds: z.array(charge), toPay: z.array(charge) }),
});

export const offerItem = forAgents('POST /agency/students/{id}/fees', {
  summary: 'Offer an item to a student, who accepts or declines it. Repeating an open offer has no effect',
  params,
  body: z.object({ itemId: id, university: optionalLine(200) }),
  result: done.extend({ charge }),
  status: 201,
  errors: ['not_found', 'forbidden', 'conflict'],
});

export const withdrawCharge = forAgents('DELETE /agency/charges/{id}', {
  summary: 'Withdraw an offer for which nothing has been paid; repeating it has no effect',
  params,
  result: done,
  errors: ['not_found', 'forbidden', 'conflict'],
});

export const answerCharge = forStudents('POST /charges/{id}/answer', {
  summary: 'Accept or decline an item: only the student. Repeating the same answer has no effect',
  params,
  body: z.object({ answer: z.enum(['yes', 'no'], 'Please choose yes or no.') }),
  result: done.extend({ charge }),
  errors: ['not_found', 'conflict'],
});

export const takeMoney = forAgents('POST /agency/charges/{id}/payments', {
  summary:
    'Record a payment for an item the student agreed to, dated on or after that day; it gets a numbered receipt, which is sent to the student. The same key records it once. For payments before the student agreed here, owners use the kind `earlier`: the refund period runs from the day it is recorded',
  params,
  body: z.object({
    amount: major(null),
    way,
    reference: optionalLine(120),
    paidOn: day.optional(),
    kind: z.enum(PAYMENT_KIND_NAMES).default('taken'),
    key,
  }),
  result: done.extend({ charge, receiptId: id }),
  status: 201,
  errors: ['not_found', 'forbidden', 'conflict'],
});

export const cancelReceipt = forAgents('POST /agency/charges/{id}/payments/{paymentId}/cancel', {
  summary: 'Cancel a wrong receipt: a cancellation receipt follows, and both stay. Repeating it has no effect',
  params: z.object({ id, paymentId: id }),
  body: z.object({ reason: line(300, 'Please enter a reason.') }),
  result: done.extend({ charge, receiptId: id }),
  errors: ['not_found', 'forbidden', 'conflict'],
});

export const askRefund = forApplicants('POST /charges/{id}/refunds', {
  summary:
    'Request a refund under the item’s terms; or, for the agency, record that it will give one. The due date follows from the terms. Repeating the same `key` has no further effect',
  params,
  body: z.object({ amount: major(null).optional(), reason: line(300, 'Please enter a reason.'), key }),
  result: done.extend({ charge }),
  status: 201,
  errors: ['not_found', 'forbidden', 'conflict'],
});

export const answerRefund = forAgents('POST /agency/charges/{id}/refunds/{refundId}/answer', {
  summary:
    'Record a refund as paid, with a numbered receipt, or decline it with a reason. Managers can pay up to the agency’s limit, per charge and day',
  params: z.object({ id, refundId: id }),
  body: z
    .object({
      answer: z.enum(['paid', 'refused'], 'Please choose paid or refused.'),
      reason: optionalLine(300),
      way: way.optional(),
      reference: optionalLine(120),
    })
    .refine(({ answer, reason }) => answer === 'paid' || reason !== '', {
      path: ['reason'],
      message: 'Please enter a reason.',
    })
    .refine(({ answer, way: by }) => answer === 'refused' || by !== undefined, {
      path: ['way'],
      message: 'Please choose how it was paid.',
    }),
  result: done.extend({ charge }),
  errors: ['not_found', 'forbidden', 'conflict'],
});
