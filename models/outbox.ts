import { Schema, type Types } from 'mongoose';
import { defineSchema, type Part } from './define';

/** An effect that is written with a change and delivered after it. */
export interface OutboxEntry {
  _id: Types.ObjectId;
  effect: unknown;
  /** Names the change that it belongs to, whose effects are delivered in their order; absent in what earlier releases wrote. */
  of?: Types.ObjectId;
}

/**
 * Effects of a change that are still to be delivered (activities, notices, e-mails, log lines), written with the change:
 * a process that dies right after it loses none of them. Both fields are absent once everything is delivered.
 */
export interface Outbox {
  /** `effect` is an `Effect` of lib/services/records/notices/outbox.ts; `_id` becomes the id of what it makes. */
  outbox?: OutboxEntry[];
  /** A new id with each change that has effects; its time says since when. */
  outboxKey?: Types.ObjectId;
}

const entry = defineSchema<Part<Outbox['outbox']>>({
  _id: Schema.Types.ObjectId,
  effect: Schema.Types.Mixed,
  of: Schema.Types.ObjectId,
});

/** The outbox's fields. */
export const OUTBOX = {
  outbox: { type: [entry], default: undefined },
  outboxKey: { type: Schema.Types.ObjectId },
} as const;

/** Adds the index that undelivered effects are found by. */
export function addOutbox<T extends Outbox>(schema: Schema<T>): void {
  schema.index({ outboxKey: 1 }, { sparse: true });
}
