import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type FullSet, fullSet, type Solutions, solutions } from '@/lib/engines/practice/format/set';
import { connectDatabase } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';
import { once } from '@/lib/platform/once';
import { PracticeSetState } from '@/models/practice-set-state';
import { recordingsOf, soundSheetOf } from './sound';

/** The one place where the server reads practice sets. They are files of the release, so a process reads them once. */

const SETS = join(process.cwd(), 'practice');
const SOLUTIONS = '.solutions.json';

interface Kept extends KnownSet {
  folder: string;
  solved: Solutions | null;
}

/** A set of the release, whether or not learners see it. */
export interface KnownSet {
  set: FullSet;
  /** `none`: nothing in it is heard. `missing`: the recordings of its script are not there. */
  sound: 'none' | 'missing' | 'there';
  /** No draft, and its sound is there: learners see it unless an admin turned it off. */
  isReady: boolean;
}

/** Every set of the release, by exam, skill and id; drafts too. */
export const everySet = (): KnownSet[] => [...kept().values()];

/**
 * Sets that learners may see, by exam, skill and id: no draft, none that is heard while its sound is not there, and none
 * that an admin turned off.
 */
export async function openSets(): Promise<FullSet[]> {
  await connectDatabase();
  const off = new Set((await PracticeSetState.find({ off: { $ne: null } }, '_id').lean()).map(({ _id }) => _id));
  return everySet()
    .filter(({ set, isReady }) => isReady && !off.has(set.id))
    .map(({ set }) => set);
}

/** The open set with this id; null for one that is not there, or that learners may not see. */
export const openSet = async (id: string): Promise<FullSet | null> => (await open(id))?.set ?? null;

async function open(id: string): Promise<Kept | null> {
  const found = kept().get(id);
  if (!found?.isReady) return null;
  await connectDatabase();
  return (await PracticeSetState.exists({ _id: id, off: { $ne: null } })) ? null : found;
}

/** Who tried a set without its keys. */
export interface Tried {
  count: number;
  /** Whether a person was among them. */
  person: boolean;
  /** Whether it has keys, with which they agreed; open tasks have none. */
  solved: boolean;
}

export function triedBy(id: string): Tried {
  const solved = kept().get(id)?.solved;
  const all = solved ? [...solved.solvers, ...solved.readers] : [];
  return {
    count: all.length,
    person: all.some(({ kind }) => kind === 'person'),
    solved: (solved?.solvers.length ?? 0) > 0,
  };
}

/** A drawing of an open set, as SVG; null where the set names no such drawing. */
export async function drawingOf(id: string, name: string): Promise<string | null> {
  const found = await open(id);
  if (!found || !JSON.stringify(found.set).includes(`"svg":${JSON.stringify(name)}`)) return null;
  return readFileSync(join(/* turbopackIgnore: true */ found.folder, name), 'utf8');
}

const kept = (): Map<string, Kept> => once('practice-sets', load);

function load(): Map<string, Kept> {
  const found = new Map<string, Kept>();
  if (!existsSync(SETS)) {
    log().warn('the folder practice is not there: no practice tests are shown');
    return found;
  }
  const files = readdirSync(SETS, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.json') && !name.endsWith(SOLUTIONS),
  );
  for (const name of files.sort()) {
    const file = join(/* turbopackIgnore: true */ SETS, name);
    const read = fullSet.safeParse(json(file));
    if (!read.success)
      log().error({ file: name }, 'a practice set has another shape than its format, and is not shown');
    else {
      const set = read.data;
      const sound = soundIn(set);
      const isReady = set.status !== 'draft' && sound !== 'missing';
      found.set(set.id, { set, sound, isReady, folder: dirname(file), solved: solvedOf(file) });
    }
  }
  return found;
}

/** What is heard needs its recordings. */
function soundIn(set: FullSet): KnownSet['sound'] {
  if ((set.skill !== 'listening' && !('items' in set)) || recordingsOf(set).length === 0) return 'none';
  return soundSheetOf(set) === null ? 'missing' : 'there';
}

const isThere = (path: string): boolean => existsSync(/* turbopackIgnore: true */ path);

const json = (file: string): unknown => JSON.parse(readFileSync(/* turbopackIgnore: true */ file, 'utf8'));

function solvedOf(file: string): Solutions | null {
  const beside = file.replace(/\.json$/, SOLUTIONS);
  return isThere(beside) ? solutions.parse(json(beside)) : null;
}
