import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildWasEnded, noRoomToBuild, wayToBuild } from '@/scripts/start/memory';
import { longIt } from '../support/long-it';

const INSTALLER = JSON.stringify(resolve('scripts/install.mjs'));
const GB = 1_000_000_000;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'first-start-'));
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: { one: '1.0.0', two: '1.0.0' } }));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** An npm that puts these packages into the folder it is started in, and then does this. */
function npmThat(packages: string[], then: string): void {
  const lines = packages.map((name) => `mkdir -p node_modules/${name}; echo '{}' > node_modules/${name}/package.json`);
  writeFileSync(join(folder, 'bin', 'npm'), ['#!/bin/sh', ...lines, then, ''].join('\n'), { mode: 0o755 });
}

function prepare() {
  const code = `import(${INSTALLER}).then(({ prepare }) => prepare())`;
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}`, NODE_COMPILE_CACHE: '' };
  const { status, stderr } = spawnSync(process.execPath, ['-e', code], { cwd: folder, env, encoding: 'utf8' });
  return { status, said: stderr.trim() };
}
const packages = () => readdirSync(join(folder, 'node_modules')).sort();

describe('the installation of the packages', () => {
  longIt('that is killed half-way leaves no half packages behind, and the next start installs them whole', () => {
    npmThat(['one'], 'kill -9 $$');
    expect(prepare()).toEqual({
      status: 1,
      said: 'The installation of the packages was ended by SIGKILL. Start again to repeat it.',
    });
    expect(existsSync(join(folder, 'node_modules'))).toBe(false);
    npmThat(['one', 'two'], 'exit 0');
    expect(prepare()).toEqual({ status: 0, said: '' });
    expect(packages()).toEqual(['.installed-for', 'one', 'two']);
    expect(readdirSync(folder).sort()).toEqual(['bin', 'node_modules', 'package.json']);
  });

  it('takes the place of packages without a mark: a half-filled folder of an older version is made anew', () => {
    mkdirSync(join(folder, 'node_modules', 'half'), { recursive: true });
    npmThat(['one', 'two'], 'exit 0');
    expect(prepare().status).toBe(0);
    expect(packages()).toEqual(['.installed-for', 'one', 'two']);
    npmThat([], 'exit 9');
    expect(prepare().status).toBe(0);
  });

  it('that left a package out is not taken, and says which', () => {
    npmThat(['one'], 'exit 0');
    expect(prepare()).toEqual({
      status: 1,
      said: 'The packages are incomplete: npm left out two. Start again.',
    });
    expect(existsSync(join(folder, 'node_modules'))).toBe(false);
  });

  it('that ended just before it was put in place is put there without npm', () => {
    npmThat(['one', 'two'], 'exit 0');
    prepare();
    const mark = readFileSync(join(folder, 'node_modules', '.installed-for'), 'utf8');
    rmSync(join(folder, 'node_modules'), { recursive: true });
    mkdirSync(join(folder, '.installing', 'node_modules'), { recursive: true });
    writeFileSync(join(folder, '.installing', 'node_modules', '.installed-for'), mark);
    npmThat([], 'exit 9');
    expect(prepare().status).toBe(0);
    expect(packages()).toEqual(['.installed-for']);
  });
});

describe('a build', () => {
  it('takes the way that the free memory allows', () => {
    const room = (free: number) => ({ free: free * GB, total: 4 * GB });
    expect([3, 2.3, 2].map((free) => wayToBuild(room(free)))).toEqual(['usual', 'small', 'none']);
    expect(noRoomToBuild(room(1))).toMatch(/needs 2\.2 GB of free memory, and 1\.0 GB of 4\.0 GB is free\./);
  });

  it('that was killed says by what signal, what it needs and what is free', () => {
    expect(buildWasEnded('SIGKILL', { free: 0.4 * GB, total: 2 * GB })).toMatch(
      /ended by SIGKILL, most likely because memory ran out\. It needs 2\.2 GB .*; 0\.4 GB of 2\.0 GB is free now\.$/,
    );
    expect(buildWasEnded('SIGBUS', { free: GB, total: 2 * GB })).toContain('remove node_modules');
  });
});
