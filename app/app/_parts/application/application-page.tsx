import type { ReactNode } from 'react';
import { ApplicationTimeline } from '@/components/application/application-timeline';
import { ConsentSection } from '@/components/application/consent/consent-section';
import { ApplicationFacts } from '@/components/application/page/application-facts';
import { ApplicationHead } from '@/components/application/page/application-head';
import { DaysThatMatter } from '@/components/application/page/days-that-matter';
import { PeopleCard } from '@/components/application/page/people-card';
import { YourMove } from '@/components/application/page/your-move';
import { StageStepper } from '@/components/application/stage-stepper';
import { LiveRefresh } from '@/components/live/live-refresh';
import { PaperYes } from '@/components/staff/applications/paper-yes';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import { areaOf } from '@/lib/domain/areas';
import { daysBetween } from '@/lib/domain/days/day';
import { WARN_DAYS } from '@/lib/domain/days/expiry';
import { isToCome } from '@/lib/domain/deadlines/deadlines';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { consentOf } from '@/lib/services/applications/consent/consent';
import { logoOf } from '@/lib/services/catalogue/universities';
import { DaysEnd } from '../days-end';
import { studentToday } from '../reader-day';
import { RecordedNote } from '../recorded-note';
import { AgencyEarning } from './agency-earning';
import { ApplicationTalk } from './application-talk';
import { SubAgent } from './sub-agent';

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
  const { _id, userId, university, country, applicationStatus, history, acts } = application;
  const [logo, { today, timeZone }, consent] = await Promise.all([
    logoOf({ university, country }),
    studentToday(userId),
    consentOf(viewer, _id),
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
      {assignee && <div className="-mt-2 mb-6">{assignee}</div>}
      <StageStepper status={applicationStatus} moves={history} today={today} />
      <div className="mt-7 grid items-start gap-x-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0">
          <YourMove application={application} reader={viewer.role} today={today} />
          {!consent.given && consentSection}
          {children}
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
