import { Schema, type Types } from 'mongoose';
import { factWords, type LeadFact } from '@/lib/domain/agency/lead-facts';
import type { MayMessage } from '@/lib/domain/agency/may-message';
import {
  type ContactOutcome,
  type LostReason,
  NEXT_KIND_NAMES,
  PROSPECT_SOURCE_KINDS,
  PROSPECT_SOURCES,
  PROSPECT_STAGE_KINDS,
  type ProspectSource,
  type ProspectStage,
  TIMELINE_KINDS,
  type TimelineKind,
} from '@/lib/domain/agency/prospects';
import type { Step, StoredSteps } from '@/lib/domain/agency/steps';
import { defineModel, defineSchema, stamps } from './define';
import { FACT } from './lead-fact';
import { addListIndexes, INDEXED_LISTS } from './list-indexes';
import { NUMBER_READ, type NumberRead } from './number-read';
import { OUTBOX, type Outbox } from './outbox';
import { addSearchWords, type Searched, WORDS } from './search-words';
import { SHORTLIST, type ShortlistRecord } from './shortlist';
import { addWebhookEvents } from './webhook-effects';

/** A line of a lead's timeline. */
export interface ProspectEntry {
  _id: Types.ObjectId;
  kind: TimelineKind;
  /** Of a call or visit: what came of it; '' else. */
  outcome: ContactOutcome | '';
  /** What was written, or what happened. */
  text: string;
  by: Types.ObjectId;
  byName: string;
  at: Date;
  /** Of the request, so that one sent twice is noted once; '' where that can't be. */
  key: string;
}

/**
 * A lead of an agency and, with `studentId`, what the agency notes of a student of its own: one timeline and its next steps,
 * before and after. The platform's staff have nothing of it.
 */
export interface ProspectRecord extends Outbox, Searched, StoredSteps<Types.ObjectId> {
  _id: Types.ObjectId;
  agencyId: Types.ObjectId;
  /** Of a student copies of theirs. */
  branchId: Types.ObjectId | null;
  memberId: Types.ObjectId | null;
  name: string;
  /** The key inside the agency is this in E.164, where that is certain. */
  mobile: string;
  mobileE164: string | null;
  /** Absent where its number was never read again. */
  numberRead?: NumberRead;
  /** '' for none. */
  email: string;
  /** Further numbers and addresses of the same person, as they came. */
  otherMobiles: string[];
  otherEmails: string[];
  /** The last digits of all numbers: what another record of the same person is found by. */
  phoneEnds: string[];
  /** The name in lower case, to find another record of it. */
  nameKey: string;
  source: ProspectSource;
  /** Whether messages that go to many may go to them; null or absent: not known. */
  mayMessage?: MayMessage | null;
  /** Scores and marks as a sheet says them; absent where it says none. */
  facts?: LeadFact[];
  /** The counsellor that a sheet names and nobody is; absent for none. */
  typedCounsellor?: string;
  /** Which country, what, when: in words. */
  wishes: string;
  stage: ProspectStage;
  lostReason: LostReason | '';
  lostNote: string;
  /** When it was last worked on by hand; null for never. */
  touchedOn: Date | null;
  studentId?: Types.ObjectId;
  archivedOn: Date | null;
  /** When a lost or archived one is deleted; null while it is not. */
  forgetOn: Date | null;
  /** The sheet it came from. */
  sheetId?: Types.ObjectId;
  /** Oldest first. */
  entries: ProspectEntry[];
  /** Absent while no course was put on it. */
  shortlist?: ShortlistRecord;
  createdOn: Date;
  updatedOn: Date;
}

/** What was noted of a lead or student, the newest first: notes of calls and visits, why it was lost, scores and marks of a sheet. */
export function notesOf({ entries = [], facts = [], lostNote = '' }: Partial<ProspectRecord>): string[] {
  const noted = entries.filter(({ kind }) => NOTED.has(kind)).map(({ text }) => text ?? '');
  return [lostNote, ...facts.map(factWords), ...noted.toReversed()].filter(Boolean);
}
const NOTED: ReadonlySet<TimelineKind> = new Set(['call', 'visit', 'note']);

