import { CalendarDays, Clock, GraduationCap, Languages, type LucideIcon, Wallet } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Flag } from '@/components/ui/layout/flag';
import type { CourseCard as Course } from '@/lib/contract/catalogue/courses';
import { durationText, englishText, feeText } from './format';
import { UniversityLogo } from './university-logo';

interface CourseCardProps {
  course: Course;
  logo?: string | null | undefined;
  /** The page of the course in the viewer's area: '/app/student/view-application/…' or '/courses/…'. */
  viewHref: string;
  /** Where Apply leads; no Apply button without it. */
  applyHref?: string | undefined;
  /** A chip beside the name: eligibility, an application's status. */
  chip?: ReactNode;
  /** Further buttons, before View more. */
  actions?: ReactNode;
  /** Stands under the facts: an application's intake and date. */
  children?: ReactNode;
  headingLevel?: 'h2' | 'h3';
}

/**
 * A course in a list (specification, section 2). University, course, fee and intake are shown in upper case by CSS, so
 * that copied text and screen readers keep the real spelling. A sample course hides fee, intake and buttons.
 */
export function CourseCard(props: CourseCardProps) {
  const { course, logo, viewHref, applyHref, chip, actions, children, headingLevel: Heading = 'h2' } = props;
  const place = [course.university, course.campus].filter(Boolean).join(' · ');
  return (
    <article className="flex flex-wrap gap-x-4 gap-y-3 rounded-card border border-line bg-raised p-4 sm:flex-nowrap sm:p-5">
      <UniversityLogo university={course.university} country={course.country} src={logo} />
      <div className="min-w-0 flex-1 basis-60">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <Heading className="min-w-0 text-base leading-snug font-semibold text-pretty caps wrap-anywhere">
            <Link href={viewHref} prefetch={false} className="rounded-sm hover:text-brand-ink hover:underline">
              {course.course}
            </Link>
          </Heading>
          {chip}
        </div>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <span className="caps wrap-anywhere">{place}</span>
          <span className="inline-flex items-center gap-1.5">
            <Flag country={course.country} />
            {course.country}
          </span>
        </p>
        <CourseFacts course={course} />
        {children}
      </div>
      {!course.forSample && (
        <div className="flex w-full flex-wrap items-start gap-2 sm:w-auto sm:flex-col sm:items-stretch">
          {actions}
          <ButtonLink
            href={viewHref}
            target="_blank"
            prefetch={false}
            variant="secondary"
            size="sm"
            aria-label={`View more about ${course.course}`}
          >
            View more
          </ButtonLink>
          {applyHref && (
            <ButtonLink href={applyHref} prefetch={false} size="sm" aria-label={`Apply to ${course.course}`}>
              Apply
            </ButtonLink>
          )}
        </div>
      )}
    </article>
  );
}

function CourseFacts({ course }: { course: Course }) {
  const facts: [LucideIcon, string, string][] = [
    [GraduationCap, 'Level', course.level],
    [Clock, 'Duration', durationText(course.durationInMonths)],
    [Wallet, 'Tuition fee', course.forSample ? '' : feeText(course)],
    [CalendarDays, 'Intake', course.forSample ? '' : course.admissionIntake],
    [Languages, 'English', englishText(course)],
  ];
  return (
    <dl className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm tabular-nums">
      {facts
        .filter(([, , value]) => value)
        .map(([Icon, label, value]) => (
          <div key={label} className="flex items-center gap-1.5">
            <dt>
              <Icon aria-hidden className="size-4 text-muted" />
              <span className="sr-only">{label}</span>
            </dt>
            <dd className={label === 'Tuition fee' || label === 'Intake' ? 'caps' : undefined}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
