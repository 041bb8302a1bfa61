import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { ZodError } from 'zod';
import { problemsOf } from '@/lib/engines/practice/check/set';
import { type FullSet, fullSet, type Solutions, solutions } from '@/lib/engines/practice/format/set';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { once } from '@/lib/platform/once';

/** Practice sets as files: those of the release, and this site's own in a folder of its own. A process reads them once. */

const BUILT_IN = join(process.cwd(), 'practice');
const SOLUTIONS = '.solutions.json';

/** The folder of this site's own sets; it need not be there. */
export const ownFolder = (): string => env().PRACTICE_DIR ?? join(env().DATA_DIR, 'practice');

/** Who tried a set without its keys. */
export interface Tried {
  count: number;
  /** Whether a person was among them. */
  person: boolean;
  /** Whether it has keys, with which they agreed; open tasks have none. */
  solved: boolean;
}

interface FileSet {
  set: FullSet;
  tried: Tried;
  /** A drawing that the set names, as SVG; null where there is none. */
  drawing: (name: string) => string | null;
}

/** A file of this site's own folder that is not used, or the folder itself. */
export interface LeftOut {
  /** Its path in the folder. */
  file: string;
  problems: string[];
}

interface Sets {
  sets: ReadonlyMap<string, FileSet>;
  leftOut: readonly LeftOut[];
  /** How many of the sets are this site's own. */
  own: number;
}

/** Every set of the release and of this site's folder, by exam, skill and id; drafts too. Never throws. */
export const setsInFiles = (): Sets => once('practice-sets', load);

function load(): Sets {
  const sets = new Map<string, FileSet>();
  const leftOut: LeftOut[] = [];
  if (!isThere(BUILT_IN)) log().warn('the folder “practice” is missing: the built-in practice tests are not shown');
  else
    for (const file of setFiles(BUILT_IN)) {
      const read = readFile(file);
      if (read.found) sets.set(read.found.set.id, read.found);
      else log().error({ file, problems: read.problems }, 'a built-in practice set can’t be read, and is not shown');
    }
  const before = sets.size;
  for (const file of ownFiles(leftOut)) {
    const { found, problems } = checkedFile(file);
    if (found && sets.has(found.set.id))
      problems.push(`${found.set.id}: another set has this id. Choose a different id.`);
    if (found && problems.length === 0) sets.set(found.set.id, found);
    else leftOut.push({ file: relative(ownFolder(), file), problems });
  }
  for (const one of leftOut) log().error(one, 'a practice set of this site has problems, and is not shown');
  return { sets, leftOut, own: sets.size - before };
}

/** The files of this site's own sets. A folder that can't be read is left out as a whole. */
function ownFiles(leftOut: LeftOut[]): string[] {
  const folder = ownFolder();
  if (!env().PRACTICE_DIR && !isThere(folder)) return [];
  try {
    return setFiles(folder);
  } catch (error) {
    leftOut.push({ file: folder, problems: [`The folder can't be read: ${messageOf(error)}`] });
    return [];
  }
}

/** The files of the sets in a folder and the folders in it, by their paths. Throws where it can't be read. */
export const setFiles = (folder: string): string[] =>
  readdirSync(/* turbopackIgnore: true */ folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !name.endsWith(SOLUTIONS))
    .map((name) => join(/* turbopackIgnore: true */ folder, name))
    .sort();

/** A set as it is written. Throws where the file is none. */
export const readSet = (file: string): FullSet => fullSet.parse(json(file));

/** Everything that is wrong with the set in a file, its solutions and drawings beside it included; empty when it is sound. */
export const problemsIn = (file: string): string[] => checkedFile(file).problems;

interface Checked {
  /** Null where the file can't be read as a set. */
  found: FileSet | null;
  problems: string[];
}

function checkedFile(file: string): Checked {
  const { found, solved, problems } = readFile(file);
  if (!found) return { found, problems };
  const { set, drawing } = found;
  const isOwn = relative(BUILT_IN, file).startsWith('..');
  const misplaced = basename(file) === `${set.id}.json` ? [] : [`${set.id}: the file must be called ${set.id}.json`];
  const taken = isOwn && set.id.startsWith('own-') ? [`${set.id}: an id can't begin with own-. Choose another.`] : [];
  return { found, problems: [...misplaced, ...taken, ...problemsOf(set, solved, drawing, isOwn)] };
}

function readFile(file: string): Checked & { solved: Solutions | null } {
  try {
    const set = readSet(file);
    const beside = file.replace(/\.json$/, SOLUTIONS);
    const solved = isThere(beside) ? solutions.parse(json(beside)) : null;
    const drawing = (name: string) => set.drawings?.[name] ?? drawingBeside(file, name);
    return { found: { set, tried: triedBy(solved), drawing }, solved, problems: [] };
  } catch (error) {
    if (!(error instanceof ZodError)) return { found: null, solved: null, problems: [messageOf(error)] };
    return { found: null, solved: null, problems: error.issues.map(sentenceOf) };
  }
}

/** `parts.0.title: …`, by the names of fields; of one that the format doesn't have too. */
function sentenceOf(issue: ZodError['issues'][number]): string {
  const names = issue.code === 'unrecognized_keys' ? [issue.keys.join(', ')] : [];
  return `${[...issue.path, ...names].join('.')}: ${issue.message}`;
}

function triedBy(solved: Solutions | null): Tried {
  const all = solved ? [...solved.solvers, ...solved.readers] : [];
  return {
    count: all.length,
    person: all.some(({ kind }) => kind === 'person'),
    solved: (solved?.solvers.length ?? 0) > 0,
  };
}

function drawingBeside(file: string, name: string): string | null {
  const path = join(/* turbopackIgnore: true */ dirname(file), name);
  return isThere(path) ? readFileSync(/* turbopackIgnore: true */ path, 'utf8') : null;
}

const isThere = (path: string): boolean => existsSync(/* turbopackIgnore: true */ path);

const json = (file: string): unknown => JSON.parse(readFileSync(/* turbopackIgnore: true */ file, 'utf8'));

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
