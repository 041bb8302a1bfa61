import { hasTooManyUnknown, type SpellingBound } from '../also/spelling-bound';
import { type Keyword, parseKeyword } from '../fold';
import { keywordQuery } from '../narrow/keyword-query';
import { select } from '../selection';
import type { Version } from '../version';
import { spellingDistance } from './spelling';

/** Corrections tried per word, and combinations tried per keyword. */
const CORRECTIONS_PER_WORD = 3;
const MOST_COMBINATIONS = 30;

/** A keyword near `q` that finds something, or null when there is none, `q` itself finds something, or too many words are unknown. */
export function suggestCorrection(version: Version, q: string, bound: SpellingBound): string | null {
  const keyword = parseKeyword(q);
  if ((!keyword.anywhere && !keyword.university) || finds(version, q)) return null;
  const words = splitWords(`${keyword.anywhere} ${keyword.university}`.trim());
  if (hasTooManyUnknown(words, (word) => isInside(version, word))) return null;
  const universityWords = countUniversityWords(version);
  const allWords = new Map(universityWords);
  const { names } = version.catalogue;
  for (const [word, text] of names.names.words.entries()) {
    allWords.set(text, (allWords.get(text) ?? 0) + names.words.length(word));
  }
  const before = splitWords(keyword.anywhere).map((word) => spellings(word, allWords, bound));
  const after = splitWords(keyword.university).map((word) => spellings(word, universityWords, bound));
  for (const words of combinations([...before, ...after]).slice(0, MOST_COMBINATIONS)) {
    const text = joinKeyword({
      anywhere: words.slice(0, before.length).join(' '),
      university: words.slice(before.length).join(' '),
    });
    if (finds(version, text)) return text;
  }
  return null;
}

function finds(version: Version, q: string): boolean {
  const { sets } = version.catalogue;
  return sets.count(select(version, keywordQuery(q)).result) > 0;
}

const splitWords = (text: string) => (text === '' ? [] : text.split(' '));

const joinKeyword = ({ anywhere, university }: Keyword) => (university ? `${anywhere}@${university}` : anywhere);

function countUniversityWords({ catalogue, universityTotals }: Version): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [id, { folded }] of catalogue.universities.list.entries()) {
    for (const word of folded.split(' ')) counts.set(word, (counts.get(word) ?? 0) + (universityTotals[id] ?? 0));
  }
  return counts;
}

/** So few letters stand inside some word nearly always. */
const SHORT = 3;

/** Whether some course or university has the word, if only inside another; taken for granted of a short one. */
const isInside = ({ catalogue: { names, universities } }: Version, word: string): boolean =>
  word.length <= SHORT || names.suffixes.containing(word).length > 0 || universities.containing(word).length > 0;

/** The word itself if it occurs somewhere, or the bound is reached; else the nearest words, the more frequent first among equals. */
function spellings(word: string, known: Map<string, number>, bound: SpellingBound): string[] {
  for (const text of known.keys()) if (text.includes(word)) return [word];
  return bound.correct(word, () => nearest(word, known)) ?? [word];
}

function nearest(word: string, known: Map<string, number>): string[] {
  const allowed = word.length < 3 ? 0 : word.length < 6 ? 1 : word.length < 10 ? 2 : 3;
  const near: { text: string; distance: number; count: number }[] = [];
  for (const [text, count] of known) {
    if (text.length < word.length - allowed || count === 0) continue;
    const distance = spellingDistance(word, text, allowed);
    if (distance !== null) near.push({ text, distance, count });
  }
  near.sort((a, b) => a.distance - b.distance || b.count - a.count);
  return near.slice(0, CORRECTIONS_PER_WORD).map(({ text }) => text);
}

/** One choice from every list, the earlier choices first. */
function combinations(lists: string[][]): string[][] {
  let all: string[][] = [[]];
  for (const list of lists)
    all = list.flatMap((word) => all.map((words) => [...words, word])).slice(0, MOST_COMBINATIONS);
  return all;
}
