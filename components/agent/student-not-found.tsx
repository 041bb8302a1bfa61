import { ButtonLink } from '@/components/ui/buttons/button-link';
import { ErrorBox } from '@/components/ui/feedback/error-box';

/** Stands where a page about a student would be who is not, or no longer, one of the agent's. Brings the page's h1. */
export function StudentNotFound() {
  return (
    <ErrorBox
      heading="Student"
      message="Student not found."
      hint="The link may be old, or the student is no longer one of yours."
      action={<ButtonLink href="/app/agent/students">See your students</ButtonLink>}
    />
  );
}
