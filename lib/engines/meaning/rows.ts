import type { CourseIndex } from '../search/course-index';
import { rowsAnywhere, rowsNamed } from '../search/selection/words';
import { fold } from '../search/types/fold';
import { both, countOf, either, type Rows } from '../search/types/rows';
import { hasWords } from '../search/types/whole-words';
import type { Term } from './terms';

/** How many courses have the words in their name or award. */
export const coursesNamed = ({ version }: CourseIndex, text: string): number => countOf(rowsNamed(version, text));

/** The rows that a term means: the typed words themselves, or what an entry of the dictionary says of them. */
export function rowsOfTerm({ version }: CourseIndex, term: Term): Rows {
  const typed = rowsAnywhere(version, term.typed);
  if (term.kind !== 'entry') return typed;
  const { means, levels, within, isOwn } = term.entry;
  const meant = means.map((one) => (isOwn ? rowsAnywhere : rowsNamed)(version, one));
  const ofLevels = (names: readonly string[]) =>
    version.catalogue.columns.level.where(version.rows, (level) => names.includes(level));
  const set = either(typed, ...meant, ...(levels ? [ofLevels(levels)] : []));
  if (!within) return set;
  const [first, ...others] = within.means.map((one) => rowsNamed(version, one));
  return first ? either(set, both(either(first, ...others), ofLevels(within.levels))) : set;
}

/** The rows of the categories that have the words in their name. */
export function rowsOfTopic({ version }: CourseIndex, text: string): Rows {
  const { category, subcategory } = version.catalogue.columns;
  const has = (name: string) => hasWords(fold(name), text);
  return either(category.where(version.rows, has), subcategory.where(version.rows, has));
}

/** Whether some course's award has the words. */
export const isInAward = ({ version }: CourseIndex, part: string): boolean =>
  version.catalogue.textsOf('award').withWords(part).length > 0;

/** Whether some course, university, campus or award has the words, folded. */
export function isKnown({ version }: CourseIndex, part: string): boolean {
  const { catalogue, names } = version;
  const lists = [
    names.names.words,
    ...(['university', 'campus', 'award'] as const).map((one) => catalogue.textsOf(one)),
  ];
  return lists.some((list) => list.withWords(part).length > 0);
}
