import { countFacets } from '../../facets';
import { nothingAsked } from '../../narrow/keyword-query';
import { select } from '../../selection';
import type { Facets, SearchQuery } from '../../types';
import type { Version } from '../../version';
import type { Aside, SentenceFilters } from '../reading/reader';
import type { Sentence } from '../reading/sentence';
import type { SpellingBound } from '../spelling-bound';
import { countryOfCity } from '../tables/cities';
import type { SearchDictionary } from '../terms';
import { coursesOf, type SentenceCourse, selectionOf } from './collect';
import { EXCLUSIONS, pick, queryWith } from './filters';
import {
  alternatives,
  awardPart,
  countryOfAll,
  hintOf,
  impliedCountry,
  noDoctorate,
  subjectPart,
  togetherPart,
  wishParts,
} from './parts';
import { BASE, copy, FIRST, setsFor, UNION } from './sets';
import { NO_COURSE, NOT_KNOWN, type Subject } from './terms';
import type { Part } from './tiers';

/** What a keyword was read as, and what that finds. */
export interface Found {
  q: string;
  filters: SentenceFilters;
  total: number;
  courses: SentenceCourse[];
  aside: Aside[];
  /** The counts behind the filters for the `total`. */
  facets?: Facets;
}

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
  const aside: Aside[] = [];
  const filters: SentenceFilters = { ...sentence.filters };
  if (sentence.next && !filters.level) filters.level = [...sentence.next.levels];
  const base = setsFor(catalogue, FIRST)[BASE] as number;
  const hard = queryWith(withoutNames(query, filters), pick(filters, EXCLUSIONS));
  copy(catalogue, select(version, { ...hard, q: '' }).result, base);
  const subjects = alternatives(catalogue, sentence.q, dictionary, bound, aside);
  aside.splice(0, aside.length, ...sentence.aside, ...joined(aside, sentence.q));
  const parts = [
    ...subjects.map((one) => subjectPart(catalogue, one, subjects)),
    ...wishParts(version, query, sentence, filters, FIRST + subjects.length),
  ];
  const { city } = filters;
  const country = filters.country
    ? undefined
    : city
      ? countryOfCity(city)
      : countryOfAll(catalogue, filters.university);
  if (country) parts.push(impliedCountry(version, query, country, FIRST + parts.length));
  const master = noDoctorate(catalogue, sentence, FIRST + parts.length);
  if (master) parts.push(master);
  const award = awardPart(catalogue, sentence, FIRST + parts.length);
  if (award) parts.push(award);
  const together = filters.sort ? togetherPart(catalogue, subjects, FIRST + parts.length) : null;
  if (together) parts.push(together);
  const hint = hintOf(catalogue, sentence, subjects, dictionary, bound, parts.length);
  // Words that aren't known are no search for everything.
  const isNothing = parts.length === 0 && aside.some(({ why }) => why === NOT_KNOWN || why === NO_COURSE);
  if (isNothing) return { q: '', filters, total: 0, courses: [], aside };
  const found = coursesOf(
    version,
    { ...query, sort: filters.sort ?? query.sort },
    base,
    hint ? [...parts, hint] : parts,
    subjects,
    sentence.q,
  );
  const dropped = found.dropped;
  for (const { typed, why } of dropped)
    if (typed && !aside.some((one) => one.typed === typed)) aside.push({ typed, why });
  const kept = pickKept(filters, dropped);
  const q = keptWords(sentence.q, subjects, dropped);
  const exact = select(version, queryWith({ ...withoutNames(query, kept), q }, kept));
  const exactTotal = sets.count(exact.result, exact.window);
  const total = exactTotal || (dropped.length === 0 || found.total > 0 ? found.total : 0);
  const counted = exactTotal > 0 ? exact : selectionOf(version, setsFor(catalogue, FIRST)[UNION] as number, '');
  const facets = total > 0 ? countFacets(version, counted, query) : undefined;
  return { q, filters: kept, total, courses: found.courses, aside, ...(facets && { facets }) };
}

/** What the words and filters of a sentence find as they stand. */
export function countSentence(version: Version, { q, filters }: Sentence, query: SearchQuery): number {
  const { result, window } = select(version, queryWith({ ...withoutNames(query, filters), q }, filters));
  return version.catalogue.sets.count(result, window);
}

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

/** The words that are searched for, each as the courses found have it. */
function keptWords(q: string, subjects: readonly Subject[], dropped: readonly Part[]): string {
  if (q.includes(' or ')) return q;
  const kept = subjects.filter(({ set }) => !dropped.some((part) => part.set === set));
  return kept.map(({ typed, texts }) => texts[0] ?? typed).join(' ');
}

/** Words that aren't known here, those together that stand together. */
function joined(unknown: readonly Aside[], q: string): Aside[] {
  const whole: Aside[] = [];
  for (const one of unknown) {
    const last = whole.at(-1);
    const together = last && `${last.typed} ${one.typed}`;
    if (last && together && last.why === one.why && ` ${q} `.includes(` ${together} `)) last.typed = together;
    else whole.push({ ...one });
  }
  return whole;
}
