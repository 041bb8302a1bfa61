import { Schema, type Types } from 'mongoose';
import type { WebhookKind } from '@/lib/domain/webhooks';
import { defineModel, defineSchema, stamps } from './define';
import { addOutbox, OUTBOX, type Outbox } from './outbox';

/** An address that is told what happens: the site's, or an agency's. */
export interface WebhookRecord extends Outbox {
  _id: Types.ObjectId;
  /** Whose records it tells of; null for the site's. */
  agencyId: Types.ObjectId | null;
  address: string;
  kinds: WebhookKind[];
  /** Sealed. The former one signs too until then; '' and null for none. */
  secret: string;
  formerSecret: string;
  formerUntil: Date | null;
  /** Who added it, and hears when it is switched off. */
  by: Types.ObjectId;
  /** Since when it is off, as it took nothing for days, or (failingSince is null) the site was restored; null while it is on. */
  offOn: Date | null;
  /** Since when no message was taken; null when the last one was. */
  failingSince: Date | null;
  /** Failed tries since the last message that was taken, and until when none is made because of them. */
  failures: number;
  restsUntil: Date | null;
  createdOn: Date;
}

const schema = defineSchema<WebhookRecord>(
  {
    agencyId: { type: Schema.Types.ObjectId, default: null },
    address: { type: String, required: true },
    kinds: [String],
    secret: { type: String, required: true },
    formerSecret: { type: String, default: '' },
    formerUntil: { type: Date, default: null },
    by: { type: Schema.Types.ObjectId, required: true },
    offOn: { type: Date, default: null },
    failingSince: { type: Date, default: null },
    failures: { type: Number, default: 0 },
    restsUntil: { type: Date, default: null },
    ...OUTBOX,
  },
  stamps,
);
schema.index({ agencyId: 1, _id: 1 });
/** Who hears of a kind. */
schema.index({ offOn: 1, kinds: 1 });
addOutbox(schema);

/** Few: at most ten of the site and of each agency. */
export const Webhook = defineModel('Webhook', schema, 'webhooks');
