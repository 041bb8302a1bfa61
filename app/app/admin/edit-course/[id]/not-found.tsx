import { CourseNotFound } from '../../../_parts/course-not-found';

export default function EditCourseNotFound() {
  return <CourseNotFound area="admin" />;
}
