import { z } from 'zod';
import { CHARGE_STATES, PAYMENT_KIND_NAMES, REFUND_STATES, WAY_NAMES } from '@/lib/domain/agency/fees';
import { day, done, id, line, optionalLine } from '../fields';
import { major } from '../money';
import { calls } from '../operation';
import { key, signed } from './fields';
import { terms } from './items';

/** Items that an agency offered to a student, what the student said, what was paid and what is asked back. */

const { forAgents, forApplicants, forStudents } = calls('Fees of agencies');
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
  summary: 'What agencies offered to the caller for money, what was paid, the receipts and what is asked back',
  result: z.object({ charges: z.array(charge) }),
});

export const studentFees = forAgents('GET /agency/students/{id}/fees', {
  summary: 'The same of one student of the caller’s agency',
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
    'What waits at the caller’s agency, within their reach: refunds that are asked, and what students agreed to and have not paid. At most 100 each',
  result: z.object({ refunds: z.array(charge), toPay: z.array(charge) }),
});

export const offerItem = forAgents('POST /agency/students/{id}/fees', {
  summary:
    'Offer an item to a student, who sees it and says yes or no. Offered again while it waits, it is the same offer',
  params,
  body: z.object({ itemId: id, university: optionalLine(200) }),
  result: done.extend({ charge }),
  status: 201,
  errors: ['not_found', 'forbidden', 'conflict'],
});

export const withdrawCharge = forAgents('DELETE /agency/charges/{id}', {
  summary: 'Take an offer back that nothing was paid for; again is fine',
  params,
  result: done,
  errors: ['not_found', 'forbidden', 'conflict'],
});

export const answerCharge = forStudents('POST /charges/{id}/answer', {
  summary: 'Say yes or no to an item: the student themself. The same answer again is fine',
  params,
  body: z.object({ answer: z.enum(['yes', 'no'], 'Please say yes or no.') }),
  result: done.extend({ charge }),
  errors: ['not_found', 'conflict'],
});

export const takeMoney = forAgents('POST /agency/charges/{id}/payments', {
  summary:
    'Note money that the student paid for an item they agreed to, on a day since then; it gets a numbered receipt, which the student is sent. The same key notes it once. What was paid before the student agreed here is of the kind `earlier`, by owners: the time to ask for it back runs from the day it is noted',
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
  summary: 'Take back a receipt that was wrong: a counter-receipt follows it, and both stay. Again is fine',
  params: z.object({ id, paymentId: id }),
  body: z.object({ reason: line(300, 'Please say what was wrong.') }),
  result: done.extend({ charge, receiptId: id }),
  errors: ['not_found', 'forbidden', 'conflict'],
});

export const askRefund = forApplicants('POST /charges/{id}/refunds', {
  summary:
    'Ask for money back, as the item’s terms say; or, for the agency, note that it will pay some back. The due day follows from the terms. The same key asks once',
  params,
  body: z.object({ amount: major(null).optional(), reason: line(300, 'Please say why.'), key }),
  result: done.extend({ charge }),
  status: 201,
  errors: ['not_found', 'forbidden', 'conflict'],
});

export const answerRefund = forAgents('POST /agency/charges/{id}/refunds/{refundId}/answer', {
  summary:
    'Note that a refund was paid, which gets a numbered receipt, or refuse it with a reason. Managers pay to the agency’s limit, which is for a charge and a day together',
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
      message: 'Please say why.',
    })
    .refine(({ answer, way: by }) => answer === 'refused' || by !== undefined, {
      path: ['way'],
      message: 'Please choose how it was paid.',
    }),
  result: done.extend({ charge }),
  errors: ['not_found', 'forbidden', 'conflict'],
});
