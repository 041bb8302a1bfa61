import { requireViewer } from '@/lib/auth/page-viewer';
import { type ApplicationsSearch, StalledApplicationsPage } from '../../../_parts/staff-applications';

export const metadata = { title: 'Stalled applications' };

export default async function TeamApplicationsStalled({ searchParams }: { searchParams: Promise<ApplicationsSearch> }) {
  const viewer = await requireViewer('team');
  return <StalledApplicationsPage viewer={viewer} search={await searchParams} />;
}
