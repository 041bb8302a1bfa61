import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { AuthShell } from '@/components/shell/auth-shell';
import { buttonStyle } from '@/components/ui/buttons/button-style';
import { Link } from '@/components/ui/buttons/link';
import { directoryWords } from '@/lib/domain/accounts/directory';
import { isUnverifiedSince } from '@/lib/platform/auth/account';
import { directoryName } from '@/lib/platform/auth/directory';
import { passkeysWork } from '@/lib/platform/auth/passkeys';
import { SESSION_COOKIE } from '@/lib/platform/auth/session';
import { env } from '@/lib/platform/env';
import { Notice } from '../_parts/notice';
import { LoginForm } from './_parts/login-form';

export const metadata: Metadata = {
  title: 'Sign in',
  description: 'Sign in to search, apply and follow your applications.',
};

type LoginPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The former session's cookie is still in this request; it is cleared with the answer. */
async function whySignedOut(): Promise<string> {
  const token = (await cookies()).get(SESSION_COOKIE)?.value;
  if (!(await isUnverifiedSince(token))) return 'Please sign in again.';
  return 'Your account is no longer verified, so you have been signed out. Please contact our team to find out why.';
}

export default async function LoginPage({ searchParams }: LoginPageProps) {
  const { next, expired, directory } = await searchParams;
  const name = directoryName();
  const words = directoryWords(directory, name);
  const asked = typeof next === 'string' ? next : '';
  return (
    <AuthShell
      title="Sign in"
      description={expired === undefined ? 'Welcome back.' : await whySignedOut()}
      footer={
        <>
          New here?{' '}
          <Link href="/register" className="font-medium text-brand-ink underline underline-offset-4">
            Create an account
          </Link>
        </>
      }
    >
      {words && (
        <div className="mb-5">
          <Notice
            kind={directory === 'link' ? 'success' : 'refused'}
            title={directory === 'link' ? `Link your account with ${name}` : 'You are not signed in'}
          >
            {words}
          </Notice>
        </div>
      )}
      <LoginForm next={asked} whatsAppNumber={env().WHATSAPP_NUMBER} passkeys={passkeysWork()} />
      {name && (
        // Not a link of the router's: its address leads to another site.
        <a
          href={`/login/oidc${asked ? `?next=${encodeURIComponent(asked)}` : ''}`}
          className={buttonStyle('secondary', 'lg', 'mt-3 w-full')}
        >
          Sign in with {name}
        </a>
      )}
    </AuthShell>
  );
}
