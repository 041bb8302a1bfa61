import { Course, type CourseRecord } from '@/models/course';
import { courseName, type PlanEntries } from './entries';
import type { NewNames } from './new-names';

/** The stored courses of these universities whose identity the file doesn’t name. */
export async function* missingCourses(
  scope: ReturnType<NewNames['scope']>,
  isNamed: (identity: string) => boolean,
): AsyncGenerator<PlanEntries['missing']> {
  const projection = { identity: 1, course: 1, university: 1, campus: 1, level: 1 };
  for (const [country, universities] of scope) {
    const filter = { country, university: { $in: [...universities] } };
    const stored = Course.collection.find<CourseRecord>(filter, { projection, batchSize: 1_000 });
    for await (const course of stored) {
      if (!isNamed(course.identity)) yield { id: String(course._id), ...courseName(course) };
    }
  }
}
