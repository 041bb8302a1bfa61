import type { Metadata } from 'next';
import { AuthShell } from '@/components/shell/auth-shell';
import { verificationLinkWorks } from '@/lib/services/people/accounts/email-verification';
import { tokenOf } from '../_parts/token-of';
import { DeadVerificationLink } from './_parts/dead-verification-link';
import { VerifyButton } from './_parts/verify-button';

export const metadata: Metadata = { title: 'Verify your account', referrer: 'no-referrer', robots: { index: false } };

type VerifyEmailPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** A button, since mail programs open links to look at them: only a person uses the link up. */
export default async function VerifyEmailPage({ searchParams }: VerifyEmailPageProps) {
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
