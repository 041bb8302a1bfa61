import type { Metadata } from 'next';
import { AuthShell } from '@/components/shell/auth-shell';
import { Link } from '@/components/ui/buttons/link';
import { FirstPasswordForm } from './_parts/first-password-form';

export const metadata: Metadata = { title: 'Choose your password', robots: { index: false } };

/** For a student without a mailbox, to whom staff read a code by phone. */
export default function FirstPasswordPage() {
  return (
    <AuthShell
      title="Choose your password"
      description="Enter the six-digit code that our team read to you by phone."
      footer={
        <Link href="/login" className="font-medium text-brand-ink underline underline-offset-4">
          Back to sign in
        </Link>
      }
    >
      <FirstPasswordForm />
    </AuthShell>
  );
}
