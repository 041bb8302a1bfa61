import { Schema, type Types } from 'mongoose';
import type { Role } from '@/lib/domain/roles';
import { defineSchema } from './define';

/** Who entered an e-mail address, and when. */
export interface Entry {
  email: string;
  by: Types.ObjectId;
  byRole: Role;
  byName: string;
  at: Date;
}

/** How an `Entry` is stored within another record; absent in older ones. */
export const ENTRY = defineSchema<Entry>(
  { email: String, by: Schema.Types.ObjectId, byRole: String, byName: String, at: Date },
  { _id: false },
);
