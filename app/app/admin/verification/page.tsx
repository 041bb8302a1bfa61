import { PageHeader } from '@/components/ui/layout/page-header';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { VerificationForm } from './_parts/verification-form';

export const metadata = { title: 'Verification' };

export default async function VerificationPage() {
  await requireViewer('admin');
  return (
    <>
      <PageHeader
        title="Verification"
        description="To verify an account, enter the email address and the six-digit code from the student’s message."
      />
      <VerificationForm />
    </>
  );
}
