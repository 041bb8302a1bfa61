import { ApplicationDetails } from '@/components/application/application-details';
import { Checklist } from '@/components/application/checklist/checklist';
import { OfferSection } from '@/components/application/offer/offer-section';
import { ReopenButton } from '@/components/application/reopen-button';
import { WithdrawButton } from '@/components/application/withdraw-button';
import { LiveRefresh } from '@/components/live/live-refresh';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { PageHeader } from '@/components/ui/layout/page-header';
import { queryString } from '@/lib/api/client';
import { requireViewer } from '@/lib/auth/page-viewer';
import { ApplicationTalk } from '../../../_parts/application-talk';
import { loadApplication } from '../../../_parts/load-application';
import { ApplicationDeadlines } from '../../../_parts/next-deadlines';
import { readerToday } from '../../../_parts/reader-day';

type Address = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Address) {
  const viewer = await requireViewer('student');
  const { course } = await loadApplication(viewer, (await params).id);
  return { title: `Application: ${course}` };
}

export default async function ApplicationPage({ params }: Address) {
  const viewer = await requireViewer('student');
  const application = await loadApplication(viewer, (await params).id);
  const { _id, course, university, country, courseId } = application;
  const { today } = await readerToday(viewer);
  return (
    <>
      <LiveRefresh records={['application']} of={_id} />
      <PageHeader
        title={<span className="wrap-anywhere">{course}</span>}
        description={`${university}, ${country}`}
        back={{ href: `/app/student/my-applications${queryString({ country })}`, label: 'My Applications' }}
        actions={
          <>
            <ButtonLink href={`/app/student/view-application/${courseId}`} variant="secondary">
              View course
            </ButtonLink>
            {application.offer?.canReply && (
              <ButtonLink href="/app/student/my-applications/offers" variant="secondary">
                Compare offers
              </ButtonLink>
            )}
            <WithdrawButton applicationId={_id} course={course} possible={application.moves.includes('Withdrawn')} />
            {application.moves.includes('Pending') && <ReopenButton applicationId={_id} act="reopen" />}
          </>
        }
      />
      <OfferSection application={application} today={today} />
      <Checklist application={application} title="What is asked of you" today={today} />
      <ApplicationDetails application={application} now={new Date()} />
      <ApplicationDeadlines viewer={viewer} application={application} />
      <ApplicationTalk viewer={viewer} application={application} />
    </>
  );
}
