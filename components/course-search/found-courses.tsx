import type { ReactNode } from 'react';
import { Pagination } from '@/components/ui/table/pagination';
import type { CourseCard as Course } from '@/lib/contract/catalogue/courses';
import { isBeyond, type SearchAnswer } from './answers';
import { BeyondResults, BlockPage, SentenceResults } from './beyond-results';
import { CourseList } from './course-list';
import { RESULTS_ID } from './ids';
import type { Kept } from './keep-course';
import { addressOf, type CourseQuery, changed } from './search-address';
import type { SearchLinks } from './search-links';
import { SentenceOffer } from './sentence-offer';

interface FoundCoursesProps {
  query: CourseQuery;
  answer: SearchAnswer;
  links: SearchLinks;
  saved: Kept | null;
  /** How the reader's scores fit a course; null without scores. */
  verdict: ((course: Course) => ReactNode) | null;
  /** What stands there when nothing was found. */
  nothing: ReactNode;
}

/**
 * What its keyword says as a sentence, an answer's courses, its pages, and what the keyword finds beyond them.
 */
export function FoundCourses({ query, answer, links, saved, verdict, nothing }: FoundCoursesProps) {
  if (query.block) {
    return (
      <div className="mt-4">
        <BlockPage name={query.block} query={query} answer={answer} links={links} saved={saved} />
      </div>
    );
  }
  return (
    <>
      <SentenceOffer query={query} read={answer.read} page={links.search} />
      <div className="mt-4 space-y-6">
        {answer.courses.length > 0 ? (
          <>
            <CourseList
              id={RESULTS_ID}
              label="Courses"
              courses={answer.courses}
              answer={answer}
              links={links}
              saved={saved}
              verdict={verdict}
              closing={query.sort === 'closing'}
            />
            <Pagination
              label="Pages of courses"
              page={answer.page}
              pageCount={answer.pages}
              href={(page) => links.search + addressOf(changed(query, { page }))}
            />
          </>
        ) : (
          !isBeyond(answer) && nothing
        )}
        {query.page === 1 && (
          <>
            <SentenceResults answer={answer} links={links} saved={saved} />
            <BeyondResults query={query} answer={answer} links={links} saved={saved} />
          </>
        )}
      </div>
    </>
  );
}
