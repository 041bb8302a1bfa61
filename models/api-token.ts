import { Schema, type Types } from 'mongoose';
import type { ApiScope } from '@/lib/domain/accounts/api-tokens';
import { defineModel, defineSchema, stamps } from './define';

/** What a program calls the API with, in its maker's place. The token itself is stored nowhere. */
export interface ApiTokenRecord {
  _id: Types.ObjectId;
  /** What its maker calls it. */
  name: string;
  /** SHA-256 of the token, which is random and long: nothing slower is needed. */
  hash: string;
  /** Whose reach it has, and that account's `sessionVersion` that it goes with: with another one it is over. */
  userId: Types.ObjectId;
  version: number;
  /** The agency it is for; null for one of staff. */
  agencyId: Types.ObjectId | null;
  scopes: ApiScope[];
  endsOn: Date;
  /** To within a minute; null before its first use. */
  usedOn: Date | null;
  createdOn: Date;
}

const schema = defineSchema<ApiTokenRecord>(
  {
    name: { type: String, required: true },
    hash: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    version: { type: Number, required: true },
    agencyId: { type: Schema.Types.ObjectId, default: null },
    scopes: [String],
    endsOn: { type: Date, required: true },
    usedOn: { type: Date, default: null },
  },
  stamps,
);
schema.index({ hash: 1 }, { unique: true });
schema.index({ agencyId: 1, userId: 1, _id: -1 });
schema.index({ endsOn: 1 }, { expireAfterSeconds: 0 });

/** Gone by itself when it ends; deleting a record revokes it at once. */
export const ApiToken = defineModel('ApiToken', schema, 'api_tokens');
