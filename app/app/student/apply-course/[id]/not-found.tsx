import { ButtonLink } from '@/components/ui/button-link';
import { ErrorBox } from '@/components/ui/error-box';

export default function CourseToApplyForNotFound() {
  return (
    <>
      <h1 className="sr-only">Apply to Course</h1>
      <ErrorBox
        message="Course not found."
        hint="The link may be old, or the course is no longer offered."
        action={<ButtonLink href="/app/student/search-course">Search courses</ButtonLink>}
      />
    </>
  );
}
