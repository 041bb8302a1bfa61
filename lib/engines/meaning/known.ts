import { meantBy } from '@/lib/domain/universities/called';
import type { HowCalled } from '@/lib/domain/universities/derived-names';
import type { CourseIndex } from '../search/course-index';
import { rowsNamed } from '../search/selection/words';
import { fold } from '../search/types/fold';
import { countOf, isEmpty, type Rows, without } from '../search/types/rows';
import { correctionsIn, slipsIn } from './corrections';
import { memoryOf, recall } from './memory';
import type { Known } from './reading/reader';
import { coursesNamed } from './rows';
import { SpellingBound } from './spelling-bound';
import { nearAt } from './tables/near-fields';
import type { SearchDictionary } from './terms';

/** What an index and a dictionary know of words. `rupee`: what 'lakh' is counted in. */
export function knownOf(
  index: CourseIndex,
  dictionary: SearchDictionary,
  rupee: string,
  bound = new SpellingBound(),
): Known {
  const { universities, called, places } = memoryOf(index);
  const currencies = index.version.catalogue.columns.currency.values.filter((one) => one !== '');
  const hasWords = (text: string): boolean =>
    recall(index, 'words', text, () => text !== '' && !isEmpty(rowsWith(index, text))) === true;
  return {
    universities(words, from) {
      const entry = dictionary.at(words, from);
      if (entry?.entry.isOwn) {
        const meant =
          recall(index, 'own names', entry.entry.means.join('\n'), () =>
            entry.entry.means.some(hasWords) ? [] : meantBy(entry.entry.means, universities),
          ) ?? [];
        if (meant.length > 0) return { length: entry.length, names: [...meant], how: 'short' };
      }
      const found = called.at(words, from);
      if (!found) return null;
      const all = [...new Set(found.universities.map(({ name }) => name))];
      // 'Stanford' is Stanford University, not Stanford College.
      const typed = words.slice(from, from + found.length).join(' ');
      const own = all.filter((name) => [`${typed} university`, `university of ${typed}`].includes(fold(name)));
      const names =
        own.length > 0 ? all.filter((name) => /universit/i.test(name) || !fold(name).startsWith(typed)) : all;
      const hows = new Set(found.universities.map(({ how }) => how));
      const only = (how: HowCalled) => hows.size === 1 && hows.has(how);
      const how = hows.has('name') ? 'whole' : only('main word') ? 'main' : only('initials') ? 'initials' : 'short';
      return { length: found.length, names, how };
    },
    isPlace: (text) => places.has(text),
    hasWords,
    isWord: (word) => memoryOf(index).words.has(word),
    isElsewhere: (word, names, mostly) => isOutside(index, word, names, mostly),
    spellings: (word) => correctionsIn(index, word, bound),
    slips: (word) =>
      coursesNamed(index, word) > RARE ? [] : slipsIn(index, word, bound).filter((one) => one !== word),
    meanings: (word) => dictionary.at([word], 0)?.entry.means.map(fold) ?? [],
    entryLength: (words, from) =>
      dictionary.at(words, from)?.length ?? nearAt(words, from)?.typed.split(' ').length ?? 0,
    onlyCurrency: currencies.length === 1 ? currencies[0] : undefined,
    rupee,
  };
}

/** The rows that have the words in their name or award; a short last word of several not as the beginning of another one. */
function rowsWith({ version }: CourseIndex, text: string): Rows {
  // 'Business pr' is not 'business practice'.
  return SHORT_LAST.test(text) ? version.names.matching(text).whole : rowsNamed(version, text);
}

/** A word that no more courses have may be a slip in their names. */
const RARE = 5;
const SHORT_LAST = / \S{1,3}$/;

/** Whether a course of none of the universities has the word in its name or award; `mostly`: more of them than there are of these. */
function isOutside(index: CourseIndex, word: string, names: readonly string[], mostly?: true): boolean {
  const { catalogue, rows } = index.version;
  const theirs = catalogue.columns.university.where(rows, (name) => names.includes(name));
  return countOf(without(rowsWith(index, word), theirs)) > (mostly ? countOf(theirs) : 0);
}
