import { ButtonLink } from '@/components/ui/button-link';
import { ErrorBox } from '@/components/ui/error-box';

/** An error in the place of the application form, with the way to try again. */
export function ApplyProblem({ message, retryHref }: { message: string; retryHref: string }) {
  return (
    <ErrorBox
      message={message}
      action={
        <>
          <ButtonLink href={retryHref} prefetch={false}>
            Try again
          </ButtonLink>
          <ButtonLink href="/app/student/search-course" variant="secondary">
            Search courses
          </ButtonLink>
        </>
      }
    />
  );
}
