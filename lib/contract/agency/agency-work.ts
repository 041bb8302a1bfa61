import { z } from 'zod';
import { AGENCY_WORK_GROUPS } from '@/lib/domain/agency/agency-work';
import { id } from '../fields';
import { calls } from '../operation';

const { forAgents } = calls('Agency leads');

const agencyWorkRow = z
  .object({
    kind: z.enum(['lead', 'student', 'application', 'thread', 'fee', 'commission', 'agreement', 'licence', 'practice']),
    /** Of the lead, student, application, commission entry, agreement, licence or submitted work; of a fee the student’s. */
    _id: id,
    name: z.string(),
    what: z.string(),
    /** The day it is due, YYYY-MM-DD; null where it only waits. */
    dueOn: z.string().nullable(),
    /** Since when it waits, ISO 8601; null where a day is due. */
    since: z.string().nullable(),
  })
  .meta({ id: 'AgencyWorkRow' });
/** One thing to do at an agency. */
export type AgencyWorkRow = z.infer<typeof agencyWorkRow>;

const agencyWorkGroup = z.object({
  group: z.enum(AGENCY_WORK_GROUPS),
  rows: z.array(agencyWorkRow),
  /** How many there are; 100 stands for more than 99. */
  total: z.number(),
});
/** Things to do of one kind, and how many there are. */
export type AgencyWorkView = z.infer<typeof agencyWorkGroup>;

export const agencyWork = forAgents('GET /agency/work', {
  summary:
    'What the caller has to do at their agency, in groups: follow-ups that are due, applications waiting for the agency or its student, requested refunds, unread messages, submitted practice without comments, commission whose claim deadline is near, expiring agreements and licences, and leads with no follow-up scheduled',
  result: z.object({
    /** Today where the caller lives. */
    today: z.string(),
    groups: z.array(agencyWorkGroup),
  }),
});
