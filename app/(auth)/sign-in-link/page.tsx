import { AuthShell } from '@/components/shell/auth-shell';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { signInLinkWorks } from '@/lib/services/people/accounts/sign-in-link';
import { DeadLink } from '../_parts/dead-link';
import { type LinkPageProps, linkMetadata, tokenOf } from '../_parts/token-of';
import { OpenButton } from './_parts/open-button';

export const metadata = linkMetadata('Sign in from this browser');

/** A button, since mail programs open links to look at them: only a person uses the link up. */
export default async function SignInLinkPage({ searchParams }: LinkPageProps) {
  const token = await tokenOf(searchParams);
  const works = await signInLinkWorks(token);
  return (
    <AuthShell
      title="Sign in from this browser"
      description={works ? 'Next, enter your email address and password as usual.' : undefined}
    >
      {works ? (
        <OpenButton token={token} />
      ) : (
        <DeadLink actions={<ButtonLink href="/login">Go to sign in</ButtonLink>}>
          Try to sign in again. If you still have to wait, you can ask for a new link on the sign-in page.
        </DeadLink>
      )}
    </AuthShell>
  );
}
