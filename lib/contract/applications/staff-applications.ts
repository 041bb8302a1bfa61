import { z } from 'zod';
import { care, inCare } from '../agency/agency';
import { applicationStatus, country, id, keyword, level, orderBy, paged } from '../fields';
import { calls } from '../operation';
import { assignee, counsellor } from '../people/desk';
import { exportFormat } from '../table-export';
import { courseFrom, moveReason, startIsKnown, undoable, undoUntil } from './applications';

const { forStaff } = calls('Applications');

/** The columns that tables of applications are ordered by. */
export const APPLICATION_COLUMNS = ['student', 'course', 'intake', 'status', 'movedOn', 'createdOn'] as const;
/** What agents order their list by. */
export const applicationOrder = orderBy(APPLICATION_COLUMNS);
/** A column, or '-column' for descending. */
export type ApplicationOrder = z.output<typeof applicationOrder>;

/** Staff also order by the agency's name, and put those of one counsellor together. */
export const STAFF_APPLICATION_COLUMNS = [...APPLICATION_COLUMNS, 'agency', 'counsellor'] as const;
const staffApplicationOrder = orderBy(STAFF_APPLICATION_COLUMNS);
/** The same with the staff's two further columns. */
export type StaffApplicationOrder = z.output<typeof staffApplicationOrder>;

const status = applicationStatus;

/** The next move of an application, in words for the caller. */
const nextMoveView = z
  .object({
    /** 'Your move', "Asha Rao's move". */
    /** Whom it waits for: 'the university'. */
    partyName: z.string(),
    whose: z.string(),
    isYours: z.boolean(),
    title: z.string(),
    /** The day it is due, YYYY-MM-DD. */
    on: z.string().nullable(),
  })
  .meta({ id: 'NextMove' });

/** An application as lists and the staff's board show it. */
export const staffApplication = z
  .object({
    _id: id,
    userId: id,
    studentName: z.string(),
    courseId: id,
    courseFrom,
    course: z.string(),
    university: z.string(),
    country,
    year: z.number(),
    month: z.string(),
    startIsKnown,
    status,
    /** ISO 8601. */
    createdOn: z.string(),
    /** Since when it has its status, ISO 8601. */
    movedOn: z.string(),
    /** What comes next for the caller, as the application's own page says it; null at an end. */
    next: nextMoveView.nullable(),
    /** Whose yes is missing before it can be sent. */
    missingYes: z.enum(['student', 'guardian']).nullable(),
    /** The assignee. */
    counsellor,
    ...inCare,
    /** For the agency's own people: the sub-agent through whom it came, '' for none. */
    cameThrough: z.string().optional(),
    /** The student's agent, and their company; null and '' without one. */
    agentId: id.nullable(),
    agency: z.string(),
  })
  .meta({ id: 'ApplicationRow' });
/** A row of the tables of staff and agents, and a card of the board. */
export type StaffApplication = z.infer<typeof staffApplication>;

export const staffApplications = forStaff('GET /staff/applications', {
  scope: 'applications:read',
  summary:
    'Applications of all students: open ones first, those waiting longest at the top, unless `sort` is given. `q` searches course, university, agency, student name, mobile and the end of the id; a complete id finds that application or student',
  query: z.object({
    status: status.optional(),
    country: country.optional(),
    inCharge: assignee,
    /** An agent's id: those of their students. */
    agency: id.optional(),
    ...care,
    /** The intake as a number: 202709 for Sep 2027. */
    intake: z.coerce.number().int().min(200_001).max(299_912).optional(),
    level: level.optional(),
    /** Only those with a message that waits for an answer of staff. */
    unread: z.literal('yes').optional(),
    /** Those that agencies handle; left out, those that staff handle, and with `q` both. */
    handler: z.literal('agency').optional(),
    /** Only those that wait and were not moved for so many working days, the longest first. */
    stalled: z.coerce.number().int().min(1, 'At least one day.').max(90, 'At most 90 days.').optional(),
    q: keyword,
    sort: staffApplicationOrder.optional(),
    ...paged(20),
  }),
  result: z.object({ applications: z.array(staffApplication), total: z.number() }),
  errors: ['not_found'],
});

export const exportStaffApplications = forStaff('GET /staff/applications/export', {
  summary: 'The applications of GET /staff/applications, all pages, streamed as a file',
  limit: 'whole-list',
  confirm: ['team', 'admin'],
  query: staffApplications.query.omit({ page: true, limit: true }).extend({ format: exportFormat }),
  result: 'stream',
  errors: ['not_found'],
});

const moveResult = z
  .object({
    _id: id,
    moved: z.boolean(),
    /** Its status now; null for one that doesn't exist. */
    status: status.nullable(),
    /** Why it was not moved, '' for one that was. */
    message: z.string(),
  })
  .meta({ id: 'MoveResult' });
/** What became of one application of several that were moved at once. */
export type MoveResult = z.infer<typeof moveResult>;

/** `from`: the status the caller saw; an application that is at another by now is left as it is. */
const moved = z
  .array(z.strictObject({ _id: id, from: status.optional() }), 'Please select applications.')
  .min(1, 'Please select at least one application.')
  .max(100, 'At most 100 applications at a time.');

export const moveApplications = forStaff('POST /staff/applications/move', {
  summary:
    'Change the status of several applications; each has its own result, and one failure does not stop the others. Students and agents get one notification each',
  body: z.object({
    applications: moved,
    status,
    reason: moveReason,
    undo: undoable,
  }),
  result: z.object({ success: z.boolean(), message: z.string(), results: z.array(moveResult), undoUntil }),
});

export const undoMoves = forStaff('POST /staff/applications/undo', {
  summary: 'Undo several of the caller’s own status changes within ten seconds; each has its own result',
  body: z.object({ applications: moved }),
  result: z.object({ success: z.boolean(), message: z.string(), results: z.array(moveResult) }),
});
