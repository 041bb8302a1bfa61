import { LiveRefresh } from '@/components/live/live-refresh';
import { PageHeader } from '@/components/ui/layout/page-header';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { assignmentRules } from '@/lib/services/desk/assignment';
import { taskRules } from '@/lib/services/desk/tasks/rules';
import { agentNames, listCounsellors } from '@/lib/services/people/staff/counsellors';
import { readerToday } from '../../_parts/reader-day';
import { CounsellorList } from './_parts/counsellor-list';
import { Rules } from './_parts/rules';
import { TaskRules } from './_parts/task-rules';

export const metadata = { title: 'Counsellors' };

/** Who of the staff has how much work, who is away, the rules by which new applications get a counsellor, and those that make tasks. */
export default async function CounsellorsPage() {
  const viewer = await requireViewer('admin');
  const [counsellors, { assignment, agents }, tasks, { today }] = await Promise.all([
    listCounsellors(),
    rulesWithAgents(),
    taskRules(),
    readerToday(viewer),
  ]);
  return (
    <>
      <LiveRefresh records={['application']} />
      <PageHeader
        title="Counsellors"
        description="The workload of each counsellor, and the rules for new applications and for tasks. A student has the same counsellor for all applications, unless one is handed over."
      />
      <CounsellorList counsellors={counsellors} today={today} />
      <Rules key={assignment.revision} assignment={assignment} counsellors={counsellors} agents={agents} />
      <TaskRules key={`tasks-${tasks.revision}`} given={tasks} />
    </>
  );
}

/** The rules, and the agents that they name. */
async function rulesWithAgents() {
  const assignment = await assignmentRules();
  return { assignment, agents: await agentNames(assignment.rules.flatMap(({ agentId }) => agentId ?? [])) };
}
