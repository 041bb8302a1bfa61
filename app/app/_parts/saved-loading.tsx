import { CourseListSkeleton } from './course-list-skeleton';
import { SavedHeader } from './saved-header';

/** The saved courses while they load. */
export function SavedLoading() {
  return (
    <>
      <SavedHeader />
      <CourseListSkeleton />
    </>
  );
}
