import { ActivityList } from '@/components/activity/activity-list';
import { AgencyLogo } from '@/components/agent/agency-logo';
import { LiveRefresh } from '@/components/live/live-refresh';
import { CounsellorCard } from '@/components/message/counsellor-card';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Card } from '@/components/ui/layout/card';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Section } from '@/components/ui/layout/section';
import { StageLine } from '@/components/ui/layout/stage-line';
import type { ChargeView } from '@/lib/contract/fees/charges';
import { dayOf } from '@/lib/domain/days/day';
import { dueWords } from '@/lib/domain/days/day-words';
import { minorMoney } from '@/lib/domain/money/money-words';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { openItems } from '@/lib/services/applications/checklists/open-items';
import { type DashboardCounters, studentDashboard } from '@/lib/services/desk/dashboards/student';
import { leavesOn } from '@/lib/services/file/leaving/leave';
import { claimsToAnswer } from '@/lib/services/people/agency/answers';
import { agencyOfStudent } from '@/lib/services/people/agency/names';
import { ownFees } from '@/lib/services/people/fees/charges';
import { studentHead } from '@/lib/services/people/profile/basic';
import { counsellorOfStudent } from '@/lib/services/people/staff/counsellors';
import { activitiesOf } from '@/lib/services/records/lists/activities';
import { AgencyAsks } from '../../_parts/agency/agency-asks';
import { deletionDay } from '../../_parts/leaving/deletion-day';
import { NextDeadlines, nextDeadlines } from '../../_parts/next-deadlines';
import { OpenItems } from '../../_parts/open-items';
import { readerToday } from '../../_parts/reader-day';
import { Counters } from './_parts/counters';
import { journeySteps } from './_parts/journey-steps';
import { NextSteps } from './_parts/next-steps';
import { ProfileParts } from './_parts/profile-parts';

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
          <Journey counters={counters} nextHref={steps[0]?.href ?? ''} />
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

/** The six steps from signing up to talking to a counsellor, and how far the student is. */
function Journey({ counters, nextHref }: { counters: DashboardCounters; nextHref: string }) {
  const { profile, applied, saved, hasMoved, hasTalked } = counters;
  const facts = {
    profileComplete: profile.percent === 100,
    hasFound: hasAny(saved) || hasAny(applied),
    hasApplied: hasAny(applied),
    hasMoved,
    hasTalked,
  };
  const steps = journeySteps(facts, nextHref);
  return (
    <Section title="Your journey">
      <StageLine label="Your journey" stages={steps} />
    </Section>
  );
}

const hasAny = (counts: Record<string, number>) => Object.values(counts).some((count) => count > 0);

const FEES = '/app/student/fees';

/** What an agency asks the student money for and waits for their answer, one card each. */
function FeesToAnswer({ charges }: { charges: readonly ChargeView[] }) {
  return charges
    .filter(({ may }) => may.answer)
    .map(({ _id, agency, name, minor, currency }) => (
      <Card key={_id} className="mb-6">
        <h2 className="font-semibold wrap-anywhere">
          {agency} asks {minorMoney(minor, currency)} for “{name}”
        </h2>
        <p className="mt-1 text-sm text-muted">
          Check what you get and when you can get a refund. Then accept or decline the fee.
        </p>
        <div className="mt-4">
          <ButtonLink href={FEES}>View details</ButtonLink>
        </div>
      </Card>
    ));
}

interface AgencyCardProps {
  /** `counsellor` and `branch` are '' where no one, or none, is named. */
  agency: { name: string; logo: string | null; counsellor: string; branch: string };
}

/** The agency that looks after a student, by its own name and logo. */
function AgencyCard({ agency: { name, logo, counsellor, branch } }: AgencyCardProps) {
  return (
    <Card as="section" padding="sm" aria-labelledby="your-agency" className="max-w-3xl">
      <h2 id="your-agency" className="font-sans text-base tracking-normal">
        Your agency
      </h2>
      <div className="mt-3 flex items-center gap-3 text-sm">
        <AgencyLogo name={name} src={logo} />
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          {(counsellor || branch) && (
            <span className="block text-muted wrap-anywhere">{[counsellor, branch].filter(Boolean).join(', ')}</span>
          )}
        </span>
      </div>
    </Card>
  );
}

/** The student's last few activities. */
function RecentActivity({
  activities,
  now,
}: {
  activities: readonly { _id: string; activity: string; createdOn: string }[];
  now: Date;
}) {
  return (
    <Section title="Recent activity">
      <Card>
        {activities.length ? (
          <>
            <ActivityList activities={activities} now={now} />
            <ButtonLink href="/app/student/activity" variant="ghost" size="sm" className="mt-4 -ml-3">
              All activity
            </ButtonLink>
          </>
        ) : (
          <p className="text-sm text-muted">Your activity on this site is listed here.</p>
        )}
      </Card>
    </Section>
  );
}

interface LeavingNoteProps {
  /** When the account is deleted, ISO 8601. */
  leavesOn: string;
  /** 'YYYY-MM-DD', where the student lives. */
  today: string;
  timeZone: string;
}

/** That the account is about to be deleted, and where that is stopped. */
function LeavingNote({ leavesOn, today, timeZone }: LeavingNoteProps) {
  const when = dueWords(dayOf(new Date(leavesOn), timeZone), today);
  return (
    <Card className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="min-w-0 flex-1 basis-64">
        <span className="block font-semibold">Your account will be deleted {when}.</span>
        <span className="text-sm text-muted">
          Deletion date: {deletionDay(leavesOn, timeZone)}. You can stop the deletion until then.
        </span>
      </p>
      <ButtonLink href="/app/student/my-data#leave" variant="secondary">
        Keep my account
      </ButtonLink>
    </Card>
  );
}
