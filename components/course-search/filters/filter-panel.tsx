'use client';

import { memo, useState } from 'react';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { SelectField } from '@/components/ui/controls/select-field';
import { wired } from '@/components/ui/controls/wired';
import { COURSE_LEVELS } from '@/lib/domain/courses/course';
import { LENGTHS, MEET_WORDS } from '@/lib/domain/search/filter-chips';
import { counted } from '@/lib/domain/texts/counted';
import { facetsOf, type SearchAnswer } from '../answers';
import { addressOf, type CourseQuery, NO_FILTERS } from '../search-address';
import type { Shown } from '../use-course-search';
import { EnglishFilter } from './english-filter';
import { FacetChoices } from './facet-choices';
import { byName, countedOptions, facetOrder } from './facet-order';
import { FeeFilter } from './fee-filter';
import { Labelled } from './labelled';
import { MonthChoices } from './month-choices';
import { UniversityFilter } from './university-filter';

interface FilterPanelProps {
  query: CourseQuery;
  /** Its counts stand beside the choices. */
  shown: Shown;
  onChoose: (change: Partial<CourseQuery>) => void;
  onType: (change: Partial<CourseQuery>) => void;
  /** Whose test scores there are to filter by, to the reader; null for none. */
  scores: 'your' | 'their' | null;
}

/**
 * Every filter but keyword and country, with the count behind each choice. Rendered again for another answer or filter,
 * not for every key.
 */
export const FilterPanel = memo(Filters, (before, now) => {
  const { query, shown, scores } = before;
  return shown === now.shown && scores === now.scores && filtersOf(query) === filtersOf(now.query);
});

const filtersOf = (query: CourseQuery) => addressOf({ ...query, q: '' });

function Filters({ query, shown, onChoose, onType, scores }: FilterPanelProps) {
  const facets = facetsOf(shown);
  const universities = useKeptOrder(facets.university, query.university, shown.query);
  return (
    <div
      className="divide-y divide-line *:py-5 *:first:pt-0"
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') universities.renew();
      }}
    >
      {scores && <MeetFilter query={query} fit={shown.answer.fit} onChoose={onChoose} whose={scores} />}
      {/* A group's name stands outside of its own padding. */}
      <div>
        <MonthChoices counts={facets.intake} selected={query.intake} onChange={(intake) => onChoose({ intake })} />
      </div>
      <div>
        <FacetChoices
          legend="Study level"
          name="level"
          names={COURSE_LEVELS}
          counts={facets.level}
          selected={query.level}
          onChange={(level) => onChoose({ level })}
        />
      </div>
      <div className="space-y-3">
        <EnglishFilter query={query} onChoose={onChoose} onType={onType} />
        <Checkbox
          name="noEnglishScore"
          value="1"
          label="No English score published"
          checked={query.noEnglishScore === '1'}
          onChange={(event) => onChoose({ noEnglishScore: event.target.checked ? '1' : '' })}
        />
        <Checkbox
          name="openOnly"
          value="1"
          label="Intakes still open"
          hint="Intakes without a published closing date count as open."
          checked={query.openOnly === '1'}
          onChange={(event) => onChoose({ openOnly: event.target.checked ? '1' : '' })}
        />
      </div>
      <div>
        <FeeFilter query={query} own={shown.answer.own} onChoose={onChoose} onType={onType} />
      </div>
      <Labelled id="course-length" label="Duration">
        <SelectField
          id="course-length"
          name="maxMonths"
          placeholder="Any duration"
          options={LENGTHS}
          value={query.maxMonths === '' ? '' : String(query.maxMonths)}
          onChange={(event) => onChoose({ maxMonths: event.target.value ? Number(event.target.value) : '' })}
        />
      </Labelled>
      <UniversityFilter
        order={universities.order}
        onRenew={universities.renew}
        counts={facets.university}
        selected={query.university}
        onChange={(university) => onChoose({ university })}
      />
      <Labelled id="course-category" label="Category">
        <SelectField
          id="course-category"
          name="category"
          placeholder="All categories"
          options={countedOptions(byName(facets.category), facets.category, query.category)}
          {...wired(query.category, (category) => onChoose({ category }))}
        />
      </Labelled>
      <Labelled id="course-subcategory" label="Subcategory">
        <SelectField
          id="course-subcategory"
          name="subcategory"
          placeholder="All subcategories"
          options={countedOptions(byName(facets.subcategory), facets.subcategory, query.subcategory)}
          {...wired(query.subcategory, (subcategory) => onChoose({ subcategory }))}
        />
      </Labelled>
    </div>
  );
}

/**
 * The order of a long list, kept while the list's own ticks change, so that nothing moves under the finger. It is sorted
 * again when the answer to another keyword or filter is there, and by `renew`.
 */
function useKeptOrder(counts: Record<string, number>, selected: readonly string[], answered: CourseQuery) {
  const { university, sort, page } = NO_FILTERS;
  const key = addressOf({ ...answered, university, sort, page });
  const made = () => ({ key, order: facetOrder(counts, selected) });
  const [kept, setKept] = useState(made);
  if (kept.key !== key) setKept(made());
  return { order: kept.order, renew: () => setKept(made()) };
}

interface MeetFilterProps {
  query: CourseQuery;
  /** By verdict, what the other filters leave; absent while the filter is off. */
  fit?: SearchAnswer['fit'];
  onChoose: (change: Partial<CourseQuery>) => void;
  /** Whose scores they are to the reader. */
  whose: 'your' | 'their';
}

/** The filter by verdict: what is met, and with it what is likely. Both say how many stay out as unknown, and why. */
function MeetFilter({ query, fit, onChoose, whose }: MeetFilterProps) {
  const isOn = query.qualify === '1';
  return (
    <div className="space-y-1">
      <Checkbox
        name="qualify"
        value="1"
        label={MEET_WORDS[whose]}
        hint={
          isOn && fit && !query.likely
            ? leftOut(fit)
            : `Based on ${whose} profile: only courses with known requirements that are all met.`
        }
        checked={isOn}
        onChange={(event) => onChoose({ qualify: event.target.checked ? '1' : '', likely: '' })}
      />
      {isOn && (
        <Checkbox
          name="likely"
          value="1"
          label={`and likely ones${fit ? ` (+${fit.likely.toLocaleString('en-GB')})` : ''}`}
          hint={fit && query.likely ? leftOut(fit) : ''}
          checked={query.likely === '1'}
          onChange={(event) => onChoose({ likely: event.target.checked ? '1' : '' })}
          className="ms-7"
        />
      )}
    </div>
  );
}

/** '84 left out as unknown, mostly: field of study, English test.' */
function leftOut({ unknown, why }: NonNullable<SearchAnswer['fit']>): string {
  if (unknown === 0) return 'No course is hidden because of missing information.';
  return `${counted(unknown, 'course')} hidden because something about the course or the student is not known${why.length > 0 ? `, mostly: ${why.join(', ')}` : ''}.`;
}
