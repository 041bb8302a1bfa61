import { createHash } from 'node:crypto';
import type { FullSet } from '@/lib/engines/practice/format/set';
import type { PracticeRecordingRecord } from '@/models/practice-recording';
import { type HeardSet, type Recording, recordingsOf, scriptMark, soundOf, soundSheetOf } from './sound';

/** What is heard in one part or task of a set. */
export interface Heard {
  n: number;
  /** The address of its recording; null where none of its script is there. */
  src: string | null;
  /** Of people who speak in it; null for a computer's voices. */
  people: PracticeRecordingRecord | null;
}

/** Everything of a set that is heard, with the recordings there are: people's before a computer's. */
export function heardIn(set: FullSet, people: readonly PracticeRecordingRecord[]): Heard[] {
  if (!isHeard(set)) return [];
  const { sheet, parts } = readyOf(set);
  return parts.map(({ n, script }) => {
    const human = people.find((one) => one.n === n && one.script === script) ?? null;
    const made = sheet ? soundOf(set.id, n) : null;
    return { n, src: human ? `/api/v1/practice-recordings/${human._id}` : made, people: human };
  });
}

/** `none`: nothing in it is heard. `missing`: not every part of it has a recording. */
export const soundState = (heard: readonly Heard[]): 'none' | 'missing' | 'there' =>
  heard.length === 0 ? 'none' : heard.every(({ src }) => src !== null) ? 'there' : 'missing';

export const isHeard = (set: FullSet): set is HeardSet =>
  set.skill === 'listening' || set.skill === 'speaking' || 'items' in set;

/** What is heard in a set, in a few letters: it changes with every word, pause and recording of people. */
export function heardMark(set: HeardSet, heard: readonly Heard[]): string {
  const people = heard.flatMap((one) => (one.people ? String(one.people._id) : []));
  return people.length === 0 ? scriptMark(set) : shortHash([scriptMark(set), ...people]);
}

/** The script of one part or task, in a few letters. */
export const partMark = ({ script }: Recording): string => shortHash(script);

const shortHash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** Sets are never changed in a process: what follows from their scripts is found once for each. */
function readyOf(set: HeardSet): Ready {
  const key = 'items' in set ? set.items : set.parts;
  const found = READY.get(key) ?? {
    sheet: soundSheetOf(set) !== null,
    parts: recordingsOf(set).map((one) => ({ n: one.n, script: partMark(one) })),
  };
  READY.set(key, found);
  return found;
}
interface Ready {
  sheet: boolean;
  parts: { n: number; script: string }[];
}
const READY = new WeakMap<object, Ready>();
