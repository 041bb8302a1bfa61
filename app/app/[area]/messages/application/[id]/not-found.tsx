import { ButtonLink } from '@/components/ui/buttons/button-link';
import { ErrorBox } from '@/components/ui/feedback/error-box';
import { areaOf } from '@/lib/domain/areas';
import { signedInViewer } from '@/lib/platform/auth/page-viewer';

/** Stands where a thread would be about an application that the viewer doesn't see. */
export default async function ThreadNotFound() {
  const { role } = await signedInViewer();
  return (
    <ErrorBox
      heading="Message"
      message="Application not found."
      action={<ButtonLink href={`${areaOf(role)}/messages`}>Back to messages</ButtonLink>}
    />
  );
}
