export { CourseToApplyForNotFound as default } from '../../../_parts/apply/course-to-apply-for-not-found';
