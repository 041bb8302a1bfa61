import { Course, type CourseRecord } from '@/models/course';
import { courseName, type PlanEntries } from './entries';
import type { NewNames } from './new-names';

const UNIVERSITIES_AT_ONCE = 100;

/**
 * The stored courses of these universities whose identity the file doesn’t name. Where there are as many as it names, none
 * of them has to be read.
 */
export async function* missingCourses(
  scope: ReturnType<NewNames['scope']>,
  isNamed: (identity: string) => boolean,
): AsyncGenerator<PlanEntries['missing']> {
  const projection = { identity: 1, course: 1, university: 1, campus: 1, level: 1 };
  for (const [country, counts] of scope) {
    const universities = [...counts];
    for (let start = 0; start < universities.length; start += UNIVERSITIES_AT_ONCE) {
      const some = universities.slice(start, start + UNIVERSITIES_AT_ONCE);
      const filter = { country, university: { $in: some.map(([university]) => university) } };
      const named = some.reduce((sum, [, count]) => sum + count, 0);
      if ((await Course.countDocuments(filter)) === named) continue;
      const stored = Course.collection.find<CourseRecord>(filter, { projection, batchSize: 1_000 });
      for await (const course of stored) {
        if (!isNamed(course.identity)) yield { id: String(course._id), ...courseName(course) };
      }
    }
  }
}
