import { Schema, type Types } from 'mongoose';
import {
  CHARGE_STATES,
  type ChargeState,
  PAYMENT_KIND_NAMES,
  type PaymentKind,
  REFUND_STATES,
  type RefundState,
  WAY_NAMES,
  type Way,
} from '@/lib/domain/agency/fees';
import type { Signed } from './application-parts';
import { defineModel, defineSchema, type Part, stamps } from './define';
import { type FeeTerms, TERMS } from './fee-item';
import { addOutbox, OUTBOX, type Outbox } from './outbox';

/** How money changed hands. */
interface Handed {
  way: Way;
  /** Of the bank or the slip; '' for none. */
  reference: string;
}

/** Money that a student paid. Its id is that of its receipt. */
export interface ChargePayment extends Handed {
  _id: Types.ObjectId;
  /** Of the request that noted it: sent again it is the same payment. */
  key: string;
  minor: number;
  /** Absent in what earlier releases noted: taken. */
  kind?: PaymentKind;
  /** When it was paid, and when that was noted: 'YYYY-MM-DD'. */
  paidOn: string;
  day: string;
  by: Signed;
  /** It was noted by mistake; the id is that of the counter-receipt. */
  cancelled?: { _id: Types.ObjectId; reason: string; day: string; by: Signed } | null;
}

/** Money that is asked back. */
export interface ChargeRefund {
  _id: Types.ObjectId;
  key: string;
  minor: number;
  reason: string;
  asked: Signed;
  /** The agency's clock, 'YYYY-MM-DD'. */
  dueOn: string;
  state: RefundState;
  /** Paid or refused; of a payment the id is that of its receipt. */
  answer?: ({ _id: Types.ObjectId; reason: string; day: string; by: Signed } & Handed) | null;
}

/** An item that an agency offered to a student, on the terms that the student saw, and what was paid for it. */
export interface ChargeRecord extends FeeTerms, Outbox {
  _id: Types.ObjectId;
  agencyId: Types.ObjectId;
  studentId: Types.ObjectId;
  /** As they were named when it was offered. */
  studentName: string;
  /** The student's branch when it was offered: receipts are numbered by it. Null without one. */
  branchId: Types.ObjectId | null;
  itemId: Types.ObjectId;
  /** Whose money it is, where it is a university's; '' else. */
  university: string;
  offered: Signed;
  state: ChargeState;
  /** When the student said yes or no; null before, and where it was withdrawn. */
  answeredOn: Date | null;
  payments: ChargePayment[];
  /** Nothing is left to pay. */
  isPaid: boolean;
  refunds: ChargeRefund[];
  /** The first due day of a refund that is open; null without one. */
  refundDueOn: string | null;
  /** Counts the changes: each is made to the one before it alone. */
  revision: number;
  /** Of the agency, the student and the item while it is offered: one at a time. */
  openKey?: string;
  createdOn: Date;
  updatedOn: Date;
}

const id = Schema.Types.ObjectId;
const noId = { _id: false } as const;
const signed = defineSchema<Signed>({ by: id, byRole: String, byName: { type: String, default: '' }, at: Date }, noId);
const handed = { way: { type: String, enum: WAY_NAMES }, reference: { type: String, default: '' } } as const;

const payment = defineSchema<ChargePayment>({
  _id: id,
  ...handed,
  key: String,
  minor: Number,
  kind: { type: String, enum: PAYMENT_KIND_NAMES },
  paidOn: String,
  day: String,
  by: signed,
  cancelled: {
    type: defineSchema<Part<ChargePayment['cancelled']>>({ _id: id, reason: String, day: String, by: signed }),
    default: null,
  },
});

const refund = defineSchema<ChargeRefund>({
  _id: id,
  key: String,
  minor: Number,
  reason: { type: String, default: '' },
  asked: signed,
  dueOn: String,
  state: { type: String, enum: REFUND_STATES },
  answer: {
    type: defineSchema<Part<ChargeRefund['answer']>>({ _id: id, ...handed, reason: String, day: String, by: signed }),
    default: null,
  },
});

const schema = defineSchema<ChargeRecord>(
  {
    ...TERMS,
    ...OUTBOX,
    agencyId: { type: id, required: true },
    studentId: { type: id, required: true },
    studentName: { type: String, default: '' },
    branchId: { type: id, default: null },
    itemId: { type: id, required: true },
    university: { type: String, default: '' },
    offered: { type: signed, required: true },
    state: { type: String, enum: CHARGE_STATES, default: 'offered' },
    answeredOn: { type: Date, default: null },
    payments: { type: [payment], default: [] },
    isPaid: { type: Boolean, default: false },
    refunds: { type: [refund], default: [] },
    refundDueOn: { type: String, default: null },
    revision: { type: Number, default: 0 },
    openKey: { type: String },
  },
  stamps,
);
schema.index({ openKey: 1 }, { unique: true, sparse: true });
schema.index({ studentId: 1, _id: -1 });
schema.index({ agencyId: 1, refundDueOn: 1 });
schema.index({ agencyId: 1, state: 1, isPaid: 1, _id: -1 });
addOutbox(schema);

/** One open offer per student and item (`openKey`). */
export const Charge = defineModel('Charge', schema, 'charges');
