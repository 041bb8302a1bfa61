import { Schema, type Types } from 'mongoose';
import { type DeliveryState, LOG_DAYS, type WebhookEvent } from '@/lib/domain/webhooks';
import { defineModel, defineSchema, type Part, stamps } from './define';

/** A message for one webhook, and what came of it: the log. Its id is made of the event's and the webhook's, so there is one. */
export interface WebhookDeliveryRecord {
  _id: Types.ObjectId;
  webhookId: Types.ObjectId;
  /** The same for every webhook that hears of one event. */
  eventId: Types.ObjectId;
  event: WebhookEvent;
  /** The collection of the record; '' for a test. */
  of: string;
  /** When it happened. */
  at: Date;
  /** What the record is and whose, by names: all that the message says. */
  ids: Record<string, string>;
  /** The same of people and their applications: what erasing finds it by. */
  about: Types.ObjectId[];
  state: DeliveryState;
  /** What each try ended with, oldest first. `status` null: no answer came. */
  answers: { at: Date; status: number | null; text: string; ms: number }[];
  createdOn: Date;
}

const answer = defineSchema<Part<WebhookDeliveryRecord['answers']>>(
  { at: Date, status: { type: Number, default: null }, text: String, ms: Number },
  { _id: false },
);

const schema = defineSchema<WebhookDeliveryRecord>(
  {
    webhookId: { type: Schema.Types.ObjectId, required: true },
    eventId: { type: Schema.Types.ObjectId, required: true },
    event: { type: String, required: true },
    of: { type: String, default: '' },
    at: { type: Date, required: true },
    ids: { type: Schema.Types.Mixed, default: {} },
    about: { type: [Schema.Types.ObjectId], default: [] },
    state: { type: String, default: 'waiting' },
    answers: { type: [answer], default: [] },
  },
  { ...stamps, minimize: false },
);
schema.index({ webhookId: 1, createdOn: -1 });
schema.index({ about: 1 });
schema.index({ createdOn: 1 }, { expireAfterSeconds: LOG_DAYS * 24 * 3600 });

/** Ends after 30 days, and with whom it is about. */
export const WebhookDelivery = defineModel('WebhookDelivery', schema, 'webhook_deliveries');
