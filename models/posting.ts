import { Schema, type Types } from 'mongoose';
import { ACCOUNTS } from '@/lib/domain/ledger/accounts';
import { type Posting as LedgerPosting, type Leg, problemOf } from '@/lib/domain/ledger/posting';
import type { Signed } from './application-parts';
import { defineModel, defineSchema, neverChanged } from './define';

/** One posting of an agency's ledger: it is written once and never changed, only taken back by another one. */
export interface PostingRecord extends LedgerPosting<Types.ObjectId> {
  _id: Types.ObjectId;
  /** The agency whose ledger it is. */
  agencyId: Types.ObjectId;
  by: Signed;
}

const id = Schema.Types.ObjectId;
const noId = { _id: false } as const;

const schema = defineSchema<PostingRecord>(
  {
    agencyId: { type: id, required: true },
    key: { type: String, required: true },
    event: { type: String, required: true },
    entryId: { type: id, required: true },
    version: { type: Number, required: true },
    on: { type: String, required: true },
    rule: {
      type: defineSchema<NonNullable<PostingRecord['rule']>>({ id, version: Number }, noId),
      default: null,
    },
    about: {
      type: defineSchema<PostingRecord['about']>(
        { number: { type: String, default: '' }, name: { type: String, default: '' } },
        noId,
      ),
      required: true,
    },
    note: { type: String, default: '' },
    legs: [
      defineSchema<Leg<Types.ObjectId>>(
        {
          account: { type: String, enum: ACCOUNTS, required: true },
          currency: { type: String, required: true },
          minor: { type: Number, required: true },
          branchId: { type: id },
          partnerId: { type: id },
        },
        noId,
      ),
    ],
    reverses: { type: String, default: null },
    by: {
      type: defineSchema<Signed>({ by: id, byRole: String, byName: { type: String, default: '' }, at: Date }, noId),
      required: true,
    },
  },
  { versionKey: false },
);
schema.index({ key: 1 }, { unique: true });
schema.index({ agencyId: 1, on: -1, _id: -1 });
schema.index({ entryId: 1 });

schema.pre('validate', function () {
  const problem = problemOf(this.legs);
  if (problem) throw new Error(`No posting: ${problem}.`);
});
neverChanged(schema, 'A posting is never changed or deleted: another one takes it back.');

/** The key makes posting an entry twice harmless. */
export const Posting = defineModel('Posting', schema, 'postings');
