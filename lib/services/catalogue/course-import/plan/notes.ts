import { Types } from 'mongoose';
import { CourseNote } from '@/models/course-note';
import { courseName, type PlanEntries } from './entries';
import type { PlanWriter } from './pages';
import type { PlannedRow } from './repeats';

/** So many are compared with what is known at once. */
const CHUNK = 500;

/** What the rows of a file say to staff alone, where that isn't known yet. */
export class Notes {
  private waiting: PlanEntries['note'][] = [];

  constructor(private readonly writer: PlanWriter) {}

  /** Takes what a row says of a course. */
  async add({ row, draft, staffNotes }: PlannedRow, id: string, identity: string): Promise<void> {
    if (staffNotes === '') return;
    this.waiting.push({ row, id, identity, ...courseName(draft), message: staffNotes });
    if (this.waiting.length >= CHUNK) await this.finish();
  }

  /** Writes those that wait. */
  async finish(): Promise<void> {
    const entries = this.waiting;
    this.waiting = [];
    const ids = entries.map(({ id }) => new Types.ObjectId(id));
    const stored = ids.length
      ? await CourseNote.find({ courseId: { $in: ids } }, 'courseId text createdOn').lean()
      : [];
    const newest = new Map<string, string>();
    for (const { courseId, text } of stored.sort((a, b) => a.createdOn.getTime() - b.createdOn.getTime()))
      newest.set(String(courseId), text);
    for (const entry of entries) if (newest.get(entry.id) !== entry.message) await this.writer.add('note', entry);
  }

  /** Leaves out those of rows that were taken already. */
  async drop(rows: ReadonlySet<number>): Promise<void> {
    await this.finish();
    await this.writer.drop('note', rows);
  }
}
