import { JOINTS } from '../tables/small-words';
import { readFee } from './amounts';
import { readBackground } from './background';
import { readLevels } from './levels';
import { readMoves } from './moves';
import { readNegations } from './negations';
import { leaveElsewhere, readCities, readCountries } from './places';
import { type Aside, type Known, Reader, type ReadPart, type SentenceFilters } from './reader';
import { readScores } from './scores';
import { dropFillers, leaveWishes } from './small';
import { readLength, readMonths } from './times';
import { tokensOf } from './tokens';
import { readUniversities } from './universities';
import { accentedWords, fromVietnamese } from './vietnamese';

/** A keyword, every word of which has a role. */
export interface Sentence {
  /** The words for a subject; 'or' stands between what is meant one or the other. */
  q: string;
  filters: SentenceFilters;
  /** Which words became which filters. */
  parts: readonly ReadPart[];
  aside: Aside[];
  /** Levels that follow from where the reader comes from, and the field they have a degree in. */
  next: { typed: string; levels: readonly NonNullable<SentenceFilters['level']>[number][] } | undefined;
  background: readonly string[];
  /** The award as it was typed, where names word it so: 'master of'; '' for none. */
  award: string;
  /** Words that say nothing by themselves and yet stand in names of courses, where no subject is said: 'study abroad'. '' for none. */
  inNames: string;
  /** It says more than the words that are left of it: filters, what comes next, something left aside, or words that say nothing. */
  saysMore: boolean;
}

/**
 * Reads a keyword into roles, by the tables beside it and what the catalogue knows: filters, what is left aside, and
 * the words that are left
 * for a subject. null for `course@university`, which says itself what it wants.
 */
export function readSentence(q: string, known: Known): Sentence | null {
  if (q.includes('@')) return null;
  const between = inVietnamese(q, known)
    .split(/,(?!\d)|(?<!\d),/)
    .map((part) => tokensOf(part, known));
  let behind = 0;
  const breaks = new Set(between.map(({ length }) => (behind += length)));
  const reader = new Reader(between.flat(), known, accentedWords(q), breaks);
  readScores(reader);
  readMoves(reader);
  readBackground(reader);
  readLength(reader);
  readNegations(reader);
  readUniversities(reader);
  readCountries(reader);
  leaveElsewhere(reader);
  readFee(reader);
  readMonths(reader);
  readLevels(reader);
  leaveWishes(reader);
  readCities(reader);
  dropFillers(reader);
  const { filters, parts, aside, next, background, award } = reader;
  const left = subjectOf(reader);
  const saysMore =
    Object.keys(filters).length > 0 ||
    next !== undefined ||
    aside.length > 0 ||
    (left !== '' && left !== reader.tokens.join(' '));
  const inNames = left === '' ? reader.unfiltered(LONGEST_IN_NAMES, (words) => areOfNames(words, known)) : '';
  return {
    q: left,
    filters,
    parts,
    aside,
    next: filters.level ? undefined : next,
    background,
    award,
    inNames,
    saysMore,
  };
}

const LONGEST_IN_NAMES = 4;
const areOfNames = (words: readonly string[], known: Known): boolean =>
  !JOINTS.has(words[0] as string) &&
  !JOINTS.has(words.at(-1) as string) &&
  words.filter((word) => word.length > 2 && !JOINTS.has(word)).length > 1 &&
  known.hasWords(words.join(' '));

const inVietnamese = (q: string, known: Known): string =>
  fromVietnamese(q, (words) => (known.universities(words.split(' '), 0)?.length ?? 0) > 1);

/** The runs that are left, without what joins them at their edges; 'or' stays between two. */
function subjectOf(reader: Reader): string {
  const texts: string[] = [];
  for (const run of reader.runs()) {
    const words = run.map(({ word }) => word);
    const isOr = words.includes('or') && run.length > 1;
    const parts = isOr ? splitAtOr(words) : [trimmed(words)];
    const text = parts.filter((part) => part.length > 0).map((part) => part.join(' '));
    if (text.length > 0) texts.push(text.join(' or '));
  }
  return texts.join(' ');
}

function splitAtOr(words: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (word === 'or') parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.map(trimmed);
}

function trimmed(words: readonly string[]): string[] {
  let from = 0;
  let to = words.length;
  while (from < to && JOINTS.has(words[from] as string)) from++;
  while (to > from && JOINTS.has(words[to - 1] as string)) to--;
  return words.slice(from, to);
}
