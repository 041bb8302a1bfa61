import { Types } from 'mongoose';
import { CourseNote } from '@/models/course-note';
import type { PlanEntries } from './entries';

/** So many are compared with what is known at once. */
const CHUNK = 500;

/** Of what a file says to staff alone, what isn't known yet. */
export async function* newNotes(notes: readonly PlanEntries['note'][]): AsyncGenerator<PlanEntries['note']> {
  for (let start = 0; start < notes.length; start += CHUNK) {
    const some = notes.slice(start, start + CHUNK);
    const ids = some.map(({ id }) => new Types.ObjectId(id));
    const stored = await CourseNote.find({ courseId: { $in: ids } }, 'courseId text createdOn').lean();
    const oldestFirst = stored.toSorted((a, b) => a.createdOn.getTime() - b.createdOn.getTime());
    const newest = new Map(oldestFirst.map(({ courseId, text }) => [String(courseId), text]));
    for (const entry of some) if (newest.get(entry.id) !== entry.message) yield entry;
  }
}
