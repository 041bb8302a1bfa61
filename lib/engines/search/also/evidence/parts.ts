import { COUNTRIES, type Country } from '@/lib/domain/countries';
import type { Catalogue } from '../../catalogue/catalogue';
import { nothingAsked } from '../../narrow/keyword-query';
import { select } from '../../selection';
import type { SearchQuery } from '../../types';
import type { Version } from '../../version';
import type { FoldedTexts } from '../meaning';
import type { Aside, SentenceFilters } from '../reading/reader';
import type { Sentence } from '../reading/sentence';
import { addByName } from '../sets-of-words';
import type { SpellingBound } from '../spelling-bound';
import { DEGREES_HELD } from '../tables/levels';
import type { SearchDictionary } from '../terms';
import { pick, queryWith, WISHES } from './filters';
import { copy, FIRST, HINT, setsFor, UNION } from './sets';
import { type Subject, subjectsIn } from './terms';
import type { Part } from './tiers';

/** A word that was read as another tells less than its rarity. */
const GUESSED = 0.5;
/** What missing the only part of a subject costs: more than anything else. */
const NO_FURTHER = 60;

/** The subject's parts; of 'x or y' one that is either. */
export function alternatives(
  catalogue: Catalogue,
  q: string,
  dictionary: SearchDictionary,
  bound: SpellingBound,
  aside: Aside[],
): Subject[] {
  const { sets } = catalogue;
  const texts = q.split(' or ').filter((text) => text !== '');
  if (texts.length < 2) return subjectsIn(catalogue, q, dictionary, bound, FIRST, aside);
  const [union, each] = [setsFor(catalogue, FIRST)[UNION] as number, setsFor(catalogue, FIRST + 1)[FIRST] as number];
  sets.clear(union);
  const sides: Subject[][] = [];
  for (const text of texts) {
    const side = subjectsIn(catalogue, text, dictionary, bound, FIRST + 1, aside);
    if (side.length === 0) continue;
    sets.fill(each);
    for (const one of side) sets.kernel.and(each, each, one.set, sets.bytesPerSet);
    if (sets.count(each) === 0) continue;
    sets.kernel.or(union, union, each, sets.bytesPerSet);
    sides.push(side);
  }
  if (sides.length === 0) return [];
  const set = setsFor(catalogue, FIRST + 1)[FIRST] as number;
  copy(catalogue, union, set);
  const why = (own: FoldedTexts) => {
    const whys = sides.map((side) => side.map((one) => one.why(own)));
    const met = whys.find((one) => one.every((text) => text !== null));
    return met ? met.filter((text) => text).join(' · ') : null;
  };
  const joined = sides.map((side) => side.map(({ texts: own, typed }) => own[0] ?? typed).join(' '));
  return [{ typed: q, texts: joined, set, count: sets.count(set), isWeak: false, isGuess: false, why }];
}

export function subjectPart({ sets }: Catalogue, one: Subject, all: readonly Subject[]): Part {
  const rarity = ({ count, isGuess }: Subject) =>
    Math.log((sets.bytesPerSet * 8 + 1) / (count + 1)) * (isGuess ? GUESSED : 1);
  const share = rarity(one) / all.reduce((sum, other) => sum + rarity(other), 0);
  return {
    typed: one.typed,
    names: [],
    set: one.set,
    cost: all.length === 1 ? NO_FURTHER : 10 + 34 * share,
    missed: `without “${one.typed}”`,
    why: 'No course has it with the rest',
    isSubject: true,
  };
}

/** Where courses stand by fee or length, those whose names have a subject's words together come first: 'Computer Science', not 'Science in Computer Systems'. */
export function togetherPart(catalogue: Catalogue, subjects: readonly Subject[], place: number): Part | null {
  const phrases = subjects.flatMap(({ typed, texts }) => (typed.includes(' ') ? (texts[0] ?? []) : []));
  if (phrases.length === 0) return null;
  const { sets, scratch } = catalogue;
  const set = setsFor(catalogue, place + 1)[place] as number;
  sets.fill(set);
  for (const text of phrases) {
    sets.clear(scratch.term);
    addByName(catalogue, text, scratch.term);
    sets.kernel.and(set, set, scratch.term, sets.bytesPerSet);
  }
  return { typed: '', names: [], set, cost: 0.3, missed: '', why: '', isSubject: false };
}

/** The sets of the filters that a course may miss. */
export function wishParts(
  version: Version,
  query: SearchQuery,
  sentence: Sentence,
  filters: SentenceFilters,
  firstSet: number,
): Part[] {
  const wishes = WISHES.filter(({ of }) => of.some((name) => filters[name] !== undefined));
  const sets = setsFor(version.catalogue, firstSet + wishes.length + 1);
  return wishes.map(({ of, cost, missed, why }, place) => {
    const set = sets[firstSet + place] as number;
    copy(version.catalogue, select(version, queryWith(nothingAsked(query), pick(filters, of))).result, set);
    const typed = sentence.parts
      .filter(({ names }) => names.some((name) => of.includes(name)))
      .map((part) => part.typed);
    if (typed.length === 0 && of.includes('level') && sentence.next) typed.push(sentence.next.typed);
    return { typed: typed.join(' '), names: of, set, cost, missed: missed(filters), why, isSubject: false };
  });
}

