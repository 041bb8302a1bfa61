import { BookOpen, Building2, ClipboardList, FileSpreadsheet, UsersRound } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button-link';
import { PageHeader } from '@/components/ui/page-header';
import { Stat } from '@/components/ui/stat';
import { requireViewer } from '@/lib/auth/page-viewer';
import { catalogueSize, latestApplications } from '@/lib/services/dashboard';
import { statsFor } from '@/lib/services/dashboard-stats';
import { Figure } from '../../_parts/figure';
import { LatestApplications } from '../../_parts/latest-applications';

export const dynamic = 'force-dynamic';
export const metadata = { title: 'Dashboard' };

export default async function AdminDashboard() {
  const viewer = await requireViewer('admin');
  const [{ totalStudents, totalApplications }, { courses, universities }, applications] = await Promise.all([
    statsFor(viewer),
    catalogueSize(),
    latestApplications(viewer, 8),
  ]);
  return (
    <>
      <PageHeader
        title="Welcome Admin"
        actions={
          <ButtonLink href="/app/admin/bulk-course" variant="secondary">
            <FileSpreadsheet aria-hidden className="size-4" />
            Upload courses
          </ButtonLink>
        }
      />
      <div className="mb-8 grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Figure label="Total Students" value={totalStudents} icon={<UsersRound aria-hidden className="size-5" />} />
        <Figure
          label="Total Applications"
          value={totalApplications}
          icon={<ClipboardList aria-hidden className="size-5" />}
        />
        <Stat
          label="Courses"
          value={courses}
          href="/app/admin/search-course"
          icon={<BookOpen aria-hidden className="size-5" />}
        />
        <Figure label="Universities" value={universities} icon={<Building2 aria-hidden className="size-5" />} />
      </div>
      <LatestApplications area="admin" applications={applications} />
    </>
  );
}
