import { Types } from 'mongoose';
import { CourseNote } from '@/models/course-note';
import { stretches } from '../stretches';
import type { PlanEntries } from './entries';

/** Of what a file says to staff alone, what isn't known yet. */
export async function* newNotes(notes: readonly PlanEntries['note'][]): AsyncGenerator<PlanEntries['note']> {
  for (const some of stretches(notes)) {
    const ids = some.map(({ id }) => new Types.ObjectId(id));
    const stored = await CourseNote.find({ courseId: { $in: ids } }, 'courseId text createdOn').lean();
    const oldestFirst = stored.toSorted((a, b) => a.createdOn.getTime() - b.createdOn.getTime());
    const newest = new Map(oldestFirst.map(({ courseId, text }) => [String(courseId), text]));
    for (const entry of some) if (newest.get(entry.id) !== entry.message) yield entry;
  }
}
