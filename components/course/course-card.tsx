import { CalendarDays, Clock, GraduationCap, Hourglass, Languages, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Link } from '@/components/ui/buttons/link';
import { Flag } from '@/components/ui/layout/flag';
import type { CourseCard as Course } from '@/lib/contract/catalogue/courses';
import { dateText } from '@/lib/domain/days/day-words';
import { money } from '@/lib/domain/money/money-words';
import { placeText } from '@/lib/domain/places/course-place';
import { closingNote } from './closing-note';
import { durationText, englishText, FREE, levelText, periodText } from './format';
import { type Matched, MatchedText } from './matched-text';
import { UniversityLogo } from './university-logo';

interface CourseCardProps {
  course: Course;
  logo?: string | null | undefined;
  /** What of its names matched the search. */
  matched?: Matched | undefined;
  /** The page of the course in the viewer's area: `/app/student/${COURSE_PAGE}/…` or '/courses/…'; null where it has none. */
  viewHref: string | null;
  /** Where Apply leads; no Apply button without it. */
  applyHref?: string | undefined;
  /** The fee of a year in the reader's currency, under the published one. */
  ownFee?: string | undefined;
  /** How the reader's scores fit, with the one deciding reason. */
  verdict?: ReactNode;
  /** Names the next closing day however far off it is. */
  closing?: boolean | undefined;
  /** Save and compare, under the facts. */
  keep?: ReactNode;
  /** Further buttons, before View more. */
  actions?: ReactNode;
  /** Stands under the facts: an application's intake and date. */
  children?: ReactNode;
  headingLevel?: 'h2' | 'h3';
}

/**
 * A course as a row of a sheet (specification, section 2), a `CourseSheet`. University, course, fee and intake are
 * shown in upper case by CSS, so
 * that copied text and screen readers keep the real spelling. A sample course hides fee, intake and buttons.
 */
export function CourseCard(props: CourseCardProps) {
  const {
    course,
    logo,
    matched,
    viewHref,
    applyHref,
    verdict,
    ownFee,
    closing,
    keep,
    actions,
    children,
    headingLevel: Heading = 'h2',
  } = props;
  const { university, country } = course;
  const place = placeText(course);
  return (
    <article className="group @container relative before:absolute before:inset-y-0 before:start-0 before:w-[3px] focus-within:before:bg-brand hover:before:bg-brand">
      <div className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3.5 px-4 py-4 @xl:grid-cols-[3rem_minmax(0,1fr)_11.75rem] @xl:gap-x-4 @xl:px-5">
        <UniversityLogo
          university={university}
          country={country}
          src={logo}
          className="h-auto w-10 @xl:row-span-2 @xl:w-12"
        />
        <div className="min-w-0">
          <Heading className="max-w-[34rem] font-sans text-md leading-[1.35] font-semibold tracking-[0.025em] text-pretty uppercase wrap-anywhere">
            {viewHref ? (
              <Link href={viewHref} className="underline-offset-4 hover:text-brand-ink hover:underline">
                <MatchedText text={course.course} pieces={matched?.course} />
              </Link>
            ) : (
              course.course
            )}
          </Heading>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-fine text-muted">
            <span className="caps wrap-anywhere">
              <MatchedText text={university} pieces={matched?.university} />
              {university && place && ' · '}
              {course.campus ? <MatchedText text={course.campus} pieces={matched?.campus} /> : place}
            </span>
            <span className="inline-flex items-center gap-1.5">
              <Flag country={country} />
              {country}
            </span>
          </p>
        </div>
        <CourseFee course={course} ownFee={ownFee} />
        <div className="col-span-full min-w-0 @xl:col-span-1 @xl:col-start-2">
          <CourseFacts course={course} closing={closing} />
          {course.retiredOn && (
            <p className="mt-2 text-sm text-accent-ink">No longer offered since {dateText(course.retiredOn)}.</p>
          )}
          {verdict && <div className="mt-2 text-sm">{verdict}</div>}
          {children}
          {keep && !course.forSample && <div className="-ms-2 mt-1.5 flex flex-wrap gap-1">{keep}</div>}
        </div>
        {!course.forSample && (
          <div className="col-span-full mt-3.5 flex flex-wrap gap-2 *:min-h-11 *:flex-1 @xl:col-span-1 @xl:mt-2 @xl:justify-end @xl:self-end @xl:*:min-h-8 @xl:*:flex-none">
            {actions}
            {viewHref && (
              <ButtonLink
                href={viewHref}
                target="_blank"
                variant="secondary"
                size="sm"
                aria-label={`View more about ${course.course}`}
              >
                View more
              </ButtonLink>
            )}
            {applyHref && !course.retiredOn && (
              <ButtonLink
                href={applyHref}
                variant="outline"
                size="sm"
                className="group-focus-within:bg-brand group-focus-within:text-on-brand group-hover:bg-brand group-hover:text-on-brand"
                aria-label={`Apply to ${course.course}`}
              >
                Apply
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </article>
  );
}

/** The fee as published, in capitals; nothing for a sample or where none is published. */
function CourseFee({ course, ownFee }: { course: Course; ownFee?: string | undefined }) {
  const { forSample, tuitionFee, currency, fee_period } = course;
  if (forSample || tuitionFee === null) return <div className="max-@xl:hidden" />;
  return (
    <p className="col-span-full mt-2.5 @xl:col-span-1 @xl:mt-0 @xl:text-end">
      <span className="sr-only">Tuition fee </span>
      <span className="font-display text-title font-semibold tabular-nums">
        {tuitionFee === 0 ? FREE : money(tuitionFee, currency)}
      </span>{' '}
      {tuitionFee !== 0 && <span className="text-fine text-muted caps @xl:block">{periodText(fee_period)}</span>}
      {ownFee && <span className="block text-fine text-muted tabular-nums">{ownFee}</span>}
    </p>
  );
}

function CourseFacts({ course, closing }: { course: Course; closing?: boolean | undefined }) {
  const facts: [LucideIcon, string, string][] = [
    [GraduationCap, 'Level', levelText(course)],
    [Clock, 'Duration', durationText(course.durationInMonths)],
    [CalendarDays, 'Intake', course.forSample ? '' : course.admissionIntake],
    [Hourglass, 'Applications', course.forSample ? '' : closingNote(course.closingDays, new Date(), closing)],
    [Languages, 'English', englishText(course)],
  ];
  return (
    <dl className="mt-2 flex flex-wrap gap-x-4.5 gap-y-1 text-sm tabular-nums">
      {facts
        .filter(([, , value]) => value)
        .map(([Icon, label, value]) => (
          <div key={label} className="flex items-center gap-1.5">
            <dt>
              <Icon aria-hidden className="size-4 text-muted" strokeWidth={1.75} />
              <span className="sr-only">{label}</span>
            </dt>
            <dd className={label === 'Intake' ? 'text-fine caps' : undefined}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
