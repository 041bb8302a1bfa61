import type { CourseIndex } from '../search/course-index';
import { rowsAnywhere } from '../search/selection/words';
import { countOf } from '../search/types/rows';
import { memoryOf, recall } from './memory';
import { coursesNamed, isKnown } from './rows';
import { spellingDistance } from './spelling';
import { hasTooManyUnknown, type SpellingBound } from './spelling-bound';
import { isEveryday } from './tables/english-words';
import { nearAt } from './tables/near-fields';
import { FILLERS } from './tables/small-words';
import type { Term } from './terms';
import { type Corrections, wordsOf } from './why';

/** Corrections of a word at most. */
const MOST_CORRECTIONS = 3;
/** A word that courses have may be a slip of one that so many times as many have, and only from so many letters on. */
const SLIP_TIMES = 20;
const SLIP_LETTERS = 6;

/** What a word may be read as among these courses (see `spellingsOf`); itself alone once the bound is reached. */
export const correctionsIn = (index: CourseIndex, word: string, bound: SpellingBound): readonly string[] =>
  recall(index, 'corrections', word, () => {
    const find = () =>
      spellingsOf(
        word,
        (one) => isKnown(index, one),
        () => memoryOf(index).words,
      );
    if (isKnown(index, word)) return find();
    // 'Dental' is no slip of 'mental', nor 'people' of 'property'.
    return nearAt([word], 0) || FILLERS.has(word) || isEveryday(word)
      ? []
      : bound.correct(word, () => commonest(index, find()));
  }) ?? [];

/** The same, and what a rare word that courses have may be a slip of (see `slipsOf`), itself last. */
export const slipsIn = (index: CourseIndex, word: string, bound: SpellingBound): readonly string[] => {
  const found = correctionsIn(index, word, bound);
  if (found.length > 0 || word.length < SLIP_LETTERS || isEveryday(word) || !isKnown(index, word)) return found;
  const coursesWith = (one: string) => countOf(rowsAnywhere(index.version, one));
  const find = () => slipsOf(word, memoryOf(index).words, coursesWith);
  const meant = recall(index, 'slips', word, () => bound.correct(word, find)) ?? [];
  return meant.length > 0 ? [...meant, word] : [];
};

/** Of equally near words those that nearly as many courses have as the first: 'phycology' is psychology, hardly physiology. */
function commonest(index: CourseIndex, near: readonly string[]): readonly string[] {
  if (near.length < 2) return near;
  const counts = near.map((text) => coursesNamed(index, text));
  return near.filter((_, at) => (counts[at] as number) * COMMONER >= Math.max(...counts));
}
const COMMONER = 4;

/** Whether more words of the phrases are unknown here than are corrected. */
export const hasTooManySlips = (index: CourseIndex, terms: readonly Term[]): boolean =>
  hasTooManyUnknown(
    terms.flatMap((term) => (term.kind === 'words' ? wordsOf(term) : [])),
    (word) => isKnown(index, word),
  );

/** Whether courses can have the terms in another order or spelling. */
export const mayDiffer = ([term, ...others]: readonly Term[], corrections: Corrections): boolean =>
  others.length > 0 ||
  (term?.kind === 'words' && wordsOf(term).length > 1) ||
  corrections(term?.typed ?? '').length > 0;

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

/**
 * One wrong letter from four letters on, two from six on, the first of them right, and never the first two at once; of fewer than eight
 * letters two only where it begins and ends right: 'easier' is no 'eastern'.
 */
function nearest(word: string, words: Iterable<string>): string[] {
  const allowed = word.length < 4 ? 0 : word.length < 6 ? 1 : 2;
  if (allowed === 0) return [];
  const near: { text: string; distance: number }[] = [];
  for (const text of words) {
    if (text.length < 3 || text.length < word.length - allowed || text.length > word.length + allowed) continue;
    if (text[0] !== word[0] && text[1] !== word[1] && text[0] !== word[1]) continue;
    const distance = spellingDistance(word, text, allowed);
    const isFramed = text[0] === word[0] && (word.length >= LONG || text.at(-1) === word.at(-1));
    if (distance === null || (distance > 1.5 && !isFramed)) continue;
    near.push({ text, distance });
  }
  near.sort((a, b) => a.distance - b.distance || (a.text < b.text ? -1 : 1));
  const least = near[0]?.distance;
  return near.flatMap(({ text, distance }) => (distance === least ? [text] : [])).slice(0, MOST_CORRECTIONS);
}
const LONG = 8;
