import type { Tone } from '@/components/ui/feedback/status-chip';
import type { SheetRowView, ShownRows } from '@/lib/contract/imports/student-sheets';

export const OUTCOME_WORDS: Record<ShownRows, string> = {
  refused: 'Rejected',
  new: 'New',
  lead: 'New lead',
  yours: 'Your student',
  taken: 'Email in use',
  repeated: 'Duplicate',
  added: 'Added',
  removed: 'Removed',
  kept: 'Not undone',
};

export const OUTCOME_TONES: Record<ShownRows, Tone> = {
  refused: 'danger',
  new: 'brand',
  lead: 'brand',
  yours: 'neutral',
  taken: 'attention',
  repeated: 'attention',
  added: 'success',
  removed: 'neutral',
  kept: 'attention',
};

export const OUTCOMES = Object.keys(OUTCOME_WORDS) as ShownRows[];

/** What became, or would become, of a row, as the page and the report call it. */
export function shownOutcome({
  outcome,
  isAdded,
  fate,
}: Pick<SheetRowView, 'outcome' | 'isAdded' | 'fate'>): ShownRows {
  if (!isAdded) return outcome;
  return fate === '' ? 'added' : fate;
}
