'use client';

import { memo, useState } from 'react';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { SelectField } from '@/components/ui/controls/select-field';
import { wired } from '@/components/ui/controls/wired';
import { COURSE_LEVELS } from '@/lib/domain/course';
import { facetsOf } from '../answers';
import { addressOf, type CourseQuery, LENGTHS, NO_FILTERS } from '../search-address';
import type { Shown } from '../use-course-search';
import { EnglishFilter } from './english-filter';
import { FacetChoices } from './facet-choices';
import { byName, countedOptions, facetOrder } from './facet-order';
import { FeeFilter } from './fee-filter';
import { Labelled } from './labelled';
import { MeetFilter } from './meet-filter';
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
          hint="If no closing date is published, an intake counts as open."
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
