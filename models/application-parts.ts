import { Schema, type Types } from 'mongoose';
import type { Credit } from '@/lib/domain/agency/credit';
import type { SaidKind } from '@/lib/domain/applications/application-status';
import type { ItemKind, ItemState } from '@/lib/domain/applications/checklist';
import type { Handler } from '@/lib/domain/applications/handler';
import type { OfferReply } from '@/lib/domain/applications/offers';
import { PAYEE_NAMES, type Payee } from '@/lib/domain/applications/payees';
import { SAID_KINDS } from '@/lib/domain/applications/said';
import type { Sent } from '@/lib/domain/applications/sent';
import type { AskedBy } from '@/lib/domain/applications/starts';
import { type PartName, STATUS_PARTS, type StatusParts } from '@/lib/domain/applications/status-parts';
import type { TimelineKind } from '@/lib/domain/applications/timeline-entries';
import type { Month } from '@/lib/domain/courses/course';
import type { Role } from '@/lib/domain/roles';
import { defineSchema, type Part } from './define';
import { ENTRY, type Entry } from './entry';

/** Who did something to an application, and when. */
export interface Signed {
  by: Types.ObjectId;
  byRole: Role;
  byName: string;
  at: Date;
}

/** A file that answers an item, or an offer's letter. */
export interface ApplicationFile {
  /** GridFS file of the kind 'document', owned by the student. */
  fileId: Types.ObjectId;
  name: string;
  /** MIME type, from its content. */
  type: string;
  /** Bytes. */
  size: number;
  addedOn: Date;
  /** It was sent back: kept for the history, no longer part of the answer. */
  returned: boolean;
}

/** Something asked for on an application; its words are lib/domain/applications/checklist.ts. */
export interface ItemRecord {
  _id: Types.ObjectId;
  kind: ItemKind;
  label: string;
  /** What staff say about it; '' for nothing. */
  note: string;
  /** 'YYYY-MM-DD', or null. */
  dueOn: string | null;
  state: ItemState;
  /** Why it was sent back or waived; '' else. */
  reason: string;
  /** The answer in words; '' for none. */
  answer: string;
  files: ApplicationFile[];
  asked: Signed;
  /** The newest answer; null before the first. */
  answered: Signed | null;
  reviewed: Signed | null;
  /** A condition of the application's offer. */
  ofOffer: boolean;
  /** Of a payment: to whom it went, and who said so. Null or absent: not said. */
  paid?: (Signed & { to: Payee; name: string }) | null;
}

/** A university's offer; its words are lib/domain/applications/offers.ts. Days are 'YYYY-MM-DD' or null. */
export interface OfferRecord {
  conditional: boolean;
  letter: ApplicationFile | null;
  replyBy: string | null;
  /** In minor units of `currency`; null for none. */
  deposit: number | null;
  currency: string;
  depositBy: string | null;
  startOn: string | null;
  /** CAS, CoE, I-20, LOA …; '' while it isn't known. */
  reference: string;
  /** The university's own number for the student; '' or absent while it isn't known. */
  studentNumber?: string;
  /** Without `by` for one from before offers were recorded, where the site itself had moved the application. */
  made: Omit<Signed, 'by'> & { by: Types.ObjectId | null };
  reply: (Signed & { reply: OfferReply; reason: string }) | null;
  /** What the student's agent advises; the reply is the student's. */
  recommendation: (Signed & { reply: OfferReply; note: string }) | null;
}

/** The student's word that the application may be sent to the university. */
export interface ConsentRecord extends Signed {
  /** Whom it is sent to, as it was shown: the university, and the agency. */
  to: string[];
  /** What is sent, as it was shown. */
  what: string[];
  /** The start it was given for, null where that wasn't known yet; absent in older ones, which named none. */
  start?: { year: number; month: Month } | null;
  /** The agent it was given with: with another one it has to be given again. */
  agentId: Types.ObjectId | null;
  /** That agent may reply to offers for the student. */
  agentMayReply: boolean;
  /** Who must confirm too, as the student is under 18; `at` is null until they did. */
  guardian: { name: string; email: string; at: Date | null; entry?: Entry | null } | null;
  /** The address of the student's account then, and who had entered it; absent in older ones, null where that wasn't recorded. */
  address?: string;
  entry?: Entry | null;
  /** How it came: absent in older ones, which were given signed in. */
  came?: ConsentCame;
}

/** How a consent came. */
export interface ConsentCame {
  by: 'sign-in' | 'link' | 'paper';
  /** Who had asked for it by a mailed link. */
  asked: Signed | null;
  /** On paper: who of staff recorded it, with the scan and the day it was signed ('YYYY-MM-DD'). */
  paper?: { recorded: Signed; scan: ApplicationFile; signedOn: string } | null;
}

