import { UniversitiesByCall } from '@/lib/domain/universities/called';
import type { CourseIndex } from '../search/course-index';
import type { Yielder } from '../search/types/yielder';
import { CITIES } from './tables/cities';
import { placesOf } from './terms';

const MOST_REMEMBERED = 20_000;

/** What is derived of an index's names, and what was found of words; each word is looked at once. */
export interface Memory {
  /** The runs of letters in the names of courses, universities and campuses. */
  words: ReadonlySet<string>;
  /** The places that a keyword may name: those in the names of campuses, and well-known cities. */
  places: ReadonlySet<string>;
  universities: readonly string[];
  called: UniversitiesByCall;
  found: Map<string, Map<string, unknown>>;
}

const memories = new WeakMap<CourseIndex, Memory>();
/** By catalogue, which is the same as long as an index only follows changes. */
const lastCalled = new WeakMap<object, Pick<Memory, 'universities' | 'called'>>();

/** The memory of an index, made where `prepareMeaning` hasn't. */
export function memoryOf(index: CourseIndex): Memory {
  const known = memories.get(index);
  if (known) return known;
  const universities = universitiesOf(index);
  const called = calledBefore(index, universities) ?? UniversitiesByCall.of(universities);
  return remember(index, { words: new Set(wordsOf(index)), universities, called });
}

/** Makes ready, in parts, what the first sentence asked of an index would otherwise wait for. */
export async function prepareMeaning(index: CourseIndex, yielder: Yielder): Promise<void> {
  const universities = universitiesOf(index);
  const pause = () => yielder.pause();
  const called = calledBefore(index, universities) ?? (await UniversitiesByCall.inParts(universities, pause));
  const words = new Set<string>();
  for (const word of wordsOf(index)) {
    words.add(word);
    if (yielder.due(1 / WORDS_PER_COURSE)) await pause();
  }
  remember(index, { words, universities, called });
}
const WORDS_PER_COURSE = 8;

function remember(index: CourseIndex, made: Pick<Memory, 'words' | 'universities' | 'called'>): Memory {
  const campuses = index.version.catalogue.textsOf('campus').texts;
  const memory = { ...made, places: new Set([...CITIES, ...campuses.flatMap(placesOf)]), found: new Map() };
  memories.set(index, memory);
  lastCalled.set(index.version.catalogue, made);
  return memory;
}

const universitiesOf = ({ version }: CourseIndex) => [...new Set(version.universities.map(({ name }) => name))];

function calledBefore({ version }: CourseIndex, names: readonly string[]): UniversitiesByCall | null {
  const before = lastCalled.get(version.catalogue);
  const isSame =
    before?.universities.length === names.length && before.universities.every((one, at) => one === names[at]);
  return isSame ? before.called : null;
}

function* wordsOf({ version }: CourseIndex): Generator<string> {
  const { catalogue, names } = version;
  const lists = [names.names.words, catalogue.textsOf('university'), catalogue.textsOf('campus')];
  for (const { texts } of lists) for (const text of texts) yield* lettersOf(text);
}

/** The runs of letters and digits in a folded text. */
export const lettersOf = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? [];

/** What was found for a text before, or is now; what wasn't looked for (null) isn't remembered. `of`: what it is that is found. */
export function recall<T>(index: CourseIndex, of: string, text: string, find: () => T | null): T | null {
  const { found } = memoryOf(index);
  const known = (found.get(of) ?? new Map()) as Map<string, T>;
  found.set(of, known);
  const before = known.get(text);
  if (before !== undefined) return before;
  const now = find();
  if (now === null) return null;
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(text, now);
  return now;
}
