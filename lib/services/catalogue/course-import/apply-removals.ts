import { Types } from 'mongoose';
import { Application } from '@/models/application';
import { Course, type CourseRecord } from '@/models/course';
import { ImportChange, type ImportChangeRecord } from '@/models/import-change';
import type { PageOutcome } from '@/models/import-page';
import { SavedCourse } from '@/models/saved-course';
import { applyChanges } from './apply-changes';
import { changeId, recordChanges } from './journal';
import type { PlanEntries } from './plan/entries';

/**
 * Removes courses that the file no longer names, whole in the journal first. One that a student applied for or saved
 * stays.
 */
export async function applyRemovals(
  batchId: Types.ObjectId,
  entries: Pick<PlanEntries['missing'], 'id'>[],
): Promise<PageOutcome> {
  const ids = entries.map(({ id }) => new Types.ObjectId(id));
  const used = await usedCourses(ids);
  const unused = ids.filter((id) => !used.has(String(id)));
  const stored = await Course.collection.find<CourseRecord>({ _id: { $in: unused } }).toArray();
  const at = new Date();
  await recordChanges(
    stored.map((course): ImportChangeRecord => {
      const { _id: courseId, ...before } = course;
      const _id = changeId(batchId, courseId);
      return {
        _id,
        batchId,
        courseId,
        kind: 'removed',
        before,
        after: {},
        previousBatchId: course.batchId,
        at,
        undone: '',
      };
    }),
  );
  const removals = await ImportChange.find({ _id: { $in: ids.map((id) => changeId(batchId, id)) } }, 'courseId').lean();
  await Course.deleteMany({ _id: { $in: removals.map(({ courseId }) => courseId) } });
  return { added: 0, changed: 0, unchanged: 0, removed: removals.length };
}

async function usedCourses(ids: Types.ObjectId[]): Promise<Set<string>> {
  const [applied, saved] = await Promise.all([
    Application.distinct('courseId', { courseId: { $in: ids } }),
    SavedCourse.distinct('courseId', { courseId: { $in: ids } }),
  ]);
  return new Set([...applied, ...saved].map(String));
}

/**
 * Retires courses that a fresh file of their source doesn't name any more: they keep their page and what hangs on them,
 * but aren't searched for and take no application. Taking the upload back offers them again.
 */
export async function applyRetirements(
  batchId: Types.ObjectId,
  entries: Pick<PlanEntries['gone'], 'id'>[],
  day: string,
): Promise<PageOutcome> {
  const ids = entries.map(({ id }) => new Types.ObjectId(id));
  const stored = await Course.collection.find<CourseRecord>({ _id: { $in: ids } }).toArray();
  const changes = stored.map(({ _id, identity }) => ({
    row: 0,
    id: String(_id),
    identity,
    draft: null,
    before: {},
    after: { retiredOn: day },
  }));
  const { changed } = await applyChanges(batchId, changes);
  return { added: 0, changed: 0, unchanged: 0, removed: 0, retired: changed };
}
