import type { ReactNode } from 'react';
import { ApplicationTimeline } from '@/components/application/application-timeline';
import { ConsentSection } from '@/components/application/consent/consent-section';
import { ApplicationFacts } from '@/components/application/page/application-facts';
import { ApplicationHead } from '@/components/application/page/application-head';
import { DaysThatMatter } from '@/components/application/page/days-that-matter';
import { PeopleCard } from '@/components/application/page/people-card';
import { YourMove } from '@/components/application/page/your-move';
import { type Stage, type StageMove, stagesOf } from '@/components/application/stages';
import { VisaPlan } from '@/components/course/cost/visa-plan';
import { LiveRefresh } from '@/components/live/live-refresh';
import { PaperYes } from '@/components/staff/applications/paper-yes';
import { SaidSection } from '@/components/staff/applications/said/said-section';
import { UndoAcceptance } from '@/components/staff/applications/said/undo-acceptance';
import { StartSection } from '@/components/staff/applications/start/start-section';
import { HandledBy } from '@/components/staff/hand-over/handled-by';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import { StageLine } from '@/components/ui/layout/stage-line';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import { NOT_DECLARED } from '@/lib/domain/agency/declared';
import { type ApplicationStatus, isEnd } from '@/lib/domain/applications/application-status';
import { areaOf } from '@/lib/domain/areas';
import { daysBetween } from '@/lib/domain/days/day';
import { dateText } from '@/lib/domain/days/day-words';
import { WARN_DAYS } from '@/lib/domain/days/expiry';
import { isToCome } from '@/lib/domain/deadlines/deadlines';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { consentOf } from '@/lib/services/applications/consent/consent';
import { agencyThatMayHandle } from '@/lib/services/applications/handler';
import { visaPlanOfApplication } from '@/lib/services/applications/visa-plan';
import { logoOf } from '@/lib/services/catalogue/universities';
import { subAgentOf } from '@/lib/services/desk/commission/parties';
import { declaredFor } from '@/lib/services/people/agency/declared';
import { DaysEnd } from '../days-end';
import { studentToday } from '../reader-day';
import { RecordedNote } from '../recorded-note';
import { ApplicationTalk } from './application-talk';

/** A passport that ends in years is no news, nor an interview that was held. */
const isListed = (day: ApplicationView['deadlines'][number], today: string) =>
  isToCome(day, today) && (day.kind !== 'expiry' || daysBetween(today, day.on) <= WARN_DAYS);

interface ApplicationPageProps {
  viewer: Viewer;
  application: ApplicationView;
  title: string;
  /** Under the title, before the university. */
  what?: string;
  /** Under the title, after the intake. */
  forWhom?: ReactNode;
  /** The assignee, for staff. */
  assignee?: ReactNode;
  back: { href: string; label: string };
  /** What can be done with the application as a whole. */
  actions: ReactNode;
  /** Its checklist and its offer. */
  children: ReactNode;
}

/**
 * The page of an application, the same for all who may read it: head and stages; what comes next, what is asked for,
 * the offer and what is written; beside it days, people and facts; its history at the end.
 */
