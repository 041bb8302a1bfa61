import type { CourseDraft } from '@/lib/domain/course';
import { BLANK_COURSE, COURSE_FIELD_NAMES } from '@/lib/domain/course-fields';
import type { ImportHeader } from '@/lib/engines/import/columns/import-header';
import type { MappingProposal, ProposalOptions } from '@/lib/engines/import/columns/proposal';
import type { ImportedRow, ImportOptions } from '@/lib/engines/import/drafts';
import type { RowProblem } from '@/lib/engines/import/row-problem';

/** A task for a thread; it gets one after the other. */
export type ReadingTask =
  | { kind: 'propose'; path: string; options: ProposalOptions }
  | { kind: 'read'; path: string; options: ImportOptions };

/**
 * `ImportedRow[]` as JSON, each row as a list and its course as the values in the order of COURSE_FIELD_NAMES: it passes between
 * threads in a quarter of the time of the objects themselves.
 */
type RowsText = string;
type RowList = [row: number, values: unknown[] | null, problems: RowProblem[]];

export function rowsText(rows: readonly ImportedRow[]): RowsText {
  const lists = rows.map(({ row, draft, problems }): RowList => [row, draft && valuesOf(draft), problems]);
  return JSON.stringify(lists);
}

export function rowsOfText(text: RowsText): ImportedRow[] {
  const lists = JSON.parse(text) as RowList[];
  return lists.map(([row, values, problems]) => ({ row, draft: values && draftOf(values), problems }));
}

function valuesOf(draft: CourseDraft): unknown[] {
  const values: unknown[] = [];
  for (const name of COURSE_FIELD_NAMES) values.push(draft[name]);
  return values;
}

function draftOf(values: readonly unknown[]): CourseDraft {
  // A copy that is filled has one shape for all rows, which makes reading its fields quick.
  const draft: Record<string, unknown> = { ...BLANK_COURSE };
  for (let place = 0; place < values.length; place++) draft[COURSE_FIELD_NAMES[place] as string] = values[place];
  return draft as unknown as CourseDraft;
}

/** What a thread says of a task, in this order: a proposal, or a header, rows and the end; or a refusal anywhere. */
export type ReadingAnswer =
  | { kind: 'proposal'; proposal: MappingProposal }
  | { kind: 'header'; header: ImportHeader }
  | { kind: 'rows'; rows: RowsText }
  | { kind: 'end' }
  | { kind: 'refusal'; status: 413 | 415 | 422; message: string };

/** The only other message to a thread: one more batch of rows has been used up. */
export const MORE = 'more';

/** How many batches a thread may send ahead of the reader. */
export const BATCHES_AHEAD = 4;

export const ROWS_PER_BATCH = 200;
