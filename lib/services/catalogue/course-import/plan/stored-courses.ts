import { Course, type CourseRecord } from '@/models/course';
import type { PlannedRow } from './repeats';

/** The stored courses with the identities of these rows. */
export async function coursesOf(rows: readonly PlannedRow[]): Promise<CourseRecord[]> {
  const filter = { identity: { $in: rows.map(({ identity }) => identity) } };
  // All in the first answer, which else holds a hundred.
  return Course.collection.find<CourseRecord>(filter, { batchSize: rows.length }).toArray();
}

/** The stored courses of the names of these rows, at their universities. */
export async function coursesNamedAs(rows: readonly PlannedRow[]): Promise<CourseRecord[]> {
  const names = new Map(
    rows.map(({ draft: { country, university, course } }) => [
      `${country}|${university}|${course}`,
      { country, university, course },
    ]),
  );
  return Course.collection.find<CourseRecord>({ $or: [...names.values()] }).toArray();
}

/** Whether each of the rows that claim to be one course is a stored course of its own: then they ask nothing any more. */
export async function areKnownApart(rows: readonly PlannedRow[]): Promise<boolean> {
  if (new Set(rows.map(({ identity }) => identity)).size < rows.length) return false;
  return (await coursesOf(rows)).length === rows.length;
}
