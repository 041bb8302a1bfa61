import { addAnywhere, addByPlace } from '../also/sets-of-words';
import type { Catalogue } from '../catalogue/catalogue';
import { ENGLISH_SCORES, FROM_TEXT, LAST_FOCUS, LAST_NEW_TOEFL, type Score, scoreCode } from '../catalogue/score-codes';
import { fold } from '../fold';
import type { AnyTest, ScoredTest, SearchQuery } from '../types';
import type { Version } from '../version';
import { setUniversities } from './university-rows';

/** What a course publishes of a test. */
export const SCORES_OF: Record<AnyTest, readonly Score[]> = {
  ielts: ['ieltsOverall', 'ieltsLessThan'],
  pte: ['pteOverall', 'pteLessThan'],
  toefl: ['toefl', 'toeflLessThan'],
  det: ['det', 'detLessThan'],
  gre: ['gre'],
  gmat: ['gmat'],
};
/** Tests that a course asks for beside one of English: one that publishes none asks for none. */
export const isFurtherTest = (test: AnyTest): boolean => test === 'gre' || test === 'gmat';

/** The places that a city may be, folded: two in 'Toronto or Vancouver'. */
export const citiesIn = (city: string): string[] =>
  fold(city)
    .split(' or ')
    .filter((place) => place !== '');

/**
 * The sets of what is asked of a course besides the keyword, ranges and choices: a city, scores, and what is excluded. Overwrites
 * `scratch.spare`, `spare2`, `other` and `inside`; the sets are `scratch.asked`.
 */
export function selectFurther({ catalogue, existing }: Version, query: SearchQuery): number[] {
  const {
    city = '',
    scores = {},
    without = [],
    notCountry = [],
    notUniversity = [],
    notLevel = [],
    notWords = [],
  } = query;
  const scored = Object.entries(scores) as [ScoredTest, number][];
  const lists = [scored, without, notCountry, notUniversity, notLevel, notWords];
  if (city === '' && lists.every((list) => list.length === 0)) return [];
  const { sets, scratch } = catalogue;
  const { kernel, bytesPerSet } = sets;
  const { asked, unwanted, words } = scratch;
  sets.bytes.set(existing, asked);
  const keep = (set: number) => kernel.and(asked, asked, set, bytesPerSet);
  if (fold(city) !== '') {
    sets.clear(unwanted);
    for (const place of citiesIn(city)) addByPlace(catalogue, place, unwanted);
    keep(unwanted);
  }
  for (const [test, score] of scored) {
    setOpenBy(catalogue, test, score, words);
    keep(words);
  }
  for (const test of without) {
    setWithout(catalogue, test, words);
    keep(words);
  }
  sets.clear(unwanted);
  addExcluded(catalogue, query, unwanted);
  kernel.andNot(asked, asked, unwanted, bytesPerSet);
  return [asked];
}

/** target = the rows that publish a score of the test that is at most this one; for GRE and GMAT also those that publish none. */
function setOpenBy({ scores, sets, scratch }: Catalogue, test: ScoredTest, score: number, target: number): void {
  const { kernel, bytesPerSet } = sets;
  const code = scoreCode(test, score);
  const floor = floorOf(test, code);
  scores[test].within(target, floor, code);
  scores[test].within(scratch.spare, FROM_TEXT + (Number.isFinite(floor) ? floor : -FROM_TEXT / 2), FROM_TEXT + code);
  kernel.or(target, target, scratch.spare, bytesPerSet);
  if (!isFurtherTest(test)) return;
  scores[test].unknown(scratch.spare);
  kernel.or(target, target, scratch.spare, bytesPerSet);
}

/** The highest code below those of the same scale or edition. */
function floorOf(test: ScoredTest, code: number): number {
  if (test === 'toefl') return code > LAST_NEW_TOEFL ? LAST_NEW_TOEFL : Number.NEGATIVE_INFINITY;
  if (test === 'gmat') return code > LAST_FOCUS ? LAST_FOCUS : Number.NEGATIVE_INFINITY;
  return Number.NEGATIVE_INFINITY;
}

/** target = the rows that publish no score of the test, or for one of English a score of another. */
function setWithout({ scores, sets, scratch }: Catalogue, test: AnyTest, target: number): void {
  const { kernel, bytesPerSet } = sets;
  sets.fill(target);
  for (const score of SCORES_OF[test]) {
    scores[score].unknown(scratch.spare);
    kernel.and(target, target, scratch.spare, bytesPerSet);
  }
  if (isFurtherTest(test)) return;
  for (const score of ENGLISH_SCORES) {
    if (SCORES_OF[test].includes(score)) continue;
    scores[score].unknown(scratch.spare);
    sets.fill(scratch.spare2);
    kernel.andNot(scratch.spare, scratch.spare2, scratch.spare, bytesPerSet);
    kernel.or(target, target, scratch.spare, bytesPerSet);
  }
}

function addExcluded(catalogue: Catalogue, query: SearchQuery, target: number): void {
  const { sets, vocabulary, blocks, levels, universities, scratch } = catalogue;
  for (const country of query.notCountry ?? []) {
    const block = blocks[vocabulary.countries.find(country) ?? -1];
    if (block) sets.addRange(target, block.from, block.to);
  }
  const ids = [...vocabulary.countries.values.keys()].flatMap((country) =>
    (query.notUniversity ?? []).flatMap((name) => universities.find(country, name) ?? []),
  );
  setUniversities(catalogue, ids, scratch.words);
  sets.kernel.or(target, target, scratch.words, sets.bytesPerSet);
  for (const level of query.notLevel ?? []) {
    const id = vocabulary.levels.find(level);
    if (id !== undefined) levels.addTo(target, id);
  }
  for (const words of query.notWords ?? []) if (fold(words) !== '') addAnywhere(catalogue, fold(words), target);
}
