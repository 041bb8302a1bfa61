import { type CourseQuery, changed, feeCurrency, lengthText } from './search-address';

export interface ActiveFilter {
  label: string;
  /** The search without it. */
  without: CourseQuery;
}

/** Each choice that narrows the search, for chips. The keyword is not among them: its box shows and clears it. */
export function activeFilters(query: CourseQuery): ActiveFilter[] {
  const { country, university, intake, level, category, subcategory, qualify } = query;
  const without = (label: string, change: Partial<CourseQuery>) => ({ label, without: changed(query, change) });
  return [
    ...(country ? [without(country, { country: '' })] : []),
    ...university.map((name) => without(name, { university: university.filter((one) => one !== name) })),
    ...intake.map((month) => without(`Intake ${month}`, { intake: intake.filter((one) => one !== month) })),
    ...level.map((name) => without(name, { level: level.filter((one) => one !== name) })),
    ...scoreFilter(query),
    ...rangeFilters(query),
    ...(category ? [without(category, { category: '' })] : []),
    ...(subcategory ? [without(subcategory, { subcategory: '' })] : []),
    ...(qualify ? [without('Only courses I qualify for', { qualify: '' })] : []),
  ];
}

/** What could be dropped as a whole when nothing was found: each kind of filter. */
export function droppableFilters(query: CourseQuery): ActiveFilter[] {
  const { country, university, intake, level, category, subcategory, qualify } = query;
  const without = (label: string, change: Partial<CourseQuery>) => ({ label, without: changed(query, change) });
  return [
    ...(country ? [without(`the country ${country}`, { country: '' })] : []),
    ...(university.length ? [without(chosen('university', 'universities', university), { university: [] })] : []),
    ...(intake.length ? [without(chosen('intake', 'intakes', intake), { intake: [] })] : []),
    ...(level.length ? [without(chosen('level', 'levels', level), { level: [] })] : []),
    ...scoreFilter(query).map((filter) => ({ ...filter, label: `the score ${filter.label}` })),
    ...rangeFilters(query).map((filter) => ({ ...filter, label: `the filter “${filter.label}”` })),
    ...(subcategory ? [without(`the subcategory ${subcategory}`, { subcategory: '' })] : []),
    ...(category ? [without(`the category ${category}`, { category: '' })] : []),
    ...(qualify ? [without('the filter by your scores', { qualify: '' })] : []),
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

function scoreFilter(query: CourseQuery): ActiveFilter[] {
  const { test, score } = query;
  if (!test || score === '') return [];
  return [{ label: `${test.toUpperCase()} ${score}`, without: changed(query, { test: '' }) }];
}

/** Fee, length and 'no English score': each a chip. */
function rangeFilters(query: CourseQuery): ActiveFilter[] {
  const { minFee, maxFee, maxMonths, noEnglishScore, openOnly } = query;
  const without = (label: string, change: Partial<CourseQuery>) => ({ label, without: changed(query, change) });
  const currency = feeCurrency(query);
  const fee = (word: string, amount: number) => `${word} ${currency} ${amount.toLocaleString('en-GB')} a year`;
  return [
    ...(minFee !== '' && currency ? [without(fee('From', minFee), { minFee: '' })] : []),
    ...(maxFee !== '' && currency ? [without(fee('Up to', maxFee), { maxFee: '' })] : []),
    ...(maxMonths === '' ? [] : [without(lengthText(maxMonths), { maxMonths: '' })]),
    ...(noEnglishScore ? [without('No English score published', { noEnglishScore: '' })] : []),
    ...(openOnly ? [without('Intakes still open', { openOnly: '' })] : []),
  ];
}

function chosen(one: string, many: string, values: readonly string[]): string {
  return values.length === 1 ? `the ${one} ${values[0]}` : `the ${values.length} ${many}`;
}
