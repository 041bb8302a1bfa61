'use client';

import { Info } from 'lucide-react';
import { type ReactNode, type RefObject, useCallback, useEffect, useState } from 'react';
import { EligibilityChip } from '@/components/eligibility/eligibility-chip';
import { FitChip } from '@/components/eligibility/fit-chip';
import { useFits } from '@/components/fit/use-fits';
import { Button } from '@/components/ui/buttons/button';
import { ICON_BUTTON } from '@/components/ui/buttons/icon-button';
import { Link } from '@/components/ui/buttons/link';
import { RemovableChip } from '@/components/ui/controls/removable-chip';
import { SelectField } from '@/components/ui/controls/select-field';
import { ErrorBox } from '@/components/ui/feedback/error-box';
import { classNames } from '@/components/ui/layout/class-names';
import { Flag } from '@/components/ui/layout/flag';
import { Popover } from '@/components/ui/windows/popover';
import type { CourseCard, CourseSort } from '@/lib/contract/catalogue/courses';
import { comparePath } from '@/lib/domain/courses/compare';
import { dateText } from '@/lib/domain/days/day-words';
import { activeFilters } from './active-filters';
import { leadOf, type SearchAnswer } from './answers';
import { EmptyResults } from './empty-results';
import { FoundCourses } from './found-courses';
import { KeywordTip } from './hints/keyword-tip';
import { headingOf } from './reading/reading';
import { SaveSearch } from './saved/save-search';
import { addressOf, type CourseQuery, NO_FILTERS, SORT_CHOICES } from './search-address';
import type { SearchLinks } from './search-links';
import type { FirstAnswer, useCourseSearch } from './use-course-search';

interface ResultsProps {
  search: ReturnType<typeof useCourseSearch>;
  first: FirstAnswer;
  links: SearchLinks;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The button to the filters, where these stand in a window. */
  children: ReactNode;
}

