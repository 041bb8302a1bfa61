import { CourseToApplyForNotFound } from '../../../_parts/course-to-apply-for-not-found';

export default function StudentCourseToApplyForNotFound() {
  return <CourseToApplyForNotFound area="student" />;
}
