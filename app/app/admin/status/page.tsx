import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { siteStatus } from '@/lib/services/file/watch/status';
import { StatusList } from './_parts/status-list';

export const metadata = { title: 'Status' };

/** How each part of the site is, looked at as the page is opened, and again while it stays open. */
export default async function StatusPage() {
  await requireViewer('admin');
  return <StatusList checks={await siteStatus()} />;
}
