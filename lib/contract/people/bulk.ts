import { z } from 'zod';
import { BULK_ACT_NAMES, BULK_LISTS, bulkRule, MOST_IN_BULK } from '@/lib/domain/agency/bulk-acts';
import { SAID_GROUNDS } from '@/lib/domain/agency/may-message';
import { APPLICATION_STATUSES, REASON_NEEDED } from '@/lib/domain/applications/application-status';
import { missingOfStage, workFields } from '../agency/prospect-changes';
import { moveReason } from '../applications/applications';
import { done, id } from '../fields';
import { calls } from '../operation';
import { exportFormat } from '../table-export';

/** What the people of an agency do to many leads, students or applications at once. */
const { forAgents } = calls('Agencies');

/** How many failures are named. */
const MOST_NAMED = 100;
const failures = z.array(z.object({ _id: id, name: z.string(), message: z.string() })).max(MOST_NAMED);

const bulkAct = z
  .object({
    _id: id,
    list: z.enum(BULK_LISTS),
    act: z.enum(BULK_ACT_NAMES),
    /** 'running' and 'undoing' go on with the next call. */
    state: z.enum(['running', 'done', 'undoing', 'undone']),
    /** '204 leads assigned to Neha Sharma.' */
    title: z.string(),
    total: z.number(),
    /** How many were tried; of an undoing how many of those that were changed. */
    tried: z.number(),
    /** The first that were not changed, or of an undoing not changed back, by name: '' for what the caller can't open. */
    failed: failures,
    failedTotal: z.number(),
    /** ISO 8601; null where it can't be undone, or was. */
    undoUntil: z.string().nullable(),
  })
  .meta({ id: 'AgencyBulkAct' });
/** One act on many, how far it is and what failed. */
export type BulkActView = z.infer<typeof bulkAct>;

const FILTERS = 'Please send the filters of the list.';

const value = z.object({
  ...workFields,
  status: z.enum(APPLICATION_STATUSES, 'Please choose a status.').optional(),
  reason: moveReason,
  /** Null: not known. */
  mayMessage: z.enum(SAID_GROUNDS, 'Please choose one.').nullable().optional(),
});
/** To what the records are changed. */
export type BulkValue = z.output<typeof value>;

const body = z
  .object({
    list: z.enum(BULK_LISTS, 'Please choose a list.'),
    act: z.enum(BULK_ACT_NAMES, 'Please choose what to do.'),
    value: value.default({ reason: '' }),
    /** These; or all that the list shows with `where`, the query of the list's own call. */
    ids: z
      .array(id, 'Please choose at least one.')
      .min(1, 'Please choose at least one.')
      .max(MOST_IN_BULK, 'At most 5,000 at once.')
      .optional(),
    where: z.record(z.string(FILTERS).max(20, FILTERS), z.string(FILTERS).max(200, FILTERS), FILTERS).optional(),
  })
  .superRefine(({ list, act, value, ids, where }, ctx) => {
    const refuse = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
    const { of, needs } = bulkRule(act);
    if (!of[list]) refuse('act', 'This action isn’t available for this list.');
    if (needs && value[needs] === undefined) refuse(needs, 'Please choose one.');
    if (!ids === !where) refuse('ids', 'Please choose at least one.');
    const missing = act === 'stage' ? missingOfStage(value) : null;
    if (missing) refuse(missing.path, missing.message);
    if (act === 'move' && value.status && REASON_NEEDED.includes(value.status) && !value.reason)
      refuse('reason', 'Please enter a reason.');
  });
/** An act, checked. */
export type BulkRequest = z.output<typeof body>;

const params = z.object({ id });
const result = done.extend({ bulk: bulkAct });

export const beginBulk = forAgents('POST /agency/bulk', {
  summary:
    'Change up to 5,000 leads, students or applications at once: assign them, set the branch, schedule a follow-up, archive, change the status, export, or choose them for a message. The selection is fixed now. Each record is checked as in its own call, and one failure doesn’t stop the others. Call POST /agency/bulk/{id} until it is done',
  body,
  result,
  status: 201,
  errors: ['forbidden', 'not_found', 'conflict'],
});

export const continueBulk = forAgents('POST /agency/bulk/{id}', {
  summary: 'Continue the caller’s own change of many records where it stopped',
  params,
  result,
  errors: ['not_found'],
});

export const undoBulk = forAgents('POST /agency/bulk/{id}/undo', {
  summary:
    'Undo the caller’s own change of many records, once, within a day; status changes within five minutes. Records that have been changed since stay as they are and are listed',
  params,
  result,
  errors: ['not_found', 'forbidden', 'conflict'],
});

export const exportBulk = forAgents('GET /agency/bulk/{id}/export', {
  summary: 'The records that were chosen for export, as a file, streamed',
  limit: 'whole-list',
  params,
  query: z.object({ format: exportFormat }),
  result: 'stream',
  errors: ['not_found', 'forbidden'],
});
