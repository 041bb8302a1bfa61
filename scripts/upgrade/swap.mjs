import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Plain JavaScript: it runs before anything is installed. */

/** Where what is replaced is put until all is in place. Git doesn't look there. */
const BEFORE = '.upgrade-before';
/** In that folder: what is moved, and where from. */
const NOTE = join(BEFORE, '.from');

/**
 * Moves files and folders of a new version out of its folder to where this version has its own, by renaming. A swap that was stopped in the
 * middle is finished by the next command that is run here.
 * @param {string} folder of the new version; removed in the end
 * @param {readonly string[]} names
 */
export function swapIn(folder, names) {
  rmSync(BEFORE, { recursive: true, force: true });
  mkdirSync(BEFORE);
  writeFileSync(NOTE, JSON.stringify({ folder: resolve(folder), names }));
  finishSwap();
}

/** Finishes a swap that was stopped; does nothing where there is none. */
export function finishSwap() {
  if (!existsSync(NOTE)) return;
  const { folder, names } = JSON.parse(readFileSync(NOTE, 'utf8'));
  // The commands come last: they are what finishes it.
  for (const name of [...names.filter((one) => one !== 'scripts'), 'scripts'].filter((one) => names.includes(one))) {
    const [from, before] = [join(folder, name), join(BEFORE, name)];
    if (!existsSync(from)) continue;
    rmSync(before, { recursive: true, force: true });
    if (existsSync(name)) renameSync(name, before);
    renameSync(from, name);
  }
  rmSync(folder, { recursive: true, force: true });
  rmSync(BEFORE, { recursive: true, force: true });
}
