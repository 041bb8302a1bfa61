import type { Catalogue } from '../catalogue/catalogue';
import { spellingDistance } from '../suggest/spelling';
import type { Yielder } from '../yielder';
import { type Corrections, wordsOf } from './meaning';
import { addAnywhere, campusesOf, isKnown } from './sets-of-words';
import { hasTooManyUnknown, type SpellingBound } from './spelling-bound';
import type { Term } from './terms';

/** Corrections of a word at most, and words whose corrections are remembered. */
const MOST_CORRECTIONS = 3;
const MOST_REMEMBERED = 2_000;
/** A word that courses have may be a slip of one that so many times as many have, and only from so many letters on. */
const SLIP_TIMES = 20;
const SLIP_LETTERS = 6;

type Remembered = WeakMap<Catalogue, Map<string, readonly string[]>>;
const corrections: Remembered = new WeakMap();
const slips: Remembered = new WeakMap();

/** What a word may be read as in this catalogue (see `spellingsOf`); itself alone once the bound is reached. */
export const correctionsIn = (catalogue: Catalogue, word: string, bound: SpellingBound): readonly string[] =>
  recall(corrections, catalogue, word, () => {
    const find = () =>
      spellingsOf(
        word,
        (one) => isKnown(catalogue, one),
        () => wordsOfCatalogue(catalogue),
      );
    return isKnown(catalogue, word) ? find() : bound.correct(word, find);
  });

/**
 * The same, and what a rare word that the catalogue has may be a slip of (see `slipsOf`), itself last. Overwrites
 * `scratch.words` and what `addAnywhere` does.
 */
export const slipsIn = (catalogue: Catalogue, word: string, bound: SpellingBound): readonly string[] => {
  const found = correctionsIn(catalogue, word, bound);
  if (found.length > 0 || word.length < SLIP_LETTERS || !isKnown(catalogue, word)) return found;
  const find = () => slipsOf(word, wordsOfCatalogue(catalogue), (one) => rowsWith(catalogue, one));
  const meant = recall(slips, catalogue, word, () => bound.correct(word, find));
  return meant.length > 0 ? [...meant, word] : [];
};

/** Whether more words of the phrases are unknown here than are corrected. */
export const hasTooManySlips = (catalogue: Catalogue, terms: readonly Term[]): boolean =>
  hasTooManyUnknown(
    terms.flatMap((term) => (term.kind === 'words' ? wordsOf(term) : [])),
    (word) => isKnown(catalogue, word),
  );

/** Whether courses can have the terms in another order or spelling. */
export const mayDiffer = ([term, ...others]: readonly Term[], corrections: Corrections): boolean =>
  others.length > 0 ||
  (term?.kind === 'words' && wordsOf(term).length > 1) ||
  corrections(term?.typed ?? '').length > 0;

/** What was found for the word before, or is now; what wasn't looked for (null) isn't remembered. */
function recall(kept: Remembered, catalogue: Catalogue, word: string, find: () => readonly string[] | null) {
  const known = kept.get(catalogue) ?? new Map<string, readonly string[]>();
  kept.set(catalogue, known);
  const before = known.get(word);
  if (before) return before;
  const found = find();
  if (!found) return [];
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(word, found);
  return found;
}

function rowsWith(catalogue: Catalogue, word: string): number {
  const { sets, scratch } = catalogue;
  sets.clear(scratch.words);
  addAnywhere(catalogue, word, scratch.words);
  return sets.count(scratch.words);
}

/**
 * The words nearest to one that the catalogue doesn't have; for a plural that it has, itself and the singular that it has,
 * too; for other words that it has none.
 */
export function spellingsOf(
  word: string,
  isKnownWord: (word: string) => boolean,
  words: () => Iterable<string>,
): readonly string[] {
  if (!isKnownWord(word)) return nearest(word, words());
  const singular = word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : '';
  return singular && isKnownWord(singular) ? [word, singular] : [];
}

/** The words one letter from a rare one, with the same first letter, that far more courses have; most courses first. */
export function slipsOf(word: string, words: Iterable<string>, coursesWith: (word: string) => number): string[] {
  if (word.length < SLIP_LETTERS) return [];
  const near = [...words].filter((text) => text[0] === word[0] && spellingDistance(word, text, 1) === 1);
  if (near.length === 0) return [];
  const least = coursesWith(word) * SLIP_TIMES;
  return near
    .map((text) => ({ text, courses: coursesWith(text) }))
    .filter(({ courses }) => courses >= least)
    .sort((a, b) => b.courses - a.courses || (a.text < b.text ? -1 : 1))
    .slice(0, MOST_CORRECTIONS)
    .map(({ text }) => text);
}

/** One wrong letter from four letters on, two from six on, the first of them right, and never the first two at once. */
function nearest(word: string, words: Iterable<string>): string[] {
  const allowed = word.length < 4 ? 0 : word.length < 6 ? 1 : 2;
  if (allowed === 0) return [];
  const near: { text: string; distance: number }[] = [];
  for (const text of words) {
    if (text.length < 3 || text.length < word.length - allowed || text.length > word.length + allowed) continue;
    if (text[0] !== word[0] && text[1] !== word[1] && text[0] !== word[1]) continue;
    const distance = spellingDistance(word, text, allowed);
    if (distance === null || (distance > 1.5 && text[0] !== word[0])) continue;
    near.push({ text, distance });
  }
  near.sort((a, b) => a.distance - b.distance || (a.text < b.text ? -1 : 1));
  const least = near[0]?.distance;
  return near.flatMap(({ text, distance }) => (distance === least ? [text] : [])).slice(0, MOST_CORRECTIONS);
}

const wordsByCatalogue = new WeakMap<Catalogue, Set<string>>();

/** The words of all names, without the signs around them, as they were when the catalogue was built. */
function wordsOfCatalogue(catalogue: Catalogue): Set<string> {
  const known = wordsByCatalogue.get(catalogue);
  if (known) return known;
  const words = new Set<string>();
  for (const text of textsOf(catalogue)) for (const word of lettersOf(text)) words.add(word);
  wordsByCatalogue.set(catalogue, words);
  return words;
}

/** Whether a name has the word as a whole, not only as the beginning of another one. */
export const isWholeWord = (catalogue: Catalogue, word: string): boolean => wordsOfCatalogue(catalogue).has(word);

/** Makes them in parts; nothing where they are there. */
export async function prepareWords(catalogue: Catalogue, yielder: Yielder): Promise<void> {
  if (wordsByCatalogue.has(catalogue)) return;
  const words = new Set<string>();
  const texts = textsOf(catalogue);
  await yielder.inParts(texts.length, (from, to) => {
    for (const text of texts.slice(from, to)) for (const word of lettersOf(text)) words.add(word);
  });
  wordsByCatalogue.set(catalogue, words);
}

const textsOf = (catalogue: Catalogue): string[] => [
  ...catalogue.names.names.words,
  ...catalogue.universities.list.map(({ folded }) => folded),
  ...campusesOf(catalogue).folded,
];

/** The runs of letters and digits in a folded text. */
export const lettersOf = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? [];
