'use client';

import { memo, type RefObject, Suspense, useEffect, useState } from 'react';
import { CourseCard } from '@/components/course/course-card';
import { CourseRow, CourseSheet } from '@/components/course/course-sheet';
import { ownFeeText } from '@/components/course/own-fee';
import { Button } from '@/components/ui/controls/button';
import { SelectField } from '@/components/ui/controls/select-field';
import { ErrorBox } from '@/components/ui/feedback/error-box';
import { classNames } from '@/components/ui/layout/class-names';
import { Pagination } from '@/components/ui/table/pagination';
import { late } from '@/components/ui/windows/late';
import type { CourseCard as Course, CourseSort } from '@/lib/contract/catalogue/courses';
import type { SearchAnswer } from './answers';
import { BeyondResults, BlockPage, SentenceResults } from './beyond-results';
import { coursesText } from './course-count';
import { FilterChips } from './filter-chips';
import { KeepCourse } from './keep-course';
import { RESULTS_ID } from './keyboard';
import { OrderInWords } from './order-in-words';
import { SaveSearch } from './saved/save-search';
import { addressOf, changed, SORT_CHOICES } from './search-address';
import { type SearchLinks, viewHref } from './search-links';
import { SentenceOffer } from './sentence-offer';
import type { FirstAnswer, useCourseSearch } from './use-course-search';

/** Drawn by the server where nothing was found at first; else it is loaded when a search is begun. */
export const EmptyResults = late(async () => (await import('./empty-results')).EmptyResults);
/** With its rules, which only readers with scores load. */
const EligibilityChip = late(async () => (await import('@/components/eligibility/eligibility-chip')).EligibilityChip);

interface ResultsProps {
  search: ReturnType<typeof useCourseSearch>;
  first: FirstAnswer;
  links: SearchLinks;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Total and sort, the active filters, the courses and the pages. What no longer fits the search is dimmed. */
export function Results({ search, first, links, heading }: ResultsProps) {
  const { query, shown, isStale, failure, retry, choose } = search;
  const { total, pages, courses, also, close } = shown.answer;
  const sentence = shown.answer.read?.courses.length ?? 0;
  const hasBeyond = total === 0 && also.total + close.total + sentence > 0;
  const isLate = useLate(isStale);
  return (
    // As high as a screen, so that the foot of the page stays where it is while the results change.
    <div className="min-h-dvh min-w-0">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-20 rounded-sm text-lg tabular-nums">
          {hasBeyond ? `No course has “${shown.query.q.trim()}” in its name` : coursesText(total)}
        </h2>
        <div className="flex items-center gap-2 text-sm">
          <label htmlFor="course-sort" className="text-muted">
            Sort by
          </label>
          <SelectField
            id="course-sort"
            name="sort"
            options={SORT_CHOICES}
            value={query.sort}
            onChange={(event) => choose({ sort: event.target.value as CourseSort })}
          />
        </div>
      </div>
      {total > 1 && !query.block && <OrderInWords query={shown.query} own={shown.answer.own} />}
      <FilterChips query={query} page={links.search} />
      {links.save && <SaveSearch query={shown.query} page={links.save} />}
      {!query.block && <SentenceOffer query={shown.query} read={shown.answer.read} page={links.search} />}
      {failure === null ? (
        <div aria-busy={isStale} className={classNames('mt-4 space-y-6', isLate && 'opacity-55 transition-opacity')}>
          {query.block ? (
            <BlockPage name={query.block} query={shown.query} answer={shown.answer} links={links} saved={first.saved} />
          ) : courses.length > 0 ? (
            <>
              <CourseList
                courses={courses}
                logos={shown.answer.logos}
                matched={shown.answer.matched}
                own={shown.answer.own}
                closing={shown.query.sort === 'closing'}
                links={links}
                first={first}
              />
              <Pagination
                label="Pages of courses"
                page={shown.answer.page}
                pageCount={pages}
                href={(page) => links.search + addressOf(changed(query, { page }))}
              />
            </>
          ) : (
            !hasBeyond &&
            (shown.answer === first.answer ? (
              first.nothing
            ) : (
              <Suspense>
                <EmptyResults shown={shown} isStale={isStale} page={links.search} />
              </Suspense>
            ))
          )}
          {!query.block && shown.query.page === 1 && (
            <>
              <SentenceResults answer={shown.answer} links={links} saved={first.saved} />
              <BeyondResults query={shown.query} answer={shown.answer} links={links} saved={first.saved} />
            </>
          )}
        </div>
      ) : (
        <div className="mt-4">
          <ErrorBox
            message={failure}
            hint="The courses could not be searched."
            action={
              <Button variant="secondary" onClick={retry}>
                Try again
              </Button>
            }
          />
        </div>
      )}
    </div>
  );
}

/** Whether something has been so for 100 ms. By a timer: a transition that waits so long makes the browser paint all that it covers anew. */
function useLate(isSo: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isSo) return setLate(false);
    const timer = setTimeout(() => setLate(true), 100);
    return () => clearTimeout(timer);
  }, [isSo]);
  return isSo && isLate;
}

/** Rendered again only with other courses, not with every key. */
const CourseList = memo(function CourseList(props: {
  courses: readonly Course[];
  logos: Record<string, string>;
  matched: SearchAnswer['matched'];
  links: SearchLinks;
  own: SearchAnswer['own'];
  closing: boolean;
  first: FirstAnswer;
}) {
  const { courses, logos, matched, links, own, closing } = props;
  const { standing, saved } = props.first;
  return (
    <CourseSheet id={RESULTS_ID} aria-label="Courses">
      {courses.map((course, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: with each key typed other courses stand there, and a card is changed in half the time that a new one takes
        <CourseRow key={place}>
          <CourseCard
            course={course}
            logo={logos[`${course.country}|${course.university}`]}
            matched={matched[course._id]}
            verdict={
              standing &&
              !course.forSample && (
                <Suspense>
                  <EligibilityChip course={course} standing={standing} />
                </Suspense>
              )
            }
            ownFee={ownFeeText(course, own)}
            closing={closing}
            keep={<KeepCourse course={course} saved={saved} />}
            viewHref={viewHref(links, course)}
            applyHref={links.apply === null ? undefined : links.apply + course._id}
            headingLevel="h3"
          />
        </CourseRow>
      ))}
    </CourseSheet>
  );
});
