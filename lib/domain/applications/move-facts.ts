import type { Month } from '../courses/course';
import { majorUnits } from '../money/money';
import type { ApplicationStatus } from './application-status';
import type { ItemState } from './checklist';
import { type AwaitingConsent, missingConsentOf } from './consent';
import { type Handled, handlingAgency } from './handler';
import type { InterviewTime } from './interview';
import { isDepositDue, type OfferReply } from './offers';
import { isStartKnown } from './starts';
import { PART_NAMES } from './status-parts';

/** As much of an application as its next move depends on. */
export interface MoveFacts {
  applicationStatus: ApplicationStatus;
  studentName: string;
  university: string;
  items: readonly { label: string; state: ItemState; dueOn: string | null }[];
  offer: {
    conditional: boolean;
    replyBy: string | null;
    /** In major units of `currency`. */
    deposit: number | null;
    currency: string;
    depositBy: string | null;
    reply: { reply: OfferReply } | null;
    /** Who recorded it; absent in what the board reads. */
    made?: { byRole: string } | null;
  } | null;
  /** Whether the deposit of an accepted offer is still to be paid. */
  depositIsDue: boolean;
  /** The interview that was entered; of a status that is none it says nothing. */
  interview: InterviewTime | null;
  /** Whose yes is missing before it can be sent. */
  missingYes: 'student' | 'guardian' | null;
  /** The later start that the student asks for. */
  startRequest: { year: number | null; month: Month | null } | null;
  /** Whether the start that is valid now is known. */
  startIsKnown: boolean;
  /** Who handles it: staff, or the agency of that name. */
  handler: { kind: 'staff' | 'agency'; agency: string };
}

/** The fields of a stored application that `moveFactsOf` reads. */
export const OF_MOVES = [
  ...([
    'status',
    'studentName',
    'university',
    'agentId',
    'offer',
    ...PART_NAMES,
    'consent',
    'sent',
    'handler',
    'startRequest',
    'intakeOn',
  ] as const),
  'history.status',
  ...(['items.kind', 'items.label', 'items.state', 'items.dueOn'] as const),
] as const;

interface StoredApplication extends AwaitingConsent, Pick<Handled, 'handler'> {
  studentName: string;
  university: string;
  /** Absent, or null in what the board reads, in records from before there was a checklist. */
  items?: readonly { kind: string; label: string; state: ItemState; dueOn: string | null }[] | null;
  interview?: InterviewTime | null;
  startRequest?: MoveFacts['startRequest'];
  intakeOn?: number;
  /** The deposit in minor units. */
  offer?: MoveFacts['offer'];
}

/** What the next move of a stored application depends on. */
export function moveFactsOf(application: StoredApplication): MoveFacts {
  const { status, studentName, university, offer, interview = null } = application;
  const items = application.items ?? [];
  const agency = handlingAgency(application);
  return {
    applicationStatus: status,
    studentName,
    university,
    items,
    offer: offer ? { ...offer, deposit: offer.deposit && majorUnits(offer.deposit, offer.currency) } : null,
    depositIsDue: isDepositDue(status, items, offer),
    interview,
    missingYes: missingConsentOf(application),
    startRequest: application.startRequest ?? null,
    startIsKnown: isStartKnown(application),
    handler: agency ? { kind: 'agency', agency: agency.name } : { kind: 'staff', agency: '' },
  };
}