const id = { type: Schema.Types.ObjectId, default: null };

const entry = defineSchema<ProspectEntry>({
  kind: { type: String, enum: TIMELINE_KINDS, required: true },
  outcome: { type: String, default: '' },
  text: { type: String, default: '' },
  by: { type: Schema.Types.ObjectId, required: true },
  byName: { type: String, default: '' },
  at: { type: Date, required: true },
  key: { type: String, default: '' },
});

const step = defineSchema<Step<Types.ObjectId>>(
  {
    on: { type: String, required: true },
    kind: { type: String, enum: NEXT_KIND_NAMES, required: true },
    text: { type: String, default: '' },
    memberId: id,
  },
  { _id: false },
);

const MAY_MESSAGE = defineSchema<MayMessage>({ how: String, on: String }, { _id: false });

const schema = defineSchema<ProspectRecord>(
  {
    agencyId: { type: Schema.Types.ObjectId, required: true },
    branchId: id,
    memberId: id,
    name: { type: String, required: true },
    mobile: { type: String, default: '' },
    mobileE164: { type: String, default: null },
    numberRead: { type: NUMBER_READ },
    email: { type: String, default: '', lowercase: true, trim: true },
    otherMobiles: { type: [String], default: [] },
    otherEmails: { type: [String], default: [] },
    phoneEnds: { type: [String], default: [] },
    nameKey: { type: String, default: '' },
    source: { type: String, enum: PROSPECT_SOURCE_KINDS, required: true },
    mayMessage: { type: MAY_MESSAGE },
    facts: { type: [FACT], default: undefined },
    typedCounsellor: { type: String },
    wishes: { type: String, default: '' },
    stage: { type: String, enum: PROSPECT_STAGE_KINDS, default: 'new' },
    lostReason: { type: String, default: '' },
    lostNote: { type: String, default: '' },
    nextOn: { type: String, default: null },
    nextKind: { type: String, enum: NEXT_KIND_NAMES, default: 'call' },
    nextText: { type: String, default: '' },
    nextFor: id,
    laterSteps: { type: [step], default: [] },
    stepsFor: { type: [Schema.Types.ObjectId], default: [] },
    touchedOn: { type: Date, default: null },
    studentId: { type: Schema.Types.ObjectId },
    archivedOn: { type: Date, default: null },
    forgetOn: { type: Date, default: null },
    sheetId: { type: Schema.Types.ObjectId },
    entries: { type: [entry], default: [] },
    shortlist: { type: SHORTLIST },
    ...WORDS,
    ...OUTBOX,
  },
  stamps,
);
addListIndexes(schema, INDEXED_LISTS.prospects);
/** What came in within a while. */
schema.index({ agencyId: 1, createdOn: 1 });
schema.index({ agencyId: 1, words: 1 });
/** Perhaps the same person. */
schema.index({ agencyId: 1, phoneEnds: 1 });
schema.index({ agencyId: 1, nameKey: 1 });
/** The steps that were given to one person. */
schema.index({ stepsFor: 1 });
/** One for each student of an agency. */
schema.index(
  { agencyId: 1, studentId: 1 },
  { unique: true, partialFilterExpression: { studentId: { $exists: true } } },
);
schema.index({ studentId: 1 });
schema.index({ sheetId: 1, _id: 1 });
schema.index({ forgetOn: 1 }, { expireAfterSeconds: 0 });
addWebhookEvents(schema, {
  of: 'prospects',
  created: 'lead.created',
  changed: { 'lead.changed': 'name email mobile stage wishes memberId branchId nextOn archivedOn entries' },
});
/** What an agency's list of leads is searched by. */
export const wordsOfProspect = addSearchWords(schema, {
  texts: ['name', 'email', 'otherEmails', 'wishes', 'typedCounsellor'],
  numbers: ['mobile', 'otherMobiles'],
  names: ['name'],
  further: {
    of: ['source', 'entries', 'facts', 'lostNote'],
    texts: ({ source }) => (source ? [PROSPECT_SOURCES[source]] : []),
    notes: notesOf,
  },
});

/** One per student of an agency; leads by number and name, to find doubles. */
export const Prospect = defineModel('Prospect', schema, 'prospects');
