import { Types } from 'mongoose';
import type { StaffActionRow } from '@/lib/contract/people/staff-actions';
import { addDays } from '@/lib/domain/days/day';
import type { Role } from '@/lib/domain/roles';
import type { StaffActionKind, StaffActionSubject } from '@/lib/domain/staff-actions';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { ExportTable } from '@/lib/platform/export/table';
import { createOnce } from '@/models/define';
import type { Filter } from '@/models/filter';
import { ACTIONS_BY_AGE, type ChangedFacts, StaffAction, type StaffActionRecord } from '@/models/staff-action';
import { User } from '@/models/user';
import { recordExport } from './activities';
import { byWords, containing, type ListQuery, readPage } from './lists';

/** How many people of a name are looked up for a search. */
const NAMESAKES = 500;

/** Who did it: a person, or the site itself by what somebody else decided. */
export type Actor = { userId: string; role: Role | 'system' };
export const SITE_ITSELF: Actor = { userId: '0'.repeat(24), role: 'system' };

export interface StaffActionSubjectRef {
  kind: StaffActionSubject;
  /** The record's id, or the address that names it. */
  id: string;
  /** What the record is called; '' for a person, whose name is looked up. */
  label?: string;
  /** The person it is about. */
  userId?: string | null;
}

/**
 * Adds a line to the log of staff actions. `before` and `after` hold only what changed, as plain values: no secrets,
 * no texts that people wrote. With an `id`, once however often it is asked for.
 */
export async function recordStaffAction(
  viewer: Actor,
  action: StaffActionKind,
  subject: StaffActionSubjectRef,
  change: { before?: ChangedFacts; after?: ChangedFacts } = {},
  id = new Types.ObjectId(),
): Promise<void> {
  await createOnce(StaffAction, {
    _id: id,
    by: new Types.ObjectId(viewer.userId),
    byRole: viewer.role,
    action,
    subject: subject.kind,
    subjectId: subject.id,
    label: subject.label ?? '',
    userId: subject.userId ? new Types.ObjectId(subject.userId) : null,
    before: change.before ?? null,
    after: change.after ?? null,
    at: new Date(),
  });
}

/** Records that a member of staff took a list out as a file, and gives the list. An agent's own lists are noted among what they did. */
export async function loggedExport(viewer: Viewer, table: ExportTable): Promise<ExportTable> {
  if (viewer.role === 'team' || viewer.role === 'admin') {
    await recordStaffAction(viewer, 'list.export', { kind: 'list', id: table.name, label: table.name });
  }
  if (viewer.role === 'agent') await recordExport(viewer.userId, table.name);
  return table;
}

export interface StaffActionQuery extends ListQuery {
  by?: string | undefined;
  action?: StaffActionKind | undefined;
  /** Days 'YYYY-MM-DD' in UTC, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The log, newest first, with the number of lines on all pages. `q` looks in names of people and of records. */
export async function listStaffActions(query: StaffActionQuery): Promise<{ actions: StaffActionRow[]; total: number }> {
  const { by, action, q } = query;
  const list = {
    model: StaffAction,
    filter: await actionFilter(query),
    order: NEWEST_FIRST,
    ...(q && !by && !action ? { searchedBy: ACTIONS_BY_AGE } : {}),
  };
  const { records, total } = await readPage(list, query);
  return { actions: await actionRows(records), total };
}

export const NEWEST_FIRST = { at: -1, _id: -1 } as const;

/** Lines of the log as the table shows them. */
export async function actionRows(records: readonly StaffActionRecord[]): Promise<StaffActionRow[]> {
  const names = await namesOf(records.flatMap(({ by, userId }) => (userId ? [by, userId] : [by])));
  return records.map((record) => rowOf(record, names));
}

/** The lines a list is about. */
export async function actionFilter({
  by,
  action,
  from,
  to,
  q,
}: Omit<StaffActionQuery, 'page' | 'limit'>): Promise<Filter<StaffActionRecord>> {
  return {
    ...(from || to
      ? { at: { ...(from ? { $gte: new Date(from) } : {}), ...(to ? { $lt: new Date(addDays(to, 1)) } : {}) } }
      : {}),
    ...(by ? { by } : {}),
    ...(action ? { action } : {}),
    ...(q ? await searched(q) : {}),
  };
}

async function searched(q: string): Promise<Filter<StaffActionRecord>> {
  const people = await User.find({ role: { $in: ['student', 'agent', 'team', 'admin'] }, ...byWords(q) }, '_id')
    .limit(NAMESAKES)
    .lean();
  const ids = people.map(({ _id }) => _id);
  return { $or: [containing<StaffActionRecord>(q, ['label']), { userId: { $in: ids } }, { by: { $in: ids } }] };
}

async function namesOf(ids: Types.ObjectId[]): Promise<Map<string, string>> {
  const people = await User.find({ _id: { $in: ids } }, 'name').lean();
  return new Map(people.map(({ _id, name }) => [String(_id), name]));
}

function rowOf(record: StaffActionRecord, names: Map<string, string>): StaffActionRow {
  const { _id, at, by, byRole, action, subject, subjectId, label, userId, before, after } = record;
  const named = (id: unknown) => ({ _id: String(id), name: names.get(String(id)) ?? '' });
  return {
    _id: String(_id),
    at: at.toISOString(),
    by: { ...named(by), role: byRole },
    action,
    subject,
    subjectId,
    label,
    person: userId ? named(userId) : null,
    before,
    after,
  };
}
