import { CourseNotFound } from '../../../_parts/course-not-found';

export default function AdminCourseNotFound() {
  return <CourseNotFound area="admin" />;
}
