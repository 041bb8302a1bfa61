import { STATUS_RULES } from '@/lib/domain/applications/application-status';
import { universityWords, unlisted } from '@/lib/domain/applications/course-words';
import { awaitsReply } from '@/lib/domain/applications/offers';
import { startOf } from '@/lib/domain/applications/starts';
import { partFacts } from '@/lib/domain/applications/status-parts';
import type { Day } from '@/lib/domain/days/day';
import type { MailRequests } from '@/lib/domain/mail-requests';
import { siteUrl } from '@/lib/platform/env';
import type { ApplicationRecord, StatusMove } from '@/models/application';
import type { Letter } from '../letter';
import {
  factsOf,
  NOTICES,
  noticesFor,
  openApplication,
  saidNotes,
  staffName,
  visaFacts,
  whoseApplication,
} from './about';
import { decisionLetter, HAPPENED } from './decisions';
import { nextStepOf } from './next-step';
import { depositSentence, offerLetter } from './offer';
import { itemsMoved, movedWords } from './start';

/** What the letter about a move says besides, from other records. */
type MoreOfMove = Pick<MailRequests['application-moved'], 'staysOpen' | 'visa'>;

/** The e-mails about moves of applications. An account's settings can switch them off. */

/**
 * A move of an application, for its student (`studentName` null) or the student's agent, with what comes next.
 * @param today 'YYYY-MM-DD', where the reader lives
 */
export function applicationMovedLetter(
  application: ApplicationRecord,
  move: StatusMove,
  studentName: string | null,
  today: Day,
  { staysOpen, visa }: MoreOfMove = {},
): Letter {
  const { course, status, offer } = application;
  if (offer && !offer.reply && move.status === status && awaitsReply(status))
    return offerLetter(application, offer, studentName, today);
  const decided = move === application.history[0] ? null : decisionLetter(application, move, studentName, staysOpen);
  if (decided) return decided;
  const next = nextStepOf(application, studentName, today);
  const said = wordsOf(application, move, studentName);
  return {
    subject: `${said.subject}: ${course}, ${universityWords(application)}`,
    preview: said.sentences[0] ?? said.heading,
    heading: said.heading,
    paragraphs: [
      ...said.sentences,
      ...(move.status === 'Accepted' && offer ? depositSentence(application, offer) : []),
      ...next.sentences,
    ],
    facts: [
      ...(move === application.history[0] ? factsOf(application, studentName) : []),
      ...partFacts(application, move.status),
      ...(move.reason ? [{ term: 'Reason', value: move.reason }] : []),
      ...visaFacts(visa),
    ],
    ...(next.asks && { asks: next.asks }),
    action: openApplication(application, studentName, next.label),
    notes: studentName === null ? saidNotes(application, move) : [],
    // Who accepts is the student: to ask is who recorded the offer.
    by: staffName(move) ?? (move.status === 'Accepted' && offer ? staffName(offer.made) : undefined),
    reason: noticesFor(studentName),
  };
}

interface Said {
  subject: string;
  heading: string;
  sentences: string[];
}

function wordsOf(application: ApplicationRecord, move: StatusMove, studentName: string | null): Said {
  const whose = whoseApplication(studentName);
  if (move !== application.history[0]) return wordsOfStatus(application, move, studentName);
  if (studentName !== null) {
    return { subject: 'Applied', heading: `${whose} was created`, sentences: [] };
  }
  if (move.byRole !== 'student') {
    const sentences = [CREATED_BY[move.byRole]?.(move.byName) ?? 'Our team applied to this course for you.', FOLLOW];
    return { subject: 'Applied', heading: `${whose} was created`, sentences };
  }
  const heading = 'We have received your application';
  return { subject: heading, heading, sentences: [APPLIED, FOLLOW] };
}

const CREATED_BY: Partial<Record<StatusMove['byRole'], (name: string) => string>> = {
  agent: () => 'Your agency applied to this course for you.',
  helper: (name) => `${name} applied to this course for you.`,
};
const APPLIED = 'Thank you. Our team will contact you soon.';
const FOLLOW = 'On the application’s page you can follow every step and write to us.';

function wordsOfStatus(application: ApplicationRecord, move: StatusMove, studentName: string | null): Said {
  const { status, at } = move;
  const { course, university, history } = application;
  const isResumed = history[history.indexOf(move) - 1]?.status === 'Deferred';
  // Another start is said in a sentence of its own.
  const start = status === 'Deferred' ? '' : `, ${startOf(application)}`;
  const what = `The application is for ${course} at ${universityWords(application)}${start}.`;
  const feeling = STATUS_RULES[status].kind === 'good' && !isResumed ? ['Congratulations!'] : [];
  const moved = status === 'Deferred' ? [movedWords(application), ...itemsMoved(application, at)].filter(Boolean) : [];
  const whose = studentName === null ? 'Your' : `${studentName}’s`;
  const happened = isResumed ? `${whose} application continues` : HAPPENED[status]?.(whose, university);
  return { subject: status, heading: [...feeling, happened ?? status].join(' '), sentences: [what, ...moved] };
}

/** A move of one application among several; `studentName` is null for the reader's own. */
export interface MovedOne {
  application: ApplicationRecord;
  move: StatusMove;
  studentName: string | null;
}

/** Applications that were moved together, for their student or the agent. */
export function applicationsMovedLetter(area: string, moved: readonly MovedOne[]): Letter {
  const [first] = moved;
  const heading = `${moved.length} applications have a new status: ${first?.move.status}`;
  const isOwn = first?.studentName === null;
  return {
    subject: heading,
    preview: moved.map(({ application }) => application.course).join(', '),
    heading,
    paragraphs: [
      `${moved.length} of ${isOwn ? 'your applications' : "your students' applications"} have a new status.`,
      ...(first?.move.reason ? [`Reason: ${first.move.reason}`] : []),
      'Each application’s page shows the next step.',
    ],
    facts: moved.map(({ application: { course, university, courseFrom, ...start }, studentName }) => ({
      term: studentName ?? course,
      value: `${studentName === null ? '' : `${course}, `}${university}${unlisted(courseFrom)}, ${startOf(start)}`,
    })),
    action: { label: 'Open the applications', href: siteUrl(`${area}/${isOwn ? 'my-applications' : 'applications'}`) },
    by: first && staffName(first.move),
    reason: NOTICES(area),
  };
}
