import type { CourseDraft } from '@/lib/domain/courses/course';
import { BLANK_COURSE } from '@/lib/domain/courses/course-fields';
import { writeDrafts } from '@/lib/services/catalogue/course-writes';
import { Course, type CourseRecord } from '@/models/course';

/** A complete course; name the fields a test is about. */
export function draft(fields: Partial<CourseDraft> = {}): CourseDraft {
  return {
    ...BLANK_COURSE,
    course: 'Bachelor of Nursing',
    university: 'Douglas College',
    country: 'Canada',
    campus: 'New Westminster',
    level: 'Under Graduate',
    category: 'Health',
    subcategory: 'Nursing',
    admissionIntake: 'Jan Sep',
    currency: 'CAD',
    tuitionFeeMinor: 2_150_000,
    fee_period: 'per year',
    durationInMonths: 48,
    courseLink: 'https://www.douglascollege.ca/',
    admissionRequirement: 'Secondary school with 70 %.',
    ieltsOverall: 6.5,
    ieltsLessThan: 6,
    pteOverall: 58,
    pteLessThan: 50,
    ...fields,
  };
}

/** Stores courses and gives them back in the order given. */
export async function storedCourses(...drafts: Partial<CourseDraft>[]): Promise<CourseRecord[]> {
  const full = drafts.map((fields, row) => ({ row, draft: draft(fields) }));
  await writeDrafts(full, null, new Map());
  const all = await Course.find().lean();
  return full.map(({ draft: one }) => {
    const found = all.find(
      (course) =>
        course.course === one.course && course.university === one.university && course.country === one.country,
    );
    if (!found) throw new Error(`not stored: ${one.course}`);
    return found;
  });
}
