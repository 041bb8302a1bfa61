import { ButtonLink } from '@/components/ui/controls/button-link';
import { ErrorBox } from '@/components/ui/feedback/error-box';
import type { ApplyPlaces } from './apply-places';

/** An error in the place of the application form, with the way to try again. */
export function ApplyProblem({ message, places }: { message: string; places: ApplyPlaces }) {
  return (
    <ErrorBox
      message={message}
      action={
        <>
          <ButtonLink href={places.form}>Try again</ButtonLink>
          <ButtonLink href={places.search} variant="secondary">
            Search courses
          </ButtonLink>
        </>
      }
    />
  );
}
