import type { Role } from '../roles';

/**
 * The life of an application (product decision 4): every status, and the one table of moves.
 * Stages group statuses for the stepper; ends are final, but that one withdrawn can be reopened; `Deferred` can be resumed. A new status doesn't compile until it
 * has its moves, the next one and its stage.
 */
export const APPLICATION_STATUSES = [
  'Pending',
  'Under Review',
  'Documents Requested',
  'Submitted',
  'Conditional Offer',
  'Offer Received',
  'Accepted',
  'Visa Applied',
  'Visa Approved',
  'Enrolled',
  'Rejected',
  'Visa Refused',
  'Withdrawn',
  'Deferred',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

const STAFF_MOVES: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  Pending: ['Under Review', 'Documents Requested', 'Rejected', 'Deferred'],
  'Under Review': ['Documents Requested', 'Submitted', 'Rejected', 'Deferred'],
  'Documents Requested': ['Under Review', 'Submitted', 'Rejected', 'Deferred'],
  Submitted: ['Documents Requested', 'Conditional Offer', 'Offer Received', 'Rejected', 'Deferred'],
  'Conditional Offer': ['Offer Received', 'Accepted', 'Rejected', 'Deferred'],
  'Offer Received': ['Accepted', 'Rejected', 'Deferred'],
  Accepted: ['Visa Applied', 'Enrolled', 'Deferred'],
  'Visa Applied': ['Visa Approved', 'Visa Refused', 'Deferred'],
  'Visa Approved': ['Enrolled', 'Deferred'],
  Enrolled: [],
  Rejected: [],
  'Visa Refused': [],
  Withdrawn: ['Pending'],
  Deferred: ['Under Review', 'Submitted', 'Accepted'],
};

/**
 * The move that staff make when nothing is left to ask for. Null where someone else has the next word: the university,
 * the student with a reply, the visa office.
 */
const NEXT_MOVE: Record<ApplicationStatus, ApplicationStatus | null> = {
  Pending: 'Under Review',
  'Under Review': 'Submitted',
  'Documents Requested': 'Submitted',
  Submitted: null,
  'Conditional Offer': null,
  'Offer Received': null,
  Accepted: 'Visa Applied',
  'Visa Applied': null,
  'Visa Approved': 'Enrolled',
  Enrolled: null,
  Rejected: null,
  'Visa Refused': null,
  Withdrawn: null,
  Deferred: null,
};

/** The next move that is proposed to staff once a checklist is complete; null for none. */
export const nextMoveFrom = (status: ApplicationStatus): ApplicationStatus | null => NEXT_MOVE[status];

/** Moves that must say why. */
export const REASON_NEEDED: readonly ApplicationStatus[] = [
  'Rejected',
  'Visa Refused',
  'Documents Requested',
  'Deferred',
];

/** An offer was made at some time if the history holds one of these. */
export const OFFER_STATUSES: readonly ApplicationStatus[] = ['Conditional Offer', 'Offer Received'];
/** "Visa Applied or later". */
export const VISA_STATUSES: readonly ApplicationStatus[] = [
  'Visa Applied',
  'Visa Approved',
  'Visa Refused',
  'Enrolled',
];

const ENDS: readonly ApplicationStatus[] = ['Enrolled', 'Rejected', 'Visa Refused', 'Withdrawn'];

/** It is over: nothing more is expected of anyone. */
export const isEnd = (status: ApplicationStatus): boolean => ENDS.includes(status);

/** A next step is due: the application is neither at an end nor deferred. */
export const isWaiting = (status: ApplicationStatus): boolean => !isEnd(status) && status !== 'Deferred';

/**
 * The statuses `role` may move an application to from `status`. Students and agents can only withdraw, and reopen where
 * staff allowed that.
 */
export function movesFrom(
  status: ApplicationStatus,
  role: Role,
  { mayReopen = false }: { mayReopen?: boolean } = {},
): readonly ApplicationStatus[] {
  if (role === 'team' || role === 'admin') return STAFF_MOVES[status];
  if (status === 'Withdrawn') return mayReopen ? ['Pending'] : [];
  return isEnd(status) ? [] : ['Withdrawn'];
}

/** The stages a person sees, in order. */
const STAGE_NAMES = ['Applied', 'Review', 'With the university', 'Offer', 'Accepted', 'Visa', 'Enrolled'] as const;
type StageName = (typeof STAGE_NAMES)[number];

/**
 * The stage each status stands for. Null: none of them. Such a status rests at the furthest stage that was reached, or
 * ends after it.
 */
const STAGE_OF: Record<ApplicationStatus, StageName | null> = {
  Pending: 'Applied',
  'Under Review': 'Review',
  'Documents Requested': 'Review',
  Submitted: 'With the university',
  'Conditional Offer': 'Offer',
  'Offer Received': 'Offer',
  Accepted: 'Accepted',
  'Visa Applied': 'Visa',
  'Visa Approved': 'Visa',
  Enrolled: 'Enrolled',
  Rejected: null,
  'Visa Refused': 'Visa',
  Withdrawn: null,
  Deferred: null,
};

/** The stages in order, with the statuses that stand for each. */
export const STAGES: readonly { name: StageName; statuses: readonly ApplicationStatus[] }[] = STAGE_NAMES.map(
  (name) => ({ name, statuses: APPLICATION_STATUSES.filter((status) => STAGE_OF[status] === name) }),
);
