import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema } from './define';

/** What one web process announces to the others; every process polls them by `at` (lib/platform/events/bus.ts). */
export interface EventRecord {
  _id: Types.ObjectId;
  kind: string;
  /** The users whose open pages receive it, `ALL_STAFF`, or the people of an agency; empty for what only processes need. */
  to: Types.ObjectId[];
  payload: Record<string, unknown>;
  at: Date;
}

/** Stands in `to` for everyone of the staff: an id that no user can have. */
export const ALL_STAFF = 'ffffffffffffffffffffffff';

/**
 * Stands in `to` for the people of an agency, each of whom is checked once more: its id with every digit turned round,
 * which no user has.
 */
export const audienceOfAgency = (agencyId: unknown): string =>
  `${agencyId}`.replace(/./g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16));

const schema = defineSchema<EventRecord>(
  {
    kind: { type: String, required: true },
    to: [Schema.Types.ObjectId],
    payload: { type: Schema.Types.Mixed, default: {} },
    at: { type: Date, required: true },
  },
  { versionKey: false, minimize: false },
);
schema.index({ to: 1, at: 1 });
schema.index({ at: 1 }, { expireAfterSeconds: 24 * 3600 });

/** Kept for a day: a process that was away longer reads all anew. */
export const Event = defineModel('Event', schema, 'events');
