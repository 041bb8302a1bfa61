import type { SearchQuery } from './query';

/** A query for the keyword alone. */
export const keywordQuery = (q: string): SearchQuery => ({
  q,
  country: null,
  university: [],
  intake: [],
  level: [],
  test: null,
  score: null,
  category: null,
  subcategory: null,
  minFee: null,
  maxFee: null,
  currency: null,
  maxMonths: null,
  noEnglishScore: false,
  openOnly: false,
  on: '',
  sort: 'relevance',
  page: 1,
  limit: 1,
});

/** A search that filters nothing, on the day and in the order of another. */
export const nothingAsked = ({ on, sort, limit }: SearchQuery): SearchQuery => ({
  ...keywordQuery(''),
  on,
  sort,
  limit,
});
