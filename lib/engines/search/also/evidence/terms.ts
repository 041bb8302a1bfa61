import type { Catalogue } from '../../catalogue/catalogue';
import { correctionsIn } from '../corrections';
import { addTerm } from '../entry-rows';
import { type FoldedTexts, isAnywhere, whyAlso, wordsOf } from '../meaning';
import type { Aside } from '../reading/reader';
import { addAnywhere, addByName } from '../sets-of-words';
import { hasTooManyUnknown, type SpellingBound } from '../spelling-bound';
import { readTerms, type SearchDictionary, type Term } from '../terms';
import { setsFor } from './sets';

/** A part of what a course is to be about, with its rows. */
export interface Subject {
  typed: string;
  /** What the names have of it, the best first; folded. */
  texts: readonly string[];
  set: number;
  /** How many courses have it. */
  count: number;
  /** Why a course is among them: '' where it has the typed words, null where it isn't. */
  why: (texts: FoldedTexts) => string | null;
}

export const NOT_KNOWN = 'not known here';
const NO_COURSE = 'No course of it is here';
/** Parts of a subject that are looked at. */
const MOST = 8;
const NO_PLACES: ReadonlySet<string> = new Set();

/** The parts of a subject, each with its rows in a set of its own from `firstSet` on; what no course has goes to `aside`. */
export function subjectsIn(
  catalogue: Catalogue,
  q: string,
  dictionary: SearchDictionary,
  bound: SpellingBound,
  firstSet: number,
  aside: Aside[],
): Subject[] {
  const terms = readTerms(q, dictionary, NO_PLACES).flatMap((term): Term[] =>
    term.kind === 'words' ? wordsOf(term).map((word) => ({ kind: 'words' as const, typed: word })) : [term],
  );
  const found: Subject[] = [];
  const isKnownWord = (word: string) => spellingsWithout(catalogue, word).length > 0;
  const words = terms.flatMap((term) => (term.kind === 'words' ? [term.typed] : []));
  const mayCorrect = !hasTooManyUnknown(words, isKnownWord);
  const typed = new Set<string>();
  for (const term of terms) {
    if (typed.has(term.typed) || found.length >= MOST) continue;
    typed.add(term.typed);
    const set = setsFor(catalogue, firstSet + found.length + 1)[firstSet + found.length] as number;
    const one =
      term.kind === 'entry'
        ? entrySubject(catalogue, term, set)
        : wordSubject(catalogue, term.typed, set, mayCorrect ? bound : null);
    if (one) found.push(one);
    else aside.push({ typed: term.typed, why: term.kind === 'entry' ? NO_COURSE : NOT_KNOWN });
  }
  return found;
}

function entrySubject(catalogue: Catalogue, term: Extract<Term, { kind: 'entry' }>, set: number): Subject | null {
  const { sets } = catalogue;
  sets.clear(set);
  addTerm(catalogue, term, set);
  const count = sets.count(set);
  if (count === 0) return null;
  const { means } = term.entry;
  const has = (text: string) => rowsByName(catalogue, text) > 0;
  const texts = has(term.typed) ? [term.typed, ...means] : [...means.filter(has), ...means];
  return { typed: term.typed, texts, set, count, why: (own) => whyAlso(own, term) };
}

function wordSubject(catalogue: Catalogue, word: string, set: number, bound: SpellingBound | null): Subject | null {
  const known = spellingsWithout(catalogue, word);
  const corrected = known.length === 0 && bound ? correctionsIn(catalogue, word, bound) : [];
  const texts = known.length > 0 ? known : corrected;
  if (texts.length === 0) return null;
  const { sets } = catalogue;
  sets.clear(set);
  for (const text of texts) {
    addByName(catalogue, text, set);
    if (sets.count(set) === 0) addAnywhere(catalogue, text, set);
  }
  const count = sets.count(set);
  if (count === 0) return null;
  const why = (own: FoldedTexts) => {
    if (isAnywhere(own, word)) return '';
    const read = texts.find((text) => isAnywhere(own, text));
    return read === undefined ? null : `${word} read as ${read}`;
  };
  return { typed: word, texts, set, count, why };
}

const ENDINGS = ['ing', 'ist', 'er', 'ers', 's', 'es', 'al', 'ation', 'ies', 'y', 'ed', 'ic', 'ics'];
const SHORTEST_STEM = 5;
const SHORT = 3;

const knownByCatalogue = new WeakMap<Catalogue, Map<string, readonly string[]>>();
const MOST_REMEMBERED = 5_000;

/** What courses have of a word without a slip of it: itself, its singular, its stem or what it begins; nothing for an unknown one. */
function spellingsWithout(catalogue: Catalogue, word: string): readonly string[] {
  const remembered = knownByCatalogue.get(catalogue) ?? new Map<string, readonly string[]>();
  knownByCatalogue.set(catalogue, remembered);
  const before = remembered.get(word);
  if (before) return before;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const found = lookUp(catalogue, word);
  remembered.set(word, found);
  return found;
}

function lookUp(catalogue: Catalogue, word: string): string[] {
  const { sets, scratch } = catalogue;
  const has = (text: string) => {
    if (text.length < 2) return false;
    sets.clear(scratch.words);
    addAnywhere(catalogue, text, scratch.words);
    return sets.count(scratch.words) > 0;
  };
  const singular = word.length > SHORT && /[^s]s$/.test(word) ? [word.slice(0, -1)].filter(has) : [];
  if (has(word)) return [word, ...singular];
  if (singular.length > 0) return singular;
  if (word.includes('-')) {
    const blanks = word.replaceAll('-', ' ');
    if (has(blanks)) return [blanks];
    const joined = word.replaceAll('-', '');
    if (has(joined)) return [joined];
  }
  if (word.length === SHORT) return beginning(catalogue, word);
  for (const ending of ENDINGS) {
    const stem = word.endsWith(ending) ? word.slice(0, -ending.length) : '';
    if (stem.length >= SHORTEST_STEM && has(stem)) return [stem];
  }
  return [];
}

const MOST_BEGUN = 4;

/** The words of names that begin with three letters, those of the most courses first. */
function beginning({ names }: Catalogue, letters: string): string[] {
  const begun = names.suffixes
    .containing(letters)
    .map(({ word }) => word)
    .filter((word) => (names.names.words[word] as string).startsWith(letters));
  const counted = [...new Set(begun)].map((word) => ({
    text: names.names.words[word] as string,
    count: names.words.length(word),
  }));
  return counted
    .sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
    .slice(0, MOST_BEGUN)
    .map(({ text }) => text.replace(/[^\p{L}\p{N}]+$/u, ''));
}

function rowsByName(catalogue: Catalogue, text: string): number {
  const { sets, scratch } = catalogue;
  sets.clear(scratch.words);
  addByName(catalogue, text, scratch.words);
  return sets.count(scratch.words);
}
