import { LiveRefresh } from '@/components/live/live-refresh';
import { AddTask } from '@/components/staff/tasks/add-task';
import type { TaskCase } from '@/components/staff/tasks/task-dialog';
import { TaskRows } from '@/components/staff/tasks/task-rows';
import { WorkBoard } from '@/components/staff/work/work-board';
import { AssigneeFilter } from '@/components/tables/assignee-filter';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Section } from '@/components/ui/layout/section';
import { StatGrid } from '@/components/ui/layout/stat-grid';
import { queryString } from '@/lib/api/client';
import type { WorkGroup } from '@/lib/contract/people/work';
import { MOST_COUNTED_WORK, WORK_GROUPS, WORK_TITLES } from '@/lib/domain/applications/work';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { myWork } from '@/lib/services/desk/my-work';
import { tasksAbout } from '@/lib/services/desk/tasks/tasks';
import { counsellorNames } from '@/lib/services/people/staff/counsellors';
import { assigneeOf } from './assignee';

export type WorkSearch = Record<string, string | string[] | undefined>;

/** What a member of staff has to do today: their own cases unless the address says whose; one group alone has more rows. */
export async function MyWork({ viewer, base, search }: { viewer: Viewer; base: string; search: WorkSearch }) {
  const area = viewer.role === 'admin' ? 'admin' : 'team';
  const everyones = search.charge === 'all';
  const inCharge = everyones ? undefined : (assigneeOf(search.charge) ?? 'me');
  const group = WORK_GROUPS.find((one) => one === search.group);
  const now = new Date();
  const [{ today, groups }, colleagues, tasks] = await Promise.all([
    myWork(viewer, { inCharge, group }, now),
    counsellorNames(),
    inCharge === 'me' && !group ? tasksAbout(viewer, {}) : [],
  ]);
  const further = tasks.filter(({ dueOn, doneOn }) => doneOn !== null || dueOn > today);
  const charge = everyones ? 'all' : inCharge === 'me' ? undefined : inCharge;
  const hrefs = Object.fromEntries(WORK_GROUPS.map((one) => [one, base + queryString({ charge, group: one })]));
  const isEmpty = groups.every(({ rows }) => rows.length === 0);
  return (
    <>
      <LiveRefresh records={['application', 'student', 'enquiry', 'agent']} />
      <PageHeader
        title="My work"
        description={DAY.format(new Date(today))}
        actions={
          <>
            <AddTask cases={casesOf(groups)} colleagues={colleagues} viewerId={viewer.userId} today={today} />
            <AssigneeFilter first="me" other={colleagues.find(({ _id }) => _id === inCharge)?.name} />
          </>
        }
      />
      {group ? (
        <p className="mb-4 text-sm">
          <a href={base + queryString({ charge })} className="text-brand-ink underline underline-offset-3">
            All of my work
          </a>
        </p>
      ) : (
        <StatGrid
          className="mb-5 sm:grid-cols-4 lg:grid-cols-8"
          stats={groups.map(({ group: one, total }) => ({
            label: WORK_TITLES[one].short,
            value: total > MOST_COUNTED_WORK ? `${MOST_COUNTED_WORK}+` : total,
            href: hrefs[one] ?? base,
          }))}
        />
      )}
      {isEmpty ? (
        <EmptyState
          title="Nothing needs your attention"
          text={
            inCharge === 'me'
              ? 'New, due and stalled work, and items to check, appear here.'
              : 'Nothing is due, and there is nothing to check or answer.'
          }
        />
      ) : (
        <WorkBoard
          area={area}
          viewerId={viewer.userId}
          groups={groups}
          today={today}
          hrefs={hrefs}
          now={now.toISOString()}
        />
      )}
      {further.length > 0 && (
        <Section title="Upcoming and recently completed tasks" className="mt-8">
          <TaskRows area={area} tasks={further} colleagues={colleagues} viewerId={viewer.userId} today={today} />
        </Section>
      )}
      <p className="mt-4 text-fine text-muted max-[72rem]:hidden">
        Shortcuts: T adds a task. For items to check: J next, K previous, A accept, R return.
      </p>
    </>
  );
}

/** What a new task can be about: none of the cases, or one of those on the page. */
function casesOf(groups: readonly WorkGroup[]): TaskCase[] {
  const cases = groups
    .flatMap(({ rows }) => rows)
    .filter(({ studentId }) => studentId !== null)
    .map(({ studentId, studentName, applicationId, university }) => ({
      studentId,
      applicationId,
      label: [studentName, university].filter(Boolean).join(', '),
    }));
  const once = new Map(cases.map((one) => [`${one.studentId} ${one.applicationId}`, one]));
  const none = { studentId: null, applicationId: null, label: 'No student' };
  return [none, ...[...once.values()].toSorted((one, other) => one.label.localeCompare(other.label))];
}

const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
