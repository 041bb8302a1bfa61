import { z } from 'zod';
import { IMPORT_FIELDS } from '@/lib/import/import-fields';
import { COURSES_FILE } from './catalogue';
import { country, done, id, keyword, optionalLine, paging } from './fields';
import { operation } from './operation';

const tag = 'Catalogue';
const access = ['admin'] as const;
const count = z.number();
const field = z.enum(IMPORT_FIELDS).nullable();
const COLUMNS = 1_000;

/** What a person says of a file, where that differs from what it seems to be. */
const choice = {
  sheet: z.number().int().min(0).max(1_000).nullable().default(null).meta({ description: '0-based' }),
  headerRow: z.number().int().min(0).max(500).nullable().default(null).meta({ description: '1-based; 0 for none' }),
  university: optionalLine(300),
  includeHidden: z.boolean().default(false),
  mapping: z
    .array(z.strictObject({ column: z.number().int().min(0).max(COLUMNS), field }))
    .max(COLUMNS, 'Too many columns.')
    .default([]),
};

/** An upload and where it is. `waiting`: its turn to be read, or to write, hasn't come yet. */
export const courseImportView = z.object({
  _id: id,
  fileName: z.string(),
  fileSize: count,
  country: z.string(),
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
  unread: count,
  universities: count,
  categories: count,
  cautions: z.array(z.string()),
  notes: z.array(z.string()),
  sheetName: z.string(),
  remembered: z.boolean(),
  removeMissing: z.boolean(),
  choice: z.object({
    sheet: z.number().nullable(),
    headerRow: z.number().nullable(),
    university: z.string(),
    includeHidden: z.boolean(),
    mapping: z.array(z.object({ column: z.number(), field })),
  }),
  decidedBy: z.string(),
  decidedOn: z.string().nullable(),
  takenBackBy: z.string(),
  takenBackOn: z.string().nullable(),
  back: z.object({ restored: count, removed: count, kept: count }),
  about: z
    .array(z.object({ kind: z.string(), name: z.string(), count }))
    .meta({ description: 'How many rows of a kind change which field, or have which column at fault' }),
});
export type CourseImportView = z.infer<typeof courseImportView>;

export const PLAN_KINDS = [
  'added',
  'changed',
  'unchanged',
  'refused',
  'missing',
  'unread',
  'university',
  'category',
] as const;

/** What an upload's page lists: its plan, and what stayed when it was taken back. */
export const REVIEW_KINDS = [...PLAN_KINDS, 'kept'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const planRow = z.object({
  row: z.number().optional(),
  courseId: id.optional(),
  course: z.string().optional(),
  university: z.string().optional(),
  campus: z.string().optional(),
  level: z.string().optional(),
  country: z.string().optional(),
  category: z.string().optional(),
  subcategory: z.string().optional(),
  /** Of the row's fees. */
  currency: z.string().optional(),
  column: z.string().optional(),
  message: z.string().optional(),
  /** The fields that change; for an added course those that are stated. */
  before: z.record(z.string(), value).optional(),
  after: z.record(z.string(), value).optional(),
});
export type PlanRow = z.infer<typeof planRow>;

export const startCourseImport = operation({
  method: 'POST',
  path: '/course-imports',
  tag,
  summary: 'Upload a spreadsheet of courses for review: nothing is changed until its plan is applied',
  access,
  limit: 'upload',
  body: z.object({ country }),
  files: { courses_file: COURSES_FILE },
  result: done.extend({ import: courseImportView }),
  status: 201,
  errors: ['too_large', 'unsupported_type'],
  invalidMessage: 'Failed to add courses',
});

export const courseImports = operation({
  method: 'GET',
  path: '/course-imports',
  tag,
  summary: 'Uploads of courses, newest first',
  access,
  query: z.object(paging),
  result: z.object({ imports: z.array(courseImportView), total: count }),
});

export const courseImportOf = operation({
  method: 'GET',
  path: '/course-imports/{id}',
  tag,
  summary: 'An upload, where it is and what came of it',
  access,
  params: z.object({ id }),
  result: z.object({ import: courseImportView }),
  errors: ['not_found'],
});

export const proposeColumns = operation({
  method: 'POST',
  path: '/course-imports/{id}/columns',
  tag,
  summary: 'How the file would be read with this choice; stores nothing',
  access,
  limit: 'write',
  params: z.object({ id }),
  body: z.object(choice),
  result: z.object({
    sheets: z.array(
      z.object({
        index: count,
        name: z.string(),
        hidden: z.boolean(),
        rows: count.nullable().meta({ description: 'Null for a sheet that would not be read' }),
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
        samples: z.array(z.string()),
        field,
        confidence: count,
        why: z.string(),
      }),
    ),
    fields: z.array(z.object({ field: z.enum(IMPORT_FIELDS), label: z.string(), shared: z.boolean() })),
    missing: z.array(z.enum(IMPORT_FIELDS)),
    guessed: z.boolean(),
    notes: z.array(z.string()),
  }),
  errors: ['not_found'],
});

export const planCourseImport = operation({
  method: 'POST',
  path: '/course-imports/{id}/plan',
  tag,
  summary:
    'Read the file this way and plan what applying it would do; the choice is remembered for files that look the same',
  access,
  limit: 'write',
  params: z.object({ id }),
  body: z.object(choice),
  result: done.extend({ import: courseImportView }),
  status: 202,
  errors: ['not_found', 'conflict'],
});

export const courseImportRows = operation({
  method: 'GET',
  path: '/course-imports/{id}/rows',
  tag,
  summary:
    'What the plan says of each row, one kind at a time, in the order of the file; `kept`: what stayed when it was taken back, and why',
  access,
  params: z.object({ id }),
  query: z.object({
    kind: z.enum(REVIEW_KINDS).default('changed'),
    q: keyword.meta({ description: 'Words of the course’s or university’s name, or of the reason' }),
    about: optionalLine(300).meta({
      description: 'A field that changes, or the column at fault: see `about` of the upload',
    }),
    ...paging,
  }),
  result: z.object({ rows: z.array(planRow), total: count }),
  errors: ['not_found'],
});

export const applyCourseImport = operation({
  method: 'POST',
  path: '/course-imports/{id}/apply',
  tag,
  summary: 'Apply a plan in the background; `removeMissing` also removes courses that the file no longer names',
  access,
  limit: 'write',
  params: z.object({ id }),
  body: z.object({ removeMissing: z.boolean().default(false) }),
  result: done.extend({ import: courseImportView }),
  status: 202,
  errors: ['not_found', 'conflict'],
});

export const takeBackCourseImport = operation({
  method: 'POST',
  path: '/course-imports/{id}/take-back',
  tag,
  summary: 'Take an applied upload back whole, in the background',
  access,
  limit: 'write',
  params: z.object({ id }),
  result: done.extend({ import: courseImportView }),
  status: 202,
  errors: ['not_found', 'conflict'],
});

export const discardCourseImport = operation({
  method: 'DELETE',
  path: '/course-imports/{id}',
  tag,
  summary: 'Forget an upload that was never applied, with its file',
  access,
  limit: 'write',
  params: z.object({ id }),
  result: done,
  errors: ['not_found', 'conflict'],
});

export const refusedRows = operation({
  method: 'GET',
  path: '/course-imports/{id}/refused',
  tag,
  summary: 'The refused rows as a spreadsheet: the original columns and the reason',
  access,
  params: z.object({ id }),
  result: 'stream',
  errors: ['not_found'],
});
