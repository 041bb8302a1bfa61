import { Course } from '@/models/course';
import type { PlannedRow, Repeat } from './repeats';
import { StoredCourse } from './stored-course';

/** The stored courses with the identities of these rows. */
export async function coursesOf(rows: readonly PlannedRow[]): Promise<StoredCourse[]> {
  const filter = { identity: { $in: rows.map(({ identity }) => identity) } };
  // All in the first answer, which else holds a hundred.
  const options = { raw: true, batchSize: rows.length };
  const stored = await Course.collection.find<Buffer>(filter, options).toArray();
  return stored.map((bytes) => new StoredCourse(bytes));
}

/** Whether each of the rows that claim to be one course is a stored course of its own: then they ask nothing any more. */
export async function areKnownApart({ rows: numbers }: Repeat, rows: readonly PlannedRow[]): Promise<boolean> {
  if (rows.length < numbers.length || new Set(rows.map(({ identity }) => identity)).size < rows.length) return false;
  return (await coursesOf(rows)).length === rows.length;
}
