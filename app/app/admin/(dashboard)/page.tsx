import { FileSpreadsheet } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApplicationStatusChip } from '@/components/application/application-status-chip';
import { LiveRefresh } from '@/components/live/live-refresh';
import { DEFAULT_STALLED_DAYS } from '@/components/staff/applications/stalled-after';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Link } from '@/components/ui/buttons/link';
import { Card } from '@/components/ui/layout/card';
import { Flag } from '@/components/ui/layout/flag';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Section } from '@/components/ui/layout/section';
import { StatGrid } from '@/components/ui/layout/stat-grid';
import { counted } from '@/lib/domain/texts/counted';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { stalledCount } from '@/lib/services/applications/for-staff';
import { type AdminOverview, adminOverview } from '@/lib/services/desk/dashboards/admin';
import { statsFor } from '@/lib/services/desk/dashboards/stats';
import { catalogueSize, latestApplications } from '@/lib/services/desk/dashboards/student';
import { LatestApplications } from '../../_parts/latest-applications';
import { NextDeadlines, nextDeadlines } from '../../_parts/next-deadlines';

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
  const { today, waiting, byCountry, byStatus, handledByAgencies } = overview;
  return (
    <>
      <LiveRefresh records={['application', 'student', 'agent', 'enquiry']} />
      <PageHeader
        title="Welcome Admin"
        description={`New today: ${counted(today.students, 'student')}, ${counted(today.applications, 'application')}, ${counted(today.enquiries, 'enquiry', 'enquiries')}.`}
        actions={
          <ButtonLink href={courses ? '/app/admin/bulk-course' : '/app/admin/catalogue'} variant="secondary">
            <FileSpreadsheet aria-hidden className="size-4" />
            {courses ? 'Upload courses' : 'Fill the catalogue'}
          </ButtonLink>
        }
      />
      <Waiting waiting={waiting} stalled={stalled} />
      {handledByAgencies > 0 && (
        <p className="mb-6 text-sm text-muted">
          {`${counted(handledByAgencies, 'open application is', 'open applications are')} handled by agencies and not counted below. `}
          <Link
            href="/app/admin/applications/list?handler=agency"
            className="text-brand-ink underline underline-offset-2"
          >
            Show
          </Link>
        </p>
      )}
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

/** Numbers side by side as bars, each with its figure: the longest fills the row. */
function Spread({ title, rows }: { title: string; rows: readonly { key: string; label: ReactNode; count: number }[] }) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <Section title={title}>
      <Card padding="sm">
        {rows.length === 0 ? (
          <p className="text-sm text-muted">No applications yet.</p>
        ) : (
          <dl className="space-y-3 text-sm">
            {rows.map(({ key, label, count }) => (
              <div key={key} className="grid grid-cols-[minmax(0,11rem)_1fr_auto] items-center gap-3">
                <dt className="flex min-w-0 items-center gap-2">{label}</dt>
                <dd aria-hidden="true" className="h-2 rounded-full bg-sunken">
                  <span className="block h-full rounded-full bg-brand" style={{ width: `${(count / most) * 100}%` }} />
                </dd>
                <dd className="min-w-8 text-right font-medium tabular-nums">{count.toLocaleString('en-GB')}</dd>
              </div>
            ))}
          </dl>
        )}
      </Card>
    </Section>
  );
}

/** What someone has to act on, the largest thing on the dashboard. */
function Waiting({ waiting, stalled }: { waiting: AdminOverview['waiting']; stalled: number }) {
  return (
    <Section title="Needs attention">
      <StatGrid
        className="lg:grid-cols-4"
        stats={[
          { label: 'Agents to verify', value: waiting.unverifiedAgents, href: '/app/admin/agents?verified=no' },
          {
            label: 'Students not verified yet',
            value: waiting.unverifiedStudents,
            href: '/app/admin/students?verified=no',
          },
          {
            label: 'Pending applications',
            value: waiting.pendingApplications,
            href: '/app/admin/applications/list?status=Pending',
          },
          {
            label: 'Stalled applications',
            value: stalled,
            href: '/app/admin/applications/stalled',
            hint: `No status change for ${DEFAULT_STALLED_DAYS} working days`,
          },
        ]}
      />
    </Section>
  );
}
