'use client';

import { type RefObject, useCallback, useEffect, useState } from 'react';
import { CompareTicked } from '@/components/compare/compare-ticked';
import { EligibilityChip } from '@/components/eligibility/eligibility-chip';
import { FitChip } from '@/components/eligibility/fit-chip';
import { useFits } from '@/components/fit/use-fits';
import { Button } from '@/components/ui/controls/button';
import { SelectField } from '@/components/ui/controls/select-field';
import { ErrorBox } from '@/components/ui/feedback/error-box';
import { classNames } from '@/components/ui/layout/class-names';
import type { CourseCard, CourseSort } from '@/lib/contract/catalogue/courses';
import { isBeyond } from './answers';
import { coursesText } from './course-count';
import { EmptyResults } from './empty-results';
import { FilterChips } from './filter-chips';
import { FoundCourses } from './found-courses';
import { OrderInWords } from './order-in-words';
import { SaveSearch } from './saved/save-search';
import { SORT_CHOICES } from './search-address';
import type { SearchLinks } from './search-links';
import type { FirstAnswer, useCourseSearch } from './use-course-search';

interface ResultsProps {
  search: ReturnType<typeof useCourseSearch>;
  first: FirstAnswer;
  links: SearchLinks;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Total and sort, the active filters, the courses and the pages. What no longer fits the search is dimmed. */
export function Results({ search, first, links, heading }: ResultsProps) {
  const { query, shown, isStale, failure, retry, choose } = search;
  const { total } = shown.answer;
  const isLate = useLate(isStale);
  const { standing, asks } = first;
  const { fits, failure: unjudged } = useFits(asks === 'visitor' ? shown.answer.courses.map(({ _id }) => _id) : NONE);
  const verdict = useCallback(
    (course: CourseCard) => {
      const fit = fits.get(course._id);
      if (standing) return <EligibilityChip course={course} standing={standing} />;
      return fit && <FitChip fit={fit} />;
    },
    [standing, fits],
  );
  return (
    // As high as a screen, so that the foot of the page stays where it is while the results change.
    <div className="min-h-dvh min-w-0">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-20 text-lg tabular-nums">
          {isBeyond(shown.answer) ? `No course has “${shown.query.q.trim()}” in its name` : coursesText(total)}
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
      {failure === null ? (
        <div aria-busy={isStale} className={classNames(isLate && 'opacity-55 transition-opacity')}>
          {unjudged && (
            <p role="alert" className="mt-3 text-sm text-danger-ink">
              How the courses fit could not be judged. {unjudged}
            </p>
          )}
          <FoundCourses
            query={shown.query}
            answer={shown.answer}
            links={links}
            saved={first.saved}
            verdict={standing || fits.size > 0 ? verdict : null}
            nothing={<EmptyResults shown={shown} first={first} isStale={isStale} page={links.search} />}
          />
          <CompareTicked />
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

const NONE: readonly string[] = [];

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
