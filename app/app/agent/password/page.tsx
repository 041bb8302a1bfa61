import { ChangePassword } from '@/components/staff/change-password';
import { PageHeader } from '@/components/ui/page-header';
import { requireViewer } from '@/lib/auth/page-viewer';

export const dynamic = 'force-dynamic';
export const metadata = { title: 'Change Password' };

export default async function AgentPasswordPage() {
  await requireViewer('agent');
  return (
    <>
      <PageHeader
        title="Change Password"
        description="You stay signed in here; every other device is signed out and needs the new password."
      />
      <ChangePassword />
    </>
  );
}
