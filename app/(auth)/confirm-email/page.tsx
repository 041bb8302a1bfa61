import { AuthShell } from '@/components/shell/auth-shell';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { addressToConfirm } from '@/lib/services/people/accounts/email-change';
import { DeadLink } from '../_parts/dead-link';
import { type LinkPageProps, linkMetadata, tokenOf } from '../_parts/token-of';
import { ConfirmButton } from './_parts/confirm-button';

export const metadata = linkMetadata('Confirm your new email address');

/** A button, since mail programs open links to look at them: only a person uses the link up. */
export default async function ConfirmEmailPage({ searchParams }: LinkPageProps) {
  const token = await tokenOf(searchParams);
  const email = await addressToConfirm(token);
  return (
    <AuthShell
      title="Confirm your new email address"
      description={email ? `After that you sign in with ${email}, and we send our emails there.` : undefined}
    >
      {email ? (
        <ConfirmButton token={token} />
      ) : (
        <DeadLink actions={<ButtonLink href="/app">Go to my account</ButtonLink>}>
          If your address has not changed yet, change it again in your profile. We’ll send you a new link.
        </DeadLink>
      )}
    </AuthShell>
  );
}
