import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { ErrorBox } from '@/components/ui/feedback/error-box';
import type { CallError } from '@/lib/api/client';
import { AlreadyApplied } from './already-applied';
import type { ApplyPlaces } from './apply-places';

interface ApplyRefusalProps {
  error: CallError;
  places: ApplyPlaces;
  onRetry: () => void;
}

/** Why the server took no application, in the place of the form. */
export function ApplyRefusal({ error, places, onRetry }: ApplyRefusalProps) {
  if (error.status === 409) return <AlreadyApplied applicationHref={places.applications} />;
  if (error.status === 401) {
    return (
      <ErrorBox
        message="User ID is not available. Please login again."
        action={<ButtonLink href={`/login?expired=1&next=${encodeURIComponent(places.form)}`}>Sign in</ButtonLink>}
      />
    );
  }
  // The student can be what isn't there any more, too: the server says which.
  if (error.status === 404) {
    return <ErrorBox message={error.message} action={<ButtonLink href={places.search}>Search courses</ButtonLink>} />;
  }
  return (
    <ErrorBox
      message="Failed to apply for the course."
      hint={error.message}
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}
