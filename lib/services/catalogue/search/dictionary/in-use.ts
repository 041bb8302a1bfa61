import { BUILT_IN_DICTIONARY } from '@/lib/engines/meaning/dictionary';
import type { DictionaryEntry } from '@/lib/engines/meaning/entry';
import { SearchDictionary } from '@/lib/engines/meaning/terms';
import { connectDatabase } from '@/lib/platform/db';
import { subscribe } from '@/lib/platform/events/bus';
import { log } from '@/lib/platform/log';
import { once } from '@/lib/platform/once';
import { SearchEntry, type SearchEntryRecord } from '@/models/search-entry';
import { searchScholarships } from '../../facts/scholarships';

/** After a failure they are read again at the first search after so long. */
const AGAIN_MS = 5_000;

/** What the search knows besides the entries was changed. */
const OTHERS_CHANGED = ['scholarships-changed', 'universities-changed'];
/** Which event makes every process read the dictionary again. */
export const DICTIONARY_CHANGED = 'search-dictionary-changed';

interface InUse {
  dictionary: SearchDictionary;
  /** Changes with every change of the entries; counts in this process alone. */
  version: number;
}

interface State {
  current: Promise<InUse> | null;
  version: number;
  following: boolean;
  /** From then on it is read again: a change was announced and could not be read. Null while nothing is missed. */
  againOn: number | null;
}

const state = () =>
  once('search-dictionary', (): State => ({ current: null, version: 0, following: false, againOn: null }));

/**
 * The dictionary that searches are read by: the built-in entries with what admins set beside and in the place of them; the
 * built-in ones alone while those can't be read.
 */
export function dictionaryInUse(): Promise<InUse> {
  const here = state();
  if (!here.following) {
    here.following = true;
    subscribe(({ kind }) => {
      if (kind === DICTIONARY_CHANGED || OTHERS_CHANGED.includes(kind)) readAgain(here);
    });
  }
  if (here.againOn !== null && Date.now() >= here.againOn) readAgain(here);
  here.current ??= read(here).catch((error) => {
    here.current = null;
    log().error({ err: error }, 'the dictionary of the search could not be read');
    return { dictionary: new SearchDictionary(BUILT_IN_DICTIONARY), version: here.version };
  });
  return here.current;
}

/** Searches go on with what they have until the new entries are there, and keep it for a while when these can't be read. */
function readAgain(here: State): void {
  const before = here.current;
  here.againOn = null;
  if (!before) return;
  here.current = read(here).catch((error) => {
    here.againOn = Date.now() + AGAIN_MS;
    log().error({ err: error }, 'the dictionary of the search could not be read again');
    return before;
  });
}

async function read(here: State): Promise<InUse> {
  await connectDatabase();
  const [entries, { scholarships }] = await Promise.all([
    SearchEntry.find({}).sort({ _id: 1 }).lean(),
    searchScholarships({}),
  ]);
  const listed = scholarships.map(({ course, gives, value, ...one }) => ({
    ...one,
    ...{ courseId: course?._id ?? null, full: gives === 'share' && value === 100 },
  }));
  here.version++;
  return { dictionary: new SearchDictionary(entriesWith(entries), listed), version: here.version };
}

/** The built-in entries, with the admins' in the place of those of the same text and beside them. */
function entriesWith(stored: readonly SearchEntryRecord[]): DictionaryEntry[] {
  const set = new Set(stored.map(({ _id }) => _id));
  return [
    ...BUILT_IN_DICTIONARY.filter(({ typed }) => !set.has(typed)),
    ...stored.flatMap(({ _id, means }) => (means.length > 0 ? [{ typed: _id, means, isOwn: true as const }] : [])),
  ];
}
