import { requireViewer } from '@/lib/auth/page-viewer';
import { type NotificationsAddress, NotificationsPage } from '../../_parts/notifications-page';

export const metadata = { title: 'Notifications' };

export default async function AgentNotificationsPage({ searchParams }: { searchParams: NotificationsAddress }) {
  return <NotificationsPage viewer={await requireViewer('agent')} address={searchParams} />;
}
