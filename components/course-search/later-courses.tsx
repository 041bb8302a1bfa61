import { Suspense, useCallback } from 'react';
import { late } from '@/components/ui/windows/late';
import type { CourseCard } from '@/lib/contract/catalogue/courses';
import { EmptyResults } from './empty-results';
import { FoundCourses } from './found-courses';
import type { SearchLinks } from './search-links';
import type { FirstAnswer, LaterAnswer } from './use-course-search';

export { OrderInWords } from './order-in-words';

/** With its rules, which only readers with scores load. */
const EligibilityChip = late(async () => (await import('@/components/eligibility/eligibility-chip')).EligibilityChip);

interface LaterCoursesProps extends Pick<FirstAnswer, 'saved' | 'standing'> {
  shown: LaterAnswer;
  isStale: boolean;
  links: SearchLinks;
}

/** The courses of a search that was made on the page. */
export function LaterCourses({ shown, isStale, links, saved, standing }: LaterCoursesProps) {
  const verdict = useCallback(
    (course: CourseCard) =>
      standing && (
        <Suspense>
          <EligibilityChip course={course} standing={standing} />
        </Suspense>
      ),
    [standing],
  );
  return (
    <FoundCourses
      query={shown.query}
      answer={shown.answer}
      links={links}
      saved={saved}
      verdict={standing && verdict}
      nothing={<EmptyResults shown={shown} isStale={isStale} page={links.search} />}
    />
  );
}
