import { LiveRefresh } from '@/components/live/live-refresh';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Card } from '@/components/ui/layout/card';
import { LinkTabs } from '@/components/ui/layout/link-tabs';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Pagination } from '@/components/ui/table/pagination';
import { queryString } from '@/lib/api/client';
import { areaOf } from '@/lib/domain/areas';
import { requireArea } from '@/lib/platform/auth/page-viewer';
import { notificationCounts, readNotifications, unreadNotifications } from '@/lib/services/records/notices/inbox';
import { pageCountOf, pageOf } from '../../_parts/paging';
import { NotificationList } from './_parts/notification-list';

export const metadata = { title: 'Notifications' };

const PER_PAGE = 20;

interface Address {
  params: Promise<{ area: string }>;
  searchParams: Promise<{ show?: string | string[]; page?: string | string[] }>;
}

/** All notifications of the viewer: the unread ones, and behind a tab those that were read. */
export default async function NotificationsPage({ params, searchParams }: Address) {
  const viewer = await requireArea(params, 'notifications');
  const { show, page: askedPage } = await searchParams;
  const isRead = show === 'read';
  const counts = await notificationCounts(viewer);
  const total = isRead ? counts.read : counts.unread;
  const page = pageOf(askedPage, total, PER_PAGE);
  const paging = { page, limit: PER_PAGE };
  const notices = isRead
    ? await readNotifications(viewer, paging)
    : (await unreadNotifications(viewer, viewer.userId, paging)).notifications;
  const base = `${areaOf(viewer.role)}/notifications`;
  const readHref = `${base}?show=read`;
  return (
    <>
      <PageHeader title="Notifications" description="News about your applications, messages and account." />
      <LiveRefresh kinds={['notification', 'notifications-read']} />
      <LinkTabs
        label="Notifications"
        current={isRead ? readHref : base}
        tabs={[
          { href: base, label: 'Unread', count: counts.unread },
          { href: readHref, label: 'Read', count: counts.read },
        ]}
        className="mb-5"
      />
      {notices.length === 0 ? (
        <EmptyState
          title="No notifications found."
          text={isRead ? 'Notifications you have read stay here.' : 'New notifications appear here automatically.'}
          illustration="inbox"
        />
      ) : (
        <Card padding="none" className="max-w-3xl overflow-hidden">
          <NotificationList userId={viewer.userId} area={areaOf(viewer.role)} notices={notices} isRead={isRead} />
        </Card>
      )}
      <div className="mt-6">
        <Pagination
          page={page}
          pageCount={pageCountOf(total, PER_PAGE)}
          href={(to) => `${base}${queryString({ show: isRead ? 'read' : '', page: to })}`}
        />
      </div>
    </>
  );
}
