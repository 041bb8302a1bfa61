import { Checklist } from '@/components/application/checklist/checklist';
import { OfferSection } from '@/components/application/offer/offer-section';
import { ReopenButton } from '@/components/application/reopen-button';
import { WithdrawButton } from '@/components/application/withdraw-button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { ApplicationPage } from '../../../_parts/application-page';
import { backTo } from '../../../_parts/back-to';
import { loadApplication, loadApplicationTitle } from '../../../_parts/load-application';
import { readerToday } from '../../../_parts/reader-day';

interface Address {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ from?: string | string[] }>;
}

export async function generateMetadata({ params }: Address) {
  const viewer = await requireViewer('agent');
  const { course, studentName } = await loadApplicationTitle(viewer, (await params).id);
  return { title: `Application of ${studentName}: ${course}` };
}

export default async function AgentApplicationPage({ params, searchParams }: Address) {
  const viewer = await requireViewer('agent');
  const application = await loadApplication(viewer, (await params).id);
  const { _id, studentName, course, courseId, moves } = application;
  const { today } = await readerToday(viewer);
  return (
    <ApplicationPage
      viewer={viewer}
      application={application}
      title={course}
      forWhom={<span className="wrap-anywhere">for {studentName}</span>}
      back={backTo('agent', (await searchParams).from, { href: '/app/agent/applications', label: 'Applications' })}
      actions={
        <>
          <ButtonLink href={`/app/agent/view-application/${courseId}`} variant="secondary" size="sm">
            View course
          </ButtonLink>
          <WithdrawButton applicationId={_id} course={course} possible={moves.includes('Withdrawn')} />
          {moves.includes('Pending') && <ReopenButton applicationId={_id} act="reopen" />}
        </>
      }
    >
      <Checklist application={application} title={`What is asked of ${studentName}`} today={today} />
      <OfferSection application={application} today={today} />
    </ApplicationPage>
  );
}
