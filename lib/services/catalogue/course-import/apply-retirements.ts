import { Types } from 'mongoose';
import { Course, type CourseRecord } from '@/models/course';
import type { PageOutcome } from '@/models/import-page';
import { applyChanges } from './apply-changes';
import type { PlanEntries } from './plan/entries';

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
