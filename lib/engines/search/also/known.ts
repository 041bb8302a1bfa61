import { meantBy, UniversitiesByCall } from '@/lib/domain/universities/called';
import type { HowCalled } from '@/lib/domain/universities/derived-names';
import type { Catalogue } from '../catalogue/catalogue';
import { fold } from '../fold';
import { setUniversities } from '../narrow/university-rows';
import { addNameMatches } from '../suggest/name-match';
import type { Yielder } from '../yielder';
import { correctionsIn, isWholeWord, prepareWords } from './corrections';
import type { Known } from './reading/reader';
import { addByName, campusesOf } from './sets-of-words';
import { SpellingBound } from './spelling-bound';
import type { SearchDictionary } from './terms';

/** What is remembered of a catalogue's words and universities, as long as nothing is added to it. */
interface Remembered {
  rows: number;
  universities: number;
  called: UniversitiesByCall;
  names: readonly string[];
  words: Map<string, boolean>;
  meant: WeakMap<object, readonly string[]>;
}

const MOST_REMEMBERED = 20_000;
const rememberedByCatalogue = new WeakMap<Catalogue, Remembered>();

/** What a catalogue and a dictionary know of words. `rupee`: what 'lakh' is counted in. Its calls overwrite what `addByName` does. */
export function knownOf(
  catalogue: Catalogue,
  dictionary: SearchDictionary,
  rupee: string,
  bound = new SpellingBound(),
): Known {
  const own = rememberedOf(catalogue);
  const hasWords = (text: string): boolean => {
    const before = own.words.get(text);
    if (before !== undefined) return before;
    if (own.words.size >= MOST_REMEMBERED) own.words.clear();
    const has = text !== '' && rowsWith(catalogue, text);
    own.words.set(text, has);
    return has;
  };
  return {
    universities(words, from) {
      const entry = dictionary.at(words, from);
      if (entry?.entry.isOwn) {
        const meant =
          own.meant.get(entry.entry) ?? (entry.entry.means.some(hasWords) ? [] : meantBy(entry.entry.means, own.names));
        own.meant.set(entry.entry, meant);
        if (meant.length > 0) return { length: entry.length, names: [...meant], how: 'short' };
      }
      const found = own.called.at(words, from);
      if (!found) return null;
      const names = [...new Set(found.universities.map(({ name }) => name))];
      const hows = new Set(found.universities.map(({ how }) => how));
      const only = (how: HowCalled) => hows.size === 1 && hows.has(how);
      const how = hows.has('name') ? 'whole' : only('main word') ? 'main' : only('initials') ? 'initials' : 'short';
      return { length: found.length, names, how };
    },
    isPlace: (text) => campusesOf(catalogue).places.has(text),
    hasWords,
    isWord: (word) => isWholeWord(catalogue, word),
    isElsewhere: (word, universities) => isOutside(catalogue, word, universities),
    spellings: (word) => correctionsIn(catalogue, word, bound),
    meanings: (word) => dictionary.at([word], 0)?.entry.means.map(fold) ?? [],
    entryLength: (words, from) => dictionary.at(words, from)?.length ?? 0,
    onlyCurrency: onlyOne(catalogue.vocabulary.currencies.values.filter((one) => one !== '')),
    rupee,
  };
}

function rememberedOf(catalogue: Catalogue): Remembered {
  const { universities, later } = catalogue;
  const before = rememberedByCatalogue.get(catalogue);
  if (before && before.rows === later.size && before.universities === universities.list.length) return before;
  const names = [...new Set(universities.list.map(({ name }) => name))];
  const isSame = before?.universities === universities.list.length;
  return remember(catalogue, names, isSame ? before.called : UniversitiesByCall.of(names));
}

function remember(catalogue: Catalogue, names: readonly string[], called: UniversitiesByCall): Remembered {
  const { universities, later } = catalogue;
  const remembered = {
    rows: later.size,
    universities: universities.list.length,
    called,
    names,
    words: new Map(),
    meant: new WeakMap(),
  };
  rememberedByCatalogue.set(catalogue, remembered);
  return remembered;
}

/** Makes ready, in parts, what the first sentence of a catalogue would otherwise wait for; nothing where it is ready. */
export async function prepareKnown(catalogue: Catalogue, yielder: Yielder): Promise<void> {
  const { universities } = catalogue;
  const isReady = rememberedByCatalogue.get(catalogue)?.universities === universities.list.length;
  const names = [...new Set(universities.list.map(({ name }) => name))];
  if (!isReady) remember(catalogue, names, await UniversitiesByCall.inParts(names, () => yielder.pause()));
  await prepareWords(catalogue, yielder);
}

function rowsWith(catalogue: Catalogue, text: string): boolean {
  const { sets, scratch, names, later } = catalogue;
  sets.clear(scratch.words);
  if (SHORT_LAST.test(text)) {
    // 'Business pr' is not 'business practice'.
    sets.clear(scratch.inside);
    const others = { atWordStart: scratch.inside, inside: scratch.inside };
    addNameMatches(names, sets, text, { whole: scratch.words, ...others }, [
      scratch.spare,
      scratch.spare2,
      scratch.other,
    ]);
    for (const [row, name] of later) if (` ${name} `.includes(` ${text} `)) sets.add(scratch.words, row);
  } else addByName(catalogue, text, scratch.words);
  return sets.count(scratch.words) > 0;
}

const SHORT_LAST = / \S{1,3}$/;

/** Whether a course of none of the universities has the word in its name or award. */
function isOutside(catalogue: Catalogue, word: string, names: readonly string[]): boolean {
  const { sets, scratch, universities } = catalogue;
  if (!rowsWith(catalogue, word)) return false;
  const ids = universities.list.flatMap(({ name }, id) => (names.includes(name) ? [id] : []));
  setUniversities(catalogue, ids, scratch.spare);
  sets.kernel.andNot(scratch.words, scratch.words, scratch.spare, sets.bytesPerSet);
  return sets.count(scratch.words) > 0;
}

const onlyOne = (values: readonly string[]): string | undefined => (values.length === 1 ? values[0] : undefined);
