import type { Metadata } from 'next';
import Link from 'next/link';
import { AuthShell } from '@/components/shell/auth-shell';
import { env } from '@/lib/env';
import { NoRecovery } from './_parts/no-recovery';
import { RecoveryForm } from './_parts/recovery-form';

export const metadata: Metadata = { title: 'Forgotten password', description: 'Get back into your account.' };
export const dynamic = 'force-dynamic';

export default function ForgetPasswordPage() {
  const { WHATSAPP_NUMBER } = env();
  return (
    <AuthShell
      title="Forgotten password"
      description="Enter the e-mail address of your account."
      footer={
        <Link href="/login" className="font-medium text-brand-ink underline underline-offset-4">
          Back to sign in
        </Link>
      }
    >
      <RecoveryForm whatsAppNumber={WHATSAPP_NUMBER} />
      <noscript>
        <NoRecovery email="" whatsAppNumber={WHATSAPP_NUMBER} />
      </noscript>
    </AuthShell>
  );
}
