import type { Metadata } from 'next';
import { AuthShell } from '@/components/shell/auth-shell';
import { Link } from '@/components/ui/controls/link';
import { env } from '@/lib/platform/env';
import { RegisterPanel } from './_parts/register-panel';

export const metadata: Metadata = {
  title: 'Create an account',
  description: 'Register as a student or an agent: search courses in six countries, apply and follow each application.',
};

type RegisterPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function RegisterPage({ searchParams }: RegisterPageProps) {
  const { referralCode } = await searchParams;
  return (
    <AuthShell
      title="Create an account"
      description="Free for students. It takes about two minutes."
      footer={
        <>
          Already have an account?{' '}
          <Link href="/login" className="font-medium text-brand-ink underline underline-offset-4">
            Sign in
          </Link>
        </>
      }
    >
      <noscript>
        <p className="mb-5 rounded-card border border-line bg-accent-soft p-4 text-sm text-accent-ink">
          Registering needs JavaScript. Please switch it on in your browser and load this page again.
        </p>
      </noscript>
      <RegisterPanel
        referralCode={typeof referralCode === 'string' ? referralCode.slice(0, 20) : ''}
        whatsAppNumber={env().WHATSAPP_NUMBER}
      />
    </AuthShell>
  );
}
