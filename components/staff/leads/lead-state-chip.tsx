import { StatusChip, type Tone } from '@/components/ui/feedback/status-chip';
import { LEAD_STATES, type LeadState } from '@/lib/domain/desk/leads';

const TONES: Record<LeadState, Tone> = {
  new: 'attention',
  contacted: 'brand',
  qualified: 'brand',
  student: 'success',
  lost: 'neutral',
};

/** How far an enquiry is. */
export function LeadStateChip({ state }: { state: LeadState }) {
  return <StatusChip tone={TONES[state]}>{LEAD_STATES[state]}</StatusChip>;
}
