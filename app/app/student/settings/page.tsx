import { requireViewer } from '@/lib/auth/page-viewer';
import { userDetails } from '@/lib/services/profile/basic';
import { SettingsPage } from '../../_parts/settings-page';
import { LeaveAgent } from './_parts/leave-agent';

export const metadata = { title: 'Account Settings' };

export default async function StudentSettingsPage() {
  const viewer = await requireViewer('student');
  const { addedBy } = await userDetails(viewer, viewer.userId);
  return (
    <>
      <SettingsPage viewer={viewer} />
      {addedBy && <LeaveAgent company={addedBy.company_name || 'your agent'} />}
    </>
  );
}
