import { Schema, type Types } from 'mongoose';
import type { LabelledLine } from '@/lib/domain/agency/billing';
import {
  FEE_KINDS,
  type FeeKind,
  RECEIPT_KIND_NAMES,
  type ReceiptKind,
  WAY_NAMES,
  type Way,
} from '@/lib/domain/agency/fees';
import { defineModel, defineSchema, stamps } from './define';

/** A numbered receipt, as it was given: never changed. A wrong one is followed by a counter-receipt that names it. */
export interface ReceiptRecord {
  /** That of the payment, its cancelling or the refund, so that it is made once. */
  _id: Types.ObjectId;
  agencyId: Types.ObjectId;
  branchId: Types.ObjectId | null;
  /** Agency, branch and year: what `number` counts in, from 1, without a gap. */
  series: string;
  year: number;
  number: number;
  /** As people say it: 'Moga 2026-0007'. */
  label: string;
  kind: ReceiptKind;
  /** The receipt that a counter-receipt takes back, or null. */
  of: Types.ObjectId | null;
  /** Absent once the student's account is deleted. */
  chargeId?: Types.ObjectId;
  studentId?: Types.ObjectId;
  studentName: string;
  /** What was paid for. */
  feeKind: FeeKind;
  what: string;
  /** Of whose money it is; '' for the agency's own. */
  university: string;
  /** In minor units; below zero where money went back. */
  minor: number;
  currency: string;
  way: Way;
  reference: string;
  /** When money changed hands, and of the receipt itself: 'YYYY-MM-DD'. */
  paidOn: string;
  day: string;
  byName: string;
  /** Why money went back, or the receipt was taken back; of a payment that it was made before this site; '' else. */
  reason: string;
  /** The agency as it was then. */
  agency: string;
  branch: string;
  address: string;
  /** Of receipts until November 2026, and of newer ones the first of `taxLines`. */
  taxNumber: string;
  legalName?: string;
  taxLines?: LabelledLine[];
  /** When it is deleted, with all of its year. */
  keptUntil: Date;
  createdOn: Date;
  updatedOn: Date;
}

const id = Schema.Types.ObjectId;

const schema = defineSchema<ReceiptRecord>(
  {
    _id: { type: id, required: true },
    agencyId: { type: id, required: true },
    branchId: { type: id, default: null },
    series: { type: String, required: true },
    year: { type: Number, required: true },
    number: { type: Number, required: true },
    label: { type: String, required: true },
    kind: { type: String, enum: RECEIPT_KIND_NAMES, required: true },
    of: { type: id, default: null },
    chargeId: { type: id },
    studentId: { type: id },
    studentName: { type: String, default: '' },
    feeKind: { type: String, enum: FEE_KINDS, required: true },
    what: { type: String, required: true },
    university: { type: String, default: '' },
    minor: { type: Number, required: true },
    currency: { type: String, required: true },
    way: { type: String, enum: WAY_NAMES, required: true },
    reference: { type: String, default: '' },
    paidOn: { type: String, required: true },
    day: { type: String, required: true },
    byName: { type: String, default: '' },
    reason: { type: String, default: '' },
    agency: { type: String, default: '' },
    branch: { type: String, default: '' },
    address: { type: String, default: '' },
    taxNumber: { type: String, default: '' },
    legalName: { type: String },
    taxLines: { type: Schema.Types.Mixed },
    keptUntil: { type: Date, required: true },
  },
  stamps,
);
// Of two with one number the second is refused, and takes the next: no gap, no double.
schema.index({ series: 1, number: 1 }, { unique: true });
schema.index({ agencyId: 1, _id: -1 });
schema.index({ agencyId: 1, branchId: 1, _id: -1 });
schema.index({ studentId: 1, _id: -1 }, { sparse: true });
schema.index({ of: 1 }, { unique: true, partialFilterExpression: { of: { $type: 'objectId' } } });
schema.index({ keptUntil: 1 }, { expireAfterSeconds: 0 });

/** Numbers are unique within a series, without gaps. */
export const Receipt = defineModel('Receipt', schema, 'receipts');
