import { AgencyCard } from '@/components/agent/agency-card';
import { LiveRefresh } from '@/components/live/live-refresh';
import { CounsellorCard } from '@/components/message/counsellor-card';
import { PageHeader } from '@/components/ui/layout/page-header';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { openItems } from '@/lib/services/applications/checklists/open-items';
import { studentDashboard } from '@/lib/services/desk/dashboards/student';
import { leavesOn } from '@/lib/services/file/leaving/leave';
import { claimsToAnswer } from '@/lib/services/people/agency/answers';
import { agencyOfStudent } from '@/lib/services/people/agency/names';
import { ownFees } from '@/lib/services/people/fees/charges';
import { studentHead } from '@/lib/services/people/profile/basic';
import { counsellorOfStudent } from '@/lib/services/people/staff/counsellors';
import { activitiesOf } from '@/lib/services/records/lists/activities';
import { AgencyAsks } from '../../_parts/agency/agency-asks';
import { NextDeadlines, nextDeadlines } from '../../_parts/next-deadlines';
import { OpenItems } from '../../_parts/open-items';
import { readerToday } from '../../_parts/reader-day';
import { Counters } from './_parts/counters';
import { FeesToAnswer } from './_parts/fees-card';
import { Journey } from './_parts/journey';
import { LeavingNote } from './_parts/leaving-note';
import { NextSteps } from './_parts/next-steps';
import { ProfileParts } from './_parts/profile-parts';
import { RecentActivity } from './_parts/recent-activity';

export const metadata = { title: 'Dashboard' };

export default async function StudentDashboard() {
  const viewer = await requireViewer('student');
  const { today, timeZone } = await readerToday(viewer);
  const [{ counters, steps }, asked, activities, due, counsellor, leaves, claims, head, agency, fees] =
    await Promise.all([
      studentDashboard(viewer, today),
      openItems(viewer),
      activitiesOf(viewer, viewer.userId, { limit: 5 }),
      nextDeadlines(viewer),
      counsellorOfStudent(viewer.userId),
      leavesOn(viewer),
      claimsToAnswer(viewer),
      studentHead(viewer, viewer.userId),
      agencyOfStudent(viewer.userId),
      ownFees(viewer),
    ]);
  return (
    <>
      <PageHeader title={`Welcome, ${viewer.name}`} />
      <LiveRefresh records={['application', 'student', 'activity']} />
      <AgencyAsks claims={claims} current={head.addedBy?.company_name || null} />
      <FeesToAnswer charges={fees} />
      {leaves && <LeavingNote leavesOn={leaves} today={today} timeZone={timeZone} />}
      <div className="grid items-start gap-x-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <NextSteps steps={steps} />
          <NextDeadlines viewer={viewer} due={due} />
          <OpenItems area="student" items={asked} today={today} />
          <Counters counters={counters} />
          <Journey counters={counters} />
        </div>
        <div className="min-w-0">
          {agency && (
            <div className="mb-5">
              <AgencyCard agency={agency} />
            </div>
          )}
          {counsellor && (
            <div className="mb-9">
              <CounsellorCard counsellor={counsellor} />
            </div>
          )}
          <RecentActivity activities={activities} now={new Date()} />
          <ProfileParts completion={counters.profile} />
        </div>
      </div>
    </>
  );
}
