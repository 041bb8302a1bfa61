import { Schema, type Types } from 'mongoose';
import { INVOICE_KIND_NAMES, type InvoiceText } from '@/lib/domain/commission/invoices';
import type { Signed } from './application-parts';
import { defineModel, defineSchema, neverChanged, stamps } from './define';

/** An invoice of a claim, or a credit note that follows one, as it was issued: never changed. */
export interface InvoiceRecord extends InvoiceText<Types.ObjectId> {
  _id: Types.ObjectId;
  agencyId: Types.ObjectId;
  sheetId: Types.ObjectId;
  /** Its place among the documents of the claim, from 1: of two who issue one at once, one does. */
  turn: number;
  /** The invoice that a credit note follows, or null. */
  of: Types.ObjectId | null;
  /** The branches of its students, '' among them for none: who doesn't reach all of them doesn't see it. */
  branchIds: string[];
  /** Agency, kind, prefix and financial year: what `number` counts in, from 1, without a gap. */
  series: string;
  number: number;
  made: Signed;
  createdOn: Date;
  updatedOn: Date;
}

const id = Schema.Types.ObjectId;
const mixed = Schema.Types.Mixed;

const schema = defineSchema<InvoiceRecord>(
  {
    agencyId: { type: id, required: true },
    sheetId: { type: id, required: true },
    turn: { type: Number, required: true },
    kind: { type: String, enum: INVOICE_KIND_NAMES, required: true },
    of: { type: id, default: null },
    branchIds: { type: [String], required: true },
    series: { type: String, required: true },
    number: { type: Number, required: true },
    label: { type: String, required: true },
    day: { type: String, required: true },
    claim: { type: String, required: true },
    agency: { type: mixed, required: true },
    billed: { type: mixed, required: true },
    currency: { type: String, required: true },
    lines: { type: mixed, required: true },
    taxes: { type: mixed, required: true },
    net: { type: Number, required: true },
    total: { type: Number, required: true },
    own: { type: mixed, default: null },
    credits: { type: mixed, default: null },
    made: {
      type: defineSchema<Signed>(
        { by: id, byRole: String, byName: { type: String, default: '' }, at: Date },
        { _id: false },
      ),
      required: true,
    },
  },
  stamps,
);
// Of two with one number the second is refused, and takes the next: no gap, no double.
schema.index({ series: 1, number: 1 }, { unique: true });
schema.index({ sheetId: 1, turn: 1 }, { unique: true });
neverChanged(schema, 'An issued invoice is never changed or deleted: a credit note follows it.');

/** Numbers are unique within a series, without gaps. */
export const Invoice = defineModel('Invoice', schema, 'invoices');
