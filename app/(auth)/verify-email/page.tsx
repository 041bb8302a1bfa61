import { AuthShell } from '@/components/shell/auth-shell';
import { verificationLinkWorks } from '@/lib/services/people/accounts/email-verification';
import { type LinkPageProps, linkMetadata, tokenOf } from '../_parts/token-of';
import { DeadVerificationLink } from './_parts/dead-verification-link';
import { VerifyButton } from './_parts/verify-button';

export const metadata = linkMetadata('Verify your account');

/** A button, since mail programs open links to look at them: only a person uses the link up. */
export default async function VerifyEmailPage({ searchParams }: LinkPageProps) {
  const token = await tokenOf(searchParams);
  const works = await verificationLinkWorks(token);
  return (
    <AuthShell
      title="Verify your account"
      description={works ? 'Confirm that this email address is yours.' : undefined}
    >
      {works ? <VerifyButton token={token} /> : <DeadVerificationLink />}
    </AuthShell>
  );
}
