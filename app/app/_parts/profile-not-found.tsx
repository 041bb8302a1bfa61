import { ButtonLink } from '@/components/ui/controls/button-link';
import { ErrorBox } from '@/components/ui/feedback/error-box';

/** Stands where a profile would be that doesn't exist for the viewer. */
export function ProfileNotFound({ home }: { home: string }) {
  return (
    <>
      <h1 className="sr-only">Profile</h1>
      <ErrorBox message="User not found." action={<ButtonLink href={home}>Back to the start</ButtonLink>} />
    </>
  );
}
