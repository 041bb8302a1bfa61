import { requireViewer } from '@/lib/auth/page-viewer';
import { ApplicationsListPage, type ApplicationsSearch } from '../../../_parts/staff-applications';

export const metadata = { title: 'All applications' };

export default async function AdminApplicationsList({ searchParams }: { searchParams: Promise<ApplicationsSearch> }) {
  const viewer = await requireViewer('admin');
  return <ApplicationsListPage viewer={viewer} search={await searchParams} />;
}
