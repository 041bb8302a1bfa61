import type { Metadata } from 'next';
import Link from 'next/link';
import { AuthShell } from '@/components/shell/auth-shell';
import { env } from '@/lib/env';
import { LoginForm } from './_parts/login-form';

export const metadata: Metadata = {
  title: 'Sign in',
  description: 'Sign in to search, apply and follow your applications.',
};

type LoginPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function LoginPage({ searchParams }: LoginPageProps) {
  const { next, expired } = await searchParams;
  return (
    <AuthShell
      title="Sign in"
      description={expired === undefined ? 'Welcome back.' : 'Please sign in again.'}
      footer={
        <>
          New here?{' '}
          <Link href="/register" className="font-medium text-brand-ink underline underline-offset-4">
            Create an account
          </Link>
        </>
      }
    >
      <LoginForm next={typeof next === 'string' ? next : ''} whatsAppNumber={env().WHATSAPP_NUMBER} />
    </AuthShell>
  );
}
