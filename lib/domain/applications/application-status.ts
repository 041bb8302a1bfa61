/** The life of an application (product decision 4): every status, in the order of its life. `STATUS_RULES` says what each means. */
export const APPLICATION_STATUSES = [
  'Pending',
  'Under Review',
  'Documents Requested',
  'Submitted',
  'Interview',
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

/** The stages a person sees, in order. */
const STAGE_NAMES = ['Applied', 'Review', 'With the university', 'Offer', 'Accepted', 'Visa', 'Enrolled'] as const;
export type StageName = (typeof STAGE_NAMES)[number];

/** What a status means for the student: one family each of colour and icon. */
export type StatusKind = 'underway' | 'waiting' | 'good' | 'paused' | 'closed';

/** Who acts next: 'applicant' is the student or their agent, 'student' the student alone. */
export type Party = 'student' | 'applicant' | 'guardian' | 'staff' | 'university' | 'visa office';

/** What is said in the university's name by coming to a status; its words are said.ts. */
export type SaidKind = 'sent' | 'interview' | 'offer' | 'refusal' | 'enrolled' | 'start';

/** Who acts at a status where nothing else is open, and what they do, in words. */
interface StatusStep {
  party: Party;
  title: string;
  /** The title for staff, where it is another. */
  forStaff?: string;
  text?: string;
}

interface StatusRules {
  /** Null: none of them. Such a status rests at the furthest stage that was reached, or ends after it. */
  stage: StageName | null;
  kind: StatusKind;
  /** An end is final, but for one withdrawn, which can be reopened; a paused one can be resumed. */
  life: 'open' | 'paused' | 'end';
  /** Where staff may move it. */
  moves: readonly ApplicationStatus[];
  /** The move that staff make when nothing is left to ask for; null where someone else has the next word. */
  next: ApplicationStatus | null;
  /** Only what is with the university can be here. */
  isSent: boolean;
  /**
   * Of a university's offer: 'possible' before there is one, 'awaits reply', 'kept' once accepted, when only its reference,
   * letter and days still change; 'none'.
   */
  offer: 'possible' | 'awaits reply' | 'kept' | 'none';
  /** "Visa Applied or later". */
  isVisa: boolean;
  /** A move here must say why. */
  needsReason: boolean;
  /** Absent where nothing is said in the university's name. */
  says?: SaidKind;
  /** Null at an end. */
  step: StatusStep | null;
  /** Where everything that was asked for is accepted. */
  stepWhenComplete?: StatusStep;
}

const REVIEW = { stage: 'Review', life: 'open', isSent: false, offer: 'possible', isVisa: false } as const;
const OFFER = {
  stage: 'Offer',
  kind: 'good',
  life: 'open',
  isSent: true,
  offer: 'awaits reply',
  isVisa: false,
  says: 'offer',
} as const;
const AFTER_OFFER = { life: 'open', isSent: true, offer: 'kept', needsReason: false } as const;
const END = { life: 'end', moves: [], next: null, offer: 'none', step: null } as const;

/** The one table of an application's rules. Every list of statuses is derived from it. */
export const STATUS_RULES: Readonly<Record<ApplicationStatus, StatusRules>> = {
  Pending: {
    ...REVIEW,
    stage: 'Applied',
    kind: 'underway',
    moves: ['Under Review', 'Documents Requested', 'Rejected', 'Deferred'],
    next: 'Under Review',
    needsReason: false,
    step: { party: 'staff', title: 'Our team reviews the application', forStaff: 'Review the application' },
  },
  'Under Review': {
    ...REVIEW,
    kind: 'underway',
    moves: ['Documents Requested', 'Submitted', 'Interview', 'Rejected', 'Deferred'],
    next: 'Submitted',
    needsReason: false,
    step: {
      party: 'staff',
      title: 'Our team is reviewing the application',
      forStaff: 'Finish the review and update the status',
    },
  },
  'Documents Requested': {
    ...REVIEW,
    kind: 'waiting',
    moves: ['Under Review', 'Submitted', 'Rejected', 'Deferred'],
    next: 'Submitted',
    needsReason: true,
    step: {
      party: 'applicant',
      title: 'Send the requested documents',
      text: 'See the history below for the list.',
    },
    stepWhenComplete: {
      party: 'staff',
      title: 'Our team takes the next step',
      forStaff: 'Update the application’s status',
    },
  },
  Submitted: {
    stage: 'With the university',
    kind: 'underway',
    life: 'open',
    moves: ['Documents Requested', 'Interview', 'Conditional Offer', 'Offer Received', 'Rejected', 'Deferred'],
    next: null,
    isSent: true,
    offer: 'possible',
    isVisa: false,
    needsReason: false,
    says: 'sent',
    step: { party: 'university', title: 'The university decides' },
  },
  Interview: {
    stage: 'With the university',
    kind: 'waiting',
    life: 'open',
    moves: ['Documents Requested', 'Submitted', 'Conditional Offer', 'Offer Received', 'Rejected', 'Deferred'],
    next: null,
    isSent: false,
    offer: 'possible',
    isVisa: false,
    needsReason: false,
    says: 'interview',
    step: {
      party: 'staff',
      title: 'Our team will tell you the interview date and place',
      forStaff: 'Enter the interview date and place',
    },
  },
  'Conditional Offer': {
    ...OFFER,
    moves: ['Offer Received', 'Accepted', 'Rejected', 'Deferred'],
    next: null,
    needsReason: false,
    step: {
      party: 'staff',
      title: 'Our team confirms the conditions with the university',
      forStaff: 'Confirm the conditions and update the status',
    },
  },
  'Offer Received': {
    ...OFFER,
    moves: ['Accepted', 'Rejected', 'Deferred'],
    next: null,
    needsReason: false,
    step: { party: 'staff', title: 'Our team confirms the place', forStaff: 'Confirm the place' },
  },
  Accepted: {
    ...AFTER_OFFER,
    stage: 'Accepted',
    kind: 'good',
    moves: ['Visa Applied', 'Enrolled', 'Deferred'],
    next: 'Visa Applied',
    isVisa: false,
    step: {
      party: 'applicant',
      title: 'Prepare the visa application',
      text: 'Write to our team below when you have submitted it, or if you have a question.',
    },
  },
  'Visa Applied': {
    ...AFTER_OFFER,
    stage: 'Visa',
    kind: 'underway',
    moves: ['Visa Approved', 'Visa Refused', 'Deferred'],
    next: null,
    isVisa: true,
    step: { party: 'visa office', title: 'The visa office decides' },
  },
  'Visa Approved': {
    ...AFTER_OFFER,
    stage: 'Visa',
    kind: 'good',
    moves: ['Enrolled', 'Deferred'],
    next: 'Enrolled',
    isVisa: true,
    step: { party: 'applicant', title: 'Get ready to travel and enrol' },
  },
  Enrolled: {
    ...END,
    says: 'enrolled',
    stage: 'Enrolled',
    kind: 'good',
    isSent: true,
    isVisa: true,
    needsReason: false,
  },
  Rejected: { ...END, says: 'refusal', stage: null, kind: 'closed', isSent: false, isVisa: false, needsReason: true },
  'Visa Refused': { ...END, stage: 'Visa', kind: 'closed', isSent: true, isVisa: true, needsReason: true },
  Withdrawn: {
    ...END,
    stage: null,
    kind: 'closed',
    moves: ['Pending'],
    isSent: false,
    isVisa: false,
    needsReason: false,
  },
  Deferred: {
    stage: null,
    kind: 'paused',
    life: 'paused',
    moves: ['Under Review', 'Submitted', 'Accepted'],
    next: null,
    isSent: false,
    offer: 'none',
    isVisa: false,
    needsReason: true,
    step: {
      party: 'staff',
      title: 'Our team will continue before the new intake',
      forStaff: 'Resume the application before the new intake',
    },
  },
};

/** The statuses, in the order of an application's life, whose rules pass a test. */
export const statusesWhere = (test: (rules: StatusRules) => boolean): readonly ApplicationStatus[] =>
  APPLICATION_STATUSES.filter((status) => test(STATUS_RULES[status]));

/** The next move that is proposed to staff once a checklist is complete; null for none. */
export const nextMoveFrom = (status: ApplicationStatus): ApplicationStatus | null => STATUS_RULES[status].next;

/** Moves that must say why. */
export const REASON_NEEDED = statusesWhere(({ needsReason }) => needsReason);
/** An offer was made at some time if the history holds one of these. */
export const OFFER_STATUSES = statusesWhere(({ offer }) => offer === 'awaits reply');
const SENT_STATUSES = statusesWhere(({ isSent }) => isSent);
/** "Visa Applied or later". */
export const VISA_STATUSES = statusesWhere(({ isVisa }) => isVisa);

/** It is over: nothing more is expected of anyone. */
export const isEnd = (status: ApplicationStatus): boolean => STATUS_RULES[status].life === 'end';

/** It ended against the student's wish: the university or the visa office said no. */
export const isRefusal = (status: ApplicationStatus): boolean => isEnd(status) && STATUS_RULES[status].needsReason;

/** Whether an application that comes to this status is sent to the university by that, if it wasn't before. */
export const isSending = (status: ApplicationStatus): boolean => SENT_STATUSES.includes(status);

/** A next step is due: the application is neither at an end nor deferred. */
export const isWaiting = (status: ApplicationStatus): boolean => STATUS_RULES[status].life === 'open';

/** The stages in order, with the statuses that stand for each. */
export const STAGES: readonly { name: StageName; statuses: readonly ApplicationStatus[] }[] = STAGE_NAMES.map(
  (name) => ({ name, statuses: statusesWhere(({ stage }) => stage === name) }),
);
