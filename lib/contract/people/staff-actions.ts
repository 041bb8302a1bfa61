import { z } from 'zod';
import { STAFF_ACTION_KINDS } from '@/lib/domain/staff-actions';
import { day, id, keyword, named, paged } from '../fields';
import { calls } from '../operation';
import { exportFormat } from '../table-export';

const { forAdmins } = calls('Staff');

const facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).nullable();

const action = z
  .enum(STAFF_ACTION_KINDS, 'Please choose one of the actions.')
  .meta({ id: 'StaffActionKind', description: 'The staff actions that are logged' });

const staffAction = z
  .object({
    _id: id,
    /** ISO 8601. */
    at: z.string(),
    /** The name is '' for an account that no longer exists. */
    by: named.extend({ role: z.string() }),
    action,
    subject: z.string(),
    subjectId: z.string(),
    label: z.string(),
    /** The named it was about. */
    person: named.nullable(),
    before: facts,
    after: facts,
  })
  .meta({ id: 'StaffAction' });
/** A line of the admins' log. */
export type StaffActionRow = z.infer<typeof staffAction>;

export const staffActions = forAdmins('GET /staff/actions', {
  summary: 'Staff actions, newest first, with the values before and after. `q` searches names',
  query: z.object({
    by: id.optional(),
    action: action.optional(),
    /** Days in UTC, both included. */
    from: day.optional(),
    to: day.optional(),
    q: keyword,
    ...paged(20),
  }),
  result: z.object({ actions: z.array(staffAction), total: z.number() }),
});

export const exportStaffActions = forAdmins('GET /staff/actions/export', {
  summary: 'The log of GET /staff/actions, all pages, as a file, streamed',
  limit: 'whole-list',
  confirm: ['admin'],
  query: staffActions.query.omit({ page: true, limit: true }).extend({ format: exportFormat }),
  result: 'stream',
});
