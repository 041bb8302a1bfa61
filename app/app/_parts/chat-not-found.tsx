import { ButtonLink } from '@/components/ui/controls/button-link';
import { ErrorBox } from '@/components/ui/feedback/error-box';

/** Stands where a conversation would be with somebody the viewer can't write to. */
export function ChatNotFound({ messagesHref }: { messagesHref: string }) {
  return (
    <>
      <h1 className="sr-only">Message</h1>
      <ErrorBox message="User not found." action={<ButtonLink href={messagesHref}>Back to the messages</ButtonLink>} />
    </>
  );
}
