import type { CourseIndex } from '../../search/course-index';
import { rowsAnywhere, rowsNamed } from '../../search/selection/words';
import { isEmpty } from '../../search/types/rows';
import { correctionsIn } from '../corrections';
import { recall } from '../memory';
import { spellingDistance } from '../spelling';
import type { SpellingBound } from '../spelling-bound';
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
  if (word.length === SHORT) return beginning(index, word);
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

const MOST_BEGUN = 4;

/** The words of names that begin with three letters, those of the most courses first. */
function beginning({ version }: CourseIndex, letters: string): string[] {
  const { words } = version.names.names;
  return words
    .beginningWith(letters)
    .map(({ text }) => ({ text: words.texts[text] as string, count: version.names.rowsWith(text) }))
    .sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
    .slice(0, MOST_BEGUN)
    .map(({ text }) => text.replace(/[^\p{L}\p{N}]+$/u, ''));
}

/** The entry of the dictionary that an unknown word is a slip of: 'mnmgt' of 'mngmt'. */
export function shortForm(
  index: CourseIndex,
  word: string,
  dictionary: SearchDictionary,
  bound: SpellingBound,
): Term | null {
  if (word.length < SHORTEST_STEM || word.includes(' ') || spellingsWithout(index, word).length > 0) return null;
  const entry = dictionary.near(word, (typed) => spellingDistance(word, typed, 1) !== null);
  // A word of names as near goes first: 'progrem' is 'program', not 'programing'.
  if (entry && correctionsIn(index, word, bound).some((one) => spellingDistance(word, one, 1) !== null)) return null;
  return entry ? { kind: 'entry', typed: word, entry: { ...entry, means: [entry.typed, ...entry.means] } } : null;
}

const [LONGEST_SHORT_FORM, MOST_MEANT] = [6, 2];

/**
 * The words of names that one of nearly no vowels is short for: 'mktg' for 'marketing'. They begin and end like it and have its letters in
 * order. None once the bound is reached.
 */
export function contracted(index: CourseIndex, word: string, bound: SpellingBound): readonly string[] {
  if (
    word.length < SHORT ||
    word.length > LONGEST_SHORT_FORM ||
    !/^[b-df-hj-np-tv-z]+[aeiou]?[b-df-hj-np-tv-z]+$/.test(word)
  )
    return [];
  const all = recall(index, 'contractions', word, () => bound.correct(word, () => longFormsOf(index, word))) ?? [];
  // With a vowel it is the beginning: 'comp', but 'plant' is no 'placement'.
  return /[aeiou]/.test(word) ? all.filter((long) => long.startsWith(word.slice(0, -1))) : all;
}

function longFormsOf({ version }: CourseIndex, word: string): readonly string[] {
  const pattern = new RegExp(`^${word.split('').join('[a-z]*')}$`);
  const once = new RegExp(`^${word.replace(/(.)\1/g, '$1').split('').join('[a-z]*')}$`);
  const counts = new Map<string, number>();
  for (const [id, text] of version.names.names.words.texts.entries()) {
    const letters = text.replace(/[^a-z]+$/, '');
    if (text[0] !== word[0] || letters.length < word.length + 2 || !(pattern.test(letters) || once.test(letters)))
      continue;
    counts.set(letters, (counts.get(letters) ?? 0) + version.names.rowsWith(id));
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, MOST_MEANT)
    .map(([text]) => text);
}
