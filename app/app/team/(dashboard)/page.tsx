import { ClipboardList, Hourglass, UsersRound } from 'lucide-react';
import { STALLED_UNLESS_TOLD } from '@/components/staff/applications/stalled-after';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Stat } from '@/components/ui/layout/stat';
import { requireViewer } from '@/lib/auth/page-viewer';
import { stalledCount } from '@/lib/services/applications/for-staff';
import { statsFor } from '@/lib/services/dashboards/stats';
import { latestApplications, openApplications } from '@/lib/services/dashboards/student';
import { LatestApplications } from '../../_parts/latest-applications';
import { OpenApplications } from './_parts/open-applications';

export const metadata = { title: 'Home' };

export default async function TeamHome() {
  const viewer = await requireViewer('team');
  const [{ totalStudents, totalApplications }, open, stalled, applications] = await Promise.all([
    statsFor(viewer),
    openApplications(viewer),
    stalledCount(viewer, STALLED_UNLESS_TOLD),
    latestApplications(viewer, 8),
  ]);
  return (
    <>
      <PageHeader title="Welcome Team" />
      <div className="mb-8 grid grid-cols-2 gap-3 lg:grid-cols-3">
        <Stat
          label="Total Students"
          value={totalStudents}
          href="/app/team/students"
          icon={<UsersRound aria-hidden className="size-5" />}
        />
        <Stat
          label="Total Applications"
          value={totalApplications}
          href="/app/team/applications/list"
          icon={<ClipboardList aria-hidden className="size-5" />}
        />
        <Stat
          label="Stalled applications"
          value={stalled}
          href="/app/team/applications/stalled"
          icon={<Hourglass aria-hidden className="size-5" />}
          hint={`No move for ${STALLED_UNLESS_TOLD} working days`}
        />
      </div>
      <OpenApplications statuses={open} />
      <LatestApplications area="team" applications={applications} />
    </>
  );
}
