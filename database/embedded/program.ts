import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { buildSync } from 'esbuild';

/** Beside the packages, where Node finds them from; they belong to the same user as the sources. */
const FILE = resolve('node_modules/.cache/embedded-database.mjs');
const SOURCE = resolve('database/embedded/main.ts');

let made: string[] | undefined;

/**
 * What Node is started with to run the database: all its modules in one file, which is made anew where the sources changed and
 * loads in a fifth of the time; the sources themselves where nothing may be written beside the packages.
 */
export function programArguments(): string[] {
  made ??= argumentsFor(FILE);
  return made;
}

/** The same with the file at this path, looked at anew. */
export function argumentsFor(file: string): string[] {
  try {
    const { outputFiles } = buildSync({
      entryPoints: [SOURCE],
      outfile: file,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      write: false,
      logLevel: 'silent',
    });
    const program = Buffer.from(outputFiles[0]?.contents ?? []);
    if (!program.equals(present(file))) replace(file, program);
    return [file];
  } catch {
    return ['--import', 'tsx', SOURCE];
  }
}

function present(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}

/** By renaming: another process that starts now reads the old file or the new one, never half of one. */
function replace(file: string, program: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, program);
  renameSync(unfinished, file);
}
