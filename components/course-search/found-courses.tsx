import type { ReactNode } from 'react';
import { Pagination } from '@/components/ui/table/pagination';
import type { CourseCard as Course } from '@/lib/contract/catalogue/courses';
import type { Lead, SearchAnswer } from './answers';
import { BeyondResults, BlockPage, SentenceResults } from './beyond-results';
import { coursesText } from './course-count';
import { CourseList } from './course-list';
import { RESULTS_ID } from './ids';
import type { Kept } from './keep-course';
import { ReadingLine } from './reading/reading-line';
import { addressOf, type CourseQuery, changed } from './search-address';
import type { SearchLinks } from './search-links';

interface FoundCoursesProps {
  query: CourseQuery;
  answer: SearchAnswer;
  lead: Lead;
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
export function FoundCourses({ query, answer, lead, links, saved, verdict, nothing }: FoundCoursesProps) {
  if (query.block) {
    return (
      <div className="mt-4">
        <BlockPage name={query.block} query={query} answer={answer} links={links} saved={saved} />
      </div>
    );
  }
  const beyond = query.page === 1 && !query.literal && (
    <BeyondResults query={query} answer={answer} lead={lead} links={links} saved={saved} />
  );
  return (
    <>
      <ReadingLine query={query} answer={answer} page={links.search} />
      <div className="mt-3 space-y-6 @xl:mt-4">
        {lead === 'nothing' && nothing}
        {lead === 'also' && beyond}
        {lead === 'read' && (
          <SentenceResults query={query} answer={answer} links={links} saved={saved} verdict={verdict} />
        )}
        {answer.courses.length > 0 ? (
          <>
            {lead !== 'exact' && (
              <h2 className="text-lg tabular-nums">Part of other words: {coursesText(answer.total)}</h2>
            )}
            <CourseList
              {...(lead !== 'read' && { id: RESULTS_ID })}
              label="Courses"
              courses={answer.courses}
              answer={answer}
              links={links}
              saved={saved}
              verdict={verdict}
              closing={query.sort === 'closing'}
              without={query.without}
            />
            <Pagination
              label="Pages of courses"
              page={answer.page}
              pageCount={answer.pages}
              href={(page) => links.search + addressOf(changed(query, { page }))}
            />
          </>
        ) : (
          lead === 'exact' && nothing
        )}
        {lead !== 'also' && beyond}
      </div>
    </>
  );
}
