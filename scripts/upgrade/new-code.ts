import { spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { packagesStamp } from '../install.mjs';
import { isBuiltFrom } from '../start/build';
import { swapIn } from './swap.mjs';

/** Where a version of a git clone is made ready. Git doesn't look there. */
const BESIDE = '.upgrade';
/** In that folder: the commit that it holds whole. */
const COMMIT = '.commit';

/** A newer version in a folder beside this one, which stays as it is until the new one is put in its place. */
export interface NewCode {
  folder: string;
  version: string;
  /** Of a git clone the commit; else ''. */
  commit: string;
  /** To be called when the site's data are the new version's: repeated or left undone, a start does the rest. */
  putInPlace(): void;
}

/**
 * The version that an archive of a release was unpacked to.
 * @throws Error with one sentence when the folder holds no version
 */
export function unpacked(folder: string): NewCode {
  const here = productIn('.');
  const there = productIn(folder);
  if (!there || there.name !== here?.name || resolve(folder) === resolve('.'))
    throw new Error(`${folder} is not another version of the product. Name the folder with the unpacked archive.`);
  // It is put in place by renaming, which stays within a disk.
  if (statSync(folder).dev !== statSync('.').dev)
    throw new Error(`${folder} is on a different disk than this site. Unpack the archive next to the site.`);
  for (const place of ['.', folder]) refuseReadOnly(place);
  return {
    folder,
    version: there.version,
    commit: '',
    putInPlace: () => swapIn(folder, readdirSync(folder)),
  };
}

/**
 * Gets a newer version of a git clone and writes its sources into a folder of its own. Null when this is the newest one.
 * @param named a tag, branch or commit; without it the newest one of the branch that this one follows
 * @throws Error with one sentence when files were changed, or there is nothing to follow
 */
export function ofGit(named?: string): NewCode | null {
  const changed = git('status', '--porcelain', '--untracked-files=no').trim();
  if (changed)
    throw new Error(
      `These files were changed here, and an upgrade would lose the changes:\n${changed}\nCommit them, or put them aside (git stash).`,
    );
  if (git('remote').trim()) git('fetch', '--quiet', '--tags');
  const present = git('rev-parse', 'HEAD').trim();
  const wanted = tried('rev-parse', '--verify', '--quiet', `${named ?? '@{upstream}'}^{commit}`)?.trim();
  if (!wanted)
    throw new Error(
      named
        ? `Version ${named} does not exist here.`
        : 'This branch has no upstream. Name the version, for example npm run upgrade -- v1.2.0',
    );
  if (wanted === present) {
    rmSync(BESIDE, { recursive: true, force: true });
    return null;
  }
  if (tried('merge-base', '--is-ancestor', present, wanted) === null)
    throw new Error('That version is not newer than this one. Going back is described in docs/operations.md.');
  if (!existsSync(join(BESIDE, COMMIT)) || readFileSync(join(BESIDE, COMMIT), 'utf8') !== wanted) unpack(wanted);
  return {
    folder: BESIDE,
    version: productIn(BESIDE)?.version ?? '',
    commit: wanted,
    putInPlace: () => {
      if (named) git('checkout', '--quiet', wanted);
      else git('merge', '--quiet', '--ff-only', wanted);
      swapIn(BESIDE, ['node_modules', '.next']);
    },
  };
}

/**
 * Installs the packages of a new version and builds it, in its folder. What is there already is kept; packages and a
 * build that this version
 * has just the same are taken from here.
 * @throws Error with one sentence when that fails
 */
export function makeReady({ folder }: NewCode): void {
  if (!existsSync(join(folder, 'node_modules')) && hasSamePackages(folder)) linkPackages(folder);
  if (!existsSync(join(folder, '.next')) && isBuiltFrom(folder))
    cpSync('.next', join(folder, '.next'), {
      recursive: true,
      filter: (path) => !path.startsWith(join('.next', 'cache')),
    });
  const env: NodeJS.ProcessEnv = { ...process.env };
  Reflect.deleteProperty(env, 'NODE_ENV');
  const { status, signal } = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/start/build.ts'], {
    cwd: folder,
    env,
    stdio: 'inherit',
  });
  if (status !== 0)
    throw new Error(
      `The new version could not be installed${signal ? ` (${signal})` : ''}. See the lines above. This site was not changed.`,
    );
}

/** Whether a version asks for just the packages of this one, those that they ask for themselves too. */
function hasSamePackages(folder: string): boolean {
  const locked = (of: string) => {
    const { packages } = JSON.parse(readFileSync(join(of, 'package-lock.json'), 'utf8'));
    return JSON.stringify({ ...packages, '': null });
  };
  return packagesStamp(folder) === packagesStamp('.') && locked(folder) === locked('.');
}

/** Takes the packages of this version: the same files under another name, where the disk can do that. */
function linkPackages(folder: string): void {
  const to = join(folder, 'node_modules');
  if (process.platform === 'linux' && spawnSync('cp', ['-al', 'node_modules', to], { stdio: 'ignore' }).status === 0) {
    rmSync(join(to, '.cache'), { recursive: true, force: true });
    return;
  }
  rmSync(to, { recursive: true, force: true });
  cpSync('node_modules', to, { recursive: true, verbatimSymlinks: true });
}

function unpack(commit: string): void {
  rmSync(BESIDE, { recursive: true, force: true });
  mkdirSync(BESIDE);
  const archive = spawnSync('git', ['archive', commit], { maxBuffer: 1e9 });
  const unpacking = spawnSync('tar', ['-x', '-C', BESIDE], { input: archive.stdout });
  if (archive.status !== 0 || unpacking.status !== 0)
    throw new Error('The new version could not be unpacked: is the disk full?');
  writeFileSync(join(BESIDE, COMMIT), commit);
}

function refuseReadOnly(folder: string): void {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Error(`This user can't change ${resolve(folder)}. Run this as its owner, or as root.`);
  }
}

function productIn(folder: string): { name: string; version: string } | null {
  const file = join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

function git(...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64e6 });
  if (error || status !== 0) throw new Error(`git ${args[0]} failed: ${(error?.message ?? stderr).trim()}`);
  return stdout;
}

/** What a command of git says; null where it fails. */
function tried(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout : null;
}
