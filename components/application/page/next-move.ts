import { money } from '@/components/course/format';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import { type ApplicationStatus, isEnd } from '@/lib/domain/applications/application-status';
import { isOpen } from '@/lib/domain/applications/checklist';
import { awaitsReply } from '@/lib/domain/applications/offers';
import type { Role } from '@/lib/domain/roles';
import { dayAndDueWords } from '../due-words';

/** Who acts next: 'applicant' is the student or their agent, 'student' the student alone. */
type Party = 'student' | 'applicant' | 'staff' | 'university' | 'visa office';

/** What comes next for an application, in words for one reader. */
export interface NextMove {
  /** Such as 'Your move'. */
  whose: string;
  isYours: boolean;
  /** One sentence, with its day where there is one. */
  title: string;
  text: string;
}

type Subject = Pick<
  ApplicationView,
  'applicationStatus' | 'studentName' | 'items' | 'checklist' | 'offer' | 'deadlines' | 'university'
>;

/**
 * The one thing that comes next: for staff what there is to check goes first, for others what they can do. Null at an end.
 * @param today 'YYYY-MM-DD', where the reader lives.
 */
export function nextMoveOf(application: Subject, reader: Role, today: string): NextMove | null {
  const { applicationStatus: status, studentName, checklist } = application;
  if (isEnd(status)) return null;
  const isStaff = reader === 'team' || reader === 'admin';
  const step =
    (isStaff ? toCheck(application) : null) ??
    toReply(application, today) ??
    toSend(application, today) ??
    toCheck(application) ??
    toPay(application, today) ??
    (status === 'Documents Requested' && checklist.complete ? ALL_THERE : BY_STATUS[status]);
  if (!step) return null;
  const isYours = mayAct(step.party, reader);
  const others: Record<Party, string> = { ...OTHERS, student: studentName, applicant: studentName };
  return {
    whose: isYours ? 'Your move' : `${others[step.party]}'s move`,
    isYours,
    title: (isStaff && step.forStaff) || step.title,
    text: (isStaff && step.forStaff && !isYours ? '' : step.text) || (isYours ? '' : NOTIFIED),
  };
}

interface Step {
  party: Party;
  title: string;
  /** The title for staff, where it is another. */
  forStaff?: string;
  text: string;
}

const OTHERS = { staff: 'Our staff', university: 'The university', 'visa office': 'The visa office' };
const NOTIFIED = 'A notification comes as soon as something changes.';

function mayAct(party: Party, reader: Role): boolean {
  if (party === 'student') return reader === 'student';
  if (party === 'applicant') return reader === 'student' || reader === 'agent';
  return party === 'staff' && (reader === 'team' || reader === 'admin');
}

function toCheck({ items }: Subject): Step | null {
  const received = items.filter(({ state }) => state === 'received');
  if (received.length === 0) return null;
  return {
    party: 'staff',
    title: 'Our staff check what was sent',
    forStaff: 'Check what was sent',
    text: `To check: ${labels(received)}.`,
  };
}

function toReply({ applicationStatus: status, offer, university }: Subject, today: string): Step | null {
  // Once it was accepted, or its time is over, an offer waits for no reply.
  if (!offer || offer.reply || !awaitsReply(status)) return null;
  const by = byDay(offer.replyBy, today);
  return {
    party: 'student',
    title: `Answer the offer${by}`,
    forStaff: `The offer is to be answered${by}`,
    text: `${university} offers a place${offer.conditional ? ', with conditions. It can be accepted before they are met.' : '.'}`,
  };
}

function toSend({ items, checklist }: Subject, today: string): Step | null {
  const open = items.filter(({ state }) => isOpen(state));
  if (open.length === 0) return null;
  const [first] = open.flatMap(({ dueOn }) => dueOn ?? []).sort();
  const by = byDay(first, today);
  return {
    party: 'applicant',
    title: `Send what is asked for${by}`,
    forStaff: `${open.length} of ${checklist.asked} still to be sent${by}`,
    text: `Still open: ${labels(open)}.`,
  };
}

function toPay({ offer, deadlines }: Subject, today: string): Step | null {
  const due = deadlines.find(({ kind }) => kind === 'deposit');
  if (!due || offer?.reply?.reply !== 'accept') return null;
  const what = offer.deposit === null ? 'the deposit' : `the deposit of ${money(offer.deposit, offer.currency)}`;
  return {
    party: 'applicant',
    title: `Pay ${what}${byDay(due.on, today)}`,
    text: 'It is paid to the university, never through this site. Send the receipt to our staff.',
  };
}

const ALL_THERE: Step = {
  party: 'staff',
  title: 'Our staff take the next step',
  forStaff: 'Move the application on',
  text: '',
};

/** Where nothing is asked for: who acts next at each status. A new status doesn't compile until it has its line. */
const BY_STATUS: Record<ApplicationStatus, Step | null> = {
  Pending: { party: 'staff', title: 'Our staff look at the application', forStaff: 'Review the application', text: '' },
  'Under Review': {
    party: 'staff',
    title: 'Our staff review the application',
    forStaff: 'Finish the review, and move it on',
    text: '',
  },
  'Documents Requested': {
    party: 'applicant',
    title: 'Send the documents that were asked for',
    text: 'Which ones stands in the history below.',
  },
  Submitted: { party: 'university', title: 'The university decides', text: '' },
  'Conditional Offer': {
    party: 'staff',
    title: 'Our staff confirm the conditions with the university',
    forStaff: 'Confirm the conditions, and move it on',
    text: '',
  },
  'Offer Received': { party: 'staff', title: 'Our staff confirm the place', forStaff: 'Confirm the place', text: '' },
  Accepted: {
    party: 'applicant',
    title: 'Prepare the visa application',
    text: 'Write to our staff below when it is handed in, or with any question about it.',
  },
  'Visa Applied': { party: 'visa office', title: 'The visa office decides', text: '' },
  'Visa Approved': { party: 'applicant', title: 'Get ready to travel and enrol', text: '' },
  Enrolled: null,
  Rejected: null,
  'Visa Refused': null,
  Withdrawn: null,
  Deferred: {
    party: 'staff',
    title: 'Our staff take it up again when it is time',
    forStaff: 'Take it up again when it is time',
    text: '',
  },
};

const byDay = (day: string | null | undefined, today: string) => (day ? ` by ${dayAndDueWords(day, today)}` : '');

/** 'Passport', 'Passport and Second reference', 'Passport, Second reference and 2 more'. */
function labels(items: readonly { label: string }[]): string {
  const [first = '', second, ...others] = items.map(({ label }) => label);
  if (second === undefined) return first;
  return others.length ? `${first}, ${second} and ${others.length} more` : `${first} and ${second}`;
}
