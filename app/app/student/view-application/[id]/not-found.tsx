import { CourseNotFound } from '../../../_parts/course-not-found';

export default function StudentCourseNotFound() {
  return <CourseNotFound area="student" />;
}
