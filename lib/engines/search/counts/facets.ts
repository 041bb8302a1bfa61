import { MONTHS } from '@/lib/domain/courses/course';
import type { Column } from '../columns/column';
import type { Version } from '../columns/version';
import type { Choice, Found } from '../selection/select';
import type { FacetCounts, Facets, SearchQuery } from '../types/query';
import { countOf, listOf, type Rows, without } from '../types/rows';

/** The counts behind every choice (see `Facets`). */
export function countFacets(version: Version, found: Found, query: SearchQuery): Facets {
  const { columns, months } = version.catalogue;
  const { country, university, admissionIntake, level, category, subcategory } = columns;
  const lists = new Map<Rows, Counting>();
  const counted = (choice: Choice, column: Column<string>): Uint32Array => {
    const set = found.except[choice] ?? found.rows;
    const counting = lists.get(set) ?? fewer(version, set);
    lists.set(set, counting);
    const { isLacking } = counting;
    const counts = column.countsOf(counting.set, counting.list, version.rows);
    return isLacking ? version.totalsOf(column).map((total, number) => total - (counts[number] as number)) : counts;
  };
  const place = query.country || found.country ? (found.country ?? '') : null;
  return {
    country: named(country.values, counted('country', country)),
    university: namedAmong(university.values, counted('university', university), version.universitiesOf(place)),
    intake: byMonth(counted('intake', admissionIntake), months),
    level: named(level.values, counted('level', level)),
    category: namedAmong(category.values, counted('category', category), version.categories),
    subcategory: namedAmong(
      subcategory.values,
      counted('subcategory', subcategory),
      version.subcategoriesOf(query.category),
    ),
  };
}

interface Counting {
  set: Rows;
  list: Uint32Array;
  isLacking: boolean;
}

/** What is counted of a set: its rows, or those that it lacks, where these are fewer. */
function fewer({ existing, list }: Version, set: Rows): Counting {
  const isLacking = countOf(set) * 2 > list.length;
  const counted = isLacking ? without(existing, set) : set;
  return { set: counted, list: listOf(counted), isLacking };
}

/** Each name's count; what has no name is left out. */
function named(names: readonly string[], counts: Uint32Array): FacetCounts {
  const facet: FacetCounts = {};
  for (let number = 0; number < names.length; number++)
    if (names[number]) facet[names[number] as string] = counts[number] as number;
  return facet;
}

/** The same of these names alone, by their numbers. */
function namedAmong(names: readonly string[], counts: Uint32Array, among: readonly number[]): FacetCounts {
  const facet: FacetCounts = {};
  for (const number of among) if (names[number]) facet[names[number] as string] = counts[number] as number;
  return facet;
}

/** `months`: of each intake, by its number. */
function byMonth(counts: Uint32Array, months: readonly (readonly string[])[]): FacetCounts {
  const sums: FacetCounts = Object.fromEntries(MONTHS.map((month) => [month, 0]));
  for (let number = 0; number < counts.length; number++)
    if (counts[number])
      for (const month of months[number] ?? []) sums[month] = (sums[month] ?? 0) + (counts[number] as number);
  return sums;
}
