import { ButtonLink } from '@/components/ui/buttons/button-link';
import { ErrorBox } from '@/components/ui/feedback/error-box';

interface AlreadyAppliedProps {
  /** The application there is, or the list when it isn't known. */
  applicationHref: string;
  /** Where to apply for a further intake; no such button without it. */
  anotherIntakeHref?: string | undefined;
}

/** In the place of the application form when there is an application for the course. */
export function AlreadyApplied({ applicationHref, anotherIntakeHref }: AlreadyAppliedProps) {
  return (
    <ErrorBox
      message="You have already applied for this course."
      hint={anotherIntakeHref && 'You can still apply for another intake.'}
      action={
        <>
          <ButtonLink href={applicationHref}>View application</ButtonLink>
          {anotherIntakeHref && (
            <ButtonLink href={anotherIntakeHref} variant="secondary">
              Apply for another intake
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
