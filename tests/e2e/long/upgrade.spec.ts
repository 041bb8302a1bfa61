import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
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
import { dirname, join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { MongoClient } from 'mongodb';
import { startEmbedded } from '@/database/embedded/start';
import { VERSION } from '@/lib/platform/migrations/all';
import { packagesStamp } from '@/scripts/install.mjs';
import { platformName } from '@/scripts/release';
import { freePort } from '@/scripts/site';
import { fingerprint } from '@/scripts/start/build';
import { copyDemo } from '../../support/demo-folder';

/**
 * `npm run upgrade` as its owner runs it, in a git clone of its own with the suite's build and packages: the new versions differ in what is
 * not built, so nothing is downloaded or built anew. Whatever fails, the site is as it was.
 */
test.describe.configure({ mode: 'serial', timeout: 300_000 });

const root = mkdtempSync(join(tmpdir(), 'upgrade-'));
const site = join(root, 'site');
const data = join(site, '.data');
let port: number;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
    cwd: site,
    encoding: 'utf8',
  }).trim();
const put = (path: string, text: string | Buffer) => {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), text);
};
/** A version that follows the first one and differs from it in these files. */
function newVersion(tag: string, files: Record<string, string>): void {
  git('checkout', '--quiet', '-B', 'next', 'main');
  for (const [path, text] of Object.entries(files)) put(path, text);
  git('add', '--all');
  git('commit', '--quiet', '--message', tag);
  git('tag', tag);
  git('checkout', '--quiet', 'main');
}

test.beforeAll(async () => {
  test.setTimeout(300_000);
  port = await freePort();
  const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  });
  for (const path of sources.split('\0'))
    if (path && !/^(?:tests|bench|docs)\//.test(path) && existsSync(path)) put(path, readFileSync(path));
  execFileSync('cp', ['-a', '--reflink=auto', '.next', join(site, '.next')]);
  rmSync(join(site, '.next/cache'), { recursive: true, force: true });
  execFileSync('sh', ['-c', `cp -al node_modules '${site}/' 2>/dev/null || cp -a node_modules '${site}/'`]);
  // What the packages are for, as an installation notes it.
  put('node_modules/.installed-for', packagesStamp('.'));
  // The suite's build is of these sources, however it was made.
  put('.next/built-from', fingerprint(site));
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The version that runs');
  process.env.NEXTAUTH_SECRET = 'a secret of the browser tests, 32 characters or more';
  await copyDemo(300, data);
  await changed((client) =>
    client.db('study_abroad').collection<{ _id: number }>('migrations').deleteOne({ _id: VERSION }),
  );
});
test.afterAll(() => rmSync(root, { recursive: true, force: true }));

async function changed(work: (client: MongoClient) => Promise<unknown>): Promise<void> {
  const database = await startEmbedded({ dataDir: join(data, 'embedded') });
  const client = await MongoClient.connect(database.uri);
  try {
    await work(client);
  } finally {
    await client.close();
    await database.stop();
  }
}

/** Code and data of the site, to compare. */
const state = () => ({
  commit: git('rev-parse', 'HEAD'),
  changed: git('status', '--porcelain'),
  data: createHash('sha256')
    .update(readFileSync(join(data, 'embedded/lmdb/data.mdb')))
    .digest('hex'),
  // Of former tries nothing is left but what was made ready.
  beside: readdirSync(data)
    .filter((name) => !['backups', 'outbox'].includes(name) && !name.endsWith('-key') && !name.endsWith('-secret'))
    .sort(),
});

interface Run {
  process: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

function run(script: string, args: string[] = [], env: Record<string, string> = {}): Run {
  const { MONGODB_URI: _uri, NEXTAUTH_SECRET: _secret, NODE_ENV: _mode, FORCE_COLOR: _color, ...clean } = process.env;
  const child = spawn(process.execPath, ['scripts/run.mjs', script, ...args], {
    cwd: site,
    detached: true,
    env: { ...clean, PORT: String(port), LOG_LEVEL: 'error', ...env } as unknown as NodeJS.ProcessEnv,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece) => {
      output += piece;
    });
  return { process: child, output: () => output, ended: new Promise((done) => child.once('close', done)) };
}
const upgrade = (args: string[], env?: Record<string, string>) => run('scripts/upgrade.ts', args, env);

/** Expects an upgrade to end with this sentence, and the site to be as it was. */
async function refused(args: string[], sentence: RegExp | string, env?: Record<string, string>): Promise<void> {
  const before = state();
  const tried = upgrade(args, env);
  expect(await tried.ended, tried.output()).toBe(1);
  if (typeof sentence === 'string') expect(tried.output()).toContain(sentence);
  else expect(tried.output()).toMatch(sentence);
  expect(state()).toEqual(before);
}

test('an upgrade to nothing newer, to an older version or over changed files says so', async () => {
  newVersion('v1', { 'later.txt': '1' });
  // An upgrade was killed once the code was in place.
  put('.data/upgrading/passed', '{}');
  const same = upgrade(['main']);
  expect(await same.ended, same.output()).toBe(0);
  expect(same.output()).toMatch(
    /was moved to [\s\S]*This is already the newest version: [\d.]+ \([0-9a-f]{8} of [\d-]{10}\)[\s\S]*npm start/,
  );
  for (const name of readdirSync(data))
    if (name.startsWith('set-aside-')) rmSync(join(data, name), { recursive: true });
  await refused(['v9'], 'Version v9 does not exist here.');
  await refused([], 'This branch has no upstream. Name the version');
  await refused(['v1'], 'This site uses its own MongoDB', { MONGODB_URI: 'mongodb://127.0.0.1:1/' });
  put('README.md', 'changed');
  await refused(['v1'], /These files were changed here[\s\S]*README\.md/);
  git('checkout', '--quiet', 'README.md');
});

test('packages that can’t be installed leave the site as it was', async () => {
  const { dependencies, ...product } = JSON.parse(readFileSync('package.json', 'utf8'));
  newVersion('v2', {
    'package.json': JSON.stringify({ ...product, dependencies: { ...dependencies, none: '1.0.0' } }),
  });
  const bin = join(root, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'npm'), '#!/bin/sh\necho "no registry" >&2\nexit 1\n');
  chmodSync(join(bin, 'npm'), 0o755);
  await refused(['v2'], /no registry[\s\S]*The new version could not be installed/, {
    PATH: `${bin}:${process.env.PATH}`,
  });
});

