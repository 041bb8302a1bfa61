import { z } from 'zod';
import { APPLICATION_STATUSES } from '@/lib/domain/applications/application-status';
import { WORK_GROUPS } from '@/lib/domain/applications/work';
import { itemView } from '../applications/application-parts';
import { id } from '../fields';
import { calls } from '../operation';
import { assignee } from './desk';

const { forStaff } = calls('Staff work');

/** One thing to do. */
const workRow = z
  .object({
    /** Its name within the group. */
    key: z.string(),
    kind: z.enum(['deadline', 'document', 'message', 'offer', 'application', 'task', 'lead', 'agency', 'practice']),
    /** Null for an enquiry and for a task about no student. */
    studentId: id.nullable(),
    /** Of an agency that is to be verified its company. */
    studentName: z.string(),
    /** The enquiry; null for other rows. */
    leadId: id.nullable(),
    /** Null for a message or a task outside any application. */
    applicationId: id.nullable(),
    what: z.string(),
    university: z.string(),
    country: z.string(),
    /** The day it is due, YYYY-MM-DD; null where it isn't due but waits. */
    dueOn: z.string().nullable(),
    /** Since when it waits, ISO 8601. */
    since: z.string().nullable(),
    /** What there is to check; null for other rows. */
    item: itemView.nullable(),
    /** Of new work: whether the caller can take it, as it has no assignee; of an application its status and the move that comes first. */
    fresh: z
      .object({
        mayTake: z.boolean(),
        status: z.enum(APPLICATION_STATUSES).nullable(),
        moveTo: z.enum(APPLICATION_STATUSES).nullable(),
      })
      .optional(),
  })
  .meta({ id: 'WorkRow' });
/** One row of the staff's page 'My work'. */
export type WorkRow = z.infer<typeof workRow>;

const workGroup = z.object({
  group: z.enum(WORK_GROUPS),
  rows: z.array(workRow),
  /** How many there are; 100 stands for more than 99. */
  total: z.number(),
});
/** Rows of one kind, and how many there are. */
export type WorkGroup = z.infer<typeof workGroup>;

export const myWork = forStaff('GET /staff/work', {
  summary:
    'The work still to be done, in groups, most urgent first: the caller’s own, another person’s with `inCharge`, or everyone’s with `everyone`. If only one group is requested, more of its rows are returned',
  query: z.object({
    inCharge: assignee,
    everyone: z.enum(['yes']).optional(),
    group: z.enum(WORK_GROUPS).optional(),
  }),
  result: z.object({
    /** Today where the caller lives. */
    today: z.string(),
    groups: z.array(workGroup),
  }),
});
