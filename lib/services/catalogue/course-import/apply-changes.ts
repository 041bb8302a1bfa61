import { Types } from 'mongoose';
import type { CourseDraft } from '@/lib/domain/courses/course';
import { withLists } from '@/lib/domain/courses/intakes';
import { courseIdentity, IDENTITY_FIELDS } from '@/lib/services/catalogue/course-identity';
import { Course, type CourseRecord } from '@/models/course';
import { duplicates } from '@/models/define';
import { ImportChange, type ImportChangeRecord } from '@/models/import-change';
import type { PageOutcome } from '@/models/import-page';
import { changeId, recordChanges } from './journal';
import { type CourseChange, valuesBefore } from './plan/differences';
import type { PlanEntries } from './plan/entries';

/** Without a draft, a course that is gone stays gone. */
type Change = Omit<PlanEntries['changed'], 'draft'> & { draft: CourseDraft | null };

/**
 * Changes courses as planned, by what they hold now: a field that already has the new value is left alone. What each
 * field held is written to the journal first; when that is there already, this is the second time and only the writes
 * are repeated. A course that was removed since the plan was made is added again.
 */
export async function applyChanges(batchId: Types.ObjectId, entries: Change[]): Promise<PageOutcome> {
  const outcome: PageOutcome = { added: 0, changed: 0, unchanged: 0, removed: 0 };
  if (!entries.length) return outcome;
  const begun = await ImportChange.find({ _id: { $in: entries.map(({ id }) => changeId(batchId, id)) } }).lean();
  const journalled = new Set(begun.map(({ courseId }) => String(courseId)));
  const fresh = await freshChanges(
    batchId,
    entries.filter(({ id }) => !journalled.has(id)),
  );
  await recordChanges(fresh);
  const all = [...begun, ...fresh];
  await write(batchId, all);
  outcome.added = all.filter(({ kind }) => kind === 'added').length;
  outcome.changed = all.length - outcome.added;
  outcome.unchanged = entries.length - all.length;
  return outcome;
}

async function freshChanges(batchId: Types.ObjectId, entries: Change[]): Promise<ImportChangeRecord[]> {
  if (!entries.length) return [];
  const ids = entries.map(({ id }) => new Types.ObjectId(id));
  const stored = await Course.collection.find<CourseRecord>({ _id: { $in: ids } }).toArray();
  const byId = new Map(stored.map((course) => [String(course._id), course]));
  const at = new Date();
  return entries.flatMap(({ id, identity, draft, after }): ImportChangeRecord[] => {
    const course = byId.get(id);
    const courseId = new Types.ObjectId(id);
    const entry = { _id: changeId(batchId, id), batchId, courseId, at, undone: '' as const };
    if (!course && !draft) return [];
    if (!course) return [{ ...entry, kind: 'added', before: {}, after: { ...draft, identity }, previousBatchId: null }];
    const differing = differingFields(course, after);
    if (!differing) return [];
    const before = valuesBefore(course, differing) as Record<string, unknown>;
    return [{ ...entry, kind: 'changed', before, after: differing, previousBatchId: course.batchId }];
  });
}

function differingFields(course: CourseRecord, after: CourseChange): Record<string, unknown> | null {
  const differing = Object.entries(after).filter(
    ([field, value]) => (course[field as keyof CourseChange] ?? null) !== value,
  );
  return differing.length ? Object.fromEntries(differing) : null;
}

/** Courses whose identity moves with the change: a renamed one stays the same course under its new name. */
async function changedIdentities(changes: readonly ImportChangeRecord[]): Promise<Map<string, { identity: string }>> {
  const renaming = changes.filter(({ after }) => IDENTITY_FIELDS.some((field) => field in after));
  if (!renaming.length) return new Map();
  const ids = renaming.map(({ courseId }) => courseId);
  const stored = await Course.collection.find<CourseRecord>({ _id: { $in: ids } }).toArray();
  const byId = new Map(stored.map((course) => [String(course._id), course]));
  return new Map(
    renaming.flatMap(({ courseId, after }) => {
      const course = byId.get(String(courseId));
      return course ? [[String(courseId), { identity: courseIdentity({ ...course, ...after }) }] as const] : [];
    }),
  );
}

async function write(batchId: Types.ObjectId, changes: readonly ImportChangeRecord[]): Promise<void> {
  const updatedOn = new Date();
  const changed = changes.filter(({ kind }) => kind === 'changed');
  if (changed.length) {
    const identities = await changedIdentities(changed);
    const updates = changed.map(({ courseId, after }) => {
      const change = { ...withLists(after), ...identities.get(String(courseId)), batchId, updatedOn };
      return { updateOne: { filter: { _id: courseId }, update: { $set: change } } };
    });
    // A name that another course was given since the plan was made stays that one's.
    await duplicates(() => Course.collection.bulkWrite(updates, { ordered: false }));
  }
  const added = changes.filter(({ kind }) => kind === 'added');
  if (!added.length) return;
  const courses = added.map(({ courseId, after }) => ({
    ...withLists(after),
    _id: courseId,
    batchId,
    createdOn: updatedOn,
    updatedOn,
  }));
  await duplicates(() => Course.collection.insertMany(courses, { ordered: false }));
}
