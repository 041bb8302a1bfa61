import { durationText, feeText, levelText } from '@/components/course/format';
import { Link } from '@/components/ui/buttons/link';
import { Card } from '@/components/ui/layout/card';
import { Flag } from '@/components/ui/layout/flag';
import type { CourseCard } from '@/lib/contract/catalogue/courses';
import { coursePath } from '@/lib/domain/public-addresses';

/** Courses as a quiet list of links with what tells them apart. `withUniversity` where they are of several. */
export function CourseLinks({ courses, withUniversity = false }: { courses: CourseCard[]; withUniversity?: boolean }) {
  return (
    <Card padding="none">
      <ul className="divide-y divide-line">
        {courses.map((course) => (
          <li key={course._id} className="px-4 py-3.5 sm:px-5">
            <Link href={coursePath(course)} className="font-medium wrap-anywhere hover:text-brand-ink hover:underline">
              {course.course}
            </Link>
            <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-sm text-muted tabular-nums">
              {withUniversity && (
                <>
                  <span className="inline-flex items-center gap-1.5 wrap-anywhere">
                    <Flag country={course.country} labelled />
                    {course.university}
                  </span>
                  <span aria-hidden className="max-sm:hidden">
                    ·
                  </span>
                </>
              )}
              <span className="wrap-anywhere">{factsOf(course)}</span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function factsOf(course: CourseCard): string {
  const facts = [course.campus, levelText(course), durationText(course.durationInMonths)];
  return [...facts, course.forSample ? '' : feeText(course)].filter(Boolean).join(' · ');
}
