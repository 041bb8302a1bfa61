import { ApplyForStudent } from '@/components/agent/apply-for-student';
import { CourseDetails } from '@/components/course/course-details';
import { SaveCourseButton } from '@/components/course/save-course-button';
import { EligibilityRules } from '@/components/eligibility/eligibility-rules';
import { ButtonLink } from '@/components/ui/controls/button-link';
import type { Viewer } from '@/lib/auth/viewer';
import { areaOf } from '@/lib/domain/areas';
import type { Country } from '@/lib/domain/countries';
import { log } from '@/lib/log';
import { ownScores } from '@/lib/services/applications/eligibility';
import { intakeChoices } from '@/lib/services/applications/intake-choices';
import { isCourseSaved } from '@/lib/services/catalogue/saved-courses';
import { logoOf } from '@/lib/services/catalogue/universities';
import { loadCourse } from './load-course';
import { ToastOnce } from './toast-once';

/** The course details screen of every area: all may save, students apply, agents apply for one of theirs. */
export async function CoursePage({ viewer, id }: { viewer: Viewer; id: string }) {
  const course = await loadCourse(id);
  const [logo, saved, scores] = await Promise.all([
    logoOf({ university: course.university, country: course.country as Country }),
    isSaved(viewer, course._id),
    ownScores(viewer),
  ]);
  const actions = (
    <>
      <SaveCourseButton courseId={course._id} saved={saved ?? false} />
      {viewer.role === 'student' && (
        <ButtonLink href={`${areaOf('student')}/apply-course/${course._id}`}>Apply Course</ButtonLink>
      )}
      {viewer.role === 'agent' && (
        <ApplyForStudent courseId={course._id} choices={intakeChoices(course.admissionIntake, [], new Date())} />
      )}
    </>
  );
  return (
    <>
      {saved === null && <ToastOnce kind="error" message="Failed to check if course is saved." />}
      <CourseDetails course={course} logo={logo} actions={actions}>
        {scores && <EligibilityRules course={course} scores={scores} />}
      </CourseDetails>
    </>
  );
}

/** Null when it could not be found out: the course itself is still worth showing. */
async function isSaved(viewer: Viewer, courseId: string): Promise<boolean | null> {
  return isCourseSaved(viewer, courseId).catch((error: unknown) => {
    log().warn({ err: error, courseId }, 'could not check whether a course is saved');
    return null;
  });
}
