import { LiveRefresh } from '@/components/live/live-refresh';
import { DEFAULT_STALLED_DAYS } from '@/components/staff/applications/stalled-after';
import { PageHeader } from '@/components/ui/layout/page-header';
import { StatGrid } from '@/components/ui/layout/stat-grid';
import { requireViewer } from '@/lib/auth/page-viewer';
import { stalledCount } from '@/lib/services/applications/for-staff';
import { statsFor } from '@/lib/services/dashboards/stats';
import { latestApplications, openApplications } from '@/lib/services/dashboards/student';
import { LatestApplications } from '../../_parts/latest-applications';
import { NextDeadlines } from '../../_parts/next-deadlines';
import { OpenApplications } from './_parts/open-applications';

export const metadata = { title: 'Home' };

export default async function TeamHome() {
  const viewer = await requireViewer('team');
  const [{ totalStudents, totalApplications }, open, stalled, applications] = await Promise.all([
    statsFor(viewer),
    openApplications(viewer),
    stalledCount(viewer, DEFAULT_STALLED_DAYS),
    latestApplications(viewer, 8),
  ]);
  return (
    <>
      <PageHeader title="Welcome Team" />
      <LiveRefresh records={['application', 'student']} />
      <OpenApplications statuses={open} />
      <NextDeadlines viewer={viewer} />
      <StatGrid
        className="mb-8 lg:grid-cols-3"
        stats={[
          { label: 'Total Students', value: totalStudents, href: '/app/team/students' },
          {
            label: 'Total Applications',
            value: totalApplications,
            href: '/app/team/applications/list',
          },
          {
            label: 'Stalled applications',
            value: stalled,
            href: '/app/team/applications/stalled',
            hint: `No move for ${DEFAULT_STALLED_DAYS} working days`,
          },
        ]}
      />
      <LatestApplications area="team" applications={applications} />
    </>
  );
}
