import { Checklist } from '@/components/application/checklist/checklist';
import { OfferSection } from '@/components/application/offer/offer-section';
import { ReopenButton } from '@/components/application/reopen-button';
import { WithdrawButton } from '@/components/application/withdraw-button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { queryString } from '@/lib/api/client';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { ApplicationPage } from '../../../_parts/application-page';
import { loadApplication, loadApplicationTitle } from '../../../_parts/load-application';
import { readerToday } from '../../../_parts/reader-day';

type Address = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Address) {
  const viewer = await requireViewer('student');
  const { course } = await loadApplicationTitle(viewer, (await params).id);
  return { title: `Application: ${course}` };
}

export default async function StudentApplicationPage({ params }: Address) {
  const viewer = await requireViewer('student');
  const application = await loadApplication(viewer, (await params).id);
  const { _id, course, country, courseId, moves } = application;
  const { today } = await readerToday(viewer);
  return (
    <ApplicationPage
      viewer={viewer}
      application={application}
      title={course}
      back={{ href: `/app/student/my-applications${queryString({ country })}`, label: 'My Applications' }}
      actions={
        <>
          <ButtonLink href={`/app/student/view-application/${courseId}`} variant="secondary" size="sm">
            View course
          </ButtonLink>
          {application.offer?.canReply && (
            <ButtonLink href="/app/student/my-applications/offers" variant="secondary" size="sm">
              Compare offers
            </ButtonLink>
          )}
          <WithdrawButton applicationId={_id} course={course} possible={moves.includes('Withdrawn')} />
          {moves.includes('Pending') && <ReopenButton applicationId={_id} act="reopen" />}
        </>
      }
    >
      <Checklist application={application} title="What is asked of you" today={today} />
      <OfferSection application={application} today={today} />
    </ApplicationPage>
  );
}
