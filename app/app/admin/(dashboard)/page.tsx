import { FileSpreadsheet } from 'lucide-react';
import { ApplicationStatusChip } from '@/components/application/application-status-chip';
import { LiveRefresh } from '@/components/live/live-refresh';
import { DEFAULT_STALLED_DAYS } from '@/components/staff/applications/stalled-after';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Flag } from '@/components/ui/layout/flag';
import { PageHeader } from '@/components/ui/layout/page-header';
import { StatGrid } from '@/components/ui/layout/stat-grid';
import { counted } from '@/lib/domain/texts/counted';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { stalledCount } from '@/lib/services/applications/for-staff';
import { adminOverview } from '@/lib/services/desk/dashboards/admin';
import { statsFor } from '@/lib/services/desk/dashboards/stats';
import { catalogueSize, latestApplications } from '@/lib/services/desk/dashboards/student';
import { LatestApplications } from '../../_parts/latest-applications';
import { NextDeadlines, nextDeadlines } from '../../_parts/next-deadlines';
import { Spread } from './_parts/spread';
import { Waiting } from './_parts/waiting';

export const metadata = { title: 'Dashboard' };

export default async function AdminDashboard() {
  const viewer = await requireViewer('admin');
  const [{ totalStudents, totalApplications }, { courses, universities }, overview, stalled, applications, due] =
    await Promise.all([
      statsFor(viewer),
      catalogueSize(),
      adminOverview(viewer, new Date()),
      stalledCount(viewer, DEFAULT_STALLED_DAYS),
      latestApplications(viewer, 8),
      nextDeadlines(viewer),
    ]);
  const { today, waiting, byCountry, byStatus } = overview;
  return (
    <>
      <LiveRefresh records={['application', 'student', 'agent', 'enquiry']} />
      <PageHeader
        title="Welcome Admin"
        description={`New today: ${counted(today.students, 'student')}, ${counted(today.applications, 'application')}, ${counted(today.enquiries, 'enquiry', 'enquiries')}.`}
        actions={
          <ButtonLink href="/app/admin/bulk-course" variant="secondary">
            <FileSpreadsheet aria-hidden className="size-4" />
            Upload courses
          </ButtonLink>
        }
      />
      <Waiting waiting={waiting} stalled={stalled} />
      <StatGrid
        className="mb-8 lg:grid-cols-4"
        stats={[
          { label: 'Total Students', value: totalStudents, href: '/app/admin/students' },
          {
            label: 'Total Applications',
            value: totalApplications,
            href: '/app/admin/applications/list',
          },
          { label: 'Courses', value: courses, href: '/app/admin/search-course' },
          { label: 'Universities', value: universities, href: '/app/admin/universities' },
        ]}
      />
      <div className="grid gap-x-6 lg:grid-cols-2">
        <Spread
          title="Applications by country"
          rows={byCountry.map(({ country, count }) => ({
            key: country,
            label: (
              <>
                <Flag country={country} />
                {country}
              </>
            ),
            count,
          }))}
        />
        <Spread
          title="Applications by status"
          rows={byStatus.map(({ status, count }) => ({
            key: status,
            label: <ApplicationStatusChip status={status} />,
            count,
          }))}
        />
      </div>
      <NextDeadlines viewer={viewer} due={due} />
      <LatestApplications area="admin" applications={applications} />
    </>
  );
}
