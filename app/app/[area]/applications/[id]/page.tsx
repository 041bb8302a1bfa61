import { ApplicationStatusChip } from '@/components/application/application-status-chip';
import { ApplicationTimeline } from '@/components/application/application-timeline';
import { ReopenButton } from '@/components/application/reopen-button';
import { StageStepper } from '@/components/application/stage-stepper';
import { dateText } from '@/components/course/format';
import { LiveRefresh } from '@/components/live/live-refresh';
import { StaffChecklist } from '@/components/staff/applications/checklist/staff-checklist';
import { MoveMenu } from '@/components/staff/applications/move-menu';
import { StaffOffer } from '@/components/staff/applications/staff-offer';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Card } from '@/components/ui/layout/card';
import { DescriptionList } from '@/components/ui/layout/description-list';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Section } from '@/components/ui/layout/section';
import { requireArea } from '@/lib/auth/page-viewer';
import { ApplicationTalk } from '../../../_parts/application-talk';
import { loadApplication } from '../../../_parts/load-application';
import { ApplicationDeadlines } from '../../../_parts/next-deadlines';
import { readerToday } from '../../../_parts/reader-day';

type Address = { params: Promise<{ area: string; id: string }> };

export async function generateMetadata({ params }: Address) {
  const viewer = await requireArea(params, 'applications');
  const { studentName } = await loadApplication(viewer, (await params).id);
  return { title: `Application of ${studentName}` };
}

/** One application with its stages and history, and where staff may move it. */
export default async function StaffApplicationPage({ params }: Address) {
  const viewer = await requireArea(params, 'applications');
  const area = viewer.role;
  const application = await loadApplication(viewer, (await params).id);
  const { _id, userId, studentName, course, university, country, courseId, applicationStatus, moves, history } =
    application;
  const { today } = await readerToday(viewer);
  return (
    <>
      <LiveRefresh records={['application']} of={_id} />
      <PageHeader
        title={<span className="wrap-anywhere">{studentName}</span>}
        description={<span className="wrap-anywhere">{`${course}, ${university}, ${country}`}</span>}
        back={{ href: `/app/${area}/applications`, label: 'Applications' }}
        actions={
          <>
            <ButtonLink href={`/app/${area}/view-profile/${userId}`} variant="secondary">
              View profile
            </ButtonLink>
            <ButtonLink href={`/app/${area}/view-application/${courseId}`} variant="secondary">
              View course
            </ButtonLink>
            {applicationStatus === 'Withdrawn' && (
              <ReopenButton applicationId={_id} act={application.mayReopen ? 'refuse' : 'allow'} />
            )}
            <MoveMenu
              applicationId={_id}
              what={`${studentName}: ${course}, ${university}`}
              status={applicationStatus}
              moves={moves}
            />
          </>
        }
      />
      <Card className="mb-8">
        <DescriptionList
          columns={3}
          items={[
            { term: 'Application status', value: <ApplicationStatusChip status={applicationStatus} /> },
            { term: 'Intake', value: `${application.month} ${application.year}` },
            { term: 'Applied on', value: dateText(application.createdOn) },
          ]}
        />
        <div className="mt-6 border-t border-line pt-6">
          <StageStepper status={applicationStatus} moves={history} />
        </div>
      </Card>
      <ApplicationDeadlines viewer={viewer} application={application} />
      <StaffChecklist application={application} today={today} />
      <StaffOffer application={application} today={today} />
      <ApplicationTalk viewer={viewer} application={application} />
      <Section title="What happened so far">
        <Card>
          <ApplicationTimeline history={history} acts={application.acts} now={new Date()} />
        </Card>
      </Section>
    </>
  );
}
