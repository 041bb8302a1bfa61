import { z } from 'zod';
import { LEAVABLE_KINDS } from '@/lib/domain/imports/import-plan';
import { SOURCE_KINDS } from '@/lib/domain/imports/import-sources';
import { COURSES_FILE } from '../catalogue/catalogue';
import { country, done, id, keyword, line, optionalLine, paging } from '../fields';
import { calls } from '../operation';
import {
  choice,
  count,
  courseImportView,
  planRow,
  proposal,
  REVIEW_KINDS,
  uploadOfCourses,
} from './course-import-views';

const { forAdmins } = calls('Catalogue');

export const startCourseImport = forAdmins('POST /course-imports', {
  summary: 'Upload a spreadsheet of courses for review: nothing changes until its plan is applied',
  limit: 'upload',
  body: uploadOfCourses,
  files: { courses_file: COURSES_FILE },
  result: done.extend({ import: courseImportView }),
  status: 201,
  errors: ['too_large', 'unsupported_type'],
  invalidMessage: 'Failed to add courses',
});

export const courseSources = forAdmins('GET /course-sources', {
  summary: 'Sources of course files, by name, each with the date of its newest applied upload',
  result: z.object({
    sources: z.array(
      z.object({ _id: id, name: z.string(), kind: z.enum(SOURCE_KINDS), asOf: z.string(), uploads: count }),
    ),
  }),
});

export const courseImports = forAdmins('GET /course-imports', {
  summary: 'Uploads of courses, newest first',
  query: z.object(paging),
  result: z.object({ imports: z.array(courseImportView), total: count }),
});

export const courseImportOf = forAdmins('GET /course-imports/{id}', {
  summary: 'An upload, its progress and its result',
  params: z.object({ id }),
  result: z.object({ import: courseImportView }),
  errors: ['not_found'],
});

export const proposeColumns = forAdmins('POST /course-imports/{id}/columns', {
  summary: 'Preview how the file would be read with these settings. Nothing is stored',
  params: z.object({ id }),
  body: z.object(choice),
  result: proposal,
  errors: ['not_found'],
});

export const planCourseImport = forAdmins('POST /course-imports/{id}/plan', {
  summary: 'Read the file with these settings and plan the changes. The settings are remembered for similar files',
  params: z.object({ id }),
  body: z.object(choice),
  result: done.extend({ import: courseImportView }),
  status: 202,
  errors: ['not_found', 'conflict'],
});

export const answerCourseChoices = forAdmins('POST /course-imports/{id}/choices', {
  summary:
    'Say whether rows are the existing courses they resemble. Answers are remembered and change the next plan. `all` answers for the rows not listed, with `same` only if exactly one course fits and would not get another name and level',
  params: z.object({ id }),
  body: z.object({
    choices: z
      .array(z.strictObject({ row: z.number().int().min(1), courseId: id, answer: z.enum(['same', 'different']) }))
      .max(1_000)
      .default([]),
    all: z.enum(['same', 'different']).optional(),
    universities: z
      .array(
        z.strictObject({ country, university: line(300), known: line(300), answer: z.enum(['same', 'different']) }),
      )
      .max(200)
      .default([])
      .meta({ description: 'Say whether new universities are the same as existing ones' }),
  }),
  result: done.extend({ answered: count }),
  errors: ['not_found', 'conflict'],
});

export const courseImportRows = forAdmins('GET /course-imports/{id}/rows', {
  summary:
    'What the plan says about each row, one type at a time, in file order, changes with the largest first; `kept`: what was not undone, and why',
  params: z.object({ id }),
  query: z.object({
    kind: z.enum(REVIEW_KINDS).default('changed'),
    q: keyword.meta({ description: 'Words from the name of the course or university, or from the reason' }),
    about: optionalLine(300).meta({
      description: 'A field that changes, or the column with the problem: see `about` of the upload',
    }),
    university: optionalLine(300).meta({ description: 'See `places` of the upload' }),
    ...paging,
  }),
  result: z.object({ rows: z.array(planRow), total: count }),
  errors: ['not_found'],
});

export const mergeUniversity = forAdmins('POST /universities/merge', {
  summary:
    'Merge a university, with its courses, applications, logo and name, into another one in the same country. Runs in the background, and can be undone like an upload',
  body: z.object({ country, university: line(300), into: line(300) }),
  result: done.extend({ import: courseImportView }),
  status: 202,
  errors: ['not_found'],
});

export const leaveCourseRows = forAdmins('PUT /course-imports/{id}/left', {
  summary: 'Skip entries of a plan, or include them again; without `keys`, this applies to all entries of the type',
  params: z.object({ id }),
  body: z.object({
    kind: z.enum(LEAVABLE_KINDS),
    keys: z
      .array(z.string().regex(/^(?:[0-9a-f]{24}|\d{1,7})$/, 'Please choose entries of this upload.'))
      .min(1)
      .max(1_000)
      .optional()
      .meta({ description: 'The rows of the file; for types without rows, the ids of the courses' }),
    leave: z.boolean(),
  }),
  result: done.extend({ import: courseImportView }),
  errors: ['not_found', 'conflict'],
});

export const applyCourseImport = forAdmins('POST /course-imports/{id}/apply', {
  summary:
    'Apply a plan in the background; `removeMissing` also removes courses that are not in the file; `retireGone` retires courses that earlier files of the same source listed but this file doesn’t; `confirmed` answers yes to the plan’s `question`, if there is one',
  params: z.object({ id }),
  body: z.object({
    removeMissing: z.boolean().default(false),
    retireGone: z.boolean().default(false),
    confirmed: z.boolean().default(false),
  }),
  result: done.extend({ import: courseImportView }),
  status: 202,
  errors: ['not_found', 'conflict'],
});

export const takeBackCourseImport = forAdmins('POST /course-imports/{id}/take-back', {
  summary: 'Undo an applied upload completely, in the background',
  params: z.object({ id }),
  result: done.extend({ import: courseImportView }),
  status: 202,
  errors: ['not_found', 'conflict'],
});

export const discardCourseImport = forAdmins('DELETE /course-imports/{id}', {
  summary: 'Delete an upload that was never applied, with its file',
  params: z.object({ id }),
  result: done,
  errors: ['not_found', 'conflict'],
});

export const refusedRows = forAdmins('GET /course-imports/{id}/refused', {
  summary: 'The rejected rows as a spreadsheet: the original columns and the reason',
  params: z.object({ id }),
  result: 'stream',
  errors: ['not_found'],
});
