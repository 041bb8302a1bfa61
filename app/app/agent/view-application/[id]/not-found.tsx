import { CourseNotFound } from '../../../_parts/course-not-found';

export default function AgentCourseNotFound() {
  return <CourseNotFound area="agent" />;
}
