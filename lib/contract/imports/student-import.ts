import { z } from 'zod';
import { FACT_KINDS } from '@/lib/domain/agency/lead-facts';
import {
  DAY_ORDERS,
  MOST_COLUMNS,
  SHEET_OUTCOMES,
  STUDENT_FIELDS,
  STUDENTS_AT_ONCE,
} from '@/lib/domain/student-fields';
import { day, email, id, mobile, optionalLine, optionalName, personName, SUPPORTED_TEXT } from '../fields';
import { calls } from '../operation';
import { exportFormat } from '../table-export';
import { sheetProfile } from './sheet-profile';

const { forAgents } = calls('Students and agents');

/** The file field of an agency's list of students. */
export const STUDENTS_FILE = { maxBytes: 5 * 1024 * 1024, accepts: 'XLSX, XLS or CSV, up to 5 MB' };

/** A score or marks, dated or not. */
const leadFact = z
  .strictObject({
    of: z.enum(FACT_KINDS),
    typed: optionalLine(60),
    score: z.number().min(0).max(1_000).nullable(),
    lowest: z.number().min(0).max(1_000).nullable(),
    on: day.nullable(),
  })
  .meta({ id: 'LeadFact' });

/** A student as the list of an import carries them. */
export const importedStudent = z.strictObject({
  /** 1-based, in the file. */
  row: z.number().int().min(1),
  name: personName(),
  /** '' for a lead: someone the agency reaches by phone alone. */
  email: z.union([z.literal(''), email]),
  /** '' for a lead: someone who gave an address alone. */
  mobile: z.union([z.literal(''), mobile]),
  /** '' for the importer. */
  counsellor_name: optionalName(),
  /** Further numbers and addresses of the row; the first counts. */
  otherMobiles: z.array(mobile).max(5).default([]),
  otherEmails: z.array(email).max(5).default([]),
  /** What it says for the profile; of a lead only what they wish for is kept apart. */
  profile: sheetProfile.default({}),
  /** Where it came from, how far it is, of which branch, in the words of the sheet; and its days. */
  work: z
    .strictObject({
      source: optionalLine(80),
      status: optionalLine(80),
      branch: optionalLine(80),
      enquiredOn: day,
      nextOn: day,
      nextText: optionalLine(200),
    })
    .partial()
    .default({}),
  /** Scores and marks that the profile takes none of so. */
  facts: z.array(leadFact).max(10).default([]),
  /** What else the row said, kept as a note. */
  more: z
    .string()
    .trim()
    .max(2000)
    .refine(...SUPPORTED_TEXT)
    .default(''),
});
/** A checked row, ready to be added. */
export type ImportedStudent = z.infer<typeof importedStudent>;

/** What becomes of a row: a new student, a lead, or why neither. */
export const sheetOutcome = z.enum(SHEET_OUTCOMES);

/** A row as it was read, with what adding it would do. */
export const plannedRow = z.object({
  row: z.number(),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  counsellor_name: z.string(),
  otherMobiles: z.array(z.string()),
  otherEmails: z.array(z.string()),
  profile: z.record(z.string(), z.string()),
  work: z.partialRecord(z.enum(['source', 'status', 'branch', 'enquiredOn', 'nextOn', 'nextText']), z.string()),
  facts: z.array(leadFact),
  more: z.string(),
  outcome: sheetOutcome,
  /** Why; of a new one what of its row is not kept, '' for nothing. */
  message: z.string(),
});
/** A line of the table that an agency checks before it adds students. */
export type PlannedStudent = z.infer<typeof plannedRow>;

/** How each column writes its days, from the first: ',,day,month'. */
const dayOrders = z
  .string()
  .max(1_000)
  .transform((list) => list.split(',').map((order) => order || null))
  .pipe(z.array(z.enum(DAY_ORDERS, 'This is not a valid date order.').nullable()).max(MOST_COLUMNS))
  .optional()
  .meta({ description: "The date order of each column, starting with the first: ',,day,month'" });

/** What each column holds, from the first. */
const columnFields = z
  .string()
  .max(2_000)
  .transform((list) => list.split(',').map((field) => field || null))
  .pipe(z.array(z.enum(STUDENT_FIELDS, 'Please use the names of the fields.').nullable()).max(MOST_COLUMNS))
  .optional()
  .meta({ description: "The content of each column, starting with the first: 'name,email,,mobile'" });

const number = (max: number) => z.coerce.number().int().min(0).max(max).optional();

/** How a file is to be read, where that differs from what it seems to be. */
export const sheetReading = {
  sheet: number(1_000).meta({ description: '0-based; if missing, found by its headings' }),
  headerRow: number(1_000).meta({ description: '1-based; if missing, found by its headings' }),
  fields: columnFields,
  days: dayOrders,
  counsellor_name: optionalName().meta({ description: 'For rows without a counsellor' }),
};

/** How a file was read. */
export const sheetRead = {
  sheets: z.array(z.object({ name: z.string(), hidden: z.boolean() })),
  sheet: z.number(),
  headerRow: z.number(),
  columns: z.array(
    z.object({
      column: z.number(),
      head: z.string(),
      samples: z.array(z.string()),
      field: z.enum(STUDENT_FIELDS).nullable(),
      /** Of a column with days: which number comes first, or that this is asked; null where all are clear. */
      days: z.enum([...DAY_ORDERS, 'asks']).nullable(),
    }),
  ),
  /** What no column was found for, in words. */
  missing: z.array(z.string()),
  /** Rows that are no person, such as months and totals. */
  dividers: z.number(),
};

export const planStudentImport = forAgents('POST /agent/student-import/plan', {
  summary: 'Preview how a spreadsheet of students would be read and what adding it would do. Nothing is stored',
  limit: 'upload',
  body: z.object(sheetReading),
  files: { students_file: STUDENTS_FILE },
  result: z.object({ ...sheetRead, rows: z.array(plannedRow) }),
  errors: ['too_large', 'unsupported_type'],
});

export const addImportedStudents = forAgents('POST /agent/student-import', {
  summary: 'Add students from a plan. Each has its own result, and existing students are not changed',
  body: z.object({ students: z.array(importedStudent).min(1).max(STUDENTS_AT_ONCE) }),
  result: z.object({
    results: z.array(z.object({ row: z.number(), outcome: sheetOutcome, message: z.string(), userId: id.nullable() })),
  }),
});

export const studentImportTemplate = forAgents('GET /agent/student-import/template', {
  summary: 'An empty spreadsheet with the headings of a student list and one example row',
  query: z.object({ format: exportFormat }),
  result: 'stream',
});
