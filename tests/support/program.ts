import { mkdirSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build } from 'esbuild';

const made = new Map<string, Promise<string>>();

/**
 * A file that runs this TypeScript module and all it imports of the project, made once per process: a process that
 * loads some hundred modules one by one takes a second of processor time before it begins.
 */
export function programOf(module: string): Promise<string> {
  const before = made.get(module);
  if (before) return before;
  const file = make(module);
  made.set(module, file);
  return file;
}

async function make(module: string): Promise<string> {
  // Inside the project, or its packages would not be found.
  const folder = resolve('test-results', 'programs');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, `${basename(module, '.ts')}-${process.pid}.mjs`);
  await build({ entryPoints: [module], outfile, bundle: true, platform: 'node', format: 'esm', packages: 'external' });
  process.once('exit', () => rmSync(outfile, { force: true }));
  return outfile;
}
