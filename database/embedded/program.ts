import { renameSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSync } from 'esbuild';

const SOURCE = resolve('database/embedded/main.ts');
/** Beside the packages, where Node finds them from; they belong to the same user as the sources. */
const FILE = resolve('node_modules/.cache/embedded-database.mjs');
const made = new Map<string, string[]>();

/**
 * What Node is started with to run the database: this file of all its modules, which loads in a fifth of the time and is made once by each
 * process, or the sources where nothing may be written. By renaming: who starts meanwhile reads the file before, never half of one.
 */
export function programArguments(file = FILE): string[] {
  const before = made.get(file);
  if (before) return before;
  const outfile = `${file}.${process.pid}`;
  const format = { bundle: true, platform: 'node', format: 'esm', packages: 'external' } as const;
  let program = ['--import', 'tsx', SOURCE];
  try {
    buildSync({ entryPoints: [SOURCE], outfile, ...format, logLevel: 'silent' });
    renameSync(outfile, file);
    program = [file];
  } catch {}
  made.set(file, program);
  return program;
}
