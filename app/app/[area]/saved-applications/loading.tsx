import { CourseListSkeleton } from '../../_parts/course-list-skeleton';
import { SavedHeader } from './_parts/saved-header';

/** The saved courses while they load. */
export default function SavedLoading() {
  return (
    <>
      <SavedHeader />
      <CourseListSkeleton />
    </>
  );
}
