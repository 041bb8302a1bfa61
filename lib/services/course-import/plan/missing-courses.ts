import { Course, type CourseRecord } from '@/models/course';
import { courseName, type PlanEntries } from './entries';

const UNIVERSITIES_AT_ONCE = 100;

/** The stored courses of these universities whose identity the file doesn’t name. */
export async function* missingCourses(
  scope: ReadonlyMap<string, ReadonlySet<string>>,
  isNamed: (identity: string) => boolean,
): AsyncGenerator<PlanEntries['missing']> {
  const fields = { identity: 1, course: 1, university: 1, campus: 1, level: 1 };
  for (const [country, names] of scope) {
    const universities = [...names];
    for (let start = 0; start < universities.length; start += UNIVERSITIES_AT_ONCE) {
      const some = universities.slice(start, start + UNIVERSITIES_AT_ONCE);
      const stored = Course.collection.find<CourseRecord>(
        { country, university: { $in: some } },
        { projection: fields, batchSize: 1_000 },
      );
      for await (const course of stored) {
        if (!isNamed(course.identity)) yield { id: String(course._id), ...courseName(course) };
      }
    }
  }
}
