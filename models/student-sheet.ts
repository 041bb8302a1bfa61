import { Schema, type Types } from 'mongoose';
import type { MessageGroundName } from '@/lib/domain/agency/may-message';
import type { SheetWordKind } from '@/lib/domain/agency/sheet-words';
import { DAY_ORDERS, type DayOrder, type StudentField } from '@/lib/domain/student-fields';
import { defineModel, defineSchema, type Part, stamps } from './define';

/** A spreadsheet of students and enquiries that a person of an agency uploaded, and how it is read. Its rows: student-sheet-row.ts. */
export interface StudentSheetRecord {
  _id: Types.ObjectId;
  agencyId: Types.ObjectId;
  by: Types.ObjectId;
  byName: string;
  fileName: string;
  /** The file itself, of the kind 'spreadsheet'. */
  fileId: Types.ObjectId;
  sheets: { name: string; hidden: boolean }[];
  /** 0-based, and 1-based. */
  sheet: number;
  headerRow: number;
  columns: {
    column: number;
    head: string;
    samples: string[];
    field: StudentField | null;
    days: DayOrder | 'asks' | null;
  }[];
  missing: string[];
  /** Rows that are no person. */
  dividers: number;
  /** For rows without a counsellor's name. */
  counsellor_name: string;
  /** For rows without a branch, whose counsellor has none; null for none. */
  branchId?: Types.ObjectId | null;
  /** Why its people may be messaged; '' or absent: not known. */
  mayMessage?: MessageGroundName | '';
  /** The words of the rows, and how many rows have each. */
  words?: { of: SheetWordKind; word: string; count: number }[];
  /** How many cells were not understood and are in notes. */
  unread?: number;
  /** Which reading of the file the rows are of: those of others are no part of the plan. */
  reading: number;
  /** When it was begun to take it back, and by whom; null and '' until then. */
  backOn: Date | null;
  backBy: string;
  /** When it is deleted. */
  forgetOn: Date;
  createdOn: Date;
  updatedOn: Date;
}

const schema = defineSchema<StudentSheetRecord>(
  {
    agencyId: { type: Schema.Types.ObjectId, required: true },
    by: { type: Schema.Types.ObjectId, required: true },
    byName: { type: String, default: '' },
    fileName: { type: String, default: '' },
    fileId: { type: Schema.Types.ObjectId, required: true },
    sheets: [defineSchema<Part<StudentSheetRecord['sheets']>>({ name: String, hidden: Boolean }, { _id: false })],
    sheet: { type: Number, default: 0 },
    headerRow: { type: Number, default: 1 },
    columns: [
      defineSchema<Part<StudentSheetRecord['columns']>>(
        {
          column: Number,
          head: { type: String, default: '' },
          samples: { type: [String], default: [] },
          field: { type: String, default: null },
          days: { type: String, enum: [...DAY_ORDERS, 'asks', null], default: null },
        },
        { _id: false },
      ),
    ],
    missing: { type: [String], default: [] },
    dividers: { type: Number, default: 0 },
    counsellor_name: { type: String, default: '' },
    branchId: { type: Schema.Types.ObjectId, default: null },
    mayMessage: { type: String },
    words: [
      defineSchema<NonNullable<StudentSheetRecord['words']>[number]>(
        { of: String, word: String, count: Number },
        { _id: false },
      ),
    ],
    unread: { type: Number, default: 0 },
    reading: { type: Number, default: 0 },
    backOn: { type: Date, default: null },
    backBy: { type: String, default: '' },
    forgetOn: { type: Date, required: true },
  },
  stamps,
);
schema.index({ agencyId: 1, _id: -1 });
schema.index({ fileId: 1 });
schema.index({ forgetOn: 1 }, { expireAfterSeconds: 0 });

/** Gone with its rows 30 days after the upload. */
export const StudentSheet = defineModel('StudentSheet', schema, 'student_sheets');
