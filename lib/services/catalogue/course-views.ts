import type { CourseCard, CourseView } from '@/lib/contract/catalogue/courses';
import type { CourseRecord } from '@/models/course';

/** A stored course as lists show it. The fee goes from minor to major units here and nowhere else. */
export function courseCardOf(course: CourseRecord): CourseCard {
  return {
    _id: String(course._id),
    course: course.course,
    university: course.university,
    country: course.country,
    campus: course.campus,
    level: course.level,
    category: course.category,
    subcategory: course.subcategory,
    admissionIntake: course.admissionIntake,
    currency: course.currency,
    tuitionFee: course.tuitionFeeMinor === null ? null : course.tuitionFeeMinor / 100,
    fee_period: course.fee_period,
    durationInMonths: course.durationInMonths,
    ieltsOverall: course.ieltsOverall,
    ieltsLessThan: course.ieltsLessThan,
    pteOverall: course.pteOverall,
    pteLessThan: course.pteLessThan,
    det: course.det,
    toefl: course.toefl,
    gre: course.gre,
    gmat: course.gmat,
    forSample: course.forSample,
  };
}

/** A stored course as its own page shows it. */
export function courseViewOf(course: CourseRecord): CourseView {
  const { courseLink, admissionRequirement, remarks, code } = course;
  return { ...courseCardOf(course), courseLink, admissionRequirement, remarks, code };
}
