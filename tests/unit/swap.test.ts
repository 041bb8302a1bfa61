import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { longIt } from '../support/long-it';

/** A new version's files take the place of those of the one before; its own process, since it works in the folder it runs in. */

const MODULE = JSON.stringify(pathToFileURL(resolve('scripts/upgrade/swap.mjs')).href);
const NAMES = ['app', 'gone', 'next.config.js', 'scripts'];
let site: string;
let fresh: string;

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'swap-'));
  [site, fresh] = [join(folder, 'site'), join(folder, 'new')];
  for (const [root, text] of [
    [site, 'old'],
    [fresh, 'new'],
  ] as const) {
    for (const name of ['app', 'scripts']) mkdirSync(join(root, name), { recursive: true });
    for (const name of ['app/page.ts', 'scripts/start.ts', 'next.config.js']) writeFileSync(join(root, name), text);
  }
  mkdirSync(join(site, '.data'));
  writeFileSync(join(site, '.env'), 'own');
});
afterEach(() => rmSync(join(site, '..'), { recursive: true }));

const run = (code: string) =>
  execFileSync(
    process.execPath,
    ['--input-type=module', '-e', `import { finishSwap, swapIn } from ${MODULE}; ${code}`],
    { cwd: site },
  );
const texts = () =>
  ['app/page.ts', 'scripts/start.ts', 'next.config.js'].map((name) => readFileSync(join(site, name), 'utf8'));

it('moves what the new version has, and leaves what is the site’s own', () => {
  run(`swapIn(${JSON.stringify(fresh)}, ${JSON.stringify(NAMES)})`);
  expect(texts()).toEqual(['new', 'new', 'new']);
  expect(readdirSync(site).sort()).toEqual(['.data', '.env', 'app', 'next.config.js', 'scripts']);
  expect(existsSync(fresh)).toBe(false);
});

longIt('is finished by the next command after a kill at any of its renames', () => {
  for (let moved = 0; moved <= NAMES.length * 2; moved++) {
    rmSync(join(site, '..'), { recursive: true });
    for (const [root, text] of [
      [site, 'old'],
      [fresh, 'new'],
    ] as const) {
      for (const name of ['app', 'scripts']) mkdirSync(join(root, name), { recursive: true });
      for (const name of ['app/page.ts', 'scripts/start.ts', 'next.config.js']) writeFileSync(join(root, name), text);
    }
    mkdirSync(join(site, '.upgrade-before'));
    writeFileSync(join(site, '.upgrade-before/.from'), JSON.stringify({ folder: fresh, names: NAMES }));
    const renames = NAMES.flatMap((name) => [
      [join(site, name), join(site, '.upgrade-before', name)],
      [join(fresh, name), join(site, name)],
    ]);
    for (const [from, to] of renames.slice(0, moved) as [string, string][]) if (existsSync(from)) renameSync(from, to);
    run('finishSwap()');
    expect(texts(), `after ${moved} renames`).toEqual(['new', 'new', 'new']);
    expect(readdirSync(site).sort()).toEqual(['app', 'next.config.js', 'scripts']);
  }
});

it('does nothing where there is none', () => {
  run('finishSwap()');
  expect(texts()).toEqual(['old', 'old', 'old']);
});
