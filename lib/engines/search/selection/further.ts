import { isFurtherTest, SCORES_OF } from '@/lib/domain/search/without-tests';
import { isGmatFocus } from '@/lib/domain/test-scores';
import type { Version } from '../columns/version';
import { fold } from '../types/fold';
import { type AnyTest, ENGLISH_SCORES, type ScoredTest, type SearchQuery } from '../types/query';
import { both, either, type Rows, without } from '../types/rows';
import { rowsAnywhere, rowsTaughtAt } from './words';

/** The places that a city may be, folded: two in 'Toronto or Vancouver'. */
export const citiesIn = (city: string): string[] =>
  fold(city)
    .split(' or ')
    .filter((place) => place !== '');

/** The rows that each of the further filters leaves: a city, scores, and what is excluded. */
export function furtherRows(version: Version, query: SearchQuery): Rows[] {
  const { city = '', scores = {}, without: untaken = [], notCountry, notUniversity, notLevel, notWords = [] } = query;
  const { catalogue, rows, existing } = version;
  const { country, university, level } = catalogue.columns;
  const kept: Rows[] = [];
  const places = citiesIn(city).map((place) => rowsTaughtAt(version, place));
  if (places.length > 0) kept.push(either(...(places as [Rows, ...Rows[]])));
  for (const [test, score] of Object.entries(scores) as [ScoredTest, number][]) kept.push(openBy(version, test, score));
  for (const test of untaken) kept.push(openWithout(version, test));
  if (notCountry?.length) kept.push(country.where(rows, (one) => !notCountry.includes(one)));
  if (notUniversity?.length) kept.push(university.where(rows, (one) => !notUniversity.includes(one)));
  if (notLevel?.length) kept.push(level.where(rows, (one) => !notLevel.includes(one)));
  const unwanted = notWords.map(fold).filter((words) => words !== '');
  if (unwanted.length > 0)
    kept.push(
      without(existing, ...unwanted.map((words) => either(rowsAnywhere(version, words), rowsTaughtAt(version, words)))),
    );
  return kept;
}

/** The rows that publish a score of the test that is at most this one; for GRE and GMAT also those that publish none. */
function openBy({ catalogue, rows }: Version, test: ScoredTest, score: number): Rows {
  const open = catalogue.columns[test].where(rows, (needed) =>
    needed === null
      ? isFurtherTest(test)
      : needed <= score && (test !== 'gmat' || isGmatFocus(needed) === isGmatFocus(score)),
  );
  if (test !== 'toefl') return open;
  return both(
    open,
    catalogue.columns.toeflScale.where(rows, (scale) => (scale === '1-6') === score <= 6),
  );
}

/** The rows that publish no score of the test, or for one of English a score of another. */
function openWithout({ catalogue, rows, existing }: Version, test: AnyTest): Rows {
  const own: readonly string[] = SCORES_OF[test];
  const stated = (score: (typeof ENGLISH_SCORES)[number] | 'gre' | 'gmat') =>
    catalogue.columns[score].where(rows, (needed) => needed !== null);
  const unstated = without(existing, ...SCORES_OF[test].map(stated));
  if (isFurtherTest(test)) return unstated;
  return either(unstated, ...ENGLISH_SCORES.filter((score) => !own.includes(score)).map(stated));
}