test('a site that runs, so that its data can’t be copied, goes on', async () => {
  const database = await startEmbedded({ dataDir: join(data, 'embedded') });
  const running = upgrade(['v1']);
  expect(await running.ended).toBe(1);
  expect(running.output()).toContain('The new version is ready, but the site is running. Stop it and try again');
  expect(running.output()).toContain(`(pid ${process.pid})`);
  await database.stop();
});

test('a change of the data that fails leaves the site as it was', async () => {
  const double = { name: 'Twice', email: 'twice@example.com', role: 'student' };
  await changed(async (client) => {
    const users = client.db('study_abroad').collection('users');
    await users.dropIndex('email_1');
    await users.insertMany([{ ...double }, { ...double }]);
  });
  await refused(['v1'], /twice@example\.com[\s\S]*did not pass its check/);
  await changed((client) => client.db('study_abroad').collection('users').deleteMany({ name: 'Twice' }));
});

test('a new version that does not answer leaves the site as it was', async () => {
  const broken = join(root, 'broken');
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', broken, 'v1'], { cwd: site });
  execFileSync('cp', ['-al', join(site, 'node_modules'), broken]);
  execFileSync('cp', ['-a', join(site, '.next'), broken]);
  rmSync(join(broken, '.next/BUILD_ID'));
  await refused([broken], /did not pass its check[^\n]*This site was not changed/);
  execFileSync('git', ['worktree', 'remove', '--force', broken], { cwd: site });
});

test('killed in the middle the site is as it was, and run again it ends; then the new version serves', async () => {
  const before = state();
  for (const at of [/Preparing the upgrade/, /Testing the new version on a copy/, /Data: now version/]) {
    const killed = upgrade(['v1', '--no-start']);
    await expect.poll(killed.output, { timeout: 120_000, intervals: [20] }).toMatch(at);
    process.kill(-(killed.process.pid as number), 'SIGKILL');
    await killed.ended;
    const after = state();
    expect([after.commit, after.changed, after.data], String(at)).toEqual([before.commit, before.changed, before.data]);
  }

  const last = upgrade(['v1']);
  await expect.poll(last.output, { timeout: 180_000 }).toMatch(/Stop with Ctrl-C/);
  expect(last.output()).toContain(`Data: now version ${VERSION}, 1 change made.`);
  expect(last.output()).toContain(`The previous data are in ${join(data, `before-${VERSION}`)}`);
  expect(git('rev-parse', 'HEAD')).toBe(git('rev-parse', 'v1'));
  expect(readFileSync(join(site, 'later.txt'), 'utf8')).toBe('1');
  expect(existsSync(join(site, '.upgrade'))).toBe(false);
  const answer = await fetch(`http://localhost:${port}/api/v1/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'student@example.com', password: 'Demo-2026!' }),
  });
  expect(answer.status).toBe(200);
  const kept = createHash('sha256')
    .update(readFileSync(join(data, `before-${VERSION}/lmdb/data.mdb`)))
    .digest('hex');
  expect(kept).toBe(before.data);
  last.process.kill('SIGTERM');
  expect(await last.ended).toBe(0);
  expect(resolve(site)).toBe(site);
});

test('what an archive was unpacked to takes the place of a site without git, and serves its data', async () => {
  newVersion('v3', { 'later.txt': '3' });
  const folder = join(root, 'study-abroad-new');
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', folder, 'v3'], { cwd: site });
  execFileSync('cp', ['-al', join(site, 'node_modules'), folder]);
  execFileSync('cp', ['-a', join(site, '.next'), folder]);
  // As a release's archive: built, without git, saying what it is of.
  const made = { version: '9.9.9', commit: git('rev-parse', 'v3'), platform: platformName() };
  writeFileSync(join(folder, '.release'), JSON.stringify(made));
  rmSync(join(folder, '.git'));
  renameSync(join(site, '.git'), join(root, 'git-of-before'));
  await changed(async (client) => {
    const database = client.db('study_abroad');
    await database.collection<{ _id: number }>('migrations').deleteOne({ _id: VERSION });
    await database.collection('users').updateOne({ email: 'student@example.com' }, { $set: { name: 'Typed before' } });
  });

  const nameless = upgrade([]);
  expect(await nameless.ended).toBe(1);
  expect(nameless.output()).toContain('Name the folder with the unpacked new version');

  const last = upgrade([folder]);
  await expect.poll(last.output, { timeout: 180_000 }).toMatch(/Stop with Ctrl-C/);
  expect(readFileSync(join(site, 'later.txt'), 'utf8')).toBe('3');
  expect(JSON.parse(readFileSync(join(site, '.release'), 'utf8'))).toEqual(made);
  const answer = await fetch(`http://localhost:${port}/api/v1/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'student@example.com', password: 'Demo-2026!' }),
  });
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Typed before')]);
  last.process.kill('SIGTERM');
  expect(await last.ended).toBe(0);
});
