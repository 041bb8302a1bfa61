import { Schema, type Types } from 'mongoose';
import type { Education, Job, PersonalInfo } from '@/lib/domain/profile';
import type { TestScores } from '@/lib/domain/test-scores';
import { defineModel, defineSchema, stamps } from './define';
import { ENTRY, type Entry } from './entry';
import { OUTBOX, type Outbox } from './outbox';
import { addWebhookEvents } from './webhook-effects';

/** An uploaded document of a profile. */
export interface StoredDocument {
  /** GridFS file. */
  fileId: Types.ObjectId;
  /** The uploader's name for it, for people to read. */
  name: string;
  /** MIME type, detected from the content. */
  type: string;
  /** Bytes. */
  size: number;
  addedOn: Date;
  /** What it is, where its kind doesn't say. */
  label?: string;
}

/** The steps of the profile wizard that this record holds. */
export type ProfileStep = 'personal' | 'academic' | 'work' | 'documents';

/** One record per student: the parts of the profile wizard beyond the account's own fields. */
export interface ProfileRecord extends Outbox {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  personal: PersonalInfo | null;
  /** The emergency contact's number in E.164, null while that is not certain (lib/domain/phones.ts); absent without one. */
  contactE164?: string | null;
  /** The guardian's address as it is compared with others' (lib/domain/addresses/own-addresses.ts); '' or absent without one. */
  guardianMailbox?: string;
  /** The passport's number by a keyed hash, by which the whole number finds it; absent or null without one. */
  passportKey?: string | null;
  /** Who entered the guardian's address; of another address than the present one it says nothing. */
  guardianEntry?: Entry | null;
  educationSummaries: Education[];
  /** The flat test fields of the specification (`ielts_overall` …); null or absent where not taken. */
  tests: Partial<TestScores>;
  workExperience: Job[];
  /** Document name → its files, newest last. */
  documents: Record<string, StoredDocument[]>;
  /** When each step was last saved. */
  savedOn: Partial<Record<ProfileStep, Date>>;
  updatedOn: Date;
}

const anything = { type: Schema.Types.Mixed };

const schema = defineSchema<ProfileRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    personal: { ...anything, default: null },
    contactE164: { type: String },
    guardianMailbox: { type: String },
    passportKey: { type: String },
    guardianEntry: { type: ENTRY },
    educationSummaries: { type: [Schema.Types.Mixed], default: [] },
    tests: { ...anything, default: {} },
    workExperience: { type: [Schema.Types.Mixed], default: [] },
    documents: { ...anything, default: {} },
    savedOn: { ...anything, default: {} },
    ...OUTBOX,
  },
  { ...stamps, minimize: false },
);
schema.index({ userId: 1 }, { unique: true });
schema.index({ guardianMailbox: 1 }, { sparse: true });
schema.index({ contactE164: 1 });
schema.index({ passportKey: 1 }, { sparse: true });
/** Whose papers end on a day: passports, and reports of English tests by the day of the test. */
const DAYS = ['ielts', 'pte', 'toefl', 'det'].map((test) => `tests.${test}_test_date`);
for (const field of ['personal.expiry_date', ...DAYS]) {
  schema.index({ [field]: 1 }, { sparse: true });
}

addWebhookEvents(schema, {
  of: 'profiles',
  changed: { 'document.changed': 'documents', 'student.changed': 'savedOn' },
});

/** Begun with a student's first step of the wizard. */
export const Profile = defineModel('Profile', schema, 'profiles');