/** What was entered for a status that has fields of its own, and who entered it last. */
export type PartRecord<N extends PartName> = StatusParts[N] & { entered: Signed };
/** The same by its field: absent before the first time, null once a new move there has taken it away. */
export type PartRecords = { [N in PartName]?: PartRecord<N> | null };

/** When and how it left for the university; `by` is null for the system. */
export type SentRecord = Sent<Types.ObjectId>;

/** Which agency brought the student, with the day since when that is known. */
export type CreditRecord = Credit<Types.ObjectId>;

/** Who handles it: staff, or the student's agency. */
export type HandlerRecord = Handler<Types.ObjectId>;

/** A start that was valid from a moment on; year and month are null while it isn't known yet. */
export interface StartRecord {
  year: number | null;
  month: Month | null;
  since: Date;
  /** Who recorded it; null for the one applied for, and for the system. */
  by: (Pick<Signed, 'byRole' | 'byName'> & { by: Types.ObjectId }) | null;
  /** Who wanted it; null where that isn't known, and for the one applied for. */
  askedBy: AskedBy | null;
  why: string;
  /** What shows it, such as the number of the university's letter; '' for nothing. */
  evidence: string;
}

/** A later start that the student asks for; year and month are null where they don't know it yet. */
export interface StartRequestRecord extends Signed {
  year: number | null;
  month: Month | null;
  reason: string;
}

/** What showed a statement until something else was shown. */
interface EarlierEvidence {
  reference: string;
  file: ApplicationFile | null;
  until: Date;
}

/** What an agency that handles it said in the university's name, and what became of that. */
export interface SaidRecord {
  _id: Types.ObjectId;
  what: SaidKind;
  said: Signed;
  /** The agency's name then. */
  agency: string;
  /** What shows it: a file, a reference, or '' and null for nothing. */
  reference: string;
  file: ApplicationFile | null;
  /** What was shown before, oldest first: what the student was shown stays. Absent while nothing was replaced. */
  earlier?: EarlierEvidence[];
  /** The student says that it isn't so. */
  objected: { at: Date; note: string } | null;
  /** What staff found. */
  settled: (Signed & { holds: boolean; reason: string }) | null;
}

/** What was done to an item, or to the offer. */
export interface TimelineEntry extends Omit<Signed, 'by' | 'byRole'> {
  /** Null and 'system' for what no one did. */
  by: Types.ObjectId | null;
  byRole: Role | 'system';
  act: TimelineKind;
  /** The item's label; '' for the offer. */
  label: string;
  reason: string;
}

const id = Schema.Types.ObjectId;
const signed = { by: id, byRole: String, byName: { type: String, default: '' }, at: Date };
const noId = { _id: false } as const;

const file = defineSchema<ApplicationFile>(
  { fileId: id, name: String, type: { type: String }, size: Number, addedOn: Date, returned: Boolean },
  noId,
);

const item = defineSchema<ItemRecord>({
  kind: { type: String, required: true },
  label: { type: String, required: true },
  note: { type: String, default: '' },
  dueOn: { type: String, default: null },
  state: { type: String, required: true },
  reason: { type: String, default: '' },
  answer: { type: String, default: '' },
  files: [file],
  asked: defineSchema<Signed>(signed, noId),
  answered: { type: defineSchema<Signed>(signed, noId), default: null },
  reviewed: { type: defineSchema<Signed>(signed, noId), default: null },
  ofOffer: { type: Boolean, default: false },
  paid: {
    type: defineSchema<Part<ItemRecord['paid']>>(
      { ...signed, to: { type: String, enum: PAYEE_NAMES }, name: { type: String, default: '' } },
      noId,
    ),
  },
});

const offer = defineSchema<OfferRecord>(
  {
    conditional: { type: Boolean, required: true },
    letter: { type: file, default: null },
    replyBy: { type: String, default: null },
    deposit: { type: Number, default: null },
    currency: { type: String, default: '' },
    depositBy: { type: String, default: null },
    startOn: { type: String, default: null },
    reference: { type: String, default: '' },
    studentNumber: { type: String },
    made: defineSchema<OfferRecord['made']>(signed, noId),
    reply: {
      type: defineSchema<Part<OfferRecord['reply']>>({ ...signed, reply: String, reason: String }, noId),
      default: null,
    },
    recommendation: {
      type: defineSchema<Part<OfferRecord['recommendation']>>({ ...signed, reply: String, note: String }, noId),
      default: null,
    },
  },
  noId,
);

