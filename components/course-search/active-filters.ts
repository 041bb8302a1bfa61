import { furtherChips } from './further-filters';
import { type CourseQuery, changed, feeCurrency, lengthText } from './search-address';

export interface ActiveFilter {
  label: string;
  /** The search without it. */
  without: CourseQuery;
}

/** The filter by verdict, as the student or who looks for them reads it. */
export const MEET_WORDS = { your: 'Only courses I qualify for', their: 'Only courses they qualify for' } as const;

/** Each choice that narrows the search, for chips. The keyword is not among them: its box shows and clears it. */
export function activeFilters(query: CourseQuery, whose: 'your' | 'their' = 'your'): ActiveFilter[] {
  const { country, university, intake, level, category, subcategory, qualify, likely } = query;
  const without = (label: string, change: Partial<CourseQuery>) => ({ label, without: changed(query, change) });
  return [
    ...(country ? [without(country, { country: '' })] : []),
    ...university.map((name) => without(name, { university: university.filter((one) => one !== name) })),
    ...intake.map((month) => without(`Intake ${month}`, { intake: intake.filter((one) => one !== month) })),
    ...level.map((name) => without(name, { level: level.filter((one) => one !== name) })),
    ...scoreFilter(query),
    ...rangeFilters(query),
    ...furtherFilters(query),
    ...(category ? [without(category, { category: '' })] : []),
    ...(subcategory ? [without(subcategory, { subcategory: '' })] : []),
    ...(qualify ? [without(MEET_WORDS[whose], { qualify: '', likely: '' })] : []),
    ...(qualify && likely ? [without('including likely ones', { likely: '' })] : []),
  ];
}

/** The score as a filter, where one is asked for. */
export function scoreFilter(query: CourseQuery): ActiveFilter[] {
  const { test, score } = query;
  if (!test || score === '') return [];
  return [{ label: `${test.toUpperCase()} ${score}`, without: changed(query, { test: '' }) }];
}

/** Their amounts are written in lakh. */
const OF_LAKH: ReadonlySet<string> = new Set(['INR', 'NPR', 'PKR', 'BDT', 'LKR']);

/** Fee, length and 'no English score': each a chip. */
export function rangeFilters(query: CourseQuery): ActiveFilter[] {
  const { minFee, maxFee, maxMonths, noEnglishScore, openOnly } = query;
  const without = (label: string, change: Partial<CourseQuery>) => ({ label, without: changed(query, change) });
  const currency = feeCurrency(query);
  const fee = (word: string, amount: number) =>
    `${word} ${currency} ${amount.toLocaleString(OF_LAKH.has(currency) ? 'en-IN' : 'en-GB')} a year`;
  return [
    ...(minFee !== '' && currency ? [without(fee('From', minFee), { minFee: '' })] : []),
    ...(maxFee !== '' && currency ? [without(fee('Up to', maxFee), { maxFee: '' })] : []),
    ...(maxMonths === '' ? [] : [without(lengthText(maxMonths), { maxMonths: '' })]),
    ...(noEnglishScore ? [without('No English score published', { noEnglishScore: '' })] : []),
    ...(openOnly ? [without('Intakes still open', { openOnly: '' })] : []),
  ];
}

/** What only a sentence says: each a chip. */
export const furtherFilters = (query: CourseQuery): ActiveFilter[] =>
  furtherChips(query).map(({ label, change }) => ({ label, without: changed(query, change) }));
