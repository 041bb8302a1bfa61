import type { Catalogue } from '../../catalogue/catalogue';
import { fold } from '../../fold';
import { correctionsIn } from '../corrections';
import { addTerm } from '../entry-rows';
import { type FoldedTexts, isAnywhere, whyAlso, wordsOf } from '../meaning';
import type { Aside } from '../reading/reader';
import { addAnywhere, addByName } from '../sets-of-words';
import { hasTooManyUnknown, type SpellingBound } from '../spelling-bound';
import { readTerms, type SearchDictionary, type Term } from '../terms';
import { hasWords } from '../whole-words';
import { setsFor } from './sets';

/** A part of what a course is to be about, with its rows. */
export interface Subject {
  typed: string;
  /** What the names have of it, the best first; folded. */
  texts: readonly string[];
  set: number;
  /** How many courses have it. */
  count: number;
  /** Read for what a few letters begin: it counts only where a course has it with the rest. */
  isWeak: boolean;
  /** Why a course is among them: '' where it has the typed words, null where it isn't. */
  why: (texts: FoldedTexts) => string | null;
}

export const NOT_KNOWN = 'not known here';
export const NO_COURSE = 'No course of it is here';
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
    term.kind === 'words'
      ? phrasesOf(catalogue, wordsOf(term)).map((typed) => ({ kind: 'words' as const, typed }))
      : [term],
  );
  const found: Subject[] = [];
  const isKnownWord = (word: string) => spellingsWithout(catalogue, word).length > 0;
  const words = terms.flatMap((term) => (term.kind === 'words' ? term.typed.split(' ') : []));
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
    const isWeak = one?.isWeak && !goesWith(catalogue, one, found);
    if (one && !isWeak) found.push(one);
    else aside.push({ typed: term.typed, why: term.kind === 'entry' ? NO_COURSE : NOT_KNOWN });
  }
  return found;
}

const LONGEST_PHRASE = 4;

/** The words, those together that stand so in some name. */
function phrasesOf(catalogue: Catalogue, words: readonly string[]): string[] {
  const phrases: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST_PHRASE, words.length - at);
    while (length > 1 && rowsByName(catalogue, words.slice(at, at + length).join(' ')) === 0) length--;
    phrases.push(words.slice(at, at + length).join(' '));
    at += length;
  }
  return phrases;
}

/** Whether some course has a part of a subject with one of the others. */
function goesWith({ sets, scratch }: Catalogue, one: Subject, others: readonly Subject[]): boolean {
  return others.some((other) => {
    sets.kernel.and(scratch.words, one.set, other.set, sets.bytesPerSet);
    return sets.count(scratch.words) > 0;
  });
}

function entrySubject(catalogue: Catalogue, term: Extract<Term, { kind: 'entry' }>, set: number): Subject | null {
  const { sets } = catalogue;
  sets.clear(set);
  addTerm(catalogue, term, set);
  const { means } = term.entry;
  if (sets.count(set) === 0) for (const text of means) addByTopic(catalogue, text, set);
  if (sets.count(set) === 0) for (const text of means) addByName(catalogue, beginningOf(text), set);
  const count = sets.count(set);
  if (count === 0) return null;
  const has = (text: string) => rowsByName(catalogue, text) > 0;
  const texts = has(term.typed) ? [term.typed, ...means] : [...means.filter(has), ...means];
  return {
    typed: term.typed,
    texts,
    set,
    count,
    isWeak: false,
    why: (own) => whyAlso(own, term) ?? `near ${term.typed}`,
  };
}

/** What begins the words of a field: 'medic' of 'medicine', for 'medical'. */
const beginningOf = (text: string): string =>
  text.includes(' ') ? text : text.slice(0, Math.max(SHORTEST_STEM, text.length - SHORT));

/** A word, or words that stand together in names: courses with all of them. */
function wordSubject(catalogue: Catalogue, typed: string, set: number, bound: SpellingBound | null): Subject | null {
  const { sets, scratch } = catalogue;
  const read: { word: string; texts: readonly string[] }[] = [];
  for (const word of typed.split(' ')) {
    const known = spellingsWithout(catalogue, word);
    const texts = known.length > 0 ? known : bound ? correctionsIn(catalogue, word, bound) : [];
    if (texts.length === 0) return null;
    read.push({ word, texts });
  }
  sets.fill(set);
  for (const { texts } of read) {
    sets.clear(scratch.term);
    for (const text of texts) {
      addByName(catalogue, text, scratch.term);
      if (sets.count(scratch.term) === 0) addAnywhere(catalogue, text, scratch.term);
      if (sets.count(scratch.term) === 0) addByTopic(catalogue, text, scratch.term);
    }
    sets.kernel.and(set, set, scratch.term, sets.bytesPerSet);
  }
  const count = sets.count(set);
  if (count === 0) return null;
  const why = (own: FoldedTexts) => {
    const reasons = read.flatMap(({ word, texts }) => {
      const found = isAnywhere(own, word) ? word : texts.find((text) => isAnywhere(own, text));
      return found === undefined || found === word ? [] : [`${word} read as ${found}`];
    });
    return reasons.join(', ');
  };
  const [first] = read;
  const isWeak = read.length === 1 && typed.length === SHORT && first?.texts[0] !== typed;
  const text = read.map(({ word, texts }) => texts[0] ?? word).join(' ');
  const texts = read.length > 1 ? [text] : (first?.texts ?? []);
  return { typed, texts, set, count, isWeak, why };
}

/** Adds the rows of the categories that have the words in their name. */
function addByTopic(catalogue: Catalogue, text: string, target: number): void {
  const { vocabulary, topics, columns, later, sets } = catalogue;
  const chosen = new Set<number>();
  for (const [id, { category, subcategory }] of vocabulary.topics.list.entries()) {
    if (!hasWords(fold(subcategory), text) && !hasWords(fold(category), text)) continue;
    chosen.add(id);
    if (id < topics.keys) topics.addTo(target, id);
  }
  if (chosen.size === 0) return;
  for (const row of later.keys()) if (chosen.has(columns.codes.topic[row] as number)) sets.add(target, row);
}

const ENDINGS = ['ing', 'ist', 'er', 'ers', 's', 'es'];
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
