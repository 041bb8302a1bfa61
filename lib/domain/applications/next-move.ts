import { dayAndDueWords } from '../days/day-words';
import { money } from '../money/money-words';
import type { Role } from '../roles';
import { isWaiting, type Party, STATUS_RULES } from './application-status';
import { isComplete, isOpen } from './checklist';
import { byHandler } from './handler';
import { interviewWords, isAtInterview } from './interview';
import type { MoveFacts } from './move-facts';
import { awaitsReply } from './offers';
import { startIn, startWords } from './starts';

/** What a step is about: it decides which button stands beside it. */
export type NextAction = 'reply' | 'confirm' | 'attend' | 'send' | 'check' | 'pay' | 'status';

/** Who reads: of which role, and whether they handle the application, staff or a person of its agency. */
interface MoveReader {
  role: Role;
  handles: boolean;
}

/** What comes next for an application, in words for one reader. */
export interface NextMove {
  party: Party;
  action: NextAction;
  /** Whom it waits for: 'the university', 'Priya'. */
  partyName: string;
  /** Such as 'Your move'. */
  whose: string;
  isYours: boolean;
  /** One sentence, with its day where there is one. */
  title: string;
  /** The same without its day. */
  what: string;
  text: string;
  /** The day it is due, 'YYYY-MM-DD'; null for none. */
  on: string | null;
}

/**
 * The one thing that comes next for a reader: the first of all open steps that is theirs to take, else the first one. Dashboards,
 * pages, lists, boards and mails say this and nothing else. Null at an end.
 * @param today 'YYYY-MM-DD', where the reader lives.
 */
export function nextMove(application: MoveFacts, reader: MoveReader, today: string): NextMove | null {
  const handledBy = agencyOf(application);
  const steps = openSteps(application, today);
  const step = steps.find(({ party }) => mayAct(party, reader)) ?? steps[0];
  if (!step) return null;
  const { party, action, on = null } = step;
  const isYours = mayAct(party, reader);
  const partyName = nameOf(party, application);
  const { role, handles } = reader;
  // What staff do is theirs to read who do it; the rest is for all of the platform's staff.
  const isStaff = party === 'staff' ? handles : isOfStaff(role);
  const title = byHandler(
    (isStaff && step.forStaff) || (role === 'student' && step.forStudent) || step.title,
    handledBy,
  );
  return {
    ...{ party, partyName, action },
    whose: isYours ? 'Your next step' : `Waiting for ${partyName}`,
    isYours,
    title,
    what: step.what ?? title,
    text: byHandler((isStaff && step.forStaff && !isYours ? '' : step.text) || (isYours ? '' : NOTIFIED), handledBy),
    on,
  };
}

/**
 * Whom an application waits on, for its agent: on them wherever something is theirs to do, as their next move says; else on who
 * takes the first of its open steps; what their agency handles waits on them too. Null at an end.
 * @param today 'YYYY-MM-DD', where the agent lives
 */
export function waitsOn(application: MoveFacts, reader: MoveReader, today: string): WaitsOn | null {
  const move = nextMove(application, reader, today);
  if (!move) return null;
  return move.party === 'staff' && agencyOf(application) !== null ? 'applicant' : WAITS_ON_OF[move.party];
}

/** The groups of whom applications wait on, in the order an agent looks at them, with their names for an agent. */
export const WAITS_ON = {
  applicant: 'You and your students',
  staff: 'Our team',
  university: 'The university',
  'visa office': 'The visa office',
} as const;
export type WaitsOn = keyof typeof WAITS_ON;

const WAITS_ON_OF: Record<Party, WaitsOn> = {
  student: 'applicant',
  applicant: 'applicant',
  guardian: 'applicant',
  staff: 'staff',
  university: 'university',
  'visa office': 'visa office',
};

interface Step {
  party: Party;
  action: NextAction;
  title: string;
  /** The title without its day, where it has one. */
  what?: string;
  /** The title for staff, where it is another. */
  forStaff?: string | undefined;
  /** The title for the student, where it is another. */
  forStudent?: string;
  text: string;
  on?: string | null;
}

const NOTIFIED = 'You’ll get a notification when something changes.';

/** Everything that is open, the most pressing first. At most the last one follows from the status alone. */
function openSteps(application: MoveFacts, today: string): Step[] {
  const { applicationStatus: status } = application;
  // Its days rest meanwhile.
  if (application.startRequest && isWaiting(status)) return [toDecide(application.startRequest)];
  // Nothing is due while it is paused; at an end there is no step at all.
  if (!isWaiting(status)) return [byStatus(application)].flatMap((step) => step ?? []);
  const dated = isDueBeforeInterview(application) ? [toSend, toAttend] : [toAttend, toSend];
  const steps = [toReply, toConfirm, ...dated, toCheck, toPay].flatMap((step) => step(application, today) ?? []);
  // A new application is looked at whatever else is open.
  const ofStatus = steps.length === 0 || status === 'Pending' ? byStatus(application) : null;
  return ofStatus ? [...steps, ofStatus] : steps;
}

const isOfStaff = (reader: Role) => reader === 'team' || reader === 'admin';

function mayAct(party: Party, { role, handles }: MoveReader): boolean {
  if (party === 'student') return role === 'student';
  if (party === 'applicant') return role === 'student' || role === 'agent' || role === 'helper';
  return party === 'staff' && handles;
}

/** The agency that handles it, by name; null for staff. */
const agencyOf = ({ handler }: MoveFacts): string | null => (handler.kind === 'agency' ? handler.agency : null);

