import { z } from 'zod';
import { MOST_COLUMNS, STUDENT_FIELDS, STUDENTS_AT_ONCE } from '@/lib/domain/student-fields';
import { email, id, mobile, noControlCharacters, optionalName, personName } from '../fields';
import { operation } from '../operation';
import { exportFormat } from '../table-export';

const tag = 'Students and agents';
const access = ['agent'] as const;

const STUDENTS_FILE = { maxBytes: 5 * 1024 * 1024, accepts: 'XLSX, XLS or CSV, up to 5 MB' };

/** A student as the list of an import carries them. */
export const importedStudent = z.strictObject({
  /** 1-based, in the file. */
  row: z.number().int().min(1),
  name: personName(),
  /** '' for a lead: someone the agency reaches by phone alone. */
  email: z.union([z.literal(''), email]),
  mobile,
  /** '' only for a lead. */
  counsellor_name: optionalName(),
  /** Further numbers and addresses of the row; the first counts. */
  otherMobiles: z.array(mobile).max(5).default([]),
  otherEmails: z.array(email).max(5).default([]),
  /** What else the row said, kept as a note. */
  more: z.string().trim().max(2000).refine(noControlCharacters, 'Please remove the control characters.').default(''),
});
export type ImportedStudent = z.infer<typeof importedStudent>;

/**
 * What becomes of a row. 'new': added, 'lead': added to the leads, as it has no e-mail. 'yours': the e-mail is that of one of the agent's students, who is left alone.
 * 'taken': it belongs to another account. 'repeated': a row above has it. 'refused': something in the row is not right.
 */
const IMPORT_OUTCOMES = ['new', 'lead', 'yours', 'taken', 'repeated', 'refused'] as const;
const outcome = z.enum(IMPORT_OUTCOMES);
export type ImportOutcome = z.infer<typeof outcome>;

const plannedRow = z.object({
  row: z.number(),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  counsellor_name: z.string(),
  otherMobiles: z.array(z.string()),
  otherEmails: z.array(z.string()),
  more: z.string(),
  outcome,
  /** Why; of a new one what of its row is not kept, '' for nothing. */
  message: z.string(),
});
export type PlannedStudent = z.infer<typeof plannedRow>;

const number = (max: number) => z.coerce.number().int().min(0).max(max).optional();

export const planStudentImport = operation({
  method: 'POST',
  path: '/agent/student-import/plan',
  tag,
  summary: 'How a spreadsheet of students would be read and what adding them would do, row by row; stores nothing',
  access,
  limit: 'upload',
  body: z.object({
    sheet: number(1_000).meta({ description: '0-based; absent: found by its heads' }),
    headerRow: number(1_000).meta({ description: '1-based; absent: found by its heads' }),
    fields: z
      .string()
      .max(2_000)
      .transform((list) => list.split(',').map((field) => field || null))
      .pipe(z.array(z.enum(STUDENT_FIELDS, 'This is not a field.').nullable()).max(MOST_COLUMNS))
      .optional()
      .meta({ description: "What each column holds, from the first: 'name,email,,mobile'" }),
    counsellor_name: optionalName().meta({ description: 'For rows without one' }),
  }),
  files: { students_file: STUDENTS_FILE },
  result: z.object({
    sheets: z.array(z.object({ name: z.string(), hidden: z.boolean() })),
    sheet: z.number(),
    headerRow: z.number(),
    columns: z.array(
      z.object({
        column: z.number(),
        head: z.string(),
        samples: z.array(z.string()),
        field: z.enum(STUDENT_FIELDS).nullable(),
      }),
    ),
    /** What no column was found for, in words. */
    missing: z.array(z.string()),
    rows: z.array(plannedRow),
    /** Rows that are no person, such as months and totals. */
    dividers: z.number(),
  }),
  errors: ['too_large', 'unsupported_type'],
});

export const addImportedStudents = operation({
  method: 'POST',
  path: '/agent/student-import',
  tag,
  summary: 'Add students of a plan; each gets a result of their own, and those who are there already are left alone',
  access,
  limit: 'write',
  body: z.object({ students: z.array(importedStudent).min(1).max(STUDENTS_AT_ONCE) }),
  result: z.object({
    results: z.array(z.object({ row: z.number(), outcome, message: z.string(), userId: id.nullable() })),
  }),
});

export const studentImportTemplate = operation({
  method: 'GET',
  path: '/agent/student-import/template',
  tag,
  summary: 'An empty spreadsheet with the heads of a list of students and one example',
  access,
  query: z.object({ format: exportFormat }),
  result: 'stream',
});
