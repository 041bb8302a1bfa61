import { queryString } from '@/lib/api/client';
import type { CourseSort } from '@/lib/contract/catalogue/courses';
import { COUNTRIES, CURRENCY_OF } from '@/lib/domain/countries';
import { COURSE_LEVELS, MONTHS } from '@/lib/domain/courses/course';
import { ENGLISH_TESTS, type EnglishTest } from '@/lib/domain/english-tests';
import type { FieldFilters, FurtherFilters } from '@/lib/domain/search/filter-chips';
import { furtherParameters, NO_FURTHER, readFurther } from './further-filters';

/** One search as the address bar carries it. '' and empty lists filter nothing. */
export interface CourseQuery extends FieldFilters, FurtherFilters {
  /** As typed; its outer spaces mean nothing. */
  q: string;
  currency: Currency | '';
  sort: CourseSort;
  /** Which courses `page` counts: '' those with the keyword, else one of the blocks beyond them. */
  block: '' | 'also' | 'close';
  /** '1': the courses that have the words as they were typed lead, whatever these may mean. */
  literal: '' | '1';
  /** The answer to whether the lower of two awards is had or wanted. */
  held: '' | 'have' | 'want';
  /** From 1. */
  page: number;
}

export const NO_FILTERS: CourseQuery = {
  q: '',
  country: '',
  university: [],
  intake: [],
  level: [],
  test: '',
  score: '',
  category: '',
  subcategory: '',
  minFee: '',
  maxFee: '',
  currency: '',
  maxMonths: '',
  noEnglishScore: '',
  openOnly: '',
  qualify: '',
  likely: '',
  sort: 'relevance',
  block: '',
  literal: '',
  held: '',
  page: 1,
  ...NO_FURTHER,
};

/** In the order of the select. Not the contract's list: that file would bring its schemas to the browser. */
export const SORT_CHOICES: readonly { value: CourseSort; label: string }[] = [
  { value: 'relevance', label: 'Best match' },
  { value: 'name', label: 'Name, A to Z' },
  { value: '-name', label: 'Name, Z to A' },
  { value: 'fee', label: 'Lowest fee first' },
  { value: '-fee', label: 'Highest fee first' },
  { value: 'duration', label: 'Shortest first' },
  { value: '-duration', label: 'Longest first' },
  { value: 'closing', label: 'Closes soonest' },
];

const HOME_CURRENCIES = ['INR', 'NPR', 'BDT', 'PKR', 'EUR'] as const;
/** The destinations' currencies, then those that families pay from. */
export const CURRENCIES = [...Object.values(CURRENCY_OF), ...HOME_CURRENCIES] as Currency[];
export type Currency = 'CAD' | 'AUD' | 'NZD' | 'USD' | 'GBP' | 'SGD' | (typeof HOME_CURRENCIES)[number];

/** Scores that exist in a test. */
export const SCORE_RANGE: Record<EnglishTest, { least: number; most: number }> = {
  ielts: { least: 0, most: 9 },
  pte: { least: 10, most: 90 },
};

/** How many universities one search may name. */
export const MOST_UNIVERSITIES = 50;
/** How many characters a keyword has at most. */
export const LONGEST_KEYWORD = 200;
const LAST_PAGE = 1_000_000;

/** Reads an address's parameters. Whatever is unknown or out of range is left out, so every address is a search. */
export function readQuery(params: URLSearchParams): CourseQuery {
  const test = ENGLISH_TESTS.find((known) => known === params.get('test')) ?? '';
  const named = [...new Set(params.getAll('university'))].filter((name) => name !== '' && name.length <= 300);
  return {
    q: (params.get('q') ?? '').slice(0, LONGEST_KEYWORD),
    country: COUNTRIES.find((known) => known === params.get('country')) ?? '',
    university: named.slice(0, MOST_UNIVERSITIES),
    intake: MONTHS.filter((known) => params.getAll('intake').includes(known)),
    level: COURSE_LEVELS.filter((known) => params.getAll('level').includes(known)),
    test,
    score: test ? readScore(params.get('score') ?? '', test) : '',
    category: (params.get('category') ?? '').slice(0, 200),
    subcategory: (params.get('subcategory') ?? '').slice(0, 200),
    minFee: readAmount(params.get('minFee') ?? ''),
    maxFee: readAmount(params.get('maxFee') ?? ''),
    currency: CURRENCIES.find((known) => known === params.get('currency')) ?? '',
    maxMonths: readMonths(params.get('maxMonths') ?? ''),
    noEnglishScore: params.get('noEnglishScore') === '1' ? '1' : '',
    openOnly: params.get('openOnly') === '1' ? '1' : '',
    qualify: params.get('qualify') === '1' ? '1' : '',
    likely: params.get('qualify') === '1' && params.get('likely') === '1' ? '1' : '',
    sort: SORT_CHOICES.find(({ value }) => value === params.get('sort'))?.value ?? 'relevance',
    block: (['also', 'close'] as const).find((known) => known === params.get('block')) ?? '',
    literal: params.get('literal') === '1' ? '1' : '',
    held: (['have', 'want'] as const).find((known) => known === params.get('held')) ?? '',
    page: readPage(params.get('page')),
    ...readFurther(params),
  };
}

