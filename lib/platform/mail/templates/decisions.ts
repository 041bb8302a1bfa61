import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { unlisted } from '@/lib/domain/applications/course-words';
import { startOf } from '@/lib/domain/applications/starts';
import { comparePath } from '@/lib/domain/courses/compare';
import { dateText } from '@/lib/domain/days/day-words';
import type { OpenCourse } from '@/lib/domain/mail-requests';
import { siteUrl } from '@/lib/platform/env';
import type { ApplicationRecord, StatusMove } from '@/models/application';
import type { Letter } from '../letter';
import { noticesFor, openApplication, saidNotes, staffName } from './about';

/** The letters at hard moments: each says what happened and why, what stays open, and how to answer; and the heads of all others. */

interface Decision {
  subject: string;
  heading: string;
  what: string;
  /** Whose reason it is, above the reason in their words. */
  whose: string;
  /** What the reader is asked to do; '' for nothing. */
  asks: string;
  label: string;
}

interface About {
  application: ApplicationRecord;
  move: StatusMove;
  /** 'your', 'Asha Rao's'. */
  whose: string;
  /** 'you', 'Asha Rao'. */
  whom: string;
  /** 'Master of Data Science at University of Victoria, Sep 2027'. */
  course: string;
}

const ANSWER = 'Write to us about what you want to do next';
const REPLY = 'Reply on the application’s page';

/** Statuses that end an application without the place: each has a letter of its own. */
type Ending = 'Rejected' | 'Visa Refused' | 'Withdrawn';
type ByStatus<Complete extends ApplicationStatus, Words> = Record<Complete, Words> &
  Partial<Record<ApplicationStatus, Words>>;

const DECISIONS: ByStatus<Ending, (about: About) => Decision> = {
  Rejected: ({ application: { university, sent }, whom, whose, course }) =>
    sent
      ? {
          subject: `Decision of ${university}`,
          heading: `${university} has not offered ${whom} a place`,
          what: `We’re sorry. The university has decided not to offer ${whom} a place in ${course}.`,
          whose: `${university} says`,
          asks: ANSWER,
          label: REPLY,
        }
      : {
          subject: 'Not sent to the university',
          heading: `We could not send ${whose} application`,
          what: `We’re sorry. ${capital(whose)} application for ${course} was closed before it went to the university.`,
          whose: 'Why',
          asks: ANSWER,
          label: REPLY,
        },
  'Visa Refused': ({ whose, course }) => ({
    subject: 'The visa was refused',
    heading: 'The visa was refused',
    what: `We’re sorry. The visa office refused ${whose} visa for ${course}.`,
    whose: 'Reason given by the visa office',
    asks: 'Write to us before you apply again or ask for your deposit back',
    label: REPLY,
  }),
  Withdrawn: ({ whose, course, move }) => ({
    subject: 'Withdrawn',
    heading: `${capital(whose)} application was withdrawn`,
    what: [
      `${move.byName || 'Our team'} withdrew ${whose} application for ${course}`,
      `on ${dateText(move.at.toISOString(), 'letter')}. Nothing more will be sent to the university.`,
    ].join(' '),
    whose: whyOf(move),
    asks: 'To continue with the application, reopen it on its page',
    label: 'Open the application',
  }),
};

/** 'Harpreet Gill writes', 'Why'. */
const whyOf = ({ byName }: StatusMove): string => (byName ? `${byName} writes` : 'Why');

/** The head of every other letter about a move, by the status it is now. `whose` is 'Your' or 'Asha Rao’s'. */
export const HAPPENED: ByStatus<Exclude<ApplicationStatus, Ending>, (whose: string, university: string) => string> = {
  Pending: (whose) => `${whose} application is open again`,
  'Under Review': (whose) => `${whose} application is being reviewed`,
  'Documents Requested': (whose) => `${whose} application needs documents`,
  Submitted: (whose, university) => `${whose} application was sent to ${university}`,
  Interview: (whose, university) => `${whose} application: ${university} has scheduled an interview`,
  'Conditional Offer': (whose, university) => `${whose} application: ${university} offers a place with conditions`,
  'Offer Received': (whose, university) => `${whose} application: ${university} offers a place`,
  Accepted: (whose, university) => `${whose} place at ${university} is accepted`,
  'Visa Applied': (whose) => `${whose} visa application was submitted`,
  'Visa Approved': (whose) => `${whose} visa was approved`,
  Enrolled: (whose, university) => `${whose} enrolment at ${university} is complete`,
  Deferred: (whose) => `${whose} application was deferred`,
};

/**
 * The letter about a move that ends an application without the place; null for every other move.
 * @param studentName null where the student reads
 * @param staysOpen to the student after a refusal: what fits them and still takes applications; left out where it wasn't looked for
 */
export function decisionLetter(
  application: ApplicationRecord,
  move: StatusMove,
  studentName: string | null,
  staysOpen?: readonly OpenCourse[],
): Letter | null {
  const decide = DECISIONS[move.status];
  if (!decide) return null;
  const { course, university, courseFrom } = application;
  const [whose, whom] = studentName === null ? ['your', 'you'] : [`${studentName}’s`, studentName];
  const named = `${course} at ${university}${unlisted(courseFrom)}, ${startOf(application)}`;
  const said = decide({ application, move, whose, whom, course: named });
  return {
    subject: `${said.subject}: ${course}`,
    preview: said.what,
    heading: said.heading,
    paragraphs: [said.what],
    ...(move.reason && { quotes: [{ by: said.whose, text: move.reason }] }),
    ...(staysOpen?.length && {
      facts: [{ term: `Still open to ${whom}`, value: staysOpen.map(courseLine).join('\n') }],
    }),
    // What an agent does about it is theirs to know.
    ...(said.asks && studentName === null && { asks: { what: said.asks, today: '' } }),
    action: openApplication(application, studentName, said.label),
    ...(staysOpen?.length && {
      other: {
        label: staysOpen.length === 1 ? 'Look at this course' : 'Look at these courses side by side',
        href: siteUrl(comparePath(staysOpen.map(({ _id }) => _id))),
      },
    }),
    notes: [
      ...(staysOpen ? [openWords(staysOpen, studentName)] : []),
      ...(studentName === null ? saidNotes(application, move) : []),
    ],
    by: staffName(move),
    reason: noticesFor(studentName),
  };
}

function openWords({ length }: readonly OpenCourse[], studentName: string | null): string {
  const [whom, whose] = studentName === null ? ['you', 'your'] : [studentName, 'their'];
  return length === 0
    ? `We found no open course that clearly fits ${whose} profile. We can look for one together.`
    : `The courses still open to ${whom} are similar to this one, fit ${whose} profile and are accepting applications.`;
}

const courseLine = ({ course, university, country }: OpenCourse) => `${course}, ${university}, ${country}`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
