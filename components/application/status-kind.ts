import type { Tone } from '@/components/ui/feedback/status-chip';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';

/** What a status means for the student: one family each of colour and icon. */
export type StatusKind = 'underway' | 'waiting' | 'good' | 'paused' | 'closed';

/** The kind of every status; a new status doesn't compile until it has one. */
const KIND_OF: Record<ApplicationStatus, StatusKind> = {
  Pending: 'underway',
  'Under Review': 'underway',
  'Documents Requested': 'waiting',
  Submitted: 'underway',
  'Conditional Offer': 'good',
  'Offer Received': 'good',
  Accepted: 'good',
  'Visa Applied': 'underway',
  'Visa Approved': 'good',
  Enrolled: 'good',
  Rejected: 'closed',
  'Visa Refused': 'closed',
  Withdrawn: 'closed',
  Deferred: 'paused',
};

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

export const kindOf = (status: ApplicationStatus): StatusKind => KIND_OF[status];
export const toneOf = (kind: StatusKind): Tone => TONE_OF[kind];
