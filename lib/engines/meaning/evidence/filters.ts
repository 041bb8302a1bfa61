import { minorUnits } from '@/lib/domain/money/money';
import type { SearchQuery } from '../../search/types/query';
import type { SentenceFilters } from '../reading/reader';

/** The query with what a sentence says in the place of its own choices. */
export function queryWith(query: SearchQuery, filters: SentenceFilters): SearchQuery {
  const { maxFee, currency, noEnglishScore, toefl, det, gre, gmat, scholarship: _listed, ...rest } = filters;
  const scores = Object.fromEntries(
    Object.entries({ toefl, det, gre, gmat }).filter(([, score]) => score !== undefined),
  );
  return {
    ...query,
    ...rest,
    ...(noEnglishScore && { noEnglishScore: true }),
    ...(Object.keys(scores).length > 0 && { scores: { ...query.scores, ...scores } }),
    ...(maxFee !== undefined && currency && { maxFee: Math.round(maxFee * minorUnits(currency)), currency }),
  };
}

/** Excluded things are never shown. */
export const EXCLUSIONS: readonly (keyof SentenceFilters)[] = ['notCountry', 'notUniversity', 'notLevel', 'notWords'];

/** Some of a sentence's filters. */
export const pick = (filters: SentenceFilters, names: readonly (keyof SentenceFilters)[]): SentenceFilters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => names.includes(name as keyof SentenceFilters)));
