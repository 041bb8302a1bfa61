import { z } from 'zod';
import { COURSE_SOURCES } from '@/lib/domain/applications/course-words';
import { SENT_BY } from '@/lib/domain/applications/sent';
import type { Month } from '@/lib/domain/courses/course';
import { courseCard } from '../catalogue/courses';
import { applicationStatus, country, id, month, optionalLine, paging, SUPPORTED_TEXT } from '../fields';
import { calls } from '../operation';
import { applicationParts } from './application-parts';
import { itemDrafts } from './checklist';
import { deadline } from './deadlines';
import { askedBy, closes, newStart, startParts } from './start-fields';
import { givenParts } from './status-part-fields';

/** Whether a month of a year can be chosen: one applied for is shown, but can't. */
export type MonthState = 'open' | 'applied';

/** One year of an application form with its months, in calendar order. */
export interface YearChoice {
  year: number;
  months: { month: Month; state: MonthState }[];
}

const { forAllRoles, forApplicants, forStaff } = calls('Applications');
/** An application's status, by its name. */
export const status = applicationStatus;

/** Why an application is moved; '' for no reason. */
export const moveReason = z.string().trim().max(1000).default('');

/**
 * Student and agent are informed after ten seconds, in which the caller can undo the move: for staff, and only without a
 * reason, items and an interview.
 */
export const undoable = z.boolean().optional();
/**
 * Why an application counts as sent without its student's confirmation: it was sent outside this site. For staff, with what
 * sends it (a move to 'Submitted' or further, an offer); student and agent read it.
 */
export const sentOutside = z
  .string()
  .trim()
  .min(1, 'Please enter how and why it was sent outside this site.')
  .max(1000, 'At most 1,000 characters.')
  .refine(...SUPPORTED_TEXT)
  .optional();

/** Until when the caller can undo it, ISO 8601; null for not at all. */
export const undoUntil = z.string().nullable();

const statusMove = z
  .object({
    status,
    byRole: z.string(),
    byName: z.string(),
    reason: z.string(),
    /** ISO 8601. */
    at: z.string(),
  })
  .meta({ id: 'StatusMove' });

/** 'agency': its agency typed the course, and `courseId` is of `GET /agency-courses/{id}`. */
export const courseFrom = z.enum(COURSE_SOURCES);

/** Whether the start that is valid now is known. Where it isn't, as after a deferral, `year` and `month` are the last one known. */
export const startIsKnown = z.boolean();

/** A course in a list of applications. `_id` is the application's. */
const applicationCard = courseCard
  .extend({
    courseId: id,
    courseFrom,
    userId: id,
    applicationStatus: status,
    year: z.number(),
    month: z.string(),
    startIsKnown,
    createdOn: z.string(),
    /** Whose yes is missing before it can be sent. */
    missingYes: z.enum(['student', 'guardian']).nullable(),
  })
  .meta({ id: 'ApplicationCard' });
/** What lists of a student's own applications show. */
export type ApplicationCard = z.infer<typeof applicationCard>;

/** The whole application, for everyone who may see it; what each may do is in it. */
export const applicationView = applicationCard
  .extend({
    studentName: z.string(),
    /** Of a course that isn't in the catalogue: the agency that typed it, and when (ISO 8601); null else. */
    typedCourse: z.object({ agency: z.string(), on: z.string() }).nullable(),
    /** Whether an agent acts for the student in it. */
    hasAgent: z.boolean(),
    /** The assignee; null for no one. */
    counsellor: z
      .object({
        _id: id,
        name: z.string(),
        jobTitle: z.string(),
        /** How long their answers usually take, in minutes; null before there were enough. */
        replyMinutes: z.number().nullable(),
      })
      .nullable(),
    /** Who handles it: staff, or the agency of that name; since when and by whom, ISO 8601, null where that was never said. */
    handler: z.object({
      kind: z.enum(['staff', 'agency']),
      agency: z.string(),
      since: z.string().nullable(),
      byName: z.string(),
      reason: z.string(),
    }),
    /** Whether the caller handles it: what only who handles it may do is in `moves`, `decisions` and the like. */
    handles: z.boolean(),
    /** To whom the caller may hand it over; null for no one. */
    handsOverTo: z.enum(['staff', 'agency']).nullable(),
    history: z.array(statusMove),
    /** What the caller may move it to now. */
    moves: z.array(status),
    /** Whether staff let a withdrawn one be reopened: by a move to 'Pending'. */
    mayReopen: z.boolean(),
    /** When it was sent to the university, ISO 8601, and how; null before. It stays whatever becomes of the status. */
    sent: z
      .object({
        at: z.string(),
        /** Who moved it, recorded the offer, or that it was sent outside this site; '' for the system. */
        byName: z.string(),
        how: z.enum(SENT_BY),
        /** Why it was sent outside this site, without the student's confirmation; '' else. */
        reason: z.string(),
      })
      .nullable(),
    /**
     * For staff: which agency brought the student, since when it is theirs (null: not known), and whether that is
     * settled as the application was sent; null without one.
     */
    broughtBy: z.object({ agency: z.string(), since: z.string().nullable(), settled: z.boolean() }).nullable(),
    ...applicationParts,
    ...startParts,
    /** Every due day of it, its student's papers included, the earliest first. None once it is over, or deferred. */
    deadlines: z.array(deadline),
  })
  .meta({ id: 'Application' });
