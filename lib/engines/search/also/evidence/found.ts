import type { Country } from '@/lib/domain/countries';
import { type Catalogue, cardAt } from '../../catalogue/catalogue';
import { fold } from '../../fold';
import { pageOf } from '../../page';
import { matchNames, type Selection, select } from '../../selection';
import type { CourseCard, SearchQuery } from '../../types';
import type { Version } from '../../version';
import type { FoldedTexts } from '../meaning';
import type { Aside, SentenceFilters } from '../reading/reader';
import type { Sentence } from '../reading/sentence';
import type { SpellingBound } from '../spelling-bound';
import { countryOfCity } from '../tables/cities';
import type { SearchDictionary } from '../terms';
import { EXCLUSIONS, nothingAsked, queryWith, WISHES } from './filters';
import { setsFor } from './sets';
import { type Subject, subjectsIn } from './terms';
import { type Part, tiersOf } from './tiers';

/** A course that a sentence finds; `because` says what of it it misses, or by what other name it has it. */
export type SentenceCourse = CourseCard & { because: string };

/** What a keyword was read as, and what that finds. */
export interface Found {
  q: string;
  filters: SentenceFilters;
  total: number;
  courses: SentenceCourse[];
  aside: Aside[];
}

/** Sets before those of the subject's parts. */
const [BASE, RESULT, DONE, HINT, UNION] = [0, 1, 2, 3, 4];
const FIRST = 5;
const NO_FURTHER = 60;

/**
 * The first courses of a sentence by evidence: those that are all of it, then those that miss what tells least. `query` has the filters
 * chosen by hand. What even the first course misses is left aside, and is no longer among the filters. `bound`: what is spent on spelling.
 */
export function findSentence(
  version: Version,
  sentence: Sentence,
  query: SearchQuery,
  dictionary: SearchDictionary,
  bound: SpellingBound,
): Found {
  const { catalogue } = version;
  const { sets } = catalogue;
  const aside = [...sentence.aside];
  const filters: SentenceFilters = { ...sentence.filters };
  if (sentence.next && !filters.level) filters.level = [...sentence.next.levels];
  const base = setsFor(catalogue, FIRST)[BASE] as number;
  const hard = queryWith(withoutNames(query, filters), pick(filters, EXCLUSIONS));
  copy(catalogue, select(version, { ...hard, q: '' }).result, base);
  const subjects = alternatives(catalogue, sentence.q, dictionary, bound, aside);
  const parts = [
    ...subjects.map((one) => subjectPart(catalogue, one, subjects)),
    ...wishParts(version, query, sentence, filters, FIRST + subjects.length),
  ];
  const { city } = filters;
  const country = city && !filters.country ? countryOfCity(city) : undefined;
  if (country) parts.push(impliedCountry(version, query, country, FIRST + parts.length));
  const hint = hintOf(catalogue, sentence, subjects, dictionary, bound, parts.length);
  const found = coursesOf(
    version,
    { ...query, sort: filters.sort ?? query.sort },
    base,
    hint ? [...parts, hint] : parts,
    subjects,
  );
  const dropped = found.dropped;
  for (const { typed, why } of dropped)
    if (typed && !aside.some((one) => one.typed === typed)) aside.push({ typed, why });
  const kept = pickKept(filters, dropped);
  const q = keptWords(sentence.q, subjects, dropped);
  const exact = select(version, queryWith({ ...withoutNames(query, kept), q }, kept));
  const total = sets.count(exact.result, exact.window) || (dropped.length === 0 || found.total > 0 ? found.total : 0);
  return { q, filters: kept, total, courses: found.courses, aside };
}

/** What the words and filters of a sentence find as they stand. */
export function countSentence(version: Version, { q, filters }: Sentence, query: SearchQuery): number {
  const { result, window } = select(version, queryWith({ ...withoutNames(query, filters), q }, filters));
  return version.catalogue.sets.count(result, window);
}

function copy({ sets }: Catalogue, from: number, to: number): void {
  sets.kernel.or(to, from, from, sets.bytesPerSet);
}

const pick = (filters: SentenceFilters, names: readonly (keyof SentenceFilters)[]): SentenceFilters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => names.includes(name as keyof SentenceFilters)));

/** The query without the choices that a sentence makes otherwise. */
function withoutNames(query: SearchQuery, filters: SentenceFilters): SearchQuery {
  const nothing = nothingAsked(query);
  const names = Object.keys(filters).filter((name) => name in nothing && name !== 'sort') as (keyof SearchQuery)[];
  return { ...query, ...Object.fromEntries(names.map((name) => [name, nothing[name]])) };
}

function pickKept(filters: SentenceFilters, dropped: readonly Part[]): SentenceFilters {
  const gone = new Set(dropped.flatMap(({ names }) => names));
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !gone.has(name as keyof SentenceFilters)));
}

/** The subject's parts; of 'x or y' one that is either. */
function alternatives(
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
  return [{ typed: q, texts: joined, set, count: sets.count(set), why }];
}

