import { Schema, type Types } from 'mongoose';
import type { OnshoreAnswer } from '@/lib/domain/commission/blocks';
import type { EntryEvent, CommissionEntry as LedgerEntry } from '@/lib/domain/commission/entry';
import type { EntryPart } from '@/lib/domain/commission/rates';
import type { EntryState } from '@/lib/domain/commission/states';
import type { Signed } from './application-parts';
import { defineModel, defineSchema, stamps } from './define';
import { OUTBOX, type Outbox } from './outbox';
import { addWebhookEvents } from './webhook-effects';

/** Something that happened to an entry, and who wrote it down; with a key it is written once. */
export type SignedEvent = EntryEvent<Types.ObjectId> & { by: Signed; key?: string };

/** What an agency earns for one application, in one term. Its events are the truth; `state` and `claimBy` are copies for lists. */
export interface CommissionEntryRecord extends LedgerEntry<Types.ObjectId>, Outbox {
  _id: Types.ObjectId;
  /** Who is paid. */
  agencyId: Types.ObjectId;
  applicationId: Types.ObjectId;
  country: string;
  university: string;
  course: string;
  level: string;
  /** The branch of the student when it was made; null for none. */
  branchId: Types.ObjectId | null;
  /** From 1. */
  term: number;
  part: EntryPart;
  /** The agency's part of the credit, in whole per cent: less than 100 where it was divided. */
  credit: number;
  /** Whether an Australian student had begun elsewhere; null while no one said. */
  onshore: OnshoreAnswer | null;
  /** Blocks that a person set aside, with their reason in the events. */
  lifted: string[];
  events: SignedEvent[];
  state: EntryState;
  intake: number;
  claimBy: string | null;
  /** Its newest events may not be in the ledger yet. */
  unposted?: boolean;
  createdOn: Date;
  updatedOn: Date;
}

const id = Schema.Types.ObjectId;
const noId = { _id: false } as const;
const mixed = Schema.Types.Mixed;

const schema = defineSchema<CommissionEntryRecord>(
  {
    agencyId: { type: id, required: true },
    applicationId: { type: id, required: true },
    agreementId: { type: id, required: true },
    country: { type: String, required: true },
    university: { type: String, required: true },
    course: { type: String, required: true },
    level: { type: String, default: '' },
    branchId: { type: id, default: null },
    term: { type: Number, required: true },
    part: { type: String, required: true },
    credit: { type: Number, required: true },
    currency: { type: String, required: true },
    about: {
      type: defineSchema<CommissionEntryRecord['about']>(
        { number: { type: String, default: '' }, name: { type: String, default: '' } },
        noId,
      ),
      required: true,
    },
    onshore: { type: String, default: null },
    lifted: { type: [String], default: [] },
    branches: { type: mixed, default: [] },
    partner: { type: mixed, default: null },
    owedWhenEarned: { type: Boolean },
    events: { type: mixed, required: true },
    state: { type: String, required: true },
    intake: { type: Number, required: true },
    claimBy: { type: String, default: null },
    unposted: { type: Boolean },
    ...OUTBOX,
  },
  stamps,
);
/** One entry for each application, term, part and payee. */
schema.index({ applicationId: 1, term: 1, part: 1, agencyId: 1 }, { unique: true });
schema.index({ agencyId: 1, state: 1, claimBy: 1 });
schema.index({ agencyId: 1, _id: -1 });
schema.index({ agreementId: 1, intake: 1 });
schema.index({ agencyId: 1, unposted: 1 }, { sparse: true });
schema.index({ unposted: 1 }, { sparse: true });

addWebhookEvents(schema, {
  of: 'commission_entries',
  created: 'entry.created',
  changed: { 'entry.changed': 'events' },
});

/** One per application, term, part and agency: a calculation that runs twice makes no second. */
export const CommissionEntry = defineModel('CommissionEntry', schema, 'commission_entries');
