import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema, stamps } from './define';

/** Work for later, done once by whichever web process leases it (lib/platform/jobs). */
export interface JobRecord {
  _id: Types.ObjectId;
  kind: string;
  /** Unique: a second job with the same key is not stored; the id's text where none was given. */
  key: string;
  payload: Record<string, unknown>;
  state: 'open' | 'done' | 'failed';
  /** When it may be taken next: its start, the end of its lease while it runs, or the next try. */
  due: Date;
  /** The process that runs it; empty while it waits. */
  leasedBy: string;
  /** How many runs were begun. */
  tries: number;
  /** What the last try ended with. */
  error: string;
  endedOn?: Date;
  createdOn: Date;
  updatedOn: Date;
}

const schema = defineSchema<JobRecord>(
  {
    kind: { type: String, required: true },
    key: { type: String, required: true },
    payload: { type: Schema.Types.Mixed, default: {} },
    state: { type: String, enum: ['open', 'done', 'failed'], default: 'open' },
    due: { type: Date, required: true },
    leasedBy: { type: String, default: '' },
    tries: { type: Number, default: 0 },
    error: { type: String, default: '' },
    endedOn: Date,
  },
  { ...stamps, minimize: false },
);
schema.index({ state: 1, due: 1 });
schema.index({ key: 1 }, { unique: true });
schema.index({ endedOn: 1 }, { expireAfterSeconds: 30 * 24 * 3600 });

/** One per key while it waits; ended ones go after 30 days. */
export const Job = defineModel('Job', schema, 'jobs');
