'use client';

import { SlidersHorizontal } from 'lucide-react';
import { type MouseEvent, type ReactNode, Suspense, useCallback, useDeferredValue, useRef, useState } from 'react';
import { CompareTray } from '@/components/compare/compare-tray';
import { Button } from '@/components/ui/buttons/button';
import { buttonStyle } from '@/components/ui/buttons/button-style';
import { SelectField } from '@/components/ui/controls/select-field';
import { classNames } from '@/components/ui/layout/class-names';
import { useCountries } from '@/components/ui/layout/site-face';
import { late } from '@/components/ui/windows/late';
import type { Country } from '@/lib/domain/countries';
import { activeFilters } from './active-filters';
import { Announcement } from './announcement';
import { facetsOf, foundIn, leadOf } from './answers';
import { coursesText, foundText } from './course-count';
import { countedOptions } from './filters/facet-order';
import { FilterPanel } from './filters/filter-panel';
import { Labelled } from './filters/labelled';
import { KeywordTip } from './hints/keyword-tip';
import { KEYWORD_ID, RESULTS_ID } from './ids';
import { moveThroughResults, useSlashKey } from './keyboard';
import { KeywordBox } from './keyword-box';
import { headingOf } from './reading/reading';
import { Results } from './results';
import { type CourseQuery, readQuery } from './search-address';
import type { SearchLinks } from './search-links';
import { type FirstAnswer, type Shown, useCourseSearch } from './use-course-search';

const Sheet = late(async () => (await import('@/components/ui/windows/sheet')).Sheet);

/**
 * The course search: keyword and country on top, filters at the left (a sheet where there is no room), results.
 * Without JavaScript it is a form that loads the page again, with its links; with it, nothing is ever submitted.
 */
export function CourseSearch({ first, links }: { first: FirstAnswer; links: SearchLinks }) {
  const search = useCourseSearch(first);
  const { query, shown, isStale, type, choose, go, flush } = search;
  const [panelOpen, setPanelOpen] = useState(true);
  const [sheetOpen, setSheetOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useSlashKey();

  /** Links to this very page are walked without asking the server for it; others only get the address settled. */
  const followLink = useCallback(
    (event: MouseEvent) => {
      flush();
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlainClick(event) || link.target || link.pathname !== links.search || link.hash) return;
      event.preventDefault();
      // The loading bar listens further out.
      event.stopPropagation();
      const next = readQuery(new URLSearchParams(link.search));
      heading.current?.focus({ preventScroll: true });
      if (next.page !== query.page) heading.current?.scrollIntoView({ block: 'start' });
      go(next);
    },
    [flush, go, links.search, query.page],
  );

  const facets = facetsOf(shown);
  const filters = activeFilters(query).length;
  // The courses first, then the counts behind the filters.
  const counted = useDeferredValue(shown);
  const scores = first.applicant && (first.student === undefined ? 'your' : 'their');
  const panel = <FilterPanel query={query} shown={counted} onChoose={choose} onType={type} scores={scores} />;
  const toggle = (
    <>
      <SlidersHorizontal aria-hidden className="size-4" />
      <span>
        <span className="@max-xl:sr-only">Advanced </span>Filters
      </span>
      {filters > 0 && <span className="tabular-nums">({filters})</span>}
    </>
  );
  return (
    <form
      data-keeps-own
      action={links.search}
      className="@container"
      onSubmit={(event) => {
        event.preventDefault();
        flush();
      }}
      onClickCapture={followLink}
      onKeyDown={moveThroughResults}
    >
      <KeywordRow query={query} countries={facets.country} onType={type} onChoose={choose}>
        <div className="flex gap-3 noscript:hidden">
          <a
            href={`#${RESULTS_ID}`}
            onClick={(event) => toResults(event)}
            className={`${buttonStyle('secondary', 'md')} sr-only focus:not-sr-only`}
          >
            Skip to results
          </a>
          <Button
            variant="secondary"
            aria-expanded={panelOpen}
            aria-controls="course-filters"
            onClick={() => setPanelOpen(!panelOpen)}
          >
            {toggle}
          </Button>
        </div>
        <noscript>
          <Button type="submit">Search</Button>
        </noscript>
      </KeywordRow>
      <div
        className={classNames(
          'mt-3 @xl:mt-6',
          panelOpen && '@3xl:grid @3xl:grid-cols-[13.5rem_minmax(0,1fr)] @3xl:gap-8',
        )}
      >
        <fieldset
          id="course-filters"
          aria-label="Filters"
          className={classNames('hidden min-w-0 noscript:mb-8 noscript:block', panelOpen && '@3xl:block')}
        >
          {/* One panel at a time: two would share their ids. */}
          {!sheetOpen && panel}
        </fieldset>
        <div className="min-w-0">
          <Results search={search} first={first} links={links} heading={heading}>
            <div className="noscript:hidden @3xl:hidden">
              <Button variant="secondary" aria-haspopup="dialog" {...Sheet.soon} onClick={() => setSheetOpen(true)}>
                {toggle}
              </Button>
            </div>
          </Results>
        </div>
      </div>
      <Suspense>
        {sheetOpen && (
          <Sheet
            open
            onClose={() => setSheetOpen(false)}
            title="Filters"
            footer={<Button onClick={() => setSheetOpen(false)}>Show {coursesText(foundIn(shown.answer))}</Button>}
          >
            <div className="mb-5">
              <CountryChoice id="sheet-country" country={query.country} countries={facets.country} onChoose={choose} />
            </div>
            {panel}
          </Sheet>
        )}
      </Suspense>
      <CompareTray />
      <Announcement text={isStale ? null : announced(shown)} />
    </form>
  );
}

