import { Schema, type Types } from 'mongoose';
import {
  LEAD_SOURCE_KINDS,
  LEAD_SOURCES,
  LEAD_STATE_KINDS,
  type LeadSource,
  type LeadState,
} from '@/lib/domain/desk/leads';
import { e164Of, phoneEndOf } from '@/lib/domain/phones';
import { defineModel, defineSchema, endOfId, stamps } from './define';
import { ASSIGNEE, type Assigned } from './hand-over';
import { addListIndexes, INDEXED_LISTS } from './list-indexes';
import { OUTBOX, type Outbox } from './outbox';
import { addSearchWords, type Searched, WORDS } from './search-words';
import { addWebhookEvents } from './webhook-effects';

interface LeadNote {
  _id: Types.ObjectId;
  by: Types.ObjectId;
  byName: string;
  text: string;
  at: Date;
}

/** An enquiry, which staff work on as a lead: `counsellorId` is who does. */
export interface EnquiryRecord extends Outbox, Assigned, Searched {
  _id: Types.ObjectId;
  name: string;
  email: string;
  mobile: string;
  /** The same in E.164, null while that is not certain (lib/domain/phones.ts). */
  mobileE164?: string | null;
  message: string;
  source: LeadSource;
  state: LeadState;
  /** Why it was lost; '' for one that isn't. */
  lostReason: string;
  /** When it is to be followed up, 'YYYY-MM-DD'; null for no day, and once it is closed. */
  followUpOn: string | null;
  /** Oldest first, at most `MOST_LEAD_NOTES`. */
  notes: LeadNote[];
  /** The student it became; with another state, the one it is just being made. */
  studentId: Types.ObjectId | null;
  /** When it became a student, or was lost; null while it is open. */
  closedOn: Date | null;
  /** The last digits of the mobile number: two enquiries of one person have the same. */
  phoneEnd: string;
  /** Whether the address belongs to a verified account: a copy to sort by, renewed when that changes. */
  isVerified: boolean;
  /** The end of the id, as tables print it and people search for it. */
  ref: string;
  createdOn: Date;
}

const note = defineSchema<LeadNote>({
  by: { type: Schema.Types.ObjectId, required: true },
  byName: { type: String, default: '' },
  text: { type: String, required: true },
  at: { type: Date, required: true },
});

function ownE164(this: Partial<EnquiryRecord>): string | null {
  return e164Of(this.mobile);
}

function ownPhoneEnd(this: Partial<EnquiryRecord>): string {
  return phoneEndOf(this.mobile);
}

const schema = defineSchema<EnquiryRecord>(
  {
    name: { type: String, required: true },
    /** '' for one that was entered with a number only. */
    email: { type: String, default: '', lowercase: true, trim: true },
    mobile: { type: String, default: '' },
    message: { type: String, default: '' },
    source: { type: String, enum: LEAD_SOURCE_KINDS, required: true },
    state: { type: String, enum: LEAD_STATE_KINDS, default: 'new' },
    lostReason: { type: String, default: '' },
    followUpOn: { type: String, default: null },
    notes: { type: [note], default: [] },
    studentId: { type: Schema.Types.ObjectId, default: null },
    closedOn: { type: Date, default: null },
    mobileE164: { type: String, default: ownE164 },
    phoneEnd: { type: String, default: ownPhoneEnd },
    ...ASSIGNEE,
    isVerified: { type: Boolean, default: false },
    ref: { type: String, default: endOfId },
    ...WORDS,
    ...OUTBOX,
  },
  stamps,
);
/** Of one person; of a student. */
schema.index({ phoneEnd: 1 });
schema.index({ mobileE164: 1 });
schema.index({ studentId: 1 });
addListIndexes(schema, INDEXED_LISTS.enquiries);
/** What the list of leads is searched by. */
export const wordsOfEnquiry = addSearchWords(schema, {
  texts: ['name', 'email', 'ref'],
  numbers: ['mobile'],
  names: ['name'],
  further: {
    of: ['source', 'message', 'notes'],
    texts: ({ source }) => (source ? [LEAD_SOURCES[source]] : []),
    notes: ({ message = '', notes = [] }) => [message, ...notes.map(({ text }) => text).toReversed()],
  },
});
addWebhookEvents(schema, {
  of: 'enquiries',
  created: 'lead.created',
  changed: { 'lead.changed': 'name email mobile state followUpOn notes counsellorId closedOn' },
});

/** Leads of the platform's own staff; those of agencies are `Prospect`. */
export const Enquiry = defineModel('Enquiry', schema, 'enquiries');
