import { Search, UserPlus } from 'lucide-react';
import { LiveRefresh } from '@/components/live/live-refresh';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { PageHeader } from '@/components/ui/layout/page-header';
import { StatGrid } from '@/components/ui/layout/stat-grid';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { agencyRule } from '@/lib/platform/auth/viewer';
import { openItems } from '@/lib/services/applications/checklists/open-items';
import { applicationNumbers } from '@/lib/services/applications/numbers';
import { waitingOf } from '@/lib/services/applications/waiting';
import { statsFor } from '@/lib/services/desk/dashboards/stats';
import { latestApplications } from '@/lib/services/desk/dashboards/student';
import { LatestApplications } from '../../_parts/latest-applications';
import { NextDeadlines, nextDeadlines } from '../../_parts/next-deadlines';
import { OpenItems } from '../../_parts/open-items';
import { readerToday } from '../../_parts/reader-day';
import { NextTasks } from './_parts/next-tasks';
import { ByCountry, WaitingOn } from './_parts/waiting-on';

export const metadata = { title: 'Dashboard' };

/** How many things to do are listed; the rest stands behind the numbers. */
const TASKS_SHOWN = 6;

export default async function AgentDashboard() {
  const viewer = await requireViewer('agent');
  const rule = agencyRule(viewer);
  if (rule.reach === 'none') return <WithoutStudents />;
  const { today } = await readerToday(viewer);
  const [{ totalStudents, totalApplications }, numbers, waiting, latest, asked, due] = await Promise.all([
    statsFor(viewer),
    applicationNumbers(viewer),
    waitingOf(viewer, today),
    latestApplications(viewer, 5),
    openItems(viewer),
    nextDeadlines(viewer),
  ]);
  return (
    <>
      <LiveRefresh records={['application', 'student', 'agent']} />
      <PageHeader
        title="Welcome Agent"
        actions={
          <>
            <ButtonLink href="/app/agent/search-course" variant="secondary">
              <Search aria-hidden className="size-4" />
              Search courses
            </ButtonLink>
            {rule.addsStudents && (
              <ButtonLink href="/app/agent/add-student/new">
                <UserPlus aria-hidden className="size-4" />
                Add student
              </ButtonLink>
            )}
          </>
        }
      />
      <NextTasks waiting={waiting.yours.slice(0, TASKS_SHOWN)} hasStudents={totalStudents > 0 || !rule.addsStudents} />
      <OpenItems area="agent" items={asked} today={today} />
      <NextDeadlines viewer={viewer} due={due} />
      <StatGrid
        className="mb-8"
        stats={[
          { label: 'Your Students', value: totalStudents, href: '/app/agent/students' },
          {
            label: 'Applications by Your Students',
            value: totalApplications,
            href: '/app/agent/applications',
          },
        ]}
      />
      {totalApplications > 0 && (
        <>
          <WaitingOn loads={waiting.loads} />
          <ByCountry counts={numbers.byCountry} />
          <LatestApplications area="agent" applications={latest} />
        </>
      )}
    </>
  );
}

/** What a person finds whose role reaches no student. */
function WithoutStudents() {
  return (
    <>
      <PageHeader
        title="Welcome Agent"
        description="Your role doesn’t include student files. Commission and receipts will appear here."
      />
      <div className="flex flex-wrap gap-2">
        <ButtonLink href="/app/agent/people">Your colleagues</ButtonLink>
        <ButtonLink href="/app/agent/search-course" variant="secondary">
          <Search aria-hidden className="size-4" />
          Search courses
        </ButtonLink>
      </div>
    </>
  );
}
