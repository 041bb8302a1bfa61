import { minorUnits } from '@/lib/domain/money/money';
import type { SearchQuery } from '../../search/types/query';
import type { SentenceFilters } from '../reading/reader';

/** The query with what a sentence says in the place of its own choices. */
export function queryWith(query: SearchQuery, filters: SentenceFilters): SearchQuery {
  const { maxFee, currency, noEnglishScore, toefl, det, gre, gmat, ...rest } = filters;
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

type Name = keyof SentenceFilters;

/** A filter that a course may miss: what it costs, and how a course that misses it says so. */
export interface Wish {
  of: readonly Name[];
  cost: number;
  missed: (filters: SentenceFilters) => string;
  why: string;
}

const NONE_OPEN = 'No matching course accepts it';
/** What may be missed, the least telling first. Country and university come after parts of the subject. */
export const WISHES: readonly Wish[] = [
  { of: ['without'], cost: 1, missed: ({ without }) => `Requires ${testNames(without ?? [])}`, why: NONE_OPEN },
  { of: ['noEnglishScore'], cost: 1, missed: () => 'Publishes an English score', why: NONE_OPEN },
  {
    of: ['test', 'score'],
    cost: 1,
    missed: ({ test, score }) => `Not open with ${test?.toUpperCase()} ${score}`,
    why: NONE_OPEN,
  },
  { of: ['toefl'], cost: 1, missed: ({ toefl }) => `Not open with TOEFL ${toefl}`, why: NONE_OPEN },
  { of: ['det'], cost: 1, missed: ({ det }) => `Not open with Duolingo ${det}`, why: NONE_OPEN },
  { of: ['gre'], cost: 1, missed: ({ gre }) => `Not open with GRE ${gre}`, why: NONE_OPEN },
  { of: ['gmat'], cost: 1, missed: ({ gmat }) => `Not open with GMAT ${gmat}`, why: NONE_OPEN },
  {
    of: ['maxFee', 'currency'],
    cost: 2,
    missed: () => 'Above that fee, or no fee published',
    why: 'No matching course is known to cost so little',
  },
  {
    of: ['maxMonths'],
    cost: 2.5,
    missed: ({ maxMonths }) => `Not within ${maxMonths} months`,
    why: 'No matching course is this short',
  },
  {
    of: ['city'],
    cost: 4,
    missed: ({ city }) => `Not in ${capitals(city ?? '')}`,
    why: 'No matching course is there',
  },
  {
    of: ['intake'],
    cost: 5,
    missed: ({ intake }) => `No intake in ${(intake ?? []).join(', ')}`,
    why: 'No matching course starts then',
  },
  {
    of: ['level'],
    cost: 8,
    missed: ({ level }) => `Not ${(level ?? []).join(', ')}`,
    why: 'No matching course has this level',
  },
  {
    of: ['university'],
    cost: 45,
    missed: ({ university }) => `Not at ${(university ?? []).join(', ')}`,
    why: 'It has no matching course',
  },
  { of: ['country'], cost: 34, missed: ({ country }) => `Not in ${country}`, why: 'No matching course is there' },
];

/** Excluded things are never shown. */
export const EXCLUSIONS: readonly Name[] = ['notCountry', 'notUniversity', 'notLevel', 'notWords'];

const TEST_NAMES = { ielts: 'IELTS', pte: 'PTE', toefl: 'TOEFL', det: 'Duolingo', gre: 'GRE', gmat: 'GMAT' } as const;
const testNames = (tests: readonly (keyof typeof TEST_NAMES)[]) => tests.map((test) => TEST_NAMES[test]).join(', ');

const capitals = (text: string) =>
  text.replace(/(^| )\p{L}/gu, (letter) => letter.toUpperCase()).replaceAll(' Or ', ' or ');

/** Some of a sentence's filters. */
export const pick = (filters: SentenceFilters, names: readonly (keyof SentenceFilters)[]): SentenceFilters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => names.includes(name as keyof SentenceFilters)));
