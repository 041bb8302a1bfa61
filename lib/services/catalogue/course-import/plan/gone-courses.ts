import type { Types } from 'mongoose';
import { Course } from '@/models/course';
import { collectionOf } from '@/models/define';
import { appliedUploads } from '../sources';
import { courseName, type PlanEntries } from './entries';

/**
 * The courses that earlier uploads of the same source named and this file doesn't, in the countries that it speaks of.
 * Retired ones are left out.
 */
export async function* goneCourses(
  sourceId: Types.ObjectId,
  countries: ReadonlySet<string>,
  isNamed: (identity: string) => boolean,
): AsyncGenerator<PlanEntries['gone']> {
  const uploads = await appliedUploads(sourceId);
  if (!uploads.length) return;
  const fields = { identity: 1, country: 1, course: 1, university: 1, campus: 1, level: 1 };
  const stored = collectionOf(Course).find(
    { seenIn: { $in: uploads }, retiredOn: null },
    {
      projection: fields,
      batchSize: 1_000,
    },
  );
  for await (const course of stored) {
    if (!countries.has(course.country) || isNamed(course.identity)) continue;
    yield { id: String(course._id), ...courseName(course) };
  }
}
