import { ClipboardList, Search, UsersRound } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button-link';
import { PageHeader } from '@/components/ui/page-header';
import { requireViewer } from '@/lib/auth/page-viewer';
import { latestApplications } from '@/lib/services/dashboard';
import { statsFor } from '@/lib/services/dashboard-stats';
import { Figure } from '../../_parts/figure';
import { LatestApplications } from '../../_parts/latest-applications';

export const dynamic = 'force-dynamic';
export const metadata = { title: 'Dashboard' };

export default async function AgentDashboard() {
  const viewer = await requireViewer('agent');
  const [{ totalStudents, totalApplications }, applications] = await Promise.all([
    statsFor(viewer),
    latestApplications(viewer, 8),
  ]);
  return (
    <>
      <PageHeader
        title="Welcome Agent"
        actions={
          <ButtonLink href="/app/agent/search-course" variant="secondary">
            <Search aria-hidden className="size-4" />
            Search courses
          </ButtonLink>
        }
      />
      <div className="mb-8 grid grid-cols-2 gap-3">
        <Figure label="Your Students" value={totalStudents} icon={<UsersRound aria-hidden className="size-5" />} />
        <Figure
          label="Applications by Your Students"
          value={totalApplications}
          icon={<ClipboardList aria-hidden className="size-5" />}
        />
      </div>
      <LatestApplications area="agent" applications={applications} />
    </>
  );
}
