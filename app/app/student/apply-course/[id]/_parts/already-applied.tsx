import { ButtonLink } from '@/components/ui/button-link';
import { ErrorBox } from '@/components/ui/error-box';

interface AlreadyAppliedProps {
  /** The application there is; the list when it isn't known. */
  applicationId?: string;
  /** Where to apply for a further intake; no such button without it. */
  anotherIntakeHref?: string | undefined;
}

/** In the place of the application form when there is an application for the course. */
export function AlreadyApplied({ applicationId, anotherIntakeHref }: AlreadyAppliedProps) {
  const list = '/app/student/my-applications';
  return (
    <ErrorBox
      message="You have already applied for this course."
      hint={anotherIntakeHref && 'You can still apply for another of its intakes.'}
      action={
        <>
          <ButtonLink href={applicationId ? `${list}/${applicationId}` : list}>See my application</ButtonLink>
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
