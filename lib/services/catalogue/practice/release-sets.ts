import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type FullSet, fullSet, type Solutions, solutions } from '@/lib/engines/practice/format/set';
import { log } from '@/lib/platform/log';
import { once } from '@/lib/platform/once';

/** The practice sets that a release brings: files, so a process reads them once. */

const SETS = join(process.cwd(), 'practice');
const SOLUTIONS = '.solutions.json';

/** Who tried a set without its keys. */
export interface Tried {
  count: number;
  /** Whether a person was among them. */
  person: boolean;
  /** Whether it has keys, with which they agreed; open tasks have none. */
  solved: boolean;
}

interface ReleaseSet {
  set: FullSet;
  tried: Tried;
  /** A drawing that the set names, as SVG; null where there is none. */
  drawing: (name: string) => string | null;
}

/** Every set of the release, by exam, skill and id; drafts too. */
export const releaseSets = (): ReadonlyMap<string, ReleaseSet> => once('practice-sets', load);

function load(): Map<string, ReleaseSet> {
  const found = new Map<string, ReleaseSet>();
  if (!isThere(SETS)) {
    log().warn('the folder practice is not there: no practice tests of the release are shown');
    return found;
  }
  const files = readdirSync(SETS, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.json') && !name.endsWith(SOLUTIONS),
  );
  for (const name of files.sort()) {
    const file = join(/* turbopackIgnore: true */ SETS, name);
    const read = fullSet.safeParse(json(file));
    if (read.success) found.set(read.data.id, ofFile(read.data, file));
    else log().error({ file: name }, 'a practice set has another shape than its format, and is not shown');
  }
  return found;
}

function ofFile(set: FullSet, file: string): ReleaseSet {
  const solved = solvedOf(file);
  const all = solved ? [...solved.solvers, ...solved.readers] : [];
  return {
    set,
    tried: {
      count: all.length,
      person: all.some(({ kind }) => kind === 'person'),
      solved: (solved?.solvers.length ?? 0) > 0,
    },
    drawing: (name) => {
      const path = join(/* turbopackIgnore: true */ dirname(file), name);
      return isThere(path) ? readFileSync(/* turbopackIgnore: true */ path, 'utf8') : null;
    },
  };
}

const isThere = (path: string): boolean => existsSync(/* turbopackIgnore: true */ path);

const json = (file: string): unknown => JSON.parse(readFileSync(/* turbopackIgnore: true */ file, 'utf8'));

function solvedOf(file: string): Solutions | null {
  const beside = file.replace(/\.json$/, SOLUTIONS);
  return isThere(beside) ? solutions.parse(json(beside)) : null;
}