function nameOf(party: Party, application: MoveFacts): string {
  const { studentName: name } = application;
  const agency = agencyOf(application);
  if (party === 'staff' && agency !== null) return agency;
  // An erased account has none.
  const student = name || 'the student';
  if (party === 'student' || party === 'applicant') return student;
  if (party === 'guardian') return `${student}'s guardian`;
  return WAITS_ON[party].replace(/^./, (first) => first.toLowerCase());
}

function toDecide(asked: NonNullable<MoveFacts['startRequest']>): Step {
  const start = startWords(startIn(asked));
  return {
    party: 'staff',
    action: 'status',
    title: 'Our team decides on the request for a later start',
    forStaff: `Decide on the request for a later start: ${start}`,
    text: 'All due dates are paused until then.',
  };
}

function toReply({ applicationStatus: status, offer, university, handler }: MoveFacts, today: string): Step | null {
  // Once it was accepted, or its time is over, an offer waits for no reply.
  if (!awaitsReply(status) || offer?.reply) return null;
  const by = byDay(offer?.replyBy, today);
  // What an agency recorded in the university's name is its word.
  const who =
    offer?.made?.byRole === 'agent' ? `${handler.agency || 'The agency'} says that ${university}` : university;
  return {
    party: 'student',
    action: 'reply',
    title: `Reply to the offer${by}`,
    what: 'Reply to the offer',
    forStaff: `Reply to the offer${by}`,
    text: `${who} has offered a place${offer?.conditional ? ', with conditions. It can be accepted before they are met.' : '.'}`,
    on: offer?.replyBy ?? null,
  };
}

function toConfirm({ missingYes, university }: MoveFacts): Step | null {
  if (!missingYes) return null;
  const ofGuardian = missingYes === 'guardian';
  return {
    party: missingYes,
    action: 'confirm',
    title: ofGuardian ? 'The guardian needs to confirm what is sent' : 'Confirm what is sent to the university',
    forStaff: `Not confirmed yet by ${ofGuardian ? 'the guardian' : 'the student'}`,
    text: ofGuardian
      ? 'We have emailed the guardian a link to confirm it.'
      : `Nothing is sent to ${university} until this is confirmed.`,
  };
}

/** An interview that is still to come. */
function toAttend({ applicationStatus: status, interview }: MoveFacts, today: string): Step | null {
  if (!interview || !isAtInterview(status) || interview.on < today) return null;
  const when = interviewWords(interview);
  return {
    party: 'student',
    action: 'attend',
    title: `Interview: ${when}`,
    what: 'Attend the interview',
    forStudent: `Your interview: ${when}`,
    text: 'See below for the place and what to bring.',
    on: interview.on,
  };
}

function toSend({ items }: MoveFacts, today: string): Step | null {
  const open = items.filter(({ state }) => isOpen(state));
  if (open.length === 0) return null;
  const asked = items.filter(({ state }) => state !== 'waived').length;
  const first = firstDueOn(items);
  const by = byDay(first, today);
  return {
    party: 'applicant',
    action: 'send',
    title: `Send the requested items${by}`,
    what: 'Send the requested items',
    forStaff: `${open.length} of ${asked} still missing${by}`,
    text: `Still missing: ${labels(open)}.`,
    on: first,
  };
}

function toCheck({ items }: MoveFacts): Step | null {
  const received = items.filter(({ state }) => state === 'received');
  if (received.length === 0) return null;
  return {
    party: 'staff',
    action: 'check',
    title: 'Our team checks what was sent',
    forStaff: 'Check what was sent',
    text: `To check: ${labels(received)}.`,
  };
}

function toPay({ offer, depositIsDue }: MoveFacts, today: string): Step | null {
  if (!offer || !depositIsDue) return null;
  const { deposit, currency, depositBy } = offer;
  const what = deposit === null ? 'the deposit' : `the deposit of ${money(deposit, currency)}`;
  return {
    party: 'applicant',
    action: 'pay',
    title: `Pay ${what}${byDay(depositBy, today)}`,
    what: `Pay ${what}`,
    text: 'Pay it directly to the university, never through this site. Then send the receipt to our team.',
    on: depositBy,
  };
}

/** What follows from the status alone. */
function byStatus({ applicationStatus: status, items, interview, startIsKnown }: MoveFacts): Step | null {
  if (interview && isAtInterview(status)) {
    const text = `The interview was on ${interviewWords(interview)}.`;
    return { party: 'university', action: 'status', title: 'The university decides', text };
  }
  const { step, stepWhenComplete, life } = STATUS_RULES[status];
  if (step && life === 'paused' && !startIsKnown) return { ...step, ...NO_START, action: 'status' };
  const due = (isComplete(items) && stepWhenComplete) || step;
  return due && { ...due, action: 'status', text: due.text ?? '' };
}

const NO_START = {
  title: 'Our team is asking for the new start date',
  forStaff: 'Enter the new start',
  text: '',
};

/** The earliest day that something still to be sent is due; null where none has a day. */
function firstDueOn(items: MoveFacts['items']): string | null {
  const [first = null] = items.flatMap(({ state, dueOn }) => (dueOn && isOpen(state) ? [dueOn] : [])).sort();
  return first;
}

function isDueBeforeInterview({ items, interview }: MoveFacts): boolean {
  const first = firstDueOn(items);
  return first !== null && interview !== null && first < interview.on;
}

const byDay = (day: string | null | undefined, today: string) =>
  day && today ? ` by ${dayAndDueWords(day, today)}` : '';

/** 'Passport', 'Passport and Second reference', 'Passport, Second reference and 2 more'. */
function labels(items: readonly { label: string }[]): string {
  const [first = '', second, ...others] = items.map(({ label }) => label);
  if (second === undefined) return first;
  return others.length ? `${first}, ${second} and ${others.length} more` : `${first} and ${second}`;
}
