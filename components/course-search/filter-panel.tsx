'use client';

import { useState } from 'react';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { SelectField } from '@/components/ui/controls/select-field';
import { COURSE_LEVELS } from '@/lib/domain/course';
import { facetsOf } from './answers';
import { EnglishFilter } from './english-filter';
import { FacetChoices } from './facet-choices';
import { byName, countedOptions, facetOrder } from './facet-order';
import { Labelled } from './labelled';
import { MonthChoices } from './month-choices';
import { addressOf, type CourseQuery, NO_FILTERS } from './search-address';
import { UniversityFilter } from './university-filter';
import type { Shown } from './use-course-search';

interface FilterPanelProps {
  query: CourseQuery;
  /** Its counts stand beside the choices. */
  shown: Shown;
  onChoose: (change: Partial<CourseQuery>) => void;
  onType: (change: Partial<CourseQuery>) => void;
  /** Whether the viewer has test scores to filter by. */
  hasScores: boolean;
}

/** Every filter but keyword and country, with the count behind each choice. */
export function FilterPanel({ query, shown, onChoose, onType, hasScores }: FilterPanelProps) {
  const facets = facetsOf(shown.answer);
  const universities = useKeptOrder(facets.university, query.university, shown.query);
  return (
    <div
      className="divide-y divide-line *:py-5 *:first:pt-0"
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') universities.renew();
      }}
    >
      {hasScores && (
        <Checkbox
          name="qualify"
          value="1"
          label="Only courses I qualify for"
          hint="By the test scores in your profile."
          checked={query.qualify === '1'}
          onChange={(event) => onChoose({ qualify: event.target.checked ? '1' : '' })}
        />
      )}
      <MonthChoices counts={facets.intake} selected={query.intake} onChange={(intake) => onChoose({ intake })} />
      <FacetChoices
        legend="Study level"
        name="level"
        names={COURSE_LEVELS}
        counts={facets.level}
        selected={query.level}
        onChange={(level) => onChoose({ level })}
      />
      <EnglishFilter query={query} onChoose={onChoose} onType={onType} />
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
          value={query.category}
          onChange={(event) => onChoose({ category: event.target.value })}
        />
      </Labelled>
      <Labelled id="course-subcategory" label="Subcategory">
        <SelectField
          id="course-subcategory"
          name="subcategory"
          placeholder="All subcategories"
          options={countedOptions(byName(facets.subcategory), facets.subcategory, query.subcategory)}
          value={query.subcategory}
          onChange={(event) => onChoose({ subcategory: event.target.value })}
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
