import { searchedDigits } from '../phones';
import { consonantsOf, isLatin, readingsOf, soundOf, storedNameWords } from './name-keys';

/** Words that people and applications are found by: how they are made of a record, and of what was typed. */

/**
 * What a stored word that isn't plain begins with: no typed word does, so that lists, which search by plain words alone, find nothing by
 * it. In the order in which an index has them: of many hits those by how a name sounds come first, those by a note last.
 */
export const WORD_MARKS = { sound: '%', consonants: '&', latinConsonants: '=', note: '~' } as const;
/** How many words of notes a record is found by; of more the first ones, so give the newest first. */
const MOST_NOTED = 200;

/** Beyond so many words a search is about those only. */
const MOST_TYPED = 8;
/** Bounds of what one record is found by. */
const MOST_WORDS = 100;
const LONGEST_WORD = 40;
const LONGEST_NAME = 120;
/** The fewest digits at the end of a telephone number that it is found by. */
const FEWEST_DIGITS = 3;

/**
 * The words of these texts, and every end of these numbers, each once: what begins one of them finds the record, so a number is
 * found by any of its digits in a row.
 */
export function searchWords(texts: readonly string[], numbers: readonly string[] = []): string[] {
  const words = [...texts.flatMap(wordsOf), ...numbers.flatMap(endsOf)];
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/** The words of names as they sound, and by their consonants: what finds them in other spellings and scripts. */
export function nameWords(names: readonly string[]): string[] {
  const words = names.flatMap((name) => {
    const consonants = WORD_MARKS[isLatin(name) ? 'latinConsonants' : 'consonants'];
    const kept = storedNameWords(name.slice(0, LONGEST_NAME)).filter((word) => word.length <= LONGEST_WORD);
    return kept.flatMap((word) => [WORD_MARKS.sound + soundOf(word), consonants + consonantsOf(word)]);
  });
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/** The words of notes, which only who reads those finds a record by. */
export function noteWords(texts: readonly string[]): string[] {
  const words = new Set<string>();
  for (const text of texts) {
    if (words.size >= MOST_NOTED) break;
    for (const word of wordsOf(text)) words.add(WORD_MARKS.note + word);
  }
  return [...words].slice(0, MOST_NOTED);
}

/** A piece of what was typed: its plain words, all of which belong to it, and where it may be a name the ways to read it in Latin words. */
export interface TypedPart {
  plain: readonly string[];
  readings: readonly (readonly string[])[];
  isLatin: boolean;
}

/** What was typed, piece by piece; none for signs alone. A whole telephone number is one. */
export function typedParts(text: string): TypedPart[] {
  const number = searchedDigits(text);
  if (number) return [{ plain: [number], readings: [], isLatin: true }];
  const pieces = text.split(/\s+/).filter(Boolean).slice(0, MOST_TYPED);
  return pieces.flatMap((piece) => {
    if (isNumber(piece)) return [{ plain: [digitsOf(piece)], readings: [], isLatin: true }];
    const plain = wordsOf(piece);
    const isName = /^[\p{L}\p{M}'’ʼ\u200b-\u200d-]+$/u.test(piece) && piece.length <= LONGEST_WORD;
    return plain.length ? [{ plain, readings: isName ? readingsOf(piece) : [], isLatin: isLatin(piece) }] : [];
  });
}

/**
 * What was typed as the beginnings of words, all of which a record has, in any order; null for signs alone, which nothing is
 * found by, and [] for nothing typed. A whole telephone number, however it is spaced, with or without the country's code, is one word.
 */
export function typedWords(text: string): string[] | null {
  const words = typedParts(text).flatMap(({ plain }) => plain);
  return text.trim() && words.length === 0 ? null : [...new Set(words)].slice(0, MOST_TYPED);
}

/** The words of a text: in lower case, without accents; an apostrophe joins, every other sign divides. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ\u00ad\u200b-\u200d]/gu, '')
    .toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, LONGEST_WORD));
}

/** '+91 98765' → '9198765', '198765', … '765'. */
function endsOf(number: string): string[] {
  const digits = digitsOf(number).slice(-LONGEST_WORD);
  return Array.from({ length: Math.max(0, digits.length - FEWEST_DIGITS + 1) }, (_none, at) => digits.slice(at));
}

/** '(987)65-43210' is a number; '22' and 'B12' are words. */
const isNumber = (word: string) => /^\+?[\d().-]{4,}$/.test(word) && /\d{3}/.test(word);
/** Digits that are part of nearly every telephone number: they are a whole word, or nothing is found. */
export const isFewDigits = (word: string) => /^\d{1,3}$/.test(word);
/** The digits of a text alone. */
export const digitsOf = (text: string) => text.replace(/\D/g, '');
