import { StatusChip, type Tone } from '@/components/ui/feedback/status-chip';
import { PROSPECT_STAGES, type ProspectStage } from '@/lib/domain/agency/prospects';

const TONES: Record<(typeof PROSPECT_STAGES)[ProspectStage]['kind'], Tone> = {
  open: 'brand',
  parked: 'neutral',
  lost: 'neutral',
  won: 'success',
};

/** How far a lead is. */
export function LeadStageChip({ stage }: { stage: ProspectStage }) {
  const { kind, label } = PROSPECT_STAGES[stage];
  return <StatusChip tone={stage === 'new' ? 'attention' : TONES[kind]}>{label}</StatusChip>;
}
