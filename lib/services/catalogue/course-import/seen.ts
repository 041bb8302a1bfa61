import { Types } from 'mongoose';
import { Course } from '@/models/course';
import { collectionOf } from '@/models/define';
import { appliedUploads } from './sources';

/** Of a source's uploads that name a course, so many are kept with it: as often can uploads be taken back. */
const MOST_KEPT = 3;

/** Notes that an upload with a source names these courses. Their `updatedOn` stays: nothing about them changes. */
export async function markSeen(batchId: Types.ObjectId, ids: readonly string[]): Promise<void> {
  if (!ids.length) return;
  const filter = { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } };
  await collectionOf(Course).updateMany(filter, { $addToSet: { seenIn: batchId } });
}

/** Forgets, for the courses that this upload names, the older uploads of its source. Call it when the upload is applied. */
export async function forgetOlder(batchId: Types.ObjectId, sourceId: Types.ObjectId): Promise<void> {
  const older = (await appliedUploads(sourceId)).filter((id) => !id.equals(batchId)).slice(MOST_KEPT - 1);
  if (!older.length) return;
  await Course.updateMany({ seenIn: batchId }, { $pull: { seenIn: { $in: older } } }, { timestamps: false });
}

/** Forgets an upload that is taken back. */
export async function unmarkSeen(batchId: Types.ObjectId): Promise<void> {
  await collectionOf(Course).updateMany({ seenIn: batchId }, { $pull: { seenIn: batchId } });
}
