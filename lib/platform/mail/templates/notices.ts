import { interviewFacts, isAtInterview } from '@/lib/domain/applications/interview';
import { moveFactsOf } from '@/lib/domain/applications/move-facts';
import { nextMove } from '@/lib/domain/applications/next-move';
import { COURSE_PAGE, SAVED_COURSES } from '@/lib/domain/areas';
import { dueWords } from '@/lib/domain/days/day-words';
import { siteUrl } from '@/lib/platform/env';
import type { ApplicationRecord, StatusMove } from '@/models/application';
import type { ItemRecord } from '@/models/application-parts';
import type { Due } from '../due';
import type { Letter } from '../letter';

/** The e-mails that an account's settings can switch off. */

export const NOTICES = (area: string) =>
  `You get this e-mail because notifications are on in your settings: ${siteUrl(`${area}/settings`)}`;

/**
 * A move of an application, for its student (`studentName` null) or the student's agent, with what comes next.
 * @param today 'YYYY-MM-DD', where the reader lives
 */
export function applicationMovedLetter(
  application: ApplicationRecord,
  move: StatusMove,
  studentName: string | null,
  today: string,
): Letter {
  const next = nextMove(moveFactsOf(application), studentName === null ? 'student' : 'agent', today);
  const { _id, course, university, country, month, year, interview } = application;
  const area = studentName === null ? '/app/student' : '/app/agent';
  const page = studentName === null ? `${area}/my-applications/${_id}` : `${area}/applications/${_id}`;
  const isNew = move === application.history[0];
  const isConfirmation = isNew && studentName === null && move.byRole === 'student';
  const whose = studentName === null ? 'Your application' : `${studentName}'s application`;
  return {
    subject: isConfirmation
      ? `We have your application: ${course}, ${university}`
      : `${move.status}: ${course}, ${university}`,
    preview: isConfirmation ? APPLIED : isNew ? `${whose} was made.` : `${whose} is now: ${move.status}.`,
    heading: isConfirmation
      ? 'We have your application'
      : isNew
        ? `${whose} was made`
        : `${whose} is now: ${move.status}`,
    paragraphs: isConfirmation ? [APPLIED, NEXT] : isNew && studentName === null ? [BY_AGENT, NEXT] : [],
    facts: [
      ...(studentName === null ? [] : [{ term: 'Student', value: studentName }]),
      { term: 'Course', value: course },
      { term: 'University', value: `${university}, ${country}` },
      { term: 'Intake', value: `${month} ${year}` },
      { term: 'Status', value: move.status },
      ...(interview && isAtInterview(move.status) ? interviewFacts(interview) : []),
      ...(move.reason ? [{ term: 'Reason', value: move.reason }] : []),
      ...(next ? [{ term: 'Next', value: `${next.whose}: ${next.title}` }] : []),
    ],
    action: { label: 'Open the application', href: siteUrl(page) },
    reason: NOTICES(area),
  };
}

/** A move of one application among several; `studentName` is null for the reader's own. */
export interface MovedOne {
  application: ApplicationRecord;
  move: StatusMove;
  studentName: string | null;
}

/** Applications that were moved together, for their student or the agent. */
export function applicationsMovedLetter(area: string, moved: readonly MovedOne[]): Letter {
  const reason = moved[0]?.move.reason;
  const heading = `${moved.length} applications are now: ${moved[0]?.move.status}`;
  const isOwn = moved[0]?.studentName === null;
  return {
    subject: heading,
    preview: moved.map(({ application }) => application.course).join(', '),
    heading,
    paragraphs: reason ? [reason] : [],
    facts: moved.map(({ application: { course, university, month, year }, studentName }) => ({
      term: studentName ?? course,
      value: `${studentName === null ? '' : `${course}, `}${university}, ${month} ${year}`,
    })),
    action: { label: 'Open the applications', href: siteUrl(`${area}/${isOwn ? 'my-applications' : 'applications'}`) },
    reason: NOTICES(area),
  };
}

/** What is asked of the student (`studentName` null) or their agent on an application, item by item. */
export function documentsRequestedLetter(
  application: ApplicationRecord,
  open: readonly ItemRecord[],
  studentName: string | null,
): Letter {
  const { _id, course, university } = application;
  const area = studentName === null ? '/app/student' : '/app/agent';
  const page = studentName === null ? `${area}/my-applications/${_id}` : `${area}/applications/${_id}`;
  const what = open.length === 1 ? `“${open[0]?.label}” is needed` : `${open.length} things are needed`;
  return {
    subject: `${what}: ${course}, ${university}`,
    preview: open.map(({ label }) => label).join(', '),
    heading: studentName === null ? `${what} for your application` : `${what} for ${studentName}'s application`,
    paragraphs: [`${course} at ${university}. You can send each by itself, also with your phone's camera.`],
    facts: open.map(({ label, note, reason, state, dueOn }) => ({
      term: label,
      value:
        [state === 'redo' ? `Returned: ${reason}` : note, dueOn ? `Due on ${longDay(dueOn)}.` : '']
          .filter(Boolean)
          .join(' ') || 'Please send it.',
    })),
    action: { label: 'Send it', href: siteUrl(page) },
    reason: NOTICES(area),
  };
}