const timelineEntry = defineSchema<TimelineEntry>({ ...signed, act: String, label: String, reason: String }, noId);

const consent = defineSchema<ConsentRecord>(
  {
    ...signed,
    to: [String],
    what: [String],
    agentId: { type: id, default: null },
    start: {
      type: defineSchema<Part<ConsentRecord['start']>>({ year: Number, month: String }, noId),
    },
    agentMayReply: { type: Boolean, default: false },
    guardian: {
      type: defineSchema<Part<ConsentRecord['guardian']>>(
        { name: String, email: String, at: Date, entry: ENTRY },
        noId,
      ),
      default: null,
    },
    address: String,
    entry: ENTRY,
    came: {
      type: defineSchema<ConsentCame>(
        {
          by: String,
          asked: { type: defineSchema<Signed>(signed, noId), default: null },
          paper: {
            type: defineSchema<Part<ConsentCame['paper']>>(
              { recorded: defineSchema<Signed>(signed, noId), scan: file, signedOn: String },
              noId,
            ),
          },
        },
        noId,
      ),
    },
  },
  noId,
);

function part<N extends PartName>(name: N): Schema<PartRecord<N>>;
function part(name: PartName): Schema {
  const texts = Object.entries(STATUS_PARTS[name].fields).map(([field, { kind }]) => [
    field,
    ['day', 'time', 'zone'].includes(kind) ? String : { type: String, default: '' },
  ]);
  return new Schema({ ...Object.fromEntries(texts), entered: defineSchema<Signed>(signed, noId) }, noId);
}

const sent = defineSchema<SentRecord>(
  { at: Date, by: { type: id, default: null }, byName: String, how: String, reason: { type: String, default: '' } },
  noId,
);

const credit = defineSchema<CreditRecord>(
  { agencyId: id, agency: { type: String, default: '' }, since: Date, at: Date },
  noId,
);

const handler = defineSchema<HandlerRecord>(
  {
    kind: { type: String, enum: ['staff', 'agency'] },
    agencyId: { type: id, default: null },
    agency: { type: String, default: '' },
    since: Date,
    by: { type: id, default: null },
    byName: { type: String, default: '' },
    reason: { type: String, default: '' },
  },
  noId,
);

const start = defineSchema<StartRecord>(
  {
    year: { type: Number, default: null },
    month: { type: String, default: null },
    since: Date,
    by: {
      type: defineSchema<Part<StartRecord['by']>>({ by: id, byRole: String, byName: String }, noId),
      default: null,
    },
    askedBy: { type: String, default: null },
    why: { type: String, default: '' },
    evidence: { type: String, default: '' },
  },
  noId,
);

const startRequest = defineSchema<StartRequestRecord>(
  { ...signed, year: { type: Number, default: null }, month: { type: String, default: null }, reason: String },
  noId,
);

const said = defineSchema<SaidRecord>({
  what: { type: String, enum: SAID_KINDS, required: true },
  said: { type: defineSchema<Signed>(signed, noId), required: true },
  agency: { type: String, default: '' },
  reference: { type: String, default: '' },
  file: { type: file, default: null },
  earlier: {
    type: [
      defineSchema<EarlierEvidence>(
        { reference: { type: String, default: '' }, file: { type: file, default: null }, until: Date },
        noId,
      ),
    ],
    default: undefined,
  },
  objected: {
    type: defineSchema<Part<SaidRecord['objected']>>({ at: Date, note: { type: String, default: '' } }, noId),
    default: null,
  },
  settled: {
    type: defineSchema<Part<SaidRecord['settled']>>({ ...signed, holds: Boolean, reason: String }, noId),
    default: null,
  },
});

/** The fields of an application that hold its checklist, its offer and what else has parts. */
export const APPLICATION_PARTS = {
  items: { type: [item], default: [] },
  offer: { type: offer, default: null },
  acts: { type: [timelineEntry], default: [] },
  consent: { type: consent, default: null },
  interview: { type: part('interview'), default: undefined },
  // Absent until it is sent: without the field, the history tells (lib/domain/applications/sent.ts).
  sent: { type: sent, default: undefined },
  // Absent in those from before it was kept: lib/domain/agency/credit.ts reads them.
  credit: { type: credit, default: undefined },
  // Absent in those from before agencies handled any: staff handle them (lib/domain/applications/handler.ts).
  handler: { type: handler, default: undefined },
  said: { type: [said], default: undefined },
  // Absent while the start is the one applied for.
  starts: { type: [start], default: undefined },
  startRequest: { type: startRequest, default: undefined },
  revision: { type: Number, default: 0 },
  open: { type: Number, default: 0 },
  checkSince: { type: Date, default: null },
} as const;
