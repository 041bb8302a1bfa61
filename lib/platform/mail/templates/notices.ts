import { universityWords } from '@/lib/domain/applications/course-words';
import type { DeadlineKind } from '@/lib/domain/applications/deadline-kinds';
import { COURSE_PAGE, SAVED_COURSES } from '@/lib/domain/areas';
import type { Day } from '@/lib/domain/days/day';
import { dateText, dueWords } from '@/lib/domain/days/day-words';
import { siteUrl } from '@/lib/platform/env';
import type { ApplicationRecord } from '@/models/application';
import type { ItemRecord } from '@/models/application-parts';
import type { Due } from '../due';
import type { Letter } from '../letter';
import { factsOf, NOTICES, noticesFor, openApplication, staffName } from './about';

/** The e-mails about what is asked, what is due and what was written. An account's settings can switch them off. */

/**
 * What is asked of the student (`studentName` null) or their agent on an application, item by item.
 * @param today 'YYYY-MM-DD', where the reader lives
 */
export function documentsRequestedLetter(
  application: ApplicationRecord,
  open: readonly ItemRecord[],
  studentName: string | null,
  today: Day,
): Letter {
  const { course, university } = application;
  const one = open.length === 1;
  const what = one ? `“${open[0]?.label}” is needed` : `${open.length} items are needed`;
  const [first] = open.flatMap(({ dueOn }) => dueOn ?? []).sort();
  return {
    subject: `${what}: ${course}, ${universityWords(application)}`,
    preview: open.map(({ label }) => label).join(', '),
    heading: studentName === null ? `${what} for your application` : `${what} for ${studentName}’s application`,
    paragraphs: [
      `The application is for ${course} at ${university}.`,
      `You can take photos with your phone’s camera.${one ? '' : ' You can send each item separately.'}`,
    ],
    facts: open.flatMap(({ kind, label, note, reason, state, dueOn }) => {
      // The next step names the day of one.
      const day = dueOn && !one ? `Due on ${dateText(dueOn, 'letter')}.` : '';
      const said = [state === 'redo' ? `Returned: ${reason}` : note, day].filter(Boolean).join(' ');
      if (one && !said) return [];
      return { term: label, value: said || (kind === 'question' ? 'Please answer it.' : 'Please send it.') };
    }),
    asks: {
      what: one ? 'Send it' : first ? 'Send the first item' : 'Send them as soon as you can',
      by: first,
      today,
    },
    action: openApplication(application, studentName, one ? 'Send it' : 'Send them'),
    by: open[0] && staffName(open[0].asked),
    reason: noticesFor(studentName),
  };
}

/** What is due on one day, for the student or their agent. */
export function reminderLetter(area: string, on: string, due: Due): Letter {
  const { deadlines, today, student, application, saved } = due;
  const isOwn = area === '/app/student';
  if (application && on < today) return missedDepositLetter(application, on, isOwn ? null : student.name);
  const words = dueWords(on, today);
  const when = words.charAt(0).toUpperCase() + words.slice(1);
  const several =
    saved.length > 0 ? `${deadlines.length} deadlines for courses you saved` : `${deadlines.length} deadlines`;
  const what = deadlines.length === 1 ? (deadlines[0]?.what ?? '') : several;
  return {
    subject: `${when}: ${what}${isOwn ? '' : ` (${student.name})`}`,
    preview: deadlines.map((deadline) => deadline.what).join(', '),
    heading: `${when}: ${what}`,
    paragraphs: [
      deadlines.length === 1 ? 'This is a reminder.' : `This is a reminder of ${deadlines.length} deadlines.`,
    ],
    facts: [
      // One stands in the head.
      ...(deadlines.length === 1 ? [] : [{ term: 'Deadlines', value: deadlines.map(({ what }) => what).join('\n') }]),
      ...(application
        ? factsOf(application, isOwn ? null : student.name)
        : isOwn
          ? []
          : [{ term: 'Student', value: student.name }]),
    ],
    asks: reminderAsks(due, isOwn),
    action: reminderAction(area, due),
    reason: NOTICES(area),
  };
}

/** The deposit's day is over and nothing shows that it was paid: the one day that is reminded of after it. */
function missedDepositLetter(application: ApplicationRecord, on: string, studentName: string | null): Letter {
  const { course, university } = application;
  const whose = studentName === null ? 'your' : `${studentName}’s`;
  const heading = `We have no proof that the deposit for ${university} was paid`;
  return {
    subject: `Deposit not confirmed: ${course}`,
    preview: heading,
    heading,
    paragraphs: [
      `The deposit for ${whose} place in ${course} was due on ${dateText(on, 'letter')}.`,
      'If it has not been paid, the university may give the place to someone else. We can ask whether it still accepts the payment.',
    ],
    ...(studentName === null && { asks: { what: 'Send the proof of payment, or write to us today', today: on } }),
    action: openApplication(application, studentName),
    reason: noticesFor(studentName),
  };
}

const ASKS: Record<DeadlineKind, string> = {
  item: 'Send it',
  reply: 'Reply to the offer',
  deposit: 'Pay the deposit to the university',
  interview: 'Attend the interview',
  start: 'Get ready for the start of the course',
  expiry: 'Get a new one and add it to your profile',
  closing: 'Apply if you want this course',
};

function reminderAsks({ deadlines, student, today }: Due, isOwn: boolean): NonNullable<Letter['asks']> {
  const [first] = deadlines;
  const alike =
    deadlines.every(({ kind }) => kind === first?.kind) && (deadlines.length === 1 || first?.kind !== 'item');
  const own = first && alike ? ASKS[first.kind] : 'Open the application’s checklist and complete everything on it';
  const what = isOwn ? own : `Open the application’s checklist and help ${student.name} with it`;
  const isEvent = alike && (first?.kind === 'interview' || first?.kind === 'start');
  return isOwn && isEvent ? { what, on: first?.on, today } : { what, by: first?.on, today };
}

function reminderAction(area: string, { student, application, saved }: Due): NonNullable<Letter['action']> {
  const isOwn = area === '/app/student';
  const [label, page] = application
    ? ['Open the application', `${isOwn ? 'my-applications' : 'applications'}/${application._id}`]
    : saved.length === 1
      ? ['Open the course', `${COURSE_PAGE}/${saved[0]}`]
      : saved.length > 1
        ? ['Open saved courses', SAVED_COURSES]
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
export function messageDigestLetter(area: string, senders: readonly UnreadFrom[], total: number, today: Day): Letter {
  const first = senders[0];
  const things = senders.some(({ isWork }) => isWork)
    ? ['one new item', 'new items']
    : ['one unread message', 'unread messages'];
  const what = total === 1 ? things[0] : `${total} ${things[1]}`;
  const alone = senders.length === 1 ? first : undefined;
  return {
    subject: alone ? subjectFor(alone) : `You have ${what}`,
    preview: first ? `${first.name}: ${shortened(first.newest)}` : '',
    heading: `You have ${what}`,
    paragraphs: ['You have not read the following yet.'],
    quotes: senders.map(({ name, count, newest }) => ({
      by: count === 1 ? name : `${name}, ${count} messages, latest`,
      text: shortened(newest),
    })),
    asks: { what: 'Read and reply', today },
    action: {
      label: alone?.isWork ? 'View it' : 'Read and reply',
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
