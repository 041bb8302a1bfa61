import { ButtonLink } from '@/components/ui/button-link';
import { ErrorBox } from '@/components/ui/error-box';

/** Stands where a conversation would be with somebody the viewer can't write to. */
export function ChatNotFound({ messagesHref }: { messagesHref: string }) {
  return (
    <>
      <h1 className="sr-only">Message</h1>
      <ErrorBox message="User not found." action={<ButtonLink href={messagesHref}>Back to the messages</ButtonLink>} />
    </>
  );
}
