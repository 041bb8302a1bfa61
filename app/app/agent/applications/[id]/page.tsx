import Link from 'next/link';
import { ApplicationDetails } from '@/components/application/application-details';
import { Checklist } from '@/components/application/checklist/checklist';
import { OfferSection } from '@/components/application/offer/offer-section';
import { ReopenButton } from '@/components/application/reopen-button';
import { WithdrawButton } from '@/components/application/withdraw-button';
import { LiveRefresh } from '@/components/live/live-refresh';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { PageHeader } from '@/components/ui/layout/page-header';
import { requireViewer } from '@/lib/auth/page-viewer';
import { ApplicationTalk } from '../../../_parts/application-talk';
import { loadApplication } from '../../../_parts/load-application';
import { ApplicationDeadlines } from '../../../_parts/next-deadlines';
import { readerToday } from '../../../_parts/reader-day';

type Address = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Address) {
  const viewer = await requireViewer('agent');
  const { course, studentName } = await loadApplication(viewer, (await params).id);
  return { title: `Application of ${studentName}: ${course}` };
}

export default async function AgentApplicationPage({ params }: Address) {
  const viewer = await requireViewer('agent');
  const application = await loadApplication(viewer, (await params).id);
  const { _id, userId, studentName, course, university, country, courseId, moves } = application;
  const { today } = await readerToday(viewer);
  return (
    <>
      <LiveRefresh records={['application']} of={_id} />
      <PageHeader
        title={<span className="wrap-anywhere">{course}</span>}
        description={
          <span className="wrap-anywhere">
            {`${university}, ${country} · for `}
            <Link
              href={`/app/agent/view-profile/${userId}`}
              className="rounded-sm text-brand-ink underline underline-offset-2"
            >
              {studentName}
            </Link>
          </span>
        }
        back={{ href: '/app/agent/applications', label: 'Applications' }}
        actions={
          <>
            <ButtonLink href={`/app/agent/view-application/${courseId}`} variant="secondary">
              View course
            </ButtonLink>
            <WithdrawButton applicationId={_id} course={course} possible={moves.includes('Withdrawn')} />
            {moves.includes('Pending') && <ReopenButton applicationId={_id} act="reopen" />}
          </>
        }
      />
      <OfferSection application={application} today={today} />
      <Checklist application={application} title={`What is asked of ${studentName}`} today={today} />
      <ApplicationDetails application={application} now={new Date()} />
      <ApplicationDeadlines viewer={viewer} application={application} />
      <ApplicationTalk viewer={viewer} application={application} />
    </>
  );
}
