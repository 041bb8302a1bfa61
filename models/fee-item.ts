import { Schema, type Types } from 'mongoose';
import { FEE_KINDS, type FeeKind, type RefundRule } from '@/lib/domain/agency/fees';
import { defineModel, defineSchema, stamps } from './define';

/** What is asked for and on which terms: of an item, and as the student saw it. */
export interface FeeTerms {
  kind: FeeKind;
  name: string;
  /** What is done for it. */
  covers: string;
  /** In minor units of `currency`. */
  minor: number;
  currency: string;
  refund: RefundRule;
}

/** Something that an agency asks students money for. Never edited: what follows it is a new one. */
export interface FeeItemRecord extends FeeTerms {
  _id: Types.ObjectId;
  /** The agency, by the account that registered it. */
  agencyId: Types.ObjectId;
  /** From when it can be offered, 'YYYY-MM-DD'. */
  from: string;
  /** Since when it can't any more; null while it can. */
  endedOn: Date | null;
  /** The item it follows; null for a first one. */
  replaces: Types.ObjectId | null;
  by: Types.ObjectId;
  byName: string;
  createdOn: Date;
  updatedOn: Date;
}

const id = Schema.Types.ObjectId;

/** The fields of `FeeTerms`. */
export const TERMS = {
  kind: { type: String, enum: FEE_KINDS, required: true },
  name: { type: String, required: true },
  covers: { type: String, default: '' },
  minor: { type: Number, required: true },
  currency: { type: String, required: true },
  refund: {
    type: defineSchema<RefundRule>(
      {
        isRefundable: Boolean,
        askWithin: { type: Number, default: null },
        when: { type: String, default: '' },
        payWithin: { type: Number, default: 0 },
      },
      { _id: false },
    ),
    required: true,
  },
} as const;

const schema = defineSchema<FeeItemRecord>(
  {
    ...TERMS,
    agencyId: { type: id, required: true },
    from: { type: String, required: true },
    endedOn: { type: Date, default: null },
    replaces: { type: id, default: null },
    by: { type: id, required: true },
    byName: { type: String, default: '' },
  },
  stamps,
);
schema.index({ agencyId: 1, endedOn: 1, name: 1 });
// Of two that would follow one item at once, one wins.
schema.index({ replaces: 1 }, { unique: true, partialFilterExpression: { replaces: { $type: 'objectId' } } });

/** What is current has no `endedOn`; only one can follow another. */
export const FeeItem = defineModel('FeeItem', schema, 'fee_items');
