import type { CourseCard, CourseView } from '@/lib/contract/catalogue/courses';
import { majorUnits } from '@/lib/domain/money/money';
import { offered } from '@/lib/platform/site-facts';
import { Course, type CourseRecord } from '@/models/course';
import { courseCardOf } from '../course-views';

/** How many courses of the same subject are looked at. */
const LOOKED_AT = 300;

/**
 * Returns courses like this one, most alike first: the same subject, then level, country,
 * another university before the same, and a fee nearby.
 */
export async function similarCourses(course: CourseView, count: number): Promise<CourseCard[]> {
  const { category, subcategory, country, university } = course;
  const subject = category ? { category, ...(subcategory && { subcategory }) } : { country, university };
  const found = await Course.find({ ...subject, ...offered() })
    .limit(LOOKED_AT)
    .lean();
  const weighed = found
    .filter((other) => !other.forSample && String(other._id) !== course._id)
    .map((other) => ({ other, weight: likeness(course, other) }))
    .sort((a, b) => b.weight - a.weight);
  return onePerUniversityFirst(weighed.map(({ other }) => other))
    .slice(0, count)
    .map(courseCardOf);
}

function likeness(course: CourseView, other: CourseRecord): number {
  const fee = other.tuitionFeeMinor === null ? null : majorUnits(other.tuitionFeeMinor, other.currency);
  const comparable = course.tuitionFee && fee && course.currency === other.currency;
  const nearFee = comparable
    ? Math.min(course.tuitionFee as number, fee) / Math.max(course.tuitionFee as number, fee)
    : 0;
  return (course.level === other.level ? 4 : 0) + (course.country === other.country ? 2 : 0) + nearFee;
}

/** Keeps the order, but shows a second course of a university only after one of each. */
function onePerUniversityFirst(courses: CourseRecord[]): CourseRecord[] {
  const seen = new Set<string>();
  const again: CourseRecord[] = [];
  const first = courses.filter((course) => {
    if (!seen.has(course.university)) return seen.add(course.university);
    again.push(course);
    return false;
  });
  return [...first, ...again];
}
