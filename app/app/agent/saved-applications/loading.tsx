export { CourseListSkeleton as default } from '../../_parts/course-list-skeleton';
