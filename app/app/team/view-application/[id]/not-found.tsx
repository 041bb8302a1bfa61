import { CourseNotFound } from '../../../_parts/course-not-found';

export default function TeamCourseNotFound() {
  return <CourseNotFound area="team" />;
}
