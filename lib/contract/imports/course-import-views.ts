import { z } from 'zod';
import { IMPORT_FIELDS } from '@/lib/domain/imports/import-fields';
import { PLAN_KINDS } from '@/lib/domain/imports/import-plan';
import { LONGEST_SOURCE_NAME, SOURCE_KINDS } from '@/lib/domain/imports/import-sources';
import { NUMBER_FIELDS, REPEAT_RULES } from '@/lib/domain/imports/repeat-rules';
import { country, day, id, optionalLine } from '../fields';

/** A whole number of rows, courses or bytes. */
export const count = z.number();
const importField = z.enum(IMPORT_FIELDS).meta({ id: 'ImportField' });
const field = importField.nullable();
const COLUMNS = 1_000;

const repeatRule = z
  .strictObject({
    keep: z.enum(REPEAT_RULES),
    column: optionalLine(40).refine(
      (name) => name === '' || (NUMBER_FIELDS as string[]).includes(name),
      'Not a number.',
    ),
    which: z.enum(['largest', 'smallest']).default('largest'),
  })
  .refine(({ keep, column }) => keep !== 'column' || column !== '', {
    path: ['column'],
    error: 'Please choose a column.',
  })
  .meta({
    description: 'What to do when rows for the same course differ. The choice is saved for this source',
  });

/** A user's corrections of what was detected about a file. */
export const choice = {
  sheet: z.number().int().min(0).max(1_000).nullable().default(null).meta({ description: '0-based' }),
  headerRow: z.number().int().min(0).max(500).nullable().default(null).meta({ description: '1-based; 0 for none' }),
  university: optionalLine(300),
  includeHidden: z.boolean().default(false),
  mapping: z
    .array(z.strictObject({ column: z.number().int().min(0).max(COLUMNS), field }))
    .max(COLUMNS, 'Too many columns.')
    .default([]),
  repeatRule: repeatRule.optional(),
};

/** How a file would be read, for a person to correct. */
export const proposal = z
  .object({
    sheets: z.array(
      z.object({
        index: count,
        name: z.string(),
        hidden: z.boolean(),
        rows: count.nullable().meta({ description: 'Null for a sheet that is too large to read' }),
        looksLikeCourses: z.boolean(),
      }),
    ),
    sheet: count,
    headerRow: count,
    rows: count.nullable(),
    columns: z.array(
      z.object({
        index: count,
        header: z.string(),
        sheet: z
          .object({ name: z.string(), column: count })
          .nullable()
          .meta({ description: 'The other sheet the column is in, and where; null for the sheet that is read' }),
        samples: z.array(z.string()),
        field,
        confidence: count,
        why: z.string(),
      }),
    ),
    fields: z.array(z.object({ field: importField, label: z.string(), shared: z.boolean() })),
    missing: z.array(importField),
    universityOffers: z
      .array(z.object({ university: z.string(), from: z.enum(['file name', 'sheet name']) }))
      .meta({ description: 'If no column gives the university: names found in the file name or sheet name' }),
    guessed: z.boolean(),
    notes: z.array(z.string()),
  })
  .meta({ id: 'ColumnProposal' });

/** What an upload of courses says about its file. */
export const uploadOfCourses = z.object({
  country,
  source: optionalLine(LONGEST_SOURCE_NAME).meta({
    description: 'The source of the file, by name; a new name creates a new source',
  }),
  sourceKind: z.enum(SOURCE_KINDS).optional(),
  asOf: day.optional().meta({ description: 'The date of the figures, YYYY-MM-DD; if missing, today' }),
});

