import type { Types } from 'mongoose';
import { withLists } from '@/lib/domain/courses/intakes';
import { withoutClosed } from '@/lib/domain/imports/staff-only-texts';
import { Application } from '@/models/application';
import { Course, type CourseRecord } from '@/models/course';
import { ImportBatch } from '@/models/import-batch';
import { ImportChange, type ImportChangeRecord, type KeptReason } from '@/models/import-change';
import { SavedCourse } from '@/models/saved-course';
import { changeId } from './journal';

/** Inserts removed courses as they were. Returns those that couldn't return: the same course was added again meanwhile. */
export async function putBack(removals: ImportChangeRecord[]): Promise<Map<string, KeptReason[]>> {
  if (!removals.length) return new Map();
  const identities = removals.map(({ before }) => before.identity as string);
  const taken = await Course.find({ identity: { $in: identities } }, 'identity').lean();
  const idOf = new Map(taken.map(({ identity, _id }) => [identity, String(_id)]));
  const returning = removals.filter(({ before }) => !idOf.has(before.identity as string));
  const updatedOn = new Date();
  const courses = returning.map(({ courseId, before, previousBatchId }) => ({
    ...withLists(withoutClosed(before)),
    _id: courseId,
    batchId: previousBatchId,
    updatedOn,
  }));
  if (courses.length) await Course.collection.insertMany(courses, { ordered: false });
  const reasons: KeptReason[] = [{ why: 'added again', fields: [] }];
  return new Map(
    removals.flatMap(({ courseId, before }) => {
      const id = idOf.get(before.identity as string);
      return id && id !== String(courseId) ? [[String(courseId), reasons] as const] : [];
    }),
  );
}

/**
 * Removes courses that this upload added, that were not written since and that no student applied for, with their
 * bookmarks. Returns which stay, and why.
 */
export async function removeAdded(batchId: Types.ObjectId, ids: Types.ObjectId[]): Promise<Map<string, KeptReason[]>> {
  if (!ids.length) return new Map();
  const among = { courseId: { $in: ids } };
  const used = new Set((await Application.distinct('courseId', among)).map(String));
  const going = ids.filter((id) => !used.has(String(id)));
  const { deletedCount } = await Course.deleteMany({ _id: { $in: going }, batchId });
  const staying = new Map<string, KeptReason[]>();
  if (deletedCount < ids.length) {
    const stored = Course.collection.find<CourseRecord>({ _id: { $in: ids } }, { projection: { batchId: 1 } });
    for await (const { _id, batchId: writer } of stored) {
      const why = used.has(String(_id)) ? 'applied' : writer ? 'uploaded' : 'edited';
      staying.set(String(_id), [{ why, fields: [] }]);
    }
  }
  const removed = new Set(ids.map(String).filter((id) => !staying.has(id)));
  const saved = (await SavedCourse.distinct('courseId', among)).filter((id) => removed.has(String(id)));
  if (saved.length) await SavedCourse.deleteMany({ courseId: { $in: saved } });
  return staying;
}

/**
 * A course that an upload added, which was taken back, but which stayed because this later upload had changed it: with
 * the change undone, nothing holds it any more.
 */
export async function removeOrphans(batchId: Types.ObjectId, changes: ImportChangeRecord[]): Promise<void> {
  const restored = await Course.find({ _id: { $in: changes.map(({ courseId }) => courseId) } }, 'batchId').lean();
  const adders = new Map<string, Types.ObjectId[]>();
  for (const { _id, batchId: writer } of restored) {
    if (!writer || String(writer) === String(batchId)) continue;
    adders.set(String(writer), [...(adders.get(String(writer)) ?? []), _id]);
  }
  const undone = await ImportBatch.find({ _id: { $in: [...adders.keys()] }, status: 'undone' }, '_id').lean();
  for (const { _id } of undone) {
    const ids = adders.get(String(_id)) ?? [];
    const names = ids.map((id) => changeId(_id, id));
    const changed = await ImportChange.find({ _id: { $in: names }, kind: { $ne: 'stayed' } }, 'courseId').lean();
    const onlyChanged = new Set(changed.map(({ courseId }) => String(courseId)));
    const orphans = ids.filter((id) => !onlyChanged.has(String(id)));
    const staying = await removeAdded(_id, orphans);
    const gone = orphans.filter((id) => !staying.has(String(id))).map((id) => changeId(_id, id));
    await ImportChange.deleteMany({ _id: { $in: gone }, kind: 'stayed' });
  }
}
