import type { Tone } from '@/components/ui/feedback/status-chip';
import type { AddedStudent } from './use-student-import';

/** What became, or would become, of a row, as the page and the report call it. */
export type ShownOutcome = AddedStudent['outcome'] | 'added';

export const OUTCOME_WORDS: Record<ShownOutcome, string> = {
  added: 'Added',
  new: 'New',
  lead: 'New lead',
  yours: 'Yours already',
  taken: 'E-mail taken',
  repeated: 'Repeated',
  refused: 'Refused',
};

export const OUTCOME_TONES: Record<ShownOutcome, Tone> = {
  added: 'success',
  new: 'brand',
  lead: 'brand',
  yours: 'neutral',
  taken: 'attention',
  repeated: 'attention',
  refused: 'danger',
};

export const OUTCOMES = Object.keys(OUTCOME_WORDS) as ShownOutcome[];

export function shownOutcome({ outcome, isAdded }: AddedStudent): ShownOutcome {
  return isAdded ? 'added' : outcome;
}
