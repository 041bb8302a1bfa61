import { StatusChip, type Tone } from '@/components/ui/feedback/status-chip';
import { STAGES, type StageKind } from '@/lib/domain/desk/stages';

const TONES: Record<StageKind, Tone> = {
  open: 'brand',
  parked: 'neutral',
  lost: 'neutral',
  won: 'success',
};

/** How far an enquiry or a lead is. */
export function StageChip({ stage }: { stage: keyof typeof STAGES }) {
  const { kind, label } = STAGES[stage];
  return <StatusChip tone={stage === 'new' ? 'attention' : TONES[kind]}>{label}</StatusChip>;
}
