import { z } from 'zod';
import { SAID_GROUNDS, SHEET_GROUNDS } from '@/lib/domain/agency/may-message';
import { SHEET_WORD_KINDS } from '@/lib/domain/agency/sheet-words';
import { SHEET_OUTCOMES, STUDENT_FIELDS } from '@/lib/domain/student-fields';
import { done, id, named, optionalName, paging } from '../fields';
import { calls } from '../operation';
import { plannedRow, STUDENTS_FILE, type sheetOutcome, sheetRead, sheetReading } from './student-import';

const { forAgents } = calls('Students and agents');
const params = z.object({ id });
const count = z.number().int();

const counts = z.object({
  /** Rows that wait to be added, by what they become; and the others, by why they don't. */
  waiting: z.record(z.enum(SHEET_OUTCOMES), count),
  /** Students and leads that were added. */
  students: count,
  leads: count,
  /** Of those that were added: what taking back did. */
  removed: count,
  kept: count,
});

const sheetHead = z.object({
  _id: id,
  fileName: z.string(),
  byName: z.string(),
  createdOn: z.string(),
  /** When the sheet and its rows are deleted; it can be taken back until then. */
  forgetOn: z.string(),
  /** When taking it back was begun; null for a sheet that stands. */
  backOn: z.string().nullable(),
  counts,
});
/** A kept list in the overview, with its counts. */
export type StudentSheetHead = z.output<typeof sheetHead>;

const kind = z.enum(SHEET_WORD_KINDS);
const sheetView = sheetHead.extend({
  ...sheetRead,
  counsellor_name: z.string(),
  /** The branch of rows that have none and whose counsellor has none; null for none. */
  branchId: id.nullable(),
  /** Why its people may be messaged; '' for not known. */
  mayMessage: z.union([z.literal(''), z.enum(SAID_GROUNDS)]),
  /** How many cells were not understood; they are in notes. */
  unread: count,
  /** The words of the rows and what they mean: null is asked, '' is nothing of ours. */
  words: z.array(z.object({ of: kind, word: z.string(), count, means: z.string().nullable() })),
  /** What a branch or a counsellor may be. */
  branches: z.array(named),
  people: z.array(named),
});
/** A kept list with how its columns are read. */
export type StudentSheetView = z.output<typeof sheetView>;

const sheetRow = plannedRow.extend({
  /** What its cells say, by field: of a row that isn't added. */
  cells: z.record(z.string(), z.string()),
  isAdded: z.boolean(),
  fate: z.enum(['', 'removed', 'kept']),
  /** Why taking the sheet back left it. */
  keptFor: z.string(),
});
/** A row of a kept list, and what became of it. */
export type SheetRowView = z.output<typeof sheetRow>;

export const keepStudentSheet = forAgents('POST /agent/student-sheets', {
  summary: 'Save a spreadsheet of students with the planned result of each row; deleted after 30 days',
  limit: 'upload',
  body: z.object(sheetReading),
  files: { students_file: STUDENTS_FILE },
  result: z.object({ _id: id }),
  errors: ['too_large', 'unsupported_type'],
});

export const studentSheets = forAgents('GET /agent/student-sheets', {
  summary: 'The newest stored spreadsheets of students: the caller’s own, or for an owner the whole agency’s',
  result: z.object({ sheets: z.array(sheetHead) }),
});

export const studentSheet = forAgents('GET /agent/student-sheets/{id}', {
  summary: 'How a stored spreadsheet is read, and the number of rows per result',
  params,
  result: sheetView,
  errors: ['not_found'],
});

export const studentSheetRows = forAgents('GET /agent/student-sheets/{id}/rows', {
  summary: 'The rows of a stored spreadsheet, in file order',
  params,
  query: z.object({
    show: z
      .enum([...SHEET_OUTCOMES, 'added', 'removed', 'kept'])
      .optional()
      .meta({
        description:
          'Only rows with this planned result, or rows that were added, removed by an undo, or not removed by it',
      }),
    ...paging,
  }),
  result: z.object({ rows: z.array(sheetRow), total: count }),
  errors: ['not_found'],
});

export const readStudentSheetAgain = forAgents('POST /agent/student-sheets/{id}/reading', {
  summary: 'Read a stored spreadsheet again with other columns; 409 once rows have been added',
  params,
  body: z.object({ ...sheetReading, counsellor_name: optionalName() }),
  result: done,
  errors: ['not_found', 'conflict'],
});

export const mendStudentSheetRow = forAgents('PATCH /agent/student-sheets/{id}/rows/{row}', {
  summary: 'Correct cells of a row that wasn’t added yet; it is checked again',
  params: params.extend({ row: z.coerce.number().int().min(1) }),
  body: z.object({
    cells: z.partialRecord(
      z.enum(STUDENT_FIELDS),
      z.string().trim().max(500, 'At most 500 characters.'),
      'Please send each cell under the name of its field.',
    ),
  }),
  result: sheetRow,
  errors: ['not_found', 'conflict'],
});

export const sayWords = forAgents('POST /agent/student-sheets/{id}/words', {
  summary:
    'Set what the words in a sheet mean (remembered for the agency’s later sheets), the branch for rows without one, and why the people in it may be messaged',
  params,
  body: z.object({
    words: z
      .array(z.strictObject({ of: kind, word: z.string().trim().min(1).max(120), means: z.string().max(60) }))
      .max(200)
      .default([]),
    branchId: id.nullable().optional(),
    mayMessage: z.union([z.literal(''), z.enum(SHEET_GROUNDS, 'Please choose one from the list.')]).optional(),
  }),
  result: done,
  errors: ['not_found', 'conflict'],
});

export const addStudentSheet = forAgents('POST /agent/student-sheets/{id}/add', {
  summary: 'Add the next few rows of a stored spreadsheet; call it until none are left',
  params,
  result: z.object({ added: count, left: count }),
  errors: ['not_found', 'conflict'],
});

export const takeBackStudentSheet = forAgents('POST /agent/student-sheets/{id}/take-back', {
  summary:
    'Undo the next few rows of a stored spreadsheet; call it until none are left. Students who have since signed in, applied or been changed are not removed',
  params,
  result: z.object({ removed: count, kept: count, left: count }),
  errors: ['not_found'],
});

/** Which rows of a kept list a page shows. */
export type ShownRows = z.output<typeof sheetOutcome> | 'added' | 'removed' | 'kept';
