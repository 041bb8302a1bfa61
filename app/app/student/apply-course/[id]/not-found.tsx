export { CourseToApplyForNotFound as default } from '../../../_parts/course-to-apply-for-not-found';
