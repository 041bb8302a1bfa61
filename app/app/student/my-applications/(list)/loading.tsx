import { CourseListSkeleton } from '../../../_parts/course-list-skeleton';
import { MyApplicationsHeader } from './_parts/my-applications-header';

export default function MyApplicationsLoading() {
  return (
    <>
      <MyApplicationsHeader />
      <CourseListSkeleton />
    </>
  );
}
