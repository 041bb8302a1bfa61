import { Types } from 'mongoose';
import { Course } from '@/models/course';
import { CourseNote } from '@/models/course-note';
import type { PlanEntries } from './plan/entries';

/**
 * Keeps what the file says to staff alone, with the courses that are there by now: a row that was left out has none. A second
 * call keeps nothing twice.
 */
export async function applyNotes(batchId: Types.ObjectId, entries: readonly PlanEntries['note'][]): Promise<void> {
  if (!entries.length) return;
  const ids = entries.map(({ id }) => new Types.ObjectId(id));
  const identities = entries.map(({ identity }) => identity);
  const [byId, byIdentity] = await Promise.all([
    Course.find({ _id: { $in: ids } }, '_id').lean(),
    Course.find({ identity: { $in: identities } }, 'identity').lean(),
  ]);
  const known = new Set(byId.map(({ _id }) => String(_id)));
  // One that was added otherwise since the plan was made has another id.
  const others = new Map(byIdentity.map(({ _id, identity }) => [identity, String(_id)]));
  const notes = entries.flatMap(({ id, identity, message: text }) => {
    const course = known.has(id) ? id : others.get(identity);
    return course ? [{ courseId: new Types.ObjectId(course), text }] : [];
  });
  if (!notes.length) return;
  const now = new Date();
  await CourseNote.collection.bulkWrite(
    notes.map(({ courseId, text }) => ({
      updateOne: {
        filter: { courseId, batchId },
        update: {
          $set: { text, updatedOn: now },
          $setOnInsert: { kind: 'upload' as const, hidden: [], createdOn: now },
        },
        upsert: true,
      },
    })),
    { ordered: false },
  );
}

/** Takes back the notes that an upload brought. */
export async function removeNotes(batchId: Types.ObjectId): Promise<void> {
  await CourseNote.deleteMany({ batchId });
}
