import { X } from 'lucide-react';
import { Link } from '@/components/ui/buttons/link';
import { classNames } from '@/components/ui/layout/class-names';
import { Flag } from '@/components/ui/layout/flag';
import { comparePath } from '@/lib/domain/courses/compare';
import { coursePath } from '@/lib/domain/public-addresses';
import type { ComparedCourse, ComparisonRow } from './comparison-rows';

interface ComparisonTableProps {
  courses: readonly ComparedCourse[];
  rows: readonly ComparisonRow[];
  /** Where a course's page is for the reader; its public page without it. */
  courseHref?: ((course: ComparedCourse['course']) => string) | undefined;
}

/**
 * Courses side by side; rows in which they differ are marked. On phones each row is a small list with the courses' names.
 */
export function ComparisonTable({ courses, rows, courseHref = coursePath }: ComparisonTableProps) {
  const ids = courses.map(({ course }) => course._id);
  return (
    <table className="w-full table-fixed border-collapse text-sm max-md:block max-md:*:block print:text-xs">
      <caption className="sr-only">Courses side by side</caption>
      <thead>
        <tr className="align-top max-md:block md:border-b md:border-line">
          <td className="w-40 p-4 text-muted max-md:block max-md:w-auto max-md:border-b max-md:border-line">
            A bar marks the rows in which the courses differ.
          </td>
          {courses.map(({ course }, place) => (
            <th key={course._id} scope="col" className="p-4 text-start max-md:block max-md:border-b max-md:border-line">
              <span className="text-fine text-muted md:hidden">{place + 1}. </span>
              <Link
                href={courseHref(course)}
                className="font-semibold text-brand-ink underline underline-offset-4 wrap-anywhere"
              >
                {course.course}
              </Link>
              <span className="mt-1 block font-normal text-muted wrap-anywhere">{course.university}</span>
              <span className="mt-1 flex items-center gap-1.5 font-normal text-muted">
                <Flag country={course.country} />
                {course.country}
              </span>
              {course.retiredOn && <span className="mt-1 block font-normal">No longer offered</span>}
              {courses.length > 1 && (
                <Link
                  href={comparePath(ids.filter((id) => id !== course._id))}
                  rel="nofollow"
                  className="mt-2 inline-flex min-h-8 items-center gap-1 text-fine font-normal text-muted underline underline-offset-4 pointer-coarse:min-h-11 print:hidden"
                  aria-label={`Remove ${course.course}`}
                >
                  <X aria-hidden className="size-4" />
                  Remove
                </Link>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.label}
            className="align-top max-md:relative max-md:block max-md:px-4 max-md:py-3 not-last:border-b not-last:border-line"
          >
            <th
              scope="row"
              className={classNames(
                'font-medium text-start max-md:block md:relative md:p-4',
                row.differs && 'before:absolute before:inset-y-2 before:start-0 before:w-[3px] before:bg-brand',
              )}
            >
              {row.label}
              {row.differs && <span className="sr-only"> (differs)</span>}
            </th>
            {row.cells.map((cell, place) => (
              <td key={ids[place]} className="tabular-nums wrap-anywhere max-md:mt-1 max-md:flex max-md:gap-2 md:p-4">
                <span aria-hidden className="w-5 shrink-0 text-muted md:hidden">
                  {place + 1}.
                </span>
                <span className="min-w-0">{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
