import { ClipboardList, UsersRound } from 'lucide-react';
import { PageHeader } from '@/components/ui/page-header';
import { requireViewer } from '@/lib/auth/page-viewer';
import { latestApplications, openApplications } from '@/lib/services/dashboard';
import { statsFor } from '@/lib/services/dashboard-stats';
import { Figure } from '../../_parts/figure';
import { LatestApplications } from '../../_parts/latest-applications';
import { OpenApplications } from './_parts/open-applications';

export const dynamic = 'force-dynamic';
export const metadata = { title: 'Home' };

export default async function TeamHome() {
  const viewer = await requireViewer('team');
  const [{ totalStudents, totalApplications }, open, applications] = await Promise.all([
    statsFor(viewer),
    openApplications(viewer),
    latestApplications(viewer, 8),
  ]);
  return (
    <>
      <PageHeader title="Welcome Team" />
      <div className="mb-8 grid grid-cols-2 gap-3">
        <Figure label="Total Students" value={totalStudents} icon={<UsersRound aria-hidden className="size-5" />} />
        <Figure
          label="Total Applications"
          value={totalApplications}
          icon={<ClipboardList aria-hidden className="size-5" />}
        />
      </div>
      <OpenApplications statuses={open} />
      <LatestApplications area="team" applications={applications} />
    </>
  );
}
