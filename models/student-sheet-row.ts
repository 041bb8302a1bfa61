import { Schema, type Types } from 'mongoose';
import type { LeadFact } from '@/lib/domain/agency/lead-facts';
import type { SheetWork } from '@/lib/domain/agency/sheet-words';
import { SHEET_OUTCOMES, type SheetOutcome } from '@/lib/domain/student-fields';
import { defineModel, defineSchema, stamps } from './define';
import { FACT } from './lead-fact';

/** A row of a sheet of students: what it says, what would become of it, and what did. */
export interface StudentSheetRowRecord {
  _id: Types.ObjectId;
  sheetId: Types.ObjectId;
  /** Which reading of the file it is of. */
  reading: number;
  /** 1-based, in the file. */
  row: number;
  /** What its cells say, by field, and its other columns, 'Head: value' a line. */
  cells: Record<string, string>;
  other: string;
  /** The same as it would be stored. */
  name: string;
  email: string;
  mobile: string;
  counsellor_name: string;
  otherMobiles: string[];
  otherEmails: string[];
  profile: Record<string, string>;
  /** What it says of the work; absent in rows of before. */
  work?: SheetWork;
  facts?: LeadFact[];
  more: string;
  /** What tells its person from others. */
  key: string;
  outcome: SheetOutcome;
  message: string;
  /** When adding it was begun, and whether it was added. */
  begunOn: Date | null;
  isAdded: boolean;
  /** What was made of it; null for nothing. */
  studentId: Types.ObjectId | null;
  leadId: Types.ObjectId | null;
  /** What stood in it then: whether it was changed since. */
  stamp: string;
  /** What taking back did, and why it was spared. 'going': it is being erased. */
  fate: '' | 'going' | 'removed' | 'kept';
  keptFor: string;
  /** When it is deleted. */
  forgetOn: Date;
  createdOn: Date;
  updatedOn: Date;
}

const id = { type: Schema.Types.ObjectId, default: null };
const words = { type: String, default: '' };

const schema = defineSchema<StudentSheetRowRecord>(
  {
    sheetId: { type: Schema.Types.ObjectId, required: true },
    reading: { type: Number, required: true },
    row: { type: Number, required: true },
    cells: { type: Schema.Types.Mixed, default: {} },
    other: words,
    name: words,
    email: words,
    mobile: words,
    counsellor_name: words,
    otherMobiles: { type: [String], default: [] },
    otherEmails: { type: [String], default: [] },
    profile: { type: Schema.Types.Mixed, default: {} },
    work: { type: Schema.Types.Mixed, default: {} },
    facts: { type: [FACT], default: [] },
    more: words,
    key: words,
    outcome: { type: String, enum: SHEET_OUTCOMES, required: true },
    message: words,
    begunOn: { type: Date, default: null },
    isAdded: { type: Boolean, default: false },
    studentId: id,
    leadId: id,
    stamp: words,
    fate: { type: String, enum: ['', 'going', 'removed', 'kept'], default: '' as const },
    keptFor: words,
    forgetOn: { type: Date, required: true },
  },
  { ...stamps, minimize: false },
);
schema.index({ sheetId: 1, reading: 1, row: 1 }, { unique: true });
schema.index({ sheetId: 1, reading: 1, outcome: 1, isAdded: 1, row: 1 });
schema.index({ sheetId: 1, reading: 1, key: 1 });
schema.index({ sheetId: 1, reading: 1, isAdded: 1, fate: 1, row: 1 });
schema.index({ studentId: 1 });
schema.index({ forgetOn: 1 }, { expireAfterSeconds: 0 });

/** A reading of the sheet has rows of its own: reading again makes others. */
export const StudentSheetRow = defineModel('StudentSheetRow', schema, 'student_sheet_rows');
