import type { Tone } from '@/components/ui/feedback/status-chip';
import { type ApplicationStatus, STATUS_RULES, type StatusKind } from '@/lib/domain/applications/application-status';

/** Red stays with errors: an application that came to nothing is closed, which is grey. */
const TONE_OF: Record<StatusKind, Tone> = {
  underway: 'brand',
  waiting: 'attention',
  good: 'success',
  paused: 'neutral',
  closed: 'neutral',
};

/** The legend, in the order it is shown. */
export const STATUS_KINDS: readonly { kind: StatusKind; label: string }[] = [
  { kind: 'underway', label: 'Under way' },
  { kind: 'waiting', label: 'Waiting for you' },
  { kind: 'good', label: 'Good news' },
  { kind: 'paused', label: 'Paused' },
  { kind: 'closed', label: 'Closed' },
];

export const kindOf = (status: ApplicationStatus): StatusKind => STATUS_RULES[status].kind;
export const toneOf = (kind: StatusKind): Tone => TONE_OF[kind];
