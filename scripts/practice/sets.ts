import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { problemsOf } from '@/lib/engines/practice/check/set';
import { fullSet, solutions } from '@/lib/engines/practice/format/set';

const ROOT = 'practice';
const SOLUTIONS = '.solutions.json';

/** The files of all practice sets, by their paths. */
export const setFiles = (root = ROOT): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json') && !entry.name.endsWith(SOLUTIONS))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** A set as it is written. Throws zod's error where the file has another shape. */
export const readSet = (file: string) => fullSet.parse(JSON.parse(readFileSync(file, 'utf8')));

/** Everything that is wrong with the set in a file, its solutions and drawings beside it included. */
export function problemsIn(file: string): string[] {
  const read = fullSet.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) return read.error.issues.map(({ path, message }) => `${file}: ${path.join('.')}: ${message}`);
  const beside = file.replace(/\.json$/, SOLUTIONS);
  const solved = existsSync(beside) ? solutions.parse(JSON.parse(readFileSync(beside, 'utf8'))) : null;
  const drawing = (name: string) => {
    const path = join(dirname(file), name);
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  };
  const misplaced = basename(file) === `${read.data.id}.json` ? [] : [`${file}: its id is ${read.data.id}`];
  return [...misplaced, ...problemsOf(read.data, solved, drawing)];
}
