import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Illustration } from '@/components/ui/feedback/illustration';
import { Message } from './(public)/_parts/message';
import { PublicPage } from './(public)/_parts/public-page';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <PublicPage>
      <Message
        drawing={<Illustration name="path" className="h-28 text-muted" />}
        title="This page does not exist"
        text="The address may have a typing mistake, or the page has been moved. Nothing of yours is lost."
      >
        <ButtonLink href="/courses">Search courses</ButtonLink>
        <ButtonLink href="/" variant="secondary">
          Home page
        </ButtonLink>
      </Message>
    </PublicPage>
  );
}
