import type { Types } from 'mongoose';
import { Course, type CourseRecord } from '@/models/course';
import { appliedUploads } from '../sources';
import { courseName } from './entries';
import type { NewNames } from './new-names';
import type { PlanWriter } from './pages';

const FIELDS = { identity: 1, country: 1, course: 1, university: 1, campus: 1, level: 1 };

/**
 * Lists the stored courses that the file could have named and doesn’t: those of its universities and, of a source, those that its
 * earlier uploads named in the countries that the file speaks of, but for retired ones.
 */
export async function listAbsent(
  writer: PlanWriter,
  scope: ReturnType<NewNames['scope']>,
  sourceId: Types.ObjectId | null,
  isNamed: (identity: string) => boolean,
): Promise<void> {
  for (const [country, universities] of scope) {
    const filter = { country, university: { $in: [...universities] } };
    for await (const course of Course.collection.find<CourseRecord>(filter, { projection: FIELDS, batchSize: 1_000 }))
      if (!isNamed(course.identity)) writer.add('missing', { id: String(course._id), ...courseName(course) });
  }
  const uploads = sourceId ? await appliedUploads(sourceId) : [];
  if (!uploads.length) return;
  const filter = { seenIn: { $in: uploads }, retiredOn: null };
  for await (const course of Course.collection.find<CourseRecord>(filter, { projection: FIELDS, batchSize: 1_000 })) {
    if (!scope.has(course.country) || isNamed(course.identity)) continue;
    writer.add('gone', { id: String(course._id), ...courseName(course) });
  }
}
