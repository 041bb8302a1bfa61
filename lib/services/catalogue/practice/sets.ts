import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type FullSet, fullSet, type Solutions, solutions } from '@/lib/engines/practice/format/set';
import { log } from '@/lib/platform/log';
import { once } from '@/lib/platform/once';
import { recordingsOf, soundSheetOf } from './sound';

/** The one place where the server reads practice sets. They are files of the release, so a process reads them once. */

const SETS = join(process.cwd(), 'practice');
const SOLUTIONS = '.solutions.json';

interface Kept {
  set: FullSet;
  folder: string;
  solved: Solutions | null;
}

/** Sets that learners may see, by exam, skill and id: no draft, and none that is heard while its sound is not there. */
export const openSets = (): FullSet[] => [...kept().values()].map(({ set }) => set);

/** The open set with this id; null for one that is not there, or that learners may not see. */
export const openSet = (id: string): FullSet | null => kept().get(id)?.set ?? null;

/** Who tried an open set without its keys. */
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
export function drawingOf(id: string, name: string): string | null {
  const found = kept().get(id);
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
    else if (isOpen(read.data))
      found.set(read.data.id, { set: read.data, folder: dirname(file), solved: solvedOf(file) });
  }
  return found;
}

/** What is heard needs its recordings. */
function isOpen(set: FullSet): boolean {
  if (set.status === 'draft') return false;
  if (set.skill !== 'listening' && !('items' in set)) return true;
  return recordingsOf(set).length === 0 || soundSheetOf(set) !== null;
}

const isThere = (path: string): boolean => existsSync(/* turbopackIgnore: true */ path);

const json = (file: string): unknown => JSON.parse(readFileSync(/* turbopackIgnore: true */ file, 'utf8'));

function solvedOf(file: string): Solutions | null {
  const beside = file.replace(/\.json$/, SOLUTIONS);
  return isThere(beside) ? solutions.parse(json(beside)) : null;
}
