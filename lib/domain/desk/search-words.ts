import { searchedDigits } from '../phones';

/** Words that people and applications are found by: how they are made of a record, and of what was typed. */

/** Beyond so many words a search is about those only. */
const MOST_TYPED = 8;
/** Bounds of what one record is found by. */
const MOST_WORDS = 100;
const LONGEST_WORD = 40;
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

/**
 * What was typed as the beginnings of words, all of which a record has, in any order; null for signs alone, which nothing is
 * found by, and [] for nothing typed. A whole telephone number, however it is spaced, with or without the country's code, is one word.
 */
export function typedWords(text: string): string[] | null {
  const number = searchedDigits(text);
  if (number) return [number];
  const typed = text.split(/\s+/).filter(Boolean);
  const words = typed.flatMap((one) => (isNumber(one) ? [digitsOf(one)] : wordsOf(one)));
  if (typed.length > 0 && words.length === 0) return null;
  return [...new Set(words)].slice(0, MOST_TYPED);
}

/** In lower case, without accents; an apostrophe joins, every other sign divides. */
function wordsOf(text: string): string[] {
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
const digitsOf = (text: string) => text.replace(/\D/g, '');
