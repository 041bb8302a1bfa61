import type { CourseIndex } from '../search/course-index';
import { parseKeyword } from '../search/types/fold';
import { keywordQuery } from '../search/types/keyword-query';
import { correctionsIn } from './corrections';
import { memoryOf } from './memory';
import { spellingDistance } from './spelling';
import { hasTooManyUnknown, type SpellingBound } from './spelling-bound';

/** Combinations tried per keyword. */
const MOST_COMBINATIONS = 30;

/** A keyword near `q` that finds something, or null when there is none, `q` itself finds something, or too many words are unknown. */
export function suggestCorrection(index: CourseIndex, q: string, bound: SpellingBound): string | null {
  const keyword = parseKeyword(q);
  if ((!keyword.anywhere && !keyword.university) || finds(index, q)) return null;
  const [before, after] = [splitWords(keyword.anywhere), splitWords(keyword.university)];
  if (hasTooManyUnknown([...before, ...after], (word) => isInside(index, word))) return null;
  const read = [...before, ...after].map((word) => {
    if (isInside(index, word)) return [word];
    const near = correctionsIn(index, word, bound);
    const longer =
      near.length > 0 ? near : (bound.correct(word, () => beginningsNear(word, memoryOf(index).words)) ?? []);
    return longer.length > 0 ? longer : [word];
  });
  for (const words of combinations(read)) {
    const [anywhere, university] = [words.slice(0, before.length).join(' '), words.slice(before.length).join(' ')];
    const text = university ? `${anywhere}@${university}` : anywhere;
    if (finds(index, text)) return text;
  }
  return null;
}

/** Words that begin nearly like an unfinished one: 'engineering' for 'engneer'. */
const beginningsNear = (word: string, words: Iterable<string>): string[] =>
  [...words]
    .filter((text) => text[0] === word[0] && spellingDistance(word, text, 1) !== null)
    .sort()
    .slice(0, MOST);
const MOST = 3;

const finds = (index: CourseIndex, q: string): boolean => index.select(keywordQuery(q)).total > 0;

const splitWords = (text: string) => (text === '' ? [] : text.split(' '));

/** So few letters stand inside some word nearly always. */
const SHORT = 3;

/** Whether some course or university has the word, if only inside another; taken for granted of a short one. */
const isInside = ({ version }: CourseIndex, word: string): boolean =>
  word.length <= SHORT ||
  version.names.names.words.containing(word).length > 0 ||
  version.universities.some(({ folded }) => folded.includes(word));

/** One choice from every list, the earlier choices first. */
function combinations(lists: (readonly string[])[]): string[][] {
  let all: string[][] = [[]];
  for (const list of lists)
    all = list.flatMap((word) => all.map((words) => [...words, word])).slice(0, MOST_COMBINATIONS);
  return all;
}
