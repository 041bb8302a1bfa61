export { CourseNotFound as default } from '../../../_parts/course-not-found';
