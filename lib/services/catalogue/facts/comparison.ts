import type { CourseCost } from '@/lib/contract/catalogue/course-cost';
import type { CourseView } from '@/lib/contract/catalogue/courses';
import { comparedIds } from '@/lib/domain/courses/compare';
import { publishedFee } from '@/lib/domain/courses/course-rules';
import { majorUnits } from '@/lib/domain/money/money';
import { yearlyFee } from '@/lib/engines/search/types/yearly-fee';
import { log } from '@/lib/platform/log';
import { Course } from '@/models/course';
import { courseViewOf } from '../course-views';
import { costOfCourse } from './course-cost';

interface Compared {
  course: CourseView;
  /** Of one year of study, in major units of the course's currency; null when it can't be said, and for samples. */
  perYear: number | null;
  /** Until it is finished, for the student alone; null when it could not be worked out, and for samples. */
  cost: CourseCost['sum'] | null;
}

/** The named courses in their order, at most four; ids that are none, or no longer one, are left out. */
export async function comparedCourses(named: readonly string[]): Promise<Compared[]> {
  const ids = comparedIds(named);
  const found = await Course.find({ _id: { $in: ids } }).lean();
  const byId = new Map(found.map((course) => [String(course._id), course]));
  return Promise.all(
    ids.flatMap((id) => {
      const course = byId.get(id);
      return course ? [comparedCourse(course)] : [];
    }),
  );
}

type Stored = Parameters<typeof courseViewOf>[0] & Parameters<typeof yearlyFee>[0];

async function comparedCourse(stored: Stored): Promise<Compared> {
  const course = courseViewOf(stored);
  if (course.forSample) return { course, perYear: null, cost: null };
  const perYear = yearlyFee({ ...stored, tuitionFeeMinor: publishedFee(stored) });
  const cost = await costOfCourse(course._id, { intake: null, family: 1 }).catch((error: unknown) => {
    log().warn({ err: error, courseId: course._id }, 'could not work out what a course costs');
    return null;
  });
  return { course, perYear: perYear === null ? null : majorUnits(perYear, course.currency), cost: cost?.sum ?? null };
}
