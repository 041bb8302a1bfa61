import type { Catalogue } from '../../catalogue/catalogue';
import { fold } from '../../fold';
import { correctionsIn, isWholeWord, slipsIn } from '../corrections';
import { addTerm } from '../entry-rows';
import { type FoldedTexts, isAnywhere, whyAlso, wordsOf } from '../meaning';
import type { Aside } from '../reading/reader';
import { addAnywhere, addByName, rowsByName } from '../sets-of-words';
import { hasTooManyUnknown, type SpellingBound } from '../spelling-bound';
import { readTerms, type SearchDictionary, type Term } from '../terms';
import { hasWords } from '../whole-words';
import { setsFor } from './sets';
import { contracted, SHORT, SHORTEST_STEM, shortForm, spellingsWithout } from './word-forms';

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
  /** Read as a slip or a short form of another word: missing it costs less. */
  isGuess: boolean;
  /** No course has it: these are the courses of its field. */
  isOfField?: boolean;
  /** Why a course is among them: '' where it has the typed words, null where it isn't. */
  why: (texts: FoldedTexts) => string | null;
}

export const NOT_KNOWN = 'not known here';
export const NO_COURSE = 'No course of it is here';
const NEAR = `${NO_COURSE}; these are of the same field`;
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
      ? phrasesOf(catalogue, wordsOf(term)).map(
          (typed) => shortForm(catalogue, typed, dictionary, bound) ?? { kind: 'words' as const, typed },
        )
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
    if (one && !isWeak) {
      found.push(one);
      if (one.isOfField) aside.push({ typed: term.typed, why: NEAR });
    } else aside.push({ typed: term.typed, why: term.kind === 'entry' ? NO_COURSE : NOT_KNOWN });
  }
  return found;
}

const LONGEST_PHRASE = 4;
const SHORT_GUESS = 5;

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
  const isOfField = sets.count(set) === 0;
  if (isOfField) for (const text of means) addByTopic(catalogue, text, set);
  if (sets.count(set) === 0) for (const text of means) addByName(catalogue, beginningOf(text), set);
  const count = sets.count(set);
  if (count === 0) return null;
  const has = (text: string) => rowsByName(catalogue, text) > 0;
  const texts = isOfField || has(term.typed) ? [term.typed, ...means] : [...means.filter(has), ...means];
  return {
    typed: term.typed,
    texts,
    set,
    count,
    isWeak: false,
    isGuess: false,
    isOfField,
    why: (own) => whyAlso(own, term) ?? `near ${term.typed}`,
  };
}

/** What an unknown word may be: a short form of a word of names ('mktg'), else a slip of some, the most frequent first. */
function guesses(catalogue: Catalogue, word: string, bound: SpellingBound): readonly string[] {
  const long = contracted(catalogue, word, bound);
  if (long.length > 0) return long;
  // A rare word of names may be a slip itself: 'philsophy'.
  const near = correctionsIn(catalogue, word, bound);
  const found = [...new Set(near.flatMap((one) => [one, ...slipsIn(catalogue, one, bound)]))];
  if (found.length < 2) return found;
  const counted = found.map((text) => ({ text, count: rowsByName(catalogue, text) }));
  return counted.sort((a, b) => b.count - a.count).map(({ text }) => text);
}

/** What begins the words of a field: 'medic' of 'medicine', for 'medical'. */
const beginningOf = (text: string): string =>
  text.includes(' ') ? text : text.slice(0, Math.max(SHORTEST_STEM, text.length - SHORT));

/** A word, or words that stand together in names: courses with all of them. */
function wordSubject(catalogue: Catalogue, typed: string, set: number, bound: SpellingBound | null): Subject | null {
  const { sets, scratch } = catalogue;
  const read: { word: string; texts: readonly string[]; isGuess: boolean }[] = [];
  for (const word of typed.split(' ')) {
    const known = spellingsWithout(catalogue, word);
    const slips = known.length === 0 || !bound || isWholeWord(catalogue, word) ? [] : slipsIn(catalogue, word, bound);
    const texts =
      known.length > 0
        ? [...new Set([...slips.filter((one) => one !== word), ...known])]
        : bound
          ? guesses(catalogue, word, bound)
          : [];
    if (texts.length === 0) return null;
    read.push({ word, texts, isGuess: known.length === 0 });
  }
  sets.fill(set);
  for (const { word, texts, isGuess } of read) {
    sets.clear(scratch.term);
    // A short word is too near to some place or university: 'mera' is not 'mesa'.
    const isFar = isGuess && word.length <= SHORT_GUESS;
    for (const text of texts) {
      addByName(catalogue, text, scratch.term);
      if (sets.count(scratch.term) === 0 && !isFar) addAnywhere(catalogue, text, scratch.term);
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
  return { typed, texts, set, count, isWeak, isGuess: read.some((one) => one.isGuess), why };
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
