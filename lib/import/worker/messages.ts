import type { ImportedRow, ImportOptions } from '../drafts';
import type { ImportHeader } from '../import-header';
import type { MappingProposal, ProposalOptions } from '../proposal';

/** What a worker is started for. */
export type ReadingTask =
  | { kind: 'propose'; path: string; options: ProposalOptions }
  | { kind: 'read'; path: string; options: ImportOptions };

/** What a worker says, in this order: a proposal, or a header, rows and the end; or a refusal anywhere. */
export type ReadingAnswer =
  | { kind: 'proposal'; proposal: MappingProposal }
  | { kind: 'header'; header: ImportHeader }
  | { kind: 'rows'; rows: ImportedRow[] }
  | { kind: 'end' }
  | { kind: 'refusal'; status: 413 | 415 | 422; message: string };

/** The only word to a worker: one more batch of rows has been used up. */
export const MORE = 'more';

/** How many batches a worker may have sent that nobody has used yet. */
export const BATCHES_AHEAD = 4;

export const ROWS_PER_BATCH = 200;
