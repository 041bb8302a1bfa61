import { InterviewSection } from '@/components/application/interview-section';
import { OfferFacts } from '@/components/application/offer/offer-facts';
import { replyWords } from '@/components/application/offer/offer-section';
import { ReopenButton } from '@/components/application/reopen-button';
import { StaffChecklist } from '@/components/staff/applications/checklist/staff-checklist';
import { InterviewForm } from '@/components/staff/applications/interview/interview-form';
import { MoveMenu } from '@/components/staff/applications/move-menu';
import { OfferForm } from '@/components/staff/applications/offer-form';
import { ReplaceCourse } from '@/components/staff/applications/replace-course';
import { Assignee } from '@/components/staff/hand-over/assignee';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Link } from '@/components/ui/buttons/link';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import { COURSE_PAGE, withFrom } from '@/lib/domain/areas';
import { requireArea } from '@/lib/platform/auth/page-viewer';
import { caseOfApplication } from '@/lib/services/desk/hand-over';
import { counsellorNames } from '@/lib/services/people/staff/counsellors';
import { successorOf } from '@/lib/services/people/students';
import { ApplicationPage } from '../../../_parts/application/application-page';
import { loadApplication, loadApplicationTitle } from '../../../_parts/application/load-application';
import { backTo } from '../../../_parts/back-to';
import { CaseTasks } from '../../../_parts/case-tasks';
import { readerToday, studentToday } from '../../../_parts/reader-day';

interface Address {
  params: Promise<{ area: string; id: string }>;
  searchParams: Promise<{ from?: string | string[] }>;
}

export async function generateMetadata({ params }: Address) {
  const viewer = await requireArea(params, 'applications');
  const { studentName } = await loadApplicationTitle(viewer, (await params).id);
  return { title: `Application of ${studentName}` };
}

/** One application as staff see it: where they ask, review, record the offer and move it. */
export default async function StaffApplicationPage({ params, searchParams }: Address) {
  const viewer = await requireArea(params, 'applications');
  const area = viewer.role;
  const application = await loadApplication(viewer, (await params).id);
  const { _id, userId, studentName, course, courseId, typedCourse, applicationStatus, moves } = application;
  const [{ today }, { timeZone }, assignee, colleagues, successor] = await Promise.all([
    studentToday(userId),
    readerToday(viewer),
    caseOfApplication(viewer, _id),
    counsellorNames(),
    successorOf(viewer, userId),
  ]);
  const here = `/app/${area}/applications/${_id}`;
  return (
    <ApplicationPage
      viewer={viewer}
      application={application}
      title={studentName}
      what={course}
      assignee={
        successor ? (
          <Moved href={`/app/${area}/view-profile/${successor.studentId}`} sentence={successor.sentence} />
        ) : application.handler.kind === 'agency' ? null : (
          <Assignee of="applications" id={_id} viewerId={viewer.userId} colleagues={colleagues} {...assignee} />
        )
      }
      back={backTo(area, (await searchParams).from, { href: `/app/${area}/applications`, label: 'Applications' })}
      actions={
        <>
          <ButtonLink href={withFrom(`/app/${area}/view-profile/${userId}`, here)} variant="secondary" size="sm">
            View profile
          </ButtonLink>
          {typedCourse ? (
            <ReplaceCourse id={courseId} course={course} university={application.university} />
          ) : (
            <ButtonLink href={`/app/${area}/${COURSE_PAGE}/${courseId}`} variant="secondary" size="sm">
              View course
            </ButtonLink>
          )}
          {applicationStatus === 'Withdrawn' && (
            <ReopenButton applicationId={_id} act={application.mayReopen ? 'refuse' : 'allow'} />
          )}
          <MoveMenu applicationId={_id} status={applicationStatus} moves={moves} />
        </>
      }
    >
      <InterviewSection
        application={application}
        timeZone={timeZone}
        action={application.canInterview && <InterviewForm applicationId={_id} interview={application.interview} />}
      />
      <StaffChecklist application={application} today={today} merged={successor !== null} />
      <StaffOffer application={application} today={today} merged={successor !== null} />
      {!successor && <CaseTasks viewer={viewer} studentId={userId} applicationId={_id} />}
    </ApplicationPage>
  );
}

/** Of an application that stayed on a merged account: where its student goes on. */
function Moved({ href, sentence }: { href: string; sentence: string }) {
  return (
    <p className="rounded-card border border-line bg-sunken px-4 py-2.5 text-sm wrap-anywhere">
      {sentence}{' '}
      <Link href={href} className="font-medium text-brand-ink underline-offset-2 hover:underline">
        Open the merged account
      </Link>
    </p>
  );
}

interface StaffOfferProps {
  application: ApplicationView;
  today: string;
  /** It stayed on a merged account: no offer is recorded there. */
  merged: boolean;
}

/** An application's offer as staff see it: its terms, the reply, and the form to record or change it. */
function StaffOffer({ application, today, merged }: StaffOfferProps) {
  const { offer, country } = application;
  const canOffer = application.canOffer && !merged;
  if (!offer && !canOffer) return null;
  return (
    <Section title="The offer" actions={canOffer && <OfferForm application={application} />}>
      {offer ? (
        <Card>
          <p className="mb-4 text-sm font-medium">{replyWords(application) || 'No reply yet.'}</p>
          <OfferFacts offer={offer} country={country} today={today} />
        </Card>
      ) : (
        <p className="text-sm text-muted">No offer yet.</p>
      )}
    </Section>
  );
}
