import { requireViewer } from '@/lib/auth/page-viewer';
import { ApplicationsBoardPage, type ApplicationsSearch } from '../../../_parts/staff-applications';

export const metadata = { title: 'Applications' };

export default async function AdminApplicationsBoard({ searchParams }: { searchParams: Promise<ApplicationsSearch> }) {
  const viewer = await requireViewer('admin');
  return <ApplicationsBoardPage viewer={viewer} search={await searchParams} />;
}
