import { furtherChips, rangeChips, scoreChips } from '@/lib/domain/search/filter-chips';
import { type ActiveFilter, asFilters } from './active-filters';
import { type CourseQuery, changed } from './search-address';

/** What could be dropped as a whole when nothing was found: each kind of filter. */
export function droppableFilters(query: CourseQuery): ActiveFilter[] {
  const { country, university, intake, level, category, subcategory, qualify } = query;
  const without = (label: string, change: Partial<CourseQuery>) => ({ label, without: changed(query, change) });
  return [
    ...(country ? [without(`the country ${country}`, { country: '' })] : []),
    ...(university.length ? [without(chosen('university', 'universities', university), { university: [] })] : []),
    ...(intake.length ? [without(chosen('intake', 'intakes', intake), { intake: [] })] : []),
    ...(level.length ? [without(chosen('level', 'levels', level), { level: [] })] : []),
    ...asFilters(query, scoreChips(query)).map((filter) => ({ ...filter, label: `the score ${filter.label}` })),
    ...asFilters(query, [...rangeChips(query), ...furtherChips(query)]).map((filter) => ({
      ...filter,
      label: `the filter “${filter.label}”`,
    })),
    ...(subcategory ? [without(`the subcategory ${subcategory}`, { subcategory: '' })] : []),
    ...(category ? [without(`the category ${category}`, { category: '' })] : []),
    ...(qualify ? [without('the filter “Only courses I qualify for”', { qualify: '', likely: '' })] : []),
  ];
}

export interface HelpfulDrop extends ActiveFilter {
  /** How many courses there are without it. */
  total: number;
}

/**
 * The one filter whose removal would find most. The keyword is what the search is for, so it is offered only when no
 * filter helps; null when that doesn't either.
 * @param totalOf how many courses a search finds.
 */
export async function mostHelpfulDrop(
  query: CourseQuery,
  totalOf: (query: CourseQuery) => Promise<number>,
): Promise<HelpfulDrop | null> {
  const counted = async (filter: ActiveFilter) => ({ ...filter, total: await totalOf(filter.without) });
  const drops = await Promise.all(droppableFilters(query).map(counted));
  const best = drops.reduce<HelpfulDrop | null>((most, drop) => (drop.total > (most?.total ?? 0) ? drop : most), null);
  const keyword = query.q.trim();
  if (best || !keyword) return best;
  const rest = await counted({ label: `the keyword “${keyword}”`, without: changed(query, { q: '' }) });
  return rest.total > 0 ? rest : null;
}

function chosen(one: string, many: string, values: readonly string[]): string {
  return values.length === 1 ? `the ${one} ${values[0]}` : `the ${values.length} ${many}`;
}
