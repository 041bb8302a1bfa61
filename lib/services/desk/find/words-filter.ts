import { consonantsOf, soundOf } from '@/lib/domain/desk/name-keys';
import { isFewDigits, type TypedPart, WORD_MARKS } from '@/lib/domain/desk/search-words';
import type { Filter } from '@/models/filter';
import type { Searched } from '@/models/search-words';

/** Fewer letters of a sound, or consonants, would find anyone; of so many consonants the beginning is enough. */
const FEWEST = 2;
const ENOUGH = 3;

/** Of a Chinese name so many ways to read it are looked for: each is a question to the database. */
const MOST_WAYS = 5;

/**
 * What finds the records whose stored words have every piece of what was typed: names also as they sound and, across scripts, by their
 * consonants. One filter as a rule; several, any of which finds, where a piece may be one word or two, so that each goes along an index:
 * one for each way, in which all pieces are read, so of more pieces there are no more filters.
 * @param notes whether the words of notes count
 */
export function withParts(parts: readonly TypedPart[], notes: boolean): Filter<Searched>[] {
  const ways = parts.map((part) => waysOf(part, notes));
  const most = Math.min(MOST_WAYS, Math.max(...ways.map(({ length }) => length)));
  return Array.from({ length: most }, (_none, at) => {
    const patterns = ways.flatMap((of) => of[Math.min(at, of.length - 1)] ?? []);
    return { $and: patterns.map(beginning) } as Filter<Searched>;
  });
}

/** The ways to find a piece: each some words, all of which a record has, of each the patterns of which one fits. */
function waysOf({ plain, readings, isLatin }: TypedPart, notes: boolean): string[][][] {
  const asTyped = plain.map((word) => {
    const end = isFewDigits(word) ? '$' : '';
    return [`^${word}${end}`, ...(notes ? [`^${WORD_MARKS.note}${word}${end}`] : [])];
  });
  const asNames = readings.map((words) => words.map((word) => namePatterns(word, isLatin, words.length > 1)));
  const ways = [asTyped, ...asNames].filter((way) => way.every((patterns) => patterns.length > 0));
  // Where each way is of one word they are one condition.
  return ways.every((way) => way.length === 1) ? [[ways.flat(2)]] : ways;
}

const beginning = (patterns: readonly string[]) =>
  ({ words: { $in: [...new Set(patterns)].map(wordOf) } }) as Filter<Searched>;

/** A whole plain word is compared, which no other word is read for. */
const wordOf = (pattern: string) => {
  const [, whole] = /^\^(~?\d+)\$$/.exec(pattern) ?? [];
  return whole ?? new RegExp(pattern);
};

/** A Chinese character's sound is heard whole: beside others, its consonants alone would find too many. */
function namePatterns(word: string, isLatin: boolean, isSyllable: boolean): string[] {
  const sound = soundOf(word);
  const consonants = consonantsOf(word);
  const ofOthers = isLatin ? [WORD_MARKS.consonants] : [WORD_MARKS.consonants, WORD_MARKS.latinConsonants];
  const end = consonants.length < ENOUGH ? '$' : '';
  return [
    ...(sound.length >= FEWEST ? [`^${WORD_MARKS.sound}${sound}`] : []),
    ...(consonants.length >= FEWEST && !isSyllable ? ofOthers.map((mark) => `^${mark}${consonants}${end}`) : []),
  ];
}
