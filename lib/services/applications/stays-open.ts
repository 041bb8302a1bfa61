import { intakesOf } from '@/lib/domain/courses/intakes';
import type { OpenCourse } from '@/lib/domain/mail-requests';
import { fitOf } from '@/lib/engines/eligibility/fit';
import { courseOf } from '@/lib/services/catalogue/agency-courses';
import { courseViewOf } from '@/lib/services/catalogue/course-views';
import { factOverrides } from '@/lib/services/catalogue/facts/facts';
import { applicantAt } from '@/lib/services/catalogue/search/eligibility';
import { similarCourses } from '@/lib/services/catalogue/search/similar-courses';
import { judgedFields } from '@/lib/services/people/profile/judged-fields';
import { Application, type ApplicationRecord } from '@/models/application';
import { Course } from '@/models/course';
import { Profile } from '@/models/profile';
import { intakeChoices } from './intake-choices';

/** How many are named, of how many that are judged. */
const NAMED = 3;
const JUDGED = 60;

/**
 * Courses that stay open to a student whose application ended: like that one, by the student's profile 'met' or 'likely', with an intake
 * that still takes applications, and not applied for before. The most alike first: nothing that anyone earns has a part in it.
 */
export async function staysOpen({
  userId,
  courseId,
  courseFrom,
}: Pick<ApplicationRecord, 'userId' | 'courseId' | 'courseFrom'>): Promise<OpenCourse[]> {
  const [course, profile, overrides, applied] = await Promise.all([
    courseOf({ courseId, courseFrom }),
    Profile.findOne({ userId }, judgedFields()).lean(),
    factOverrides(),
    Application.find({ userId }, 'courseId').lean(),
  ]);
  if (!course || !profile) return [];
  const ids = (await similarCourses(courseViewOf(course), JUDGED)).map(({ _id }) => _id);
  const byId = new Map((await Course.find({ _id: { $in: ids } }).lean()).map((one) => [String(one._id), one]));
  const { applicant } = applicantAt(profile, overrides);
  const isTaken = new Set(applied.map((one) => String(one.courseId)));
  const fits = ids.flatMap((id) => {
    const found = byId.get(id);
    if (!found || isTaken.has(id)) return [];
    const view = courseViewOf(found);
    if (!intakeChoices(intakesOf(view.admissionIntake), [], new Date(), view.closingDays).length) return [];
    const { verdict } = fitOf(view, applicant);
    return verdict === 'met' || verdict === 'likely' ? [view] : [];
  });
  return fits
    .slice(0, NAMED)
    .map(({ _id, course: name, university, country }) => ({ _id, course: name, university, country }));
}
