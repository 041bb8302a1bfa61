import { requireViewer } from '@/lib/auth/page-viewer';
import { SettingsPage } from '../../_parts/settings-page';

export const metadata = { title: 'Account Settings' };

export default async function AgentSettingsPage() {
  return <SettingsPage viewer={await requireViewer('agent')} />;
}
