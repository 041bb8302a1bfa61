import { type OwnName, UniversitiesByCall } from '@/lib/domain/universities/called';
import type { CourseIndex } from '../search/course-index';
import { fold } from '../search/types/fold';
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
  /** What the courses say their universities are called besides. */
  own: readonly OwnName[];
  called: UniversitiesByCall;
  found: Map<string, Map<string, unknown>>;
}

const memories = new WeakMap<CourseIndex, Memory>();
/** By catalogue, which is the same as long as an index only follows changes. */
const lastCalled = new WeakMap<object, Made>();
type Made = Pick<Memory, 'universities' | 'own' | 'called'>;

/** The memory of an index, made where `prepareMeaning` hasn't. */
export function memoryOf(index: CourseIndex): Memory {
  const known = memories.get(index);
  if (known) return known;
  const universities = universitiesOf(index);
  const own = ownNames(index);
  const called = calledBefore(index, universities, own) ?? UniversitiesByCall.of(universities, own);
  return remember(index, { words: new Set(wordsOf(index)), universities, own, called });
}

/** Makes ready, in parts, what the first sentence asked of an index would otherwise wait for. */
export async function prepareMeaning(index: CourseIndex, yielder: Yielder): Promise<void> {
  const universities = universitiesOf(index);
  const pause = () => yielder.pause();
  const own = ownNames(index);
  const called = calledBefore(index, universities, own) ?? (await UniversitiesByCall.inParts(universities, pause, own));
  const words = new Set<string>();
  for (const word of wordsOf(index)) {
    words.add(word);
    if (yielder.due(1 / WORDS_PER_COURSE)) await pause();
  }
  remember(index, { words, universities, own, called });
}
const WORDS_PER_COURSE = 8;

function remember(index: CourseIndex, made: Made & Pick<Memory, 'words'>): Memory {
  const { catalogue } = index.version;
  const among = catalogue
    .textsOf('places')
    .texts.flatMap((text) => text.split(';'))
    .flatMap(citiesOf);
  const places = new Set([...CITIES, ...catalogue.textsOf('campus').texts.flatMap(placesOf), ...among]);
  const memory = { ...made, places, found: new Map() };
  memories.set(index, memory);
  lastCalled.set(index.version.catalogue, made);
  return memory;
}

/** Of 'Gold Coast Campus, Southport, QLD' what stands between the name of the campus and the state; of 'Bell Park, VIC' the first. */
function citiesOf(place: string): string[] {
  const parts = placesOf(place).flatMap((part) => part.replace(STATE, '').trim() || []);
  return parts.length > 1 ? parts.slice(1) : parts;
}
const STATE = /(^| )(nsw|vic|qld|wa|sa|tas|act|nt)$/;

const universitiesOf = ({ version }: CourseIndex) => [...new Set(version.universities.map(({ name }) => name))];

function ownNames({ version }: CourseIndex): OwnName[] {
  const { university, universityNames } = version.catalogue.columns;
  if (universityNames.values.every((names) => names === '')) return [];
  const names = new Set<string>();
  for (const row of version.list) {
    const also = universityNames.at(row);
    if (also !== '') names.add(`${university.at(row)}\n${also}`);
  }
  return [...names].sort().flatMap((text) => {
    const [name = '', also = ''] = text.split('\n');
    // 'TAFE NSW Technical and Further Education Commission' of that commission is 'TAFE NSW', too.
    const called = also.split(/[;,]/).flatMap((one) => [one, one.replace(name, '')]);
    const texts = called.map((one) => fold(one.trim()));
    // A college that trades as 'Melbourne' isn't what the city means.
    return texts.flatMap((typed) => (typed.length > 3 && !CITIES.has(typed) ? { typed, name } : []));
  });
}

function calledBefore(
  { version }: CourseIndex,
  names: readonly string[],
  own: readonly OwnName[],
): UniversitiesByCall | null {
  const before = lastCalled.get(version.catalogue);
  const isSame =
    before?.universities.length === names.length &&
    before.universities.every((one, at) => one === names[at]) &&
    JSON.stringify(before.own) === JSON.stringify(own);
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