/** '4 December 2026'. */
export const longDay = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const APPLIED = 'Application applied successfully. You will be contacted soon.';
const BY_AGENT = 'Your agent applied to this course for you.';
const NEXT = 'On its page you see every step, and can write to us about it.';

/** What is due on one day, for the student or their agent. */
export function reminderLetter(area: string, on: string, due: Due): Letter {
  const { deadlines, today, student, application, saved } = due;
  const isOwn = area === '/app/student';
  const words = dueWords(on, today);
  const when = words.charAt(0).toUpperCase() + words.slice(1);
  const several =
    saved.length > 0 ? `${deadlines.length} intakes that you saved close` : `${deadlines.length} things are due`;
  const what = deadlines.length === 1 ? (deadlines[0]?.what ?? '') : several;
  return {
    subject: `${when}: ${what}${isOwn ? '' : ` (${student.name})`}`,
    preview: deadlines.map((deadline) => deadline.what).join(', '),
    heading: `${when}: ${what}`,
    paragraphs: [],
    facts: [
      { term: 'Day', value: longDay(on) },
      { term: 'What', value: deadlines.map((deadline) => deadline.what).join(', ') },
      ...(isOwn ? [] : [{ term: 'Student', value: student.name }]),
      ...(application
        ? [
            { term: 'Course', value: application.course },
            { term: 'University', value: `${application.university}, ${application.country}` },
          ]
        : []),
    ],
    action: reminderAction(area, due),
    reason: NOTICES(area),
  };
}

function reminderAction(area: string, { student, application, saved }: Due): NonNullable<Letter['action']> {
  const isOwn = area === '/app/student';
  const [label, page] = application
    ? ['Open the application', `${isOwn ? 'my-applications' : 'applications'}/${application._id}`]
    : saved.length === 1
      ? ['Open the course', `${COURSE_PAGE}/${saved[0]}`]
      : saved.length > 1
        ? ['Open the saved courses', SAVED_COURSES]
        : ['Open the profile', isOwn ? 'profile' : `view-profile/${student._id}`];
  return { label, href: siteUrl(`${area}/${page}`) };
}

export interface UnreadFrom {
  /** Where it is read, inside the reader's own area. */
  href: string;
  /** The sender, or what happened: 'Asha wrote about your application to …'. */
  name: string;
  isPerson: boolean;
  /** New at the desk, not a message. */
  isWork?: boolean;
  count: number;
  newest: string;
}

/** All unread messages in one e-mail, however many there are; `total` counts also what `senders` leaves out. */
export function messageDigestLetter(area: string, senders: readonly UnreadFrom[], total: number): Letter {
  const first = senders[0];
  const things = senders.some(({ isWork }) => isWork)
    ? ['one new thing', 'new things']
    : ['one unread message', 'unread messages'];
  const what = total === 1 ? things[0] : `${total} ${things[1]}`;
  const alone = senders.length === 1 ? first : undefined;
  return {
    subject: alone ? subjectFor(alone) : `You have ${what}`,
    preview: first ? `${first.name}: ${shortened(first.newest)}` : '',
    heading: `You have ${what}`,
    paragraphs: [],
    quotes: senders.map(({ name, count, newest }) => ({
      by: count === 1 ? name : `${name}, ${count} messages, the newest`,
      text: shortened(newest),
    })),
    action: {
      label: alone?.isWork ? 'Look at it' : 'Read and answer',
      href: siteUrl(
        area + (alone ? alone.href : senders.some(({ isWork }) => isWork) ? '/notifications' : '/messages'),
      ),
    },
    reason: NOTICES(area),
  };
}

function subjectFor({ name, isPerson, count }: UnreadFrom): string {
  return isPerson ? `${name} sent you ${count === 1 ? 'a message' : `${count} messages`}` : name;
}

/** Enough to know what it is about; the rest is shown after signing in. */
function shortened(text: string): string {
  return text.length > 160 ? `${text.slice(0, 160).trimEnd()}…` : text;
}
