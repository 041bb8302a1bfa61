import { Search, UserPlus } from 'lucide-react';
import { loadsOf, type TaskStatus, YOUR_TASKS } from '@/components/agent/waits-on';
import { LiveRefresh } from '@/components/live/live-refresh';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { PageHeader } from '@/components/ui/layout/page-header';
import { StatGrid } from '@/components/ui/layout/stat-grid';
import { requireViewer } from '@/lib/auth/page-viewer';
import type { Viewer } from '@/lib/auth/viewer';
import { oldestByStatus } from '@/lib/services/applications/for-staff';
import { applicationNumbers } from '@/lib/services/applications/numbers';
import { openItems } from '@/lib/services/checklists/open-items';
import { statsFor } from '@/lib/services/dashboards/stats';
import { latestApplications } from '@/lib/services/dashboards/student';
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
  const [{ totalStudents, totalApplications }, numbers, tasks, latest, asked, due, { today }] = await Promise.all([
    statsFor(viewer),
    applicationNumbers(viewer),
    tasksOf(viewer),
    latestApplications(viewer, 5),
    openItems(viewer),
    nextDeadlines(viewer),
    readerToday(viewer),
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
            <ButtonLink href="/app/agent/add-student/new">
              <UserPlus aria-hidden className="size-4" />
              Add student
            </ButtonLink>
          </>
        }
      />
      <NextTasks tasks={tasks} hasStudents={totalStudents > 0} />
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
          <WaitingOn loads={loadsOf(numbers.byStatus)} />
          <ByCountry counts={numbers.byCountry} />
          <LatestApplications area="agent" applications={latest} />
        </>
      )}
    </>
  );
}

/** What waits for the agent, by how pressing it is, the longest waiting first. */
async function tasksOf(viewer: Viewer) {
  const applications = await oldestByStatus(viewer, Object.keys(YOUR_TASKS) as TaskStatus[], TASKS_SHOWN);
  return applications.map((application) => ({ application, task: YOUR_TASKS[application.status as TaskStatus] }));
}
