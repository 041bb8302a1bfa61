import { ButtonLink } from '@/components/ui/buttons/button-link';
import { ErrorBox } from '@/components/ui/feedback/error-box';
import { areaOf } from '@/lib/domain/areas';
import { signedInViewer } from '@/lib/platform/auth/page-viewer';

/** Stands in for the details of a course that doesn't exist (any more). */
export async function CourseNotFound() {
  const { role } = await signedInViewer();
  return (
    <ErrorBox
      heading="Course"
      message="No course found"
      hint="The link may be old, or the course is no longer offered."
      action={<ButtonLink href={`${areaOf(role)}/search-course`}>Search courses</ButtonLink>}
    />
  );
}
