import { CourseCard } from '@/components/course/course-card';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import type { ApplicationCard as Application } from '@/lib/contract/applications/applications';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { awaitedConsentWords } from '@/lib/domain/applications/consent';
import { NOT_KNOWN_YET } from '@/lib/domain/applications/starts';
import { dateText } from '@/lib/domain/days/day-words';
import { ApplicationStatusChip } from './application-status-chip';
import { courseHref } from './course-href';
import { NotInCatalogue } from './not-in-catalogue';
import { StageProgress } from './stage-progress';
import { kindOf } from './status-kind';

interface ApplicationCardProps {
  application: Application;
  /** Oldest first; `at` is ISO 8601. */
  moves: readonly { status: ApplicationStatus; reason: string; at: string }[];
  logo?: string | null | undefined;
  /** The viewer's area, where the course has its page. */
  area: string;
  /** The application's own page. */
  timelineHref: string;
  /** For the student themself. */
  isOwn?: boolean;
}

/** A course one applied to: its card with the application's status, intake, day and stages. */
export function ApplicationCard({ application, moves, logo, area, timelineHref, isOwn = false }: ApplicationCardProps) {
  const waits = awaitedConsentWords(application.missingYes, isOwn);
  const { applicationStatus, year, month, startIsKnown, createdOn, course } = application;
  const last = moves.at(-1);
  const asksSomething = kindOf(applicationStatus) === 'waiting';
  return (
    <CourseCard
      course={application}
      logo={logo}
      viewHref={courseHref(area, application)}
      actions={
        <ButtonLink href={timelineHref} size="sm" aria-label={`View timeline of ${course}`}>
          View timeline
        </ButtonLink>
      }
    >
      <div className="mt-3 border-t border-line pt-3">
        <dl className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
          <div className="flex items-center gap-2">
            <dt className="text-muted">Application status</dt>
            <dd>
              <ApplicationStatusChip status={applicationStatus} />
            </dd>
          </div>
          <div className="flex gap-2">
            <dt className="text-muted">Intake</dt>
            <dd>
              {startIsKnown ? (
                <>
                  <span className="caps">{month}</span> {year}
                </>
              ) : (
                NOT_KNOWN_YET
              )}
            </dd>
          </div>
          <div className="flex gap-2">
            <dt className="text-muted">Applied on</dt>
            <dd>
              <time dateTime={createdOn}>{dateText(createdOn)}</time>
            </dd>
          </div>
        </dl>
        <NotInCatalogue courseFrom={application.courseFrom} className="mt-3 text-sm" />
        {waits && <p className="mt-3 text-sm font-medium text-accent-ink">{waits}</p>}
        {asksSomething && last?.reason && (
          <p className="mt-3 max-w-reading rounded-control bg-sunken px-3 py-2 text-sm">{last.reason}</p>
        )}
        <div className="mt-4 max-w-xl">
          <StageProgress status={applicationStatus} moves={moves} />
        </div>
      </div>
    </CourseCard>
  );
}
