import type { Metadata } from 'next';
import { SignOutButton } from '@/components/shell/sign-out-button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Illustration } from '@/components/ui/feedback/illustration';
import { Toaster } from '@/components/ui/feedback/toaster';
import { Message } from '../(public)/_parts/message';
import { PublicPage } from '../(public)/_parts/public-page';

export const metadata: Metadata = { title: 'Unauthorized Access', robots: { index: false } };

export default function UnauthorizedPage() {
  return (
    <PublicPage>
      <Message
        drawing={<Illustration name="path" className="h-28 text-muted" />}
        title="Unauthorized Access"
        text="Your account can't open this page. Sign out and use another account, or ask our team for help."
      >
        <ButtonLink href="/">Home page</ButtonLink>
        <SignOutButton />
      </Message>
      <Toaster />
    </PublicPage>
  );
}
