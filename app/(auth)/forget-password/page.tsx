import type { Metadata } from 'next';
import { AuthShell } from '@/components/shell/auth-shell';
import { Link } from '@/components/ui/buttons/link';
import { RecoveryForm } from './_parts/recovery-form';

export const metadata: Metadata = { title: 'Forgotten password', description: 'Get back into your account.' };

export default function ForgetPasswordPage() {
  return (
    <AuthShell
      title="Forgotten password"
      description="Enter the email address of your account. We will send you a link to choose a new password."
      footer={
        <Link href="/login" className="font-medium text-brand-ink underline underline-offset-4">
          Back to sign in
        </Link>
      }
    >
      <RecoveryForm />
    </AuthShell>
  );
}