function subjectPart({ sets }: Catalogue, one: Subject, all: readonly Subject[]): Part {
  const rarity = ({ count }: Subject) => Math.log((sets.bytesPerSet * 8 + 1) / (count + 1));
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

/** The sets of the filters that a course may miss. */
function wishParts(
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

/** A city's country holds where the city is missed. */
function impliedCountry(version: Version, query: SearchQuery, country: Country, place: number): Part {
  const set = setsFor(version.catalogue, place + 1)[place] as number;
  copy(version.catalogue, select(version, { ...nothingAsked(query), country }).result, set);
  return { typed: '', names: [], set, cost: 33, missed: `Not in ${country}`, why: '', isSubject: false };
}

/** The field that the reader has a degree in, where no other is asked for: courses of it come first. */
function hintOf(
  catalogue: Catalogue,
  { background }: Sentence,
  subjects: readonly Subject[],
  dictionary: SearchDictionary,
  bound: SpellingBound,
  used: number,
): Part | null {
  if (subjects.length > 0 || background.length === 0) return null;
  const { sets } = catalogue;
  const hint = setsFor(catalogue, FIRST)[HINT] as number;
  sets.clear(hint);
  const fields = background.flatMap((word) => dictionary.at([word], 0)?.entry.within?.means ?? [word]);
  for (const one of subjectsIn(catalogue, fields.join(' or '), dictionary, bound, FIRST + used + 1, []))
    sets.kernel.or(hint, hint, one.set, sets.bytesPerSet);
  return sets.count(hint) === 0
    ? null
    : { typed: '', names: [], set: hint, cost: 0.5, missed: '', why: '', isSubject: false };
}

interface Collected {
  courses: SentenceCourse[];
  /** How many the first courses are some of. */
  total: number;
  dropped: readonly Part[];
}

function coursesOf(
  version: Version,
  query: SearchQuery,
  base: number,
  parts: readonly Part[],
  subjects: readonly Subject[],
): Collected {
  const { catalogue } = version;
  const { sets } = catalogue;
  const own = setsFor(catalogue, FIRST);
  const [result, done] = [own[RESULT] as number, own[DONE] as number];
  sets.clear(done);
  const courses: SentenceCourse[] = [];
  let first: Collected | null = null;
  if (parts.length === 0) return { courses, total: 0, dropped: [] };
  for (const dropped of tiersOf(parts)) {
    if (courses.length >= query.limit) break;
    copy(catalogue, base, result);
    for (const part of parts) if (!dropped.includes(part)) sets.kernel.and(result, result, part.set, sets.bytesPerSet);
    const total = sets.count(result);
    if (total === 0) continue;
    first ??= { courses, total, dropped: dropped.filter(({ typed, names }) => typed !== '' || names.length > 0) };
    sets.kernel.andNot(result, result, done, sets.bytesPerSet);
    const kept = subjects.filter(({ set }) => !dropped.some((part) => part.set === set));
    for (const row of rowsOf(version, query, result, kept, query.limit - courses.length)) {
      courses.push({ ...cardAt(catalogue, row), because: because(catalogue, row, kept, dropped) });
    }
    sets.kernel.or(done, done, result, sets.bytesPerSet);
  }
  return first ?? { courses, total: 0, dropped: [] };
}

function because(catalogue: Catalogue, row: number, kept: readonly Subject[], dropped: readonly Part[]): string {
  const { course, university, campus, level } = cardAt(catalogue, row);
  const texts = { name: fold(course), university: fold(university), campus: fold(campus), level };
  const whys = [...dropped.map(({ missed }) => missed), ...kept.map(({ why }) => why(texts) ?? '')];
  return [...new Set(whys.filter((text) => text !== ''))].join(' · ');
}

function rowsOf(
  version: Version,
  query: SearchQuery,
  result: number,
  kept: readonly Subject[],
  take: number,
): number[] {
  const { sets, scratch } = version.catalogue;
  const joined = kept.map(({ texts, typed }) => texts[0] ?? typed).join(' ');
  let anywhere = '';
  for (const text of query.sort === 'relevance' ? [joined, ...(kept[0]?.texts ?? [])] : []) {
    if (text === '') continue;
    matchNames(version.catalogue, text, query.sort);
    anywhere = text;
    sets.kernel.and(scratch.spare, result, scratch.wholeWords, sets.bytesPerSet);
    if (sets.count(scratch.spare) > 0) break;
  }
  const selection: Selection = {
    keyword: { anywhere, university: '' },
    block: null,
    window: sets.whole,
    open: result,
    base: result,
    choices: {},
    result,
    groups: null,
  };
  return pageOf(version, selection, query, undefined, 0, take);
}

/** The words that are searched for, each as the courses found have it. */
function keptWords(q: string, subjects: readonly Subject[], dropped: readonly Part[]): string {
  if (q.includes(' or ')) return q;
  const kept = subjects.filter(({ set }) => !dropped.some((part) => part.set === set));
  return kept.map(({ typed, texts }) => texts[0] ?? typed).join(' ');
}
