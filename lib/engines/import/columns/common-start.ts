import { headerWords } from './header-words';

/** From so many heads on, a word that all begin with says nothing about any of them. */
const FEWEST = 3;

/**
 * Heads without the word that all of them begin with, but those of one word: 'med_course', 'med_url'. Null where there is no such
 * word. `known`: one that the heads of another sheet begin with; then two are enough.
 */
export function withoutCommonStart(labels: readonly string[], known?: string): string[] | null {
  const split = labels.map((label) => headerWords(label).split(' '));
  const long = split.filter((words) => words.length > 1);
  const [start] = long[0] ?? [];
  if (start === undefined || (long.length < FEWEST && start !== known) || long.some(([first]) => first !== start))
    return null;
  return split.map((words, column) => (words.length > 1 ? words.slice(1).join(' ') : (labels[column] ?? '')));
}