/** Total and sort, the active filters, the courses and the pages. What no longer fits the search is dimmed. */
export function Results({ search, first, links, heading, children }: ResultsProps) {
  const { query, shown, isStale, failure, retry, choose } = search;
  const { total } = shown.answer;
  const lead = leadOf(shown.query, shown.answer);
  const isLate = useLate(isStale);
  const { applicant, asks } = first;
  const whose = first.student === undefined ? 'your' : 'their';
  const leading = lead === 'read' ? (shown.answer.read?.courses ?? []) : shown.answer.courses;
  const { fits, failure: unjudged } = useFits(asks === 'visitor' ? leading.map(({ _id }) => _id) : NONE);
  const verdict = useCallback(
    (course: CourseCard) => {
      const fit = fits.get(course._id);
      if (applicant) return <EligibilityChip course={course} applicant={applicant} whose={whose} />;
      return fit && <FitChip fit={fit} />;
    },
    [applicant, fits, whose],
  );
  return (
    // As high as a screen, so that the foot of the page stays where it is while the results change.
    <div className="min-h-dvh min-w-0">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-20 text-lg tabular-nums">
          {headingOf(shown.query, shown.answer)}
        </h2>
        <div className="flex min-w-0 items-center gap-2 text-sm @max-xl:w-full">
          {children}
          <label htmlFor="course-sort" className="shrink-0 text-muted @max-xl:sr-only">
            Sort by
          </label>
          <SelectField
            id="course-sort"
            name="sort"
            options={SORT_CHOICES}
            value={query.sort}
            onChange={(event) => choose({ sort: event.target.value as CourseSort })}
            className="min-w-0"
          />
          <div className="ms-auto flex items-center gap-1 @xl:hidden">
            <SearchHints query={shown.query} own={shown.answer.own} />
          </div>
        </div>
      </div>
      {lead === 'exact' && total > 1 && !query.block && <OrderInWords query={shown.query} own={shown.answer.own} />}
      <FilterChips query={query} page={links.search} whose={whose} />
      {links.save && <SaveSearch query={shown.query} page={links.save} />}
      {failure === null ? (
        <div aria-busy={isStale} className={classNames(isLate && 'opacity-55 transition-opacity')}>
          {unjudged && (
            <p role="alert" className="mt-3 text-sm text-danger-ink">
              We could not check how well these courses fit. {unjudged}
            </p>
          )}
          <FoundCourses
            query={shown.query}
            answer={shown.answer}
            lead={lead}
            links={links}
            saved={first.saved}
            verdict={applicant || fits.size > 0 ? verdict : null}
            nothing={<EmptyResults shown={shown} first={first} isStale={isStale} page={links.search} />}
          />
          <CompareTicked />
        </div>
      ) : (
        <div className="mt-4">
          <ErrorBox
            message={failure}
            hint="The search did not work."
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

/**
 * Whether something has been so for 100 ms. By a timer: a transition that waits so long makes the browser paint all that
 * it covers anew.
 */
function useLate(isSo: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isSo) return setLate(false);
    const timer = setTimeout(() => setLate(true), 100);
    return () => clearTimeout(timer);
  }, [isSo]);
  return isSo && isLate;
}

/** Without JavaScript: compares the ticked courses of the form it stands in, which sends its fields as an address. Else nothing. */
const CompareTicked = () => (
  <noscript>
    <Button type="submit" variant="secondary" formAction={comparePath([])}>
      Compare selected courses
    </Button>
  </noscript>
);

/** On phones: what elsewhere stands under the keyword and over the courses, behind one button. */
function SearchHints({ query, own }: { query: CourseQuery; own: SearchAnswer['own'] }) {
  const order = orderInWords(query, own);
  return (
    <Popover
      trigger={<Info aria-hidden className="size-5" />}
      triggerLabel="How this search works"
      triggerClassName={`${ICON_BUTTON} pointer-coarse:size-11`}
      label="How this search works"
      align="end"
      className="w-72 max-w-full space-y-2 p-4 text-sm"
    >
      <p>
        <KeywordTip />
      </p>
      {order && <p>{order}</p>}
    </Popover>
  );
}

const BY_WORDS = 'Courses whose name is closest to your words come first.';
/** A keyword of so few letters is a piece of many words. */
const SHORT = 3;
const BY_FEE = 'Sorted by the fee for one year. Courses without a published fee come last.';
const BY_CLOSING = 'Courses that close soonest come first. Courses without a closing date come last.';

/** Why the courses stand as they do; null where the sort says it all. */
function orderInWords(query: CourseQuery, own: SearchAnswer['own']): string | null {
  const isFee = query.sort === 'fee' || query.sort === '-fee';
  if (query.sort === 'closing') return BY_CLOSING;
  if (query.sort !== 'relevance' && !isFee) return null;
  const rate =
    own && ` Other currencies are converted at ${own.example ? 'example rates' : 'the rates'} of ${dateText(own.day)}.`;
  const q = query.q.trim();
  const inside = q.length <= SHORT ? ` Names that contain “${q}” only as part of another word are also counted.` : '';
  return isFee ? `${BY_FEE}${rate ?? ''}` : q ? BY_WORDS + inside : null;
}

/** The same as a line. */
function OrderInWords({ query, own }: { query: CourseQuery; own: SearchAnswer['own'] }) {
  const order = orderInWords(query, own);
  return order && <p className="mt-1 text-sm text-muted @max-xl:hidden">{order}</p>;
}

/** What narrows the search, each removable. 'Clear all' takes the chips beside it; the keyword and the sort stay. */
function FilterChips({ query, page, whose }: { query: CourseQuery; page: string; whose: 'your' | 'their' }) {
  const filters = activeFilters(query, whose);
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="mt-3 flex flex-wrap items-center gap-2">
      {filters.map(({ label, without }) => (
        <li key={label} className="min-w-0">
          <RemovableChip
            href={page + addressOf(without)}
            icon={label === query.country ? <Flag country={label} /> : undefined}
          >
            {label}
          </RemovableChip>
        </li>
      ))}
      <li>
        <Link
          href={page + addressOf({ ...NO_FILTERS, q: query.q, sort: query.sort })}
          className="inline-flex min-h-8 items-center rounded-control px-2 text-sm font-medium text-brand-ink hover:underline"
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}
