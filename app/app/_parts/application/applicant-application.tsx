import { WhoShares } from '@/components/agency/commission/who-shares';
import { Checklist } from '@/components/application/checklist/checklist';
import { courseHref } from '@/components/application/course-href';
import { InterviewSection } from '@/components/application/interview-section';
import { OfferSection } from '@/components/application/offer/offer-section';
import { ReopenButton } from '@/components/application/reopen-button';
import { WithdrawButton } from '@/components/application/withdraw-button';
import { AskButton } from '@/components/staff/applications/checklist/ask-button';
import { NextMove } from '@/components/staff/applications/checklist/next-move';
import { ReviewButtons } from '@/components/staff/applications/checklist/review-buttons';
import { InterviewForm } from '@/components/staff/applications/interview/interview-form';
import { MoveMenu } from '@/components/staff/applications/move-menu';
import { OfferForm } from '@/components/staff/applications/offer-form';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { queryString } from '@/lib/api/client';
import type { ItemView } from '@/lib/contract/applications/application-parts';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import { type ApplicationStatus, isEnd, nextMoveFrom } from '@/lib/domain/applications/application-status';
import { areaOf } from '@/lib/domain/areas';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { partiesChoice } from '@/lib/services/desk/commission/parties';
import { backTo } from '../back-to';
import { readerToday, studentToday } from '../reader-day';
import { ApplicationPage } from './application-page';
import { loadApplication, loadApplicationTitle } from './load-application';

/** The title of the page below: an agent's names the student. */
export async function applicantApplicationTitle(viewer: Viewer, id: string): Promise<string> {
  const { course, studentName } = await loadApplicationTitle(viewer, id);
  return viewer.role !== 'student' ? `Application of ${studentName}: ${course}` : `Application: ${course}`;
}

interface ApplicantApplicationProps {
  viewer: Viewer;
  id: string;
  /** Where an agent came from, as the address says it. */
  from?: string | string[] | undefined;
}

/** An application as its applicant sees it: the student, or the agent who acts for them. */
export async function ApplicantApplication({ viewer, id, from }: ApplicantApplicationProps) {
  const application = await loadApplication(viewer, id);
  const { _id, studentName, course, moves, offer, applicationStatus, handles } = application;
  // What a student or an agent may do anyway has its own button.
  const along = handles && !isEnd(applicationStatus) ? moves.filter((to) => to !== 'Withdrawn') : [];
  const [{ today }, { timeZone }] = await Promise.all([studentToday(application.userId), readerToday(viewer)]);
  const coursePage = courseHref(areaOf(viewer.role), application);
  const isStudent = viewer.role === 'student';
  const isHelper = viewer.role === 'helper';
  const sharing = isStudent || isHelper ? null : await partiesChoice(viewer, { _id, sent: application.sent !== null });
  return (
    <ApplicationPage
      viewer={viewer}
      application={application}
      title={course}
      forWhom={isStudent ? undefined : <span className="wrap-anywhere">for {studentName}</span>}
      back={isStudent ? toMyApplications(application) : isHelper ? TO_HELPED : backTo('agent', from, TO_APPLICATIONS)}
      actions={
        <>
          {coursePage && (
            <ButtonLink href={coursePage} variant="secondary" size="sm">
              View course
            </ButtonLink>
          )}
          {isStudent && offer?.canReply && (
            <ButtonLink href="/app/student/my-applications/offers" variant="secondary" size="sm">
              Compare offers
            </ButtonLink>
          )}
          {sharing && <WhoShares applicationId={_id} {...sharing} />}
          {along.length > 0 && <MoveMenu applicationId={_id} status={applicationStatus} moves={along} asAgency />}
          <WithdrawButton applicationId={_id} course={course} possible={moves.includes('Withdrawn')} />
          {moves.includes('Pending') && <ReopenButton applicationId={_id} act="reopen" />}
        </>
      }
    >
      <InterviewSection
        application={application}
        timeZone={timeZone}
        action={
          application.canInterview && <InterviewForm applicationId={_id} interview={application.interview} asAgency />
        }
      />
      <Checklist
        application={application}
        title={`Requested from ${isStudent ? 'you' : studentName}`}
        today={today}
        {...(handles ? { handling: checklistOf(application, along) } : {})}
      />
      <OfferSection
        application={application}
        today={today}
        action={application.canOffer && <OfferForm application={application} asAgency />}
      />
    </ApplicationPage>
  );
}

/** What who handles an application does about its checklist. */
function checklistOf({ _id, applicationStatus }: ApplicationView, along: readonly ApplicationStatus[]) {
  const next = nextMoveFrom(applicationStatus);
  return {
    ask: along.length > 0 && <AskButton applicationId={_id} />,
    review: (item: ItemView) => <ReviewButtons applicationId={_id} item={item} className={REVIEW} />,
    next: next && along.includes(next) && <NextMove applicationId={_id} from={applicationStatus} to={next} asAgency />,
  };
}

/** Under what is sent: at the end of the row stand the buttons that send. */
const REVIEW = 'col-start-2 mt-2 flex flex-wrap gap-2 empty:hidden print:hidden @xl:col-end-4';

const TO_HELPED = { href: '/app/helper', label: 'Students you help' };
const TO_APPLICATIONS = { href: '/app/agent/applications', label: 'Applications' };

function toMyApplications({ country }: ApplicationView) {
  return { href: `/app/student/my-applications${queryString({ country })}`, label: 'My Applications' };
}
