import { type ApplicationStatus, isSending, OFFER_STATUSES } from './application-status';

/** How an application was sent: by a move of its status, by an offer that was recorded, or outside this site. */
export const SENT_BY = ['status', 'offer', 'outside'] as const;
type SentBy = (typeof SENT_BY)[number];

/** When an application was sent to the university, and who recorded that. It stays whatever becomes of the status. */
export interface Sent<Id = unknown> {
  at: Date;
  /** Null for the system. */
  by: Id | null;
  byName: string;
  how: SentBy;
  /** How and why it was sent outside this site, without the student's confirmation; '' else. */
  reason: string;
}

/** As much of an application as tells when it was sent. */
export interface Sendable<Id = unknown> {
  status: ApplicationStatus;
  sent?: Sent<Id> | null;
  history?: readonly { status: ApplicationStatus; at?: Date; by?: Id | null; byName?: string }[];
  movedOn?: Date;
  offer?: object | null;
}

/** When an application was sent to the university; null for one that wasn't yet. */
export const sentOf = <Id>(application: Sendable<Id>): Sent<Id> | null =>
  application.sent ?? sentByHistory(application);

/** Whether an application is with the university, or was: it was sent then, and a consent comes too late. */
export const wasSent = (application: Sendable<unknown>): boolean => sentOf(application) !== null;

/**
 * The fact as the history tells it: for the migration that writes it down, and for what a process of version 0.1, which knows
 * no `sent`, writes while it still runs beside this one. From the version after the next on `sent` alone is asked.
 */
export function sentByHistory<Id>({ status, history = [], movedOn, offer }: Sendable<Id>): Sent<Id> | null {
  const move = history.find((one) => isSending(one.status));
  if (move) {
    const how = offer && OFFER_STATUSES.includes(move.status) ? 'offer' : 'status';
    return { at: move.at ?? UNKNOWN, by: move.by ?? null, byName: move.byName ?? '', how, reason: '' };
  }
  return isSending(status) ? { at: movedOn ?? UNKNOWN, by: null, byName: '', how: 'status', reason: '' } : null;
}

const UNKNOWN = new Date(0);