/** An upload and its state. `waiting`: queued to be read, or to write. */
export const courseImportView = z
  .object({
    _id: id,
    fileName: z.string(),
    fileSize: count,
    country,
    merge: z
      .object({ from: z.string(), into: z.string() })
      .nullable()
      .default(null)
      .meta({ description: 'True if this is not a file, but the merge of one university into another' }),
    sourceName: z.string().default(''),
    sourceKind: z.enum(['', ...SOURCE_KINDS]).default(''),
    asOf: z.string().default('').meta({ description: 'The date of the source’s figures' }),
    byName: z.string(),
    createdOn: z.string(),
    status: z.enum(['uploaded', 'planning', 'planned', 'applying', 'done', 'undoing', 'undone', 'refused', 'failed']),
    failedStep: z.string(),
    failure: z.string(),
    waiting: z.boolean(),
    progress: z.object({ done: count, total: count }),
    rows: count,
    added: count,
    changed: count,
    unchanged: count,
    refused: count,
    missing: count,
    removed: count,
    leftOut: count.default(0).meta({ description: 'Additions and changes that were skipped on purpose' }),
    gone: count
      .default(0)
      .meta({ description: 'Courses that earlier files of the source listed and this one doesn’t' }),
    retired: count.default(0),
    unread: count,
    prose: count.default(0).meta({ description: 'Values that were read from text' }),
    twins: count.default(0).meta({
      description:
        'Rows that may be the same as an existing course with another level or campus, or that use the code of a course with another name and level. They are skipped until someone decides',
    }),
    repeats: count
      .default(0)
      .meta({ description: 'Rows that repeat the course of another row, with different values' }),
    staffNotes: count.default(0).meta({ description: 'Rows with information for staff only' }),
    universities: count,
    categories: count,
    cautions: z.array(z.string()),
    /** What must be confirmed before the plan can be applied; '' for nothing. */
    question: z.string().default(''),
    notes: z.array(z.string()),
    sheetName: z.string(),
    remembered: z.boolean(),
    rememberedOf: z.enum(['', 'source', 'heads']).default(''),
    removeMissing: z.boolean(),
    retireGone: z.boolean().default(false),
    choice: z.object({
      sheet: z.number().nullable(),
      headerRow: z.number().nullable(),
      university: z.string(),
      includeHidden: z.boolean(),
      mapping: z.array(z.object({ column: z.number(), field })),
      repeatRule,
    }),
    decidedBy: z.string(),
    decidedOn: z.string().nullable(),
    takenBackBy: z.string(),
    takenBackOn: z.string().nullable(),
    leaving: z
      .array(z.object({ kind: z.string(), count }))
      .default([])
      .meta({ description: 'How many entries of each type are skipped' }),
    places: z
      .array(z.object({ kind: z.string(), name: z.string(), count }))
      .default([])
      .meta({ description: 'The number of rows of each type, by university' }),
    back: z.object({ restored: count, removed: count, kept: count }),
    about: z.array(z.object({ kind: z.string(), name: z.string(), count })).meta({
      description:
        'The number of rows of each type, by changed field or by column with a problem; ‘perhaps’: new universities that may already exist',
    }),
  })
  .meta({ id: 'CourseImport' });
/** An upload in the list and on its page. */
export type CourseImportView = z.infer<typeof courseImportView>;

/** What an upload's page lists: its plan, and what stayed when it was taken back. */
export const REVIEW_KINDS = [...PLAN_KINDS, 'kept'] as const;
/** A tab of an upload's review. */
export type ReviewKind = (typeof REVIEW_KINDS)[number];

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** What the plan would do with a row of the file, or says of it. */
export const planRow = z
  .object({
    row: z.number().optional(),
    courseId: id.optional(),
    course: z.string().optional(),
    university: z.string().optional(),
    campus: z.string().optional(),
    level: z.string().optional(),
    country: country.optional(),
    perhaps: z.string().optional().meta({ description: 'For a new university: the existing one it may be' }),
    category: z.string().optional(),
    subcategory: z.string().optional(),
    /** Of the row's fees. */
    currency: z.string().optional(),
    column: z.string().optional(),
    message: z.string().optional(),
    count: z
      .number()
      .optional()
      .meta({ description: 'How often the message occurs for the column; `row` is the first' }),
    left: z.boolean().optional().meta({ description: 'Will not be applied' }),
    answer: z
      .enum(['same', 'different'])
      .optional()
      .meta({ description: 'For a row or university that may already exist: the answer given' }),
    group: z.number().optional().meta({ description: 'For rows for the same course: the first of them' }),
    /** The fields that change; for an added course those that are stated. */
    before: z.record(z.string(), value).optional(),
    after: z.record(z.string(), value).optional(),
  })
  .meta({ id: 'PlanRow' });
/** A line of an upload's review. */
export type PlanRow = z.infer<typeof planRow>;
