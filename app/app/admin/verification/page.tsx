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
        description="Verify an account with the six-digit code and the email address from the student’s message."
      />
      <VerificationForm />
    </>
  );
}