/** What an application's page is made of. */
export type ApplicationView = z.infer<typeof applicationView>;

export const apply = forApplicants('POST /apply', {
  scope: 'applications:write',
  forHelpers: true,
  summary: 'Apply to a course, as a student or as an agent for a student',
  body: z.object({
    courseId: id,
    userId: id.optional(),
    year: z.coerce.number().int('Please choose a year.'),
    month,
    status: z.literal('Pending').optional(),
  }),
  result: z.object({ success: z.boolean(), message: z.string(), application: applicationView }),
  status: 201,
  errors: ['not_found', 'conflict'],
  invalidMessage: 'Failed to apply for the course.',
  unauthenticatedMessage: 'User ID is not available. Please login again.',
});

export const checkApplication = forApplicants('GET /check-application/{courseId}/{userId}', {
  forHelpers: true,
  summary: 'Whether the student has an application for this course',
  params: z.object({ courseId: id, userId: id }),
  result: z.object({ exists: z.boolean() }),
  errors: ['not_found'],
});

export const applications = forAllRoles('GET /get-applications', {
  scope: 'applications:read',
  forHelpers: true,
  summary: 'Applications of one student in one country, newest first',
  query: z.object({ country, userId: id.optional(), ...paging }),
  result: z.array(applicationCard),
  errors: ['not_found'],
});

export const viewApplication = forAllRoles('GET /applications/{id}', {
  scope: 'applications:read',
  forHelpers: true,
  summary: 'One application with its history, checklist and offer',
  params: z.object({ id }),
  result: z.object({ application: applicationView }),
  errors: ['not_found'],
});

export const moveApplication = forAllRoles('POST /applications/{id}/status', {
  scope: 'applications:write',
  summary:
    "Change an application's status. The staff or agency members handling it can set any allowed status; the student and their agent can only set 'Withdrawn'",
  params: z.object({ id }),
  body: z.object({
    status,
    reason: moveReason,
    /** The status the caller saw; when it is another by now, nothing moves (409). */
    from: status.optional(),
    /** What to ask for, with a move to 'Documents Requested' alone. */
    items: itemDrafts.optional(),
    /** With a move to a status that has fields of its own; it can be entered later, too. */
    ...givenParts,
    undo: undoable,
    sentOutside,
    /** With a move to 'Deferred': the new start, null or absent where it isn't known yet; who wanted it, and the open items that close. */
    start: newStart.nullable().optional(),
    askedBy: askedBy.optional(),
    closes: closes.optional(),
    /** For an agency that handles: what shows it, such as the letter's number; with a file: `POST /applications/{id}/said`. */
    evidence: optionalLine(200).optional(),
  }),
  result: z.object({ success: z.boolean(), message: z.string(), application: applicationView, undoUntil }),
  errors: ['not_found', 'conflict'],
});

export const undoMove = forStaff('POST /applications/{id}/undo', {
  summary: 'Undo the caller’s status change within ten seconds, if nothing else has happened on the application since',
  params: z.object({ id }),
  /** `from`: the status that the move led to; when it is another by now, nothing changes (409). */
  body: z.object({ from: status.optional() }),
  result: z.object({ success: z.boolean(), message: z.string(), application: applicationView }),
  errors: ['not_found', 'conflict'],
});
