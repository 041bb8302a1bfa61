import { Schema, type Types } from 'mongoose';
import { DECLARED_KINDS, type DeclaredKind } from '@/lib/domain/agency/declared';
import { defineModel, defineSchema, stamps } from './define';

/** What an agency declares to earn at a university. Never edited: the newest counts. Nothing of search may read it. */
export interface DeclaredEarningRecord {
  _id: Types.ObjectId;
  agencyId: Types.ObjectId;
  country: string;
  university: string;
  /** Null: the agency took its declaration back. */
  kind: DeclaredKind | null;
  /** Of a percentage parts per million, of an amount its minor units; 0 else. */
  value: number;
  currency: string;
  of: string;
  by: Types.ObjectId;
  byName: string;
  createdOn: Date;
  updatedOn: Date;
}

const id = Schema.Types.ObjectId;

const schema = defineSchema<DeclaredEarningRecord>(
  {
    agencyId: { type: id, required: true },
    country: { type: String, required: true },
    university: { type: String, required: true },
    kind: { type: String, enum: [...DECLARED_KINDS, null], default: null },
    value: { type: Number, default: 0 },
    currency: { type: String, default: '' },
    of: { type: String, default: '' },
    by: { type: id, required: true },
    byName: { type: String, default: '' },
  },
  stamps,
);
schema.index({ agencyId: 1, country: 1, university: 1, _id: -1 });

/** By agency, country and university; the newest holds. */
export const DeclaredEarning = defineModel('DeclaredEarning', schema, 'declared_earnings');
