import { type CourseQuery, queryParameters } from './search-address';

/** What of a search says among which courses higher scores are counted. */
export function whatIfFilters(query: CourseQuery) {
  // There these names are scores that the student thinks of.
  const { qualify, likely, sort, block, page, toefl, det, gre, gmat, ...filters } = queryParameters(query);
  return filters;
}

/** Whether it leaves any course out. */
export const isNarrowed = (filters: object): boolean => Object.values(filters).some((filter) => String(filter) !== '');
