import { LiveRefresh } from '@/components/live/live-refresh';
import { PageHeader } from '@/components/ui/layout/page-header';
import { requireViewer } from '@/lib/auth/page-viewer';
import { assignmentRules } from '@/lib/services/desk/assignment';
import { agentNames, listCounsellors } from '@/lib/services/desk/counsellors';
import { readerToday } from '../../_parts/reader-day';
import { CounsellorList } from './_parts/counsellor-list';
import { Rules } from './_parts/rules';

export const metadata = { title: 'Counsellors' };

/** Who of the staff has how much work, who is away, and the rules by which new applications get a counsellor. */
export default async function CounsellorsPage() {
  const viewer = await requireViewer('admin');
  const [counsellors, assignment, agents, { today }] = await Promise.all([
    listCounsellors(),
    assignmentRules(),
    agentNames(),
    readerToday(viewer),
  ]);
  return (
    <>
      <LiveRefresh records={['application']} />
      <PageHeader
        title="Counsellors"
        description="Who has how much work, and who gets new applications. A student keeps one counsellor for all applications until one is handed over."
      />
      <CounsellorList counsellors={counsellors} today={today} />
      <Rules key={assignment.revision} assignment={assignment} counsellors={counsellors} agents={agents} />
    </>
  );
}
