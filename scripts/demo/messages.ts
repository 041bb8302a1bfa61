import { HOUR_MS } from '@/lib/domain/days/day';
import type { DemoApplication, DemoSavedCourse } from './applications';
import conversations from './data/conversations.json' with { type: 'json' };
import enquiries from './data/enquiries.json' with { type: 'json' };
import { daysBefore, officeMoments } from './dates';
import { demoPeople, PERSONAS } from './people';

export interface DemoMessage {
  /** E-mail addresses. */
  from: string;
  to: string;
  text: string;
  createdOn: Date;
  /** null while unread. */
  readOn: Date | null;
}

export interface DemoNotification {
  /** The reader's e-mail address. */
  reader: string;
  notification: string;
  /** Inside the reader's own area: '/my-applications'. */
  href: string;
  createdOn: Date;
  readOn: Date | null;
}

export interface DemoActivity {
  /** E-mail address. */
  user: string;
  activity: string;
  createdOn: Date;
}

export interface DemoEnquiry {
  name: string;
  email: string;
  mobile: string;
  message: string;
  source: 'landing' | 'registration';
  createdOn: Date;
}

/** Notices older than this many days have been read. */
const UNREAD_FOR = 30;

/** The persona's conversations with three people of the team, oldest message first in each; the last ones are unread. */
export function demoMessages(now: Date): DemoMessage[] {
  return conversations.flatMap(({ staff, lines, unread }) => {
    const moments = officeMoments(
      now,
      lines.map(({ daysAgo }) => daysAgo),
    );
    return lines.map(({ from, text }, index) => {
      const createdOn = moments[index] ?? now;
      const isUnread = index >= lines.length - unread;
      const [sender, reader] = from === 'student' ? [PERSONAS.student, staff] : [staff, PERSONAS.student];
      return { from: sender, to: reader, text, createdOn, readOn: isUnread ? null : hoursAfter(createdOn, 0.5) };
    });
  });
}

/** The persona's notices, newest first: the moves of the applications, and a few others. */
export function demoNotifications(now: Date, applications: readonly DemoApplication[]): DemoNotification[] {
  const moves = personasOwn(applications).flatMap(({ course, history }) =>
    history
      .filter(({ by }) => by !== PERSONAS.student)
      .map(({ status, at }) => ({
        notification: `Your application to ${course.course} at ${course.university} is now: ${status}.`,
        href: '/my-applications',
        createdOn: at,
      })),
  );
  const others = [
    { notification: 'Your account has been verified. Welcome!', href: '/profile', createdOn: daysBefore(now, 209) },
    {
      notification: 'Tanvir Hossain registered with your referral code.',
      href: '/refer',
      createdOn: daysBefore(now, 127, 4),
    },
    {
      notification: 'Rahul Verma registered with your referral code.',
      href: '/refer',
      createdOn: daysBefore(now, 9, 6),
    },
    {
      notification: 'Harpreet Gill sent you a message.',
      href: '/messages',
      createdOn: lastMessageOf(PERSONAS.team, now),
    },
  ];
  return [...moves, ...others].sort(newestFirst).map((notice) => ({
    reader: PERSONAS.student,
    ...notice,
    readOn: daysBefore(now, UNREAD_FOR) > notice.createdOn ? hoursAfter(notice.createdOn, 9) : null,
  }));
}

/** The persona's activity log, newest first. */
export function demoActivities(
  now: Date,
  applications: readonly DemoApplication[],
  saved: readonly DemoSavedCourse[],
): DemoActivity[] {
  const applied = personasOwn(applications).map(({ course, month, year, createdOn }) => ({
    activity: `You applied to ${course.course} at ${course.university} (${month} ${year}).`,
    createdOn,
  }));
  const savedOnes = saved.map(({ course, createdOn }) => ({
    activity: `You saved ${course.course} at ${course.university}.`,
    createdOn,
  }));
  const own = [
    { activity: 'You registered.', createdOn: daysBefore(now, 210) },
    { activity: 'You signed in.', createdOn: daysBefore(now, 208) },
    { activity: 'You saved your personal information.', createdOn: daysBefore(now, 207, 20) },
    { activity: 'You saved your academic information.', createdOn: daysBefore(now, 206) },
    { activity: 'You saved your work experience.', createdOn: daysBefore(now, 205, 18) },
    { activity: 'You changed your settings.', createdOn: daysBefore(now, 61) },
    { activity: 'You signed in.', createdOn: daysBefore(now, 3) },
    { activity: 'You signed in.', createdOn: daysBefore(now, 0, 3) },
  ];
  return [...applied, ...savedOnes, ...own].sort(newestFirst).map((entry) => ({ user: PERSONAS.student, ...entry }));
}

/** Twelve leads, newest first: some who wrote from the landing page, some who registered themselves. */
export function demoEnquiries(now: Date): DemoEnquiry[] {
  const { students } = demoPeople(now);
  const registered = students
    .filter(({ addedBy }) => addedBy === null)
    .slice(-5)
    .map(({ name, email, mobile, createdOn }) => ({
      name,
      email,
      mobile,
      message: '',
      source: 'registration' as const,
      createdOn,
    }));
  const written = enquiries.map(({ daysAgo, ...enquiry }) => ({
    ...enquiry,
    source: 'landing' as const,
    createdOn: daysBefore(now, daysAgo, 2),
  }));
  return [...registered, ...written].sort(newestFirst);
}

/** When this member of the team last wrote to the persona. */
function lastMessageOf(staff: string, now: Date): Date {
  const written = demoMessages(now).filter(({ from }) => from === staff);
  return written.at(-1)?.createdOn ?? now;
}

function personasOwn(applications: readonly DemoApplication[]): DemoApplication[] {
  return applications.filter(({ applicant }) => applicant === PERSONAS.student);
}

function hoursAfter(moment: Date, hours: number): Date {
  return new Date(moment.getTime() + hours * HOUR_MS);
}

function newestFirst(a: { createdOn: Date }, b: { createdOn: Date }): number {
  return b.createdOn.getTime() - a.createdOn.getTime();
}