/** To the first course: the list itself takes no focus. Without a course the address leads nowhere, and the heading is read. */
function toResults(event: MouseEvent): void {
  const first = document.querySelector<HTMLElement>(`#${RESULTS_ID} a[href]`);
  if (!first) return;
  event.preventDefault();
  event.stopPropagation();
  first.focus();
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function announced({ query, answer }: Shown): string {
  const { total, also, close } = answer;
  if (leadOf(query, answer) === 'read') return headingOf(query, answer);
  return foundText(total, also.total + close.total);
}

interface KeywordRowProps {
  query: CourseQuery;
  countries: Record<string, number>;
  onType: (change: Partial<CourseQuery>) => void;
  onChoose: (change: Partial<CourseQuery>) => void;
  /** The buttons at the end of the row. */
  children: ReactNode;
}

/** The main filters: the keyword and the country. */
function KeywordRow({ query, countries, onType, onChoose, children }: KeywordRowProps) {
  const { q, country } = query;
  return (
    <search className="[&_button]:min-h-13 [&_input]:min-h-13 [&_input]:text-base [&_select]:min-h-13 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-4 @xl:grid-cols-[minmax(0,1fr)_13rem_auto]">
      <div className="col-span-2 @xl:col-span-1">
        <Labelled
          id={KEYWORD_ID}
          label="Keyword"
          tip={
            <span className="@max-xl:sr-only">
              <KeywordTip />
            </span>
          }
          quietLabel
        >
          <KeywordBox q={q} onType={onType} onChoose={onChoose} />
        </Labelled>
      </div>
      <div className="hidden noscript:block @xl:block">
        <CountryChoice id="course-country" country={country} countries={countries} onChoose={onChoose} />
      </div>
      <div className="hidden pt-6.75 noscript:block @3xl:block">{children}</div>
    </search>
  );
}

/** The country, with how many courses each has. */
function CountryChoice(props: {
  id: string;
  country: Country | '';
  countries: Record<string, number>;
  onChoose: (change: Partial<CourseQuery>) => void;
}) {
  const { id, country, countries, onChoose } = props;
  const offered = useCountries(country);
  return (
    <Labelled id={id} label="Country">
      <SelectField
        id={id}
        name="country"
        placeholder="All countries"
        options={countedOptions(offered, countries, country)}
        value={country}
        onChange={(event) => onChoose({ country: event.target.value as Country | '' })}
      />
    </Labelled>
  );
}
