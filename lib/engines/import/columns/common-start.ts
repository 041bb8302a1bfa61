import { headerWords } from './header-words';

/** From so many heads on, a word that all begin with says nothing about any of them. */
const FEWEST = 3;

/** Heads without the word that all of them begin with, but those of one word: 'med_course', 'med_url'. Null where there is no such word. */
export function withoutCommonStart(labels: readonly string[]): string[] | null {
  const split = labels.map((label) => headerWords(label).split(' '));
  const long = split.filter((words) => words.length > 1);
  const [start] = long[0] ?? [];
  if (start === undefined || long.length < FEWEST || long.some(([first]) => first !== start)) return null;
  return split.map((words, column) => (words.length > 1 ? words.slice(1).join(' ') : (labels[column] ?? '')));
}
