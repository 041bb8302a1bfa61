import type { ReactNode } from 'react';
import { Link } from '@/components/ui/buttons/link';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import type { ScholarshipView } from '@/lib/contract/catalogue/scholarships';
import { dateText } from '@/lib/domain/days/day-words';
import { coursePath, universityPath } from '@/lib/domain/public-addresses';
import { SourceLink } from './cost/figure-row';

interface ScholarshipListProps {
  scholarships: readonly ScholarshipView[];
  /** Whether each says whose it is: in a list of several universities. */
  withUniversity?: boolean;
  /** Under each, for staff. */
  below?: (one: ScholarshipView) => ReactNode;
}

/** Scholarships with what they give, to whom, until when, and the source of it. */
export function ScholarshipList({ scholarships, withUniversity = false, below }: ScholarshipListProps) {
  // Under the title of a page of all universities, else under a part's.
  const Heading = withUniversity ? 'h2' : 'h3';
  return (
    <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-raised">
      {scholarships.map((one) => (
        <li key={one._id} className="px-4 py-3.5 sm:px-5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <Heading className="min-w-0 font-sans text-base font-medium wrap-anywhere">{one.name}</Heading>
            <span className="font-display font-semibold tabular-nums">{one.given}</span>
          </div>
          {withUniversity && (
            <p className="text-sm wrap-anywhere">
              <Link
                href={universityPath({ _id: one.universityId, university: one.university })}
                className="text-brand-ink underline underline-offset-3"
              >
                {one.university}
              </Link>
              {`, ${one.country}`}
            </p>
          )}
          <p className="mt-0.5 max-w-reading text-sm text-muted wrap-anywhere">{one.who}</p>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            {one.standing === 'closed' && <StatusChip tone="neutral">Closed</StatusChip>}
            {one.standing === 'last known' && <StatusChip tone="attention">Last known: may have changed</StatusChip>}
            <span>{one.by ? `Apply by ${dateText(one.by)}` : 'No deadline stated'}</span>
            {one.course ? (
              <Link
                href={coursePath({ _id: one.course._id, course: one.course.name, university: one.university })}
                className="text-brand-ink underline underline-offset-3 wrap-anywhere"
              >
                {`For ${one.course.name}`}
              </Link>
            ) : (
              <span className="text-muted">For all courses</span>
            )}
            {one.link && (
              <a href={one.link} rel="noopener nofollow" className="text-brand-ink underline underline-offset-3">
                How to apply
              </a>
            )}
          </p>
          <p className="mt-1 text-xs text-muted">
            <SourceLink source={{ ...one.source, day: one.readOn }} />
          </p>
          {below?.(one)}
        </li>
      ))}
    </ul>
  );
}
