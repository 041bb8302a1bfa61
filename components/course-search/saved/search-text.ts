import { activeFilters } from '../active-filters';
import { readQuery } from '../search-address';

/** What a search asks for, in words: '“nursing” · Canada · Intake Sep'. @param search the search part of an address */
export function searchText(search: string): string {
  const query = readQuery(new URLSearchParams(search));
  const q = query.q.trim();
  return [...(q ? [`“${q}”`] : []), ...activeFilters(query).map(({ label }) => label)].join(' · ');
}