export async function ApplicationPage(props: ApplicationPageProps) {
  const { viewer, application, title, what, forWhom, assignee, back, actions, children } = props;
  const { _id, userId, university, country, year, month, applicationStatus, history, acts, offer } = application;
  const [logo, { today, timeZone }, consent, mayHandle, visa] = await Promise.all([
    logoOf({ university, country }),
    studentToday(userId),
    consentOf(viewer, _id),
    agencyThatMayHandle(viewer, _id),
    visaPlanOfApplication({ country, year, month, status: applicationStatus, offer }),
  ]);
  const days = application.deadlines.filter((day) => isListed(day, today));
  const area = areaOf(viewer.role);
  const consentSection = (
    <ConsentSection
      applicationId={_id}
      studentId={userId}
      consent={consent}
      sent={application.sent}
      reader={viewer.role}
      sender={application.handler.agency || 'our team'}
      paperButton={<PaperYes applicationId={_id} />}
    />
  );
  return (
    <>
      <LiveRefresh records={['application']} of={_id} />
      <ApplicationHead
        application={application}
        logo={logo}
        title={title}
        back={back}
        actions={actions}
        {...(what ? { what } : {})}
      >
        {forWhom}
      </ApplicationHead>
      <HandledBy application={application} reader={viewer.role} mayHandle={mayHandle} />
      {assignee && <div className="-mt-2 mb-6">{assignee}</div>}
      <StageStepper status={applicationStatus} moves={history} today={today} />
      <div className="mt-7 grid items-start gap-x-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0">
          {application.offer?.undoUntil && (
            <UndoAcceptance applicationId={_id} until={dateText(application.offer.undoUntil)} />
          )}
          <YourMove application={application} reader={viewer.role} today={today} />
          {!consent.given && consentSection}
          <StartSection application={application} />
          {children}
          {visa && (
            <VisaPlan
              plan={visa}
              today={today}
              starts={offer?.startOn ? dateText(offer.startOn) : `${month} ${year}`}
              isDone={(place) => visa.done.includes(place)}
            />
          )}
          <SaidSection applicationId={_id} said={application.said} reader={viewer.role} />
          {consent.given && consentSection}
          <ApplicationTalk viewer={viewer} application={application} />
        </div>
        <aside
          aria-label="Application details"
          className="mb-9 grid items-start gap-4 md:max-lg:grid-cols-2 lg:row-span-2"
        >
          {days.length > 0 && (
            <DaysThatMatter
              days={days}
              today={today}
              note={<DaysEnd timeZone={timeZone} of={viewer.role === 'student' ? 'reader' : 'student'} />}
              calendarHref={`${area}/settings#calendar`}
            />
          )}
          <PeopleCard
            application={application}
            {...(viewer.role === 'student' ? {} : { studentHref: `${area}/view-profile/${userId}` })}
          />
          <ApplicationFacts application={application} />
          <SubAgent applicationId={application._id} />
          {viewer.role === 'student' && (
            <AgencyEarning studentId={viewer.userId} country={country} university={university} />
          )}
          <RecordedNote viewer={viewer} />
        </aside>
        <Section title="History">
          <Card>
            <ApplicationTimeline history={history} acts={acts} now={new Date()} />
          </Card>
        </Section>
      </div>
    </>
  );
}

/** The sub-agent through whom an application came: no one in the chain is hidden. Nothing where there is none. */
async function SubAgent({ applicationId }: { applicationId: string }) {
  const name = await subAgentOf(applicationId);
  if (!name) return null;
  return (
    <Card as="section" padding="sm" aria-labelledby="sub-agent">
      <h2 id="sub-agent" className="font-sans text-base tracking-normal">
        Sub-agent
      </h2>
      <p className="mt-2 text-sm wrap-anywhere">This application was referred by {name}.</p>
    </Card>
  );
}

interface AgencyEarningProps {
  studentId: string;
  country: string;
  university: string;
}

/** For a student: what their own agency declares to earn at a university. Nothing for one without an agency. */
async function AgencyEarning({ studentId, country, university }: AgencyEarningProps) {
  const { agency, earning } = await declaredFor(studentId, { country, university });
  if (agency === null) return null;
  return (
    <Card as="section" padding="sm" aria-labelledby="agency-earns">
      <h2 id="agency-earns" className="font-sans text-base tracking-normal">
        Your agency’s earnings
      </h2>
      <p className="mt-2 text-sm wrap-anywhere">
        {agency} earns at {university}: <strong className="font-semibold">{earning?.words ?? NOT_DECLARED}</strong>
      </p>
      {earning && <p className="mt-1 text-fine text-muted">Declared on {dateText(earning.on)}</p>}
    </Card>
  );
}

interface StageStepperProps {
  status: ApplicationStatus;
  moves: readonly StageMove[];
  /** 'YYYY-MM-DD': days of its year are written without the year. */
  today: string;
}

/** The stages of one application at full size, with the day each was reached. */
function StageStepper({ status, moves, today }: StageStepperProps) {
  const steps = stagesOf(status, moves).map((stage) => ({
    label: stage.label,
    state: stage.state,
    detail: <StageDetail stage={stage} year={today.slice(0, 4)} />,
  }));
  return <StageLine label="Application stages" stages={steps} ended={isEnd(status)} />;
}

/** 'Conditional Offer, 18 Nov'. */
function StageDetail({ stage: { status, reachedAt }, year }: { stage: Stage; year: string }) {
  return (
    <>
      {status && <span>{status}</span>}
      {status && reachedAt && ', '}
      {reachedAt && (
        <time dateTime={reachedAt} className="whitespace-nowrap">
          {dateText(reachedAt).replace(` ${year}`, '')}
        </time>
      )}
    </>
  );
}
