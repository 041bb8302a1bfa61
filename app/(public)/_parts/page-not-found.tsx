import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Illustration } from '@/components/ui/feedback/illustration';
import { Message } from './message';

/** What an address without a page shows, inside the frame of the public pages. */
export function PageNotFound() {
  return (
    <Message
      drawing={<Illustration name="path" className="h-28 text-muted" />}
      title="This page does not exist"
      text="The address may be mistyped, or the page has moved. Your data is not affected."
    >
      <ButtonLink href="/courses">Search courses</ButtonLink>
      <ButtonLink href="/" variant="secondary">
        Home page
      </ButtonLink>
    </Message>
  );
}
