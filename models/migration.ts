import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema } from './define';

/** How far a change of stored records has come (lib/platform/migrations). */
export interface MigrationRecord {
  /** The migration's number. */
  _id: number;
  name: string;
  /** The oldest version whose processes may run once it has begun; those from before it was written have none. */
  oldestThatMayRun?: number;
  /** The last document that has been looked at; null before the first. */
  after: Types.ObjectId | null;
  /** The process that runs it, and until when its lease lasts unless renewed. */
  leasedBy: string;
  leasedUntil: Date;
  startedOn: Date;
  /** Null until all of it is done. */
  endedOn: Date | null;
}

const schema = defineSchema<MigrationRecord>(
  {
    _id: { type: Number, required: true },
    name: { type: String, required: true },
    oldestThatMayRun: { type: Number },
    after: { type: Schema.Types.ObjectId, default: null },
    leasedBy: { type: String, default: '' },
    leasedUntil: { type: Date, required: true },
    startedOn: { type: Date, required: true },
    endedOn: { type: Date, default: null },
  },
  { versionKey: false },
);

/** By the migration's number. */
export const Migration = defineModel('Migration', schema, 'migrations');
