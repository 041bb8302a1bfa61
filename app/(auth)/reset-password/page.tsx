import { AuthShell } from '@/components/shell/auth-shell';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { passwordLink } from '@/lib/services/people/accounts/recovery';
import { DeadLink } from '../_parts/dead-link';
import { type LinkPageProps, linkMetadata, tokenOf } from '../_parts/token-of';
import { PasswordForm } from './_parts/password-form';

export const metadata = linkMetadata('Choose a password');

/** Where the links of two e-mails lead: a forgotten password, and the first one of a student whom an agent added. */
export default async function ResetPasswordPage({ searchParams }: LinkPageProps) {
  const token = await tokenOf(searchParams);
  const purpose = await passwordLink(token);
  if (!purpose) {
    return (
      <AuthShell title="Choose a password">
        <DeadLink actions={<ButtonLink href="/forget-password">Get a new link</ButtonLink>}>
          You can ask for a new one.
        </DeadLink>
      </AuthShell>
    );
  }
  return (
    <AuthShell
      title={purpose === 'reset-password' ? 'Choose a new password' : 'Choose your password'}
      description={
        purpose === 'reset-password'
          ? 'All devices signed in with the old password will be signed out.'
          : 'After that, you can sign in and see everything we do for you.'
      }
    >
      <PasswordForm token={token} />
    </AuthShell>
  );
}
