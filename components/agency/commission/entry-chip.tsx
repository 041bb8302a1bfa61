import { StatusChip, type Tone } from '@/components/ui/feedback/status-chip';
import { ENTRY_STATES, type EntryState } from '@/lib/domain/commission/states';

const TONES = { neutral: 'neutral', info: 'brand', good: 'success', warn: 'attention', bad: 'danger' } as const;

/** Where an entry stands. */
export function EntryChip({ state }: { state: EntryState }) {
  const { tone, name } = ENTRY_STATES[state];
  const look: Tone = TONES[tone];
  return <StatusChip tone={look}>{name}</StatusChip>;
}
