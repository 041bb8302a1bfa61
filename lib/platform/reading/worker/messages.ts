import type { ClaimLine } from '@/lib/engines/import/claims/read-list';
import type { ImportHeader } from '@/lib/engines/import/columns/import-header';
import type { MappingProposal, ProposalOptions } from '@/lib/engines/import/columns/proposal';
import type { ImportedRow, ImportOptions } from '@/lib/engines/import/drafts';
import type { ReadingChoice, StudentSheet } from '@/lib/engines/import/students/read-students';

/** A task for a thread; it gets one after the other. */
export type ReadingTask =
  | { kind: 'propose'; path: string; options: ProposalOptions }
  | { kind: 'read'; path: string; options: ImportOptions }
  | { kind: 'students'; path: string; originalName: string; choice: ReadingChoice }
  | { kind: 'claims'; path: string; originalName: string };

/** What a thread says of a task, in this order: a proposal, or a sheet of students, or the lines of a claim, or a header, rows and the end; or a refusal anywhere. */
export type ReadingAnswer =
  | { kind: 'proposal'; proposal: MappingProposal }
  | { kind: 'students'; sheet: StudentSheet }
  | { kind: 'claims'; lines: ClaimLine[] }
  | { kind: 'header'; header: ImportHeader }
  | { kind: 'rows'; rows: readonly ImportedRow[] }
  | { kind: 'end' }
  | { kind: 'refusal'; status: 413 | 415 | 422; message: string };

/** The only other message to a thread: one more batch of rows has been used up. */
export const MORE = 'more';

/** How many batches a thread may send ahead of the reader. */
export const BATCHES_AHEAD = 4;

export const ROWS_PER_BATCH = 200;
