import type { CourseIndex } from '../search/course-index';
import { type Keyword, parseKeyword } from '../search/types/fold';
import { keywordQuery } from '../search/types/keyword-query';
import { spellingDistance } from './spelling';
import { hasTooManyUnknown, type SpellingBound } from './spelling-bound';

/** Corrections tried per word, and combinations tried per keyword. */
const CORRECTIONS_PER_WORD = 3;
const MOST_COMBINATIONS = 30;

/** A keyword near `q` that finds something, or null when there is none, `q` itself finds something, or too many words are unknown. */
export function suggestCorrection(index: CourseIndex, q: string, bound: SpellingBound): string | null {
  const keyword = parseKeyword(q);
  if ((!keyword.anywhere && !keyword.university) || finds(index, q)) return null;
  const words = splitWords(`${keyword.anywhere} ${keyword.university}`.trim());
  if (hasTooManyUnknown(words, (word) => isInside(index, word))) return null;
  const universityWords = countUniversityWords(index);
  const allWords = new Map(universityWords);
  const { names } = index.version;
  const courses = [...names.names.words.texts.entries()].map(([word, text]) => [text, names.rowsWith(word)] as const);
  for (const [text, count] of courses.sort(([a], [b]) => (a < b ? -1 : 1)))
    allWords.set(text, (allWords.get(text) ?? 0) + count);
  const before = splitWords(keyword.anywhere).map((word) => spellings(word, allWords, bound));
  const after = splitWords(keyword.university).map((word) => spellings(word, universityWords, bound));
  for (const words of combinations([...before, ...after]).slice(0, MOST_COMBINATIONS)) {
    const text = joinKeyword({
      anywhere: words.slice(0, before.length).join(' '),
      university: words.slice(before.length).join(' '),
    });
    if (finds(index, text)) return text;
  }
  return null;
}

function finds(index: CourseIndex, q: string): boolean {
  return index.select(keywordQuery(q)).total > 0;
}

const splitWords = (text: string) => (text === '' ? [] : text.split(' '));

const joinKeyword = ({ anywhere, university }: Keyword) => (university ? `${anywhere}@${university}` : anywhere);

function countUniversityWords({ version }: CourseIndex): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { folded, courses } of version.universities)
    for (const word of folded.split(' ')) counts.set(word, (counts.get(word) ?? 0) + courses);
  return counts;
}

/** So few letters stand inside some word nearly always. */
const SHORT = 3;

/** Whether some course or university has the word, if only inside another; taken for granted of a short one. */
const isInside = ({ version }: CourseIndex, word: string): boolean =>
  word.length <= SHORT ||
  version.names.names.words.containing(word).length > 0 ||
  version.universities.some(({ folded }) => folded.includes(word));

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
