import { CourseToApplyForNotFound } from '../../../../_parts/course-to-apply-for-not-found';

export default function AgentCourseToApplyForNotFound() {
  return <CourseToApplyForNotFound area="agent" />;
}
