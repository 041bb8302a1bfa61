import type { CourseIndex } from '../../search/course-index';
import { rowsAnywhere, rowsNamed } from '../../search/selection/words';
import { isEmpty } from '../../search/types/rows';
import { correctionsIn } from '../corrections';
import { recall } from '../memory';
import { spellingDistance } from '../spelling';
import type { SpellingBound } from '../spelling-bound';
import { isEveryday } from '../tables/english-words';
import type { SearchDictionary, Term } from '../terms';

const ENDINGS = ['ing', 'ist', 'er', 'ers', 's', 'es'];
export const SHORTEST_STEM = 5;
export const SHORT = 3;

/** What courses have of a word without a slip of it: itself, its singular, its stem or what it begins; nothing for an unknown one. */
export const spellingsWithout = (index: CourseIndex, word: string): readonly string[] =>
  recall(index, 'spellings', word, () => lookUp(index, word)) ?? [];

function lookUp(index: CourseIndex, word: string): string[] {
  const has = (text: string) => {
    if (text.length < 2 && !/^\d$/.test(text)) return false;
    return !isEmpty(rowsAnywhere(index.version, text));
  };
  const singular = word.length > SHORT && /[^s]s$/.test(word) ? [word.slice(0, -1)].filter(has) : [];
  // 'Physics' is not what begins 'physical'.
  if (has(word)) return word.endsWith('ics') ? [word] : [word, ...singular];
  if (singular.length > 0) return singular;
  if (word.includes('-')) {
    const blanks = word.replaceAll('-', ' ');
    if (has(blanks)) return [blanks];
    const joined = word.replaceAll('-', '');
    if (has(joined)) return [joined];
  }
  const apart = word.length >= SHORTEST_JOINED ? apartOf(word, has) : [];
  if (apart.length > 0) return apart;
  for (const ending of ENDINGS) {
    const stem = word.endsWith(ending) ? word.slice(0, -ending.length) : '';
    // Of a name of courses: 'barrier' is not of Barrie.
    if (stem.length >= SHORTEST_STEM && !isEmpty(rowsNamed(index.version, stem))) return [stem];
  }
  return [];
}

const SHORTEST_JOINED = 8;

/** Two words that stand together in names: 'health care' for 'healthcare'. */
function apartOf(word: string, has: (text: string) => boolean): string[] {
  for (let at = SHORT + 1; at <= word.length - SHORT - 1; at++) {
    const text = `${word.slice(0, at)} ${word.slice(at)}`;
    if (has(text)) return [text];
  }
  return [];
}

/** The entry of the dictionary that an unknown word is a slip of: 'mnmgt' of 'mngmt'. */
export function shortForm(
  index: CourseIndex,
  word: string,
  dictionary: SearchDictionary,
  bound: SpellingBound,
): Term | null {
  if (word.length < SHORTEST_STEM || word.includes(' ') || isEveryday(word) || spellingsWithout(index, word).length > 0)
    return null;
  const entry = dictionary.near(word, (typed) => spellingDistance(word, typed, 1) !== null);
  // A word of names as near goes first: 'progrem' is 'program', not 'programing'.
  if (entry && correctionsIn(index, word, bound).some((one) => spellingDistance(word, one, 1) !== null)) return null;
  return entry ? { kind: 'entry', typed: word, entry: { ...entry, means: [entry.typed, ...entry.means] } } : null;
}
