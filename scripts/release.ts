import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { dayOf } from '@/lib/domain/days/day';
import { numberSources, writeNotes } from './release/number';
import { buildWhenStale } from './start/build';

/** Where the archive is put; git doesn't look there. */
const OUTPUT = 'dist';

/** Of the sources, what a site is not run with. */
const NOT_RUN =
  /^(?:tests|bench|\.ci|\.github|\.vscode)\/|^(?:biome|knip|stryker|playwright|vitest)[^/]*$|^\.(?:editorconfig|dockerignore|gitignore)$/;

/** Of the build, what only building reads. */
const NOT_SERVED = /^\.next\/(?:cache|dev|diagnostics|standalone|trace|trace-build|types|turbopack)(?:\/|$)/;

/** Of the packages, what only building reads: Next's compilers and the style sheet's. */
const NOT_STARTED =
  /node_modules\/(?:@next\/swc-[^/]+|@tailwindcss\/oxide-[^/]+|lightningcss-[^/]+|@typescript\/[^/]+)$/;

/** The system and processor that an archive made here runs on, such as 'linux-x64' or 'linux-x64-musl'. */
export function platformName(): string {
  const report = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  const musl = process.platform === 'linux' && !report.header.glibcVersionRuntime;
  return `${process.platform}-${process.arch}${musl ? '-musl' : ''}`;
}

/**
 * `npm run release [-- number]`: makes `dist/study-abroad-<version>-<platform>.tar.gz`, the built site with its packages. Unpacked, `npm
 * start` serves without building or installing. With a new number it is of that version: the number and the changelog's section are
 * committed, tagged `v<number>` here, and the section is written to `dist/notes-<number>.md`. Rejects outside a git checkout, and where a file was changed and not committed: the
 * archive says its version, so it holds nothing else.
 */
export async function main([number]: string[]): Promise<void> {
  const changed = git('status', '--porcelain', '--untracked-files=no').trim();
  if (changed) throw new Error(`These files were changed and not committed:\n${changed}`);
  if (number) {
    const notes = numberSources(number, dayOf(new Date(), 'UTC'));
    git('commit', '--quiet', '--all', '--message', `Version ${number}`);
    git('tag', `v${number}`);
    console.log(`Tagged v${number} here; what is new: ${writeNotes(OUTPUT, number, notes)}`);
  }
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const name = `study-abroad-${version}-${platformName()}`;
  await buildWhenStale();

  const beside = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    const root = join(beside, name);
    const sources = git('ls-files', '-z')
      .split('\0')
      .filter((path) => path && !NOT_RUN.test(path));
    for (const path of sources) copy(path, root);
    const [commit, day] = git('log', '-1', '--format=%H %cs').trim().split(' ');
    const made = { version, commit, day, platform: platformName() };
    writeFileSync(join(root, '.release'), `${JSON.stringify(made, null, 2)}\n`);
    cpSync('.next', join(root, '.next'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !NOT_SERVED.test(path),
    });
    refuseLinksOut(root);
    console.log('Installing the packages that a site runs with …');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    run(npm, ['ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'], root);
    for (const path of foldersOf(join(root, 'node_modules'))) rmSync(path, { recursive: true });
    cpSync('node_modules/.installed-for', join(root, 'node_modules/.installed-for'));
    mkdirSync(OUTPUT, { recursive: true });
    const archive = resolve(OUTPUT, `${name}.tar.gz`);
    run('tar', ['-czf', archive, name], beside);
    console.log(`${archive}: ${Math.round(statSync(archive).size / 1e6)} MB`);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}

/** A build's links to packages are relative; one that names a place of this machine leads nowhere on another. */
function refuseLinksOut(root: string): void {
  const { stdout } = spawnSync('find', [root, '-type', 'l', '-lname', '/*'], { encoding: 'utf8' });
  if (stdout) throw new Error(`The archive would contain links to this machine:\n${stdout}`);
}

function foldersOf(packages: string): string[] {
  const found = spawnSync('find', [packages, '-maxdepth', '3', '-type', 'd'], { encoding: 'utf8' });
  return found.stdout.split('\n').filter((path) => NOT_STARTED.test(path) && existsSync(path));
}

function copy(path: string, root: string): void {
  const to = join(root, path);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(path, to);
}

function git(...args: string[]): string {
  const { status, stdout, error } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64e6 });
  if (error || status !== 0) throw new Error('A release can only be made from a git checkout of the project.');
  return stdout;
}

function run(command: string, args: string[], cwd: string): void {
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (error || status !== 0) throw new Error(`${command} ${args[0]} failed${error ? `: ${error.message}` : ''}.`);
}
