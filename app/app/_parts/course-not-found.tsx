import { ButtonLink } from '@/components/ui/controls/button-link';
import { ErrorBox } from '@/components/ui/feedback/error-box';
import { areaOf } from '@/lib/domain/areas';
import type { Role } from '@/lib/domain/roles';

/** Stands in for the details of a course that doesn't exist (any more). */
export function CourseNotFound({ area }: { area: Role }) {
  return (
    <>
      <h1 className="sr-only">Course</h1>
      <ErrorBox
        message="No course found"
        hint="The link may be old, or the course is no longer offered."
        action={<ButtonLink href={`${areaOf(area)}/search-course`}>Search courses</ButtonLink>}
      />
    </>
  );
}
