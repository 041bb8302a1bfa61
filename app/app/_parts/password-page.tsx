import { ChangePassword } from '@/components/staff/change-password';
import { PageHeader } from '@/components/ui/layout/page-header';

/** The Change Password screen of agents and staff. The page has checked its viewer. */
export function PasswordPage() {
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
