import { ButtonLink } from '@/components/ui/buttons/button-link';
import { ErrorBox } from '@/components/ui/feedback/error-box';
import { areaOf } from '@/lib/domain/areas';
import { signedInViewer } from '@/lib/platform/auth/page-viewer';

/** Stands where a conversation would be with a person the viewer can't write to. */
export default async function ChatNotFound() {
  const { role } = await signedInViewer();
  return (
    <ErrorBox
      heading="Message"
      message="User not found."
      action={<ButtonLink href={`${areaOf(role)}/messages`}>Back to messages</ButtonLink>}
    />
  );
}
