import { z } from 'zod';
import { applicationStatus, done, id, named } from '../fields';
import { calls } from '../operation';

const { forAdmins, forStaff } = calls('Students and agents');

const merge = z
  .object({
    _id: id,
    /** Who stays, and whose records went to them; the names as they were. */
    keep: named,
    gone: named,
    byName: z.string(),
    /** ISO 8601; until `endsOn` it can be taken back. */
    at: z.string(),
    endsOn: z.string(),
    /** False while it is under way; one that broke off is finished within some minutes, or by the same call. */
    isWhole: z.boolean(),
    /** The applications that stayed on the account that went: the student has one for the same course and intake. */
    twins: z.array(z.object({ _id: id, what: z.string(), status: applicationStatus })),
  })
  .meta({ id: 'Merge' });
/** Two accounts that became one, while that can be undone. */
export type MergeView = z.infer<typeof merge>;

export const mergeStudents = forAdmins('POST /students/{id}/merge', {
  summary:
    'Merge another account of the same person into this one. Its records move here, and it can no longer sign in. Can be undone for 30 days',
  params: z.object({ id }),
  body: z.object({
    goneId: id,
    /**
     * Whose student it is from then on: the agent of one of the two; null for no one's. Left out, the agent whom both have,
     * else no one's: no agency sees what it did not see before unless it is chosen.
     */
    agentId: id.nullable().optional(),
  }),
  result: done.extend({ merge }),
  errors: ['not_found', 'conflict'],
});

const agency = z.object({
  /** The agent's id, and what the agency is called. */
  _id: id,
  name: z.string(),
  /** What it did not see before, and would see as the agency of who stays: the file of the other account. */
  sees: z.object({ profile: z.boolean(), documents: z.number(), applications: z.number() }),
});
/** What an agency would newly see after a merge. */
export type AgencyOfMerge = z.infer<typeof agency>;

const choices = z.object({
  agencies: z.array(agency),
  /** Whose student it is when nothing is chosen; null for no one's. */
  agentId: id.nullable(),
});
/** Shown before accounts are merged: whose student it becomes. */
export type ChoicesOfMerge = z.infer<typeof choices>;

export const choicesOfMerge = forAdmins('GET /students/{id}/merge', {
  summary: 'Which agency could keep the student after another account is merged into this one, and what it would see',
  params: z.object({ id }),
  query: z.object({ goneId: id }),
  result: choices,
  errors: ['not_found'],
});

export const mergesOfStudent = forStaff('GET /students/{id}/merges', {
  summary: 'A student’s current merges, whichever account was kept, and other students with the same phone number',
  params: z.object({ id }),
  result: z.object({
    merges: z.array(merge),
    alike: z.array(named.extend({ email: z.string(), mobile: z.string() })),
  }),
  errors: ['not_found'],
});

export const takeMergeBack = forAdmins('DELETE /merges/{id}', {
  summary: 'Undo a merge: every record goes back to its earlier account, unless it has been changed since',
  params: z.object({ id }),
  result: done,
  errors: ['not_found', 'conflict'],
});