/** A typed score as a number ('6,5' is 6.5); '' when it is none, or none of this test's. */
export function readScore(typed: string, test: EnglishTest): number | '' {
  const text = typed.trim().replace(',', '.');
  const { least, most } = SCORE_RANGE[test];
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return '';
  const score = Number(text);
  return score >= least && score <= most ? score : '';
}

/** A typed amount in whole units ('12,400' is 12400); '' when it is none. */
export function readAmount(typed: string): number | '' {
  const text = typed.replace(/[\s,]/g, '');
  return /^\d{1,9}$/.test(text) ? Number(text) : '';
}

/** A number of months up to ten years; '' when it is none. */
function readMonths(text: string): number | '' {
  const months = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return months >= 1 && months <= 120 ? months : '';
}

/** The currency that the fee filter is in: the chosen one, else the country's, else none. */
export const feeCurrency = ({ currency, country }: CourseQuery): Currency | '' =>
  currency || (country ? (CURRENCY_OF[country] as Currency) : '');

/** What the search call is sent: only what differs from the default, always in the same order. */
export function queryParameters(query: CourseQuery) {
  const { q, country, university, intake, level, test, score, category, subcategory, qualify, sort, block, page } =
    query;
  const { likely, minFee, maxFee, maxMonths, noEnglishScore, openOnly } = query;
  // A fee without a currency compares nothing; a chosen currency also says what fees are shown in.
  const currency = minFee === '' && maxFee === '' ? query.currency : feeCurrency(query);
  return {
    q: q.trim(),
    country,
    university: [...university].sort(),
    intake: MONTHS.filter((month) => intake.includes(month)),
    level: COURSE_LEVELS.filter((one) => level.includes(one)),
    test,
    score: test ? score : ('' as const),
    category,
    subcategory,
    ...(currency && { minFee, maxFee, currency }),
    maxMonths,
    noEnglishScore,
    openOnly,
    qualify,
    ...furtherParameters(query),
    likely: qualify && likely,
    ...(query.held === '' ? {} : { held: query.held }),
    ...(sort === 'relevance' ? {} : { sort }),
    ...(block === '' ? {} : { block }),
    ...(page === 1 ? {} : { page }),
  };
}

/** The search part of the address, '' or '?q=…': the same for the same search, however it was put together. */
export function addressOf(query: CourseQuery): string {
  return queryString({ ...queryParameters(query), ...(query.literal === '' ? {} : { literal: query.literal }) });
}

/**
 * The search after a change: back on page 1, and with another keyword to the courses that have it; another category
 * clears the subcategory, another test the score.
 */
export function changed(query: CourseQuery, change: Partial<CourseQuery>): CourseQuery {
  const next = { ...query, page: 1, ...change };
  if (next.category !== query.category) next.subcategory = change.subcategory ?? '';
  if (next.q !== query.q) next.block = '';
  if (next.q !== query.q) next.literal = change.literal ?? '';
  if (next.q !== query.q) next.held = change.held ?? '';
  if (next.test !== query.test) next.score = change.score ?? '';
  return { ...next, university: next.university.slice(0, MOST_UNIVERSITIES) };
}

/** Next's `searchParams` as the browser's own kind. */
export function parametersOf(asked: Record<string, string | string[] | undefined>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) {
    for (const one of [value ?? []].flat()) params.append(name, one);
  }
  return params;
}

function readPage(text: string | null): number {
  const page = /^\d{1,7}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page, 1), LAST_PAGE);
}