/** The country of universities that are all in one. */
export function countryOfAll(
  { universities, vocabulary }: Catalogue,
  names: readonly string[] = [],
): Country | undefined {
  const found = COUNTRIES.filter((country) => {
    const id = vocabulary.countries.find(country);
    return id !== undefined && names.some((name) => universities.find(id, name) !== undefined);
  });
  return found.length === 1 ? found[0] : undefined;
}

/** A city's country holds where the city is missed. */
export function impliedCountry(version: Version, query: SearchQuery, country: Country, place: number): Part {
  const set = setsFor(version.catalogue, place + 1)[place] as number;
  copy(version.catalogue, select(version, { ...nothingAsked(query), country }).result, set);
  return { typed: '', names: [], set, cost: 33, missed: `Not in ${country}`, why: '', isSubject: false };
}

const OF_MASTERS = /^(masters?|master of .*|masters? degrees?|msc|m sc|ms|ma|mres|mphil|thac si|magister)$/;

/** A master is no doctorate, which has its level. */
export function noDoctorate(catalogue: Catalogue, { parts }: Sentence, place: number): Part | null {
  if (!parts.some(({ typed, names }) => names.includes('level') && OF_MASTERS.test(typed))) return null;
  const { sets } = catalogue;
  const set = setsFor(catalogue, place + 2)[place] as number;
  const doctorates = setsFor(catalogue, place + 2)[place + 1] as number;
  sets.clear(doctorates);
  for (const text of ['doctor', 'phd']) addByName(catalogue, text, doctorates);
  if (sets.count(doctorates) === 0) return null;
  sets.fill(set);
  sets.kernel.andNot(set, set, doctorates, sets.bytesPerSet);
  return { typed: '', names: [], set, cost: 6, missed: 'A doctorate', why: '', isSubject: false };
}

/** Courses whose names have the award as it was typed come first. */
export function awardPart(catalogue: Catalogue, { award }: Sentence, place: number): Part | null {
  if (award === '') return null;
  const set = setsFor(catalogue, place + 1)[place] as number;
  catalogue.sets.clear(set);
  addByName(catalogue, award, set);
  return { typed: '', names: [], set, cost: 0.4, missed: '', why: '', isSubject: false };
}

/** What an award is about: 'business administration' of 'bba', but nothing of 'bsc'. */
function fieldsOf(dictionary: SearchDictionary, award: string): readonly string[] {
  const entry = dictionary.at([award], 0)?.entry;
  if (entry?.within) return entry.within.means;
  const fields = entry?.means.map((text) => text.replace(/^(bachelor|masters?|doctor) of (science in )?/, '')) ?? [];
  return fields.filter((text) => !/^(applied )?(science|arts)$/.test(text));
}

/** Of courses of a field those that are also of the award's, where some are: 'btech ece' is no early childhood education. */
function keepAwards(catalogue: Catalogue, fields: readonly string[], hint: number): void {
  const { sets } = catalogue;
  const own = setsFor(catalogue, FIRST)[UNION] as number;
  sets.clear(own);
  for (const text of fields) addByName(catalogue, text, own);
  sets.kernel.and(own, own, hint, sets.bytesPerSet);
  if (sets.count(own) > 0) copy(catalogue, own, hint);
}

/** The field that the reader has a degree in, or words that names have, where no subject is asked for: courses of it come first. */
export function hintOf(
  catalogue: Catalogue,
  { background, inNames }: Sentence,
  subjects: readonly Subject[],
  dictionary: SearchDictionary,
  bound: SpellingBound,
  used: number,
): Part | null {
  if (subjects.length > 0 || (background.length === 0 && inNames === '')) return null;
  const { sets } = catalogue;
  const hint = setsFor(catalogue, FIRST)[HINT] as number;
  sets.clear(hint);
  const said = background.filter((word) => !DEGREES_HELD.has(word));
  const awards = background.flatMap((word) => (DEGREES_HELD.has(word) ? fieldsOf(dictionary, word) : []));
  const fields = awards.length > 0 ? awards : background;
  // The field where one is said, 'btech sustainable tourism', else that of the award.
  const text = said.length > 0 ? said.join(' ') : fields.join(' or ');
  const all = subjectsIn(catalogue, text, dictionary, bound, FIRST + used + 1, []);
  if (said.length > 0 && all.length > 0) {
    sets.fill(hint);
    for (const one of all) sets.kernel.and(hint, hint, one.set, sets.bytesPerSet);
    keepAwards(catalogue, awards, hint);
  }
  if (sets.count(hint) === 0) for (const one of all) sets.kernel.or(hint, hint, one.set, sets.bytesPerSet);
  if (background.length === 0) addByName(catalogue, inNames, hint);
  return sets.count(hint) === 0
    ? null
    : { typed: '', names: [], set: hint, cost: 0.5, missed: '', why: '', isSubject: false };
}
