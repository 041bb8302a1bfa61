import { PageHeader } from '@/components/ui/layout/page-header';
import { requireArea } from '@/lib/platform/auth/page-viewer';
import { ChangePassword } from '../../_parts/change-password';

export const metadata = { title: 'Change Password' };

export default async function PasswordPage({ params }: { params: Promise<{ area: string }> }) {
  await requireArea(params, 'password');
  return (
    <>
      <PageHeader
        title="Change Password"
        description="You will stay signed in here. All other devices will be signed out and need the new password."
      />
      <ChangePassword />
    </>
  );
}
