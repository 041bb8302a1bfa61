import { filterChips } from '@/lib/domain/search/filter-chips';
import { type CourseQuery, changed } from './search-address';

export interface ActiveFilter {
  label: string;
  /** The search without it. */
  without: CourseQuery;
}

/** Each choice that narrows the search, for chips. The keyword is not among them: its box shows and clears it. */
export const activeFilters = (query: CourseQuery, whose: 'your' | 'their' = 'your'): ActiveFilter[] =>
  asFilters(query, filterChips(query, whose));

/** Chips with the search that each would leave. */
export const asFilters = (query: CourseQuery, chips: ReturnType<typeof filterChips>): ActiveFilter[] =>
  chips.map(({ label, change }) => ({ label, without: changed(query, change) }));
