import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { FolderInUse } from '@/database/embedded/lock';
import { chooseLocal } from '@/database/local-data';
import { copyForUpgrade, settleUpgrade, type UpgradeCopy } from '@/database/upgrade-copy';
import { VERSION } from '@/lib/platform/migrations/all';
import { release, releaseName } from '@/lib/platform/server/version';
import { whatChanges } from './upgrade/changes';
import { makeReady, type NewCode, ofGit, unpacked } from './upgrade/new-code';

/**
 * `npm run upgrade -- [folder or version] [--no-start] [--yes]`: brings a site on the embedded database to a newer version. What
 * changes is said first, and at a terminal asked for unless `--yes`. The new version is made
 * ready in a folder beside, and tried on a copy of the data while the site is stopped and locked; only when it has passed does it take
 * their places. Until then nothing here is changed: whatever fails, or ends this process, leaves the site as it was. Afterwards
 * nothing is taken back, since the new version may have taken writes.
 * @throws Error with one sentence
 */
export async function main(args: string[]): Promise<void> {
  const [named] = args.filter((one) => !one.startsWith('--'));
  if (process.env.MONGODB_URI)
    throw new Error(
      'This site uses its own MongoDB (MONGODB_URI). Replace its web processes one by one, as described in docs/operations.md, “Updates, and the way back”.',
    );
  const data = resolve(process.env.DATA_DIR ?? '.data');
  const settled = await settleUpgrade(data);
  if (settled) console.log(settled);
  await refuseOtherData(data);
  const code = codeFor(named);
  if (!code) {
    console.log(`This is already the newest version: ${releaseName(await release())}.`);
    if (settled) console.log('Start the site with npm start: older data are copied first and upgraded.');
    return;
  }
  console.log(await whatChanges(code));
  if (process.stdin.isTTY && !args.includes('--yes') && !(await isWanted())) return;
  console.log(`Preparing the upgrade in ${code.folder}. The site can keep running.`);
  makeReady(code);

  const copy = await copyForUpgrade(data).catch((error: unknown) => {
    if (!(error instanceof FolderInUse)) throw error;
    throw new Error(`The new version is ready, but the site is running. Stop it and try again (${error.message}).`);
  });
  let before: string;
  try {
    console.log('Testing the new version on a copy of the data. Nothing can be saved during the test.');
    await tryOn(copy, code, data);
    copy.pass(VERSION);
    code.putInPlace();
    before = copy.putInPlace();
  } finally {
    copy.release();
  }
  console.log(`Version ${code.version} is installed. The previous data are in ${before}.`);
  if (!args.includes('--no-start')) await start();
}

async function isWanted(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Upgrade now? (y/n) ');
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

async function refuseOtherData(data: string): Promise<void> {
  const { kind } = await chooseLocal(data, true);
  if (kind === 'mongod' || !existsSync(join(data, 'embedded')))
    throw new Error(`There is no embedded database in ${data}, so there is nothing to upgrade.`);
}

function codeFor(named: string | undefined): NewCode | null {
  if (named && existsSync(join(named, 'package.json'))) return unpacked(resolve(named));
  if (existsSync('.git')) return ofGit(named);
  throw new Error('Name the folder with the unpacked new version: npm run upgrade -- ../study-abroad-new');
}

/** Runs the new version's own check, as the user whose data they are. */
async function tryOn(copy: UpgradeCopy, code: NewCode, data: string): Promise<void> {
  const owner = statSync(join(data, 'embedded'));
  const child = spawn(
    process.execPath,
    ['--import', resolve('scripts/end-with-parent.mjs'), 'scripts/run.mjs', 'scripts/upgrade/try.ts'],
    {
      cwd: code.folder,
      stdio: ['pipe', 'inherit', 'inherit'],
      ...(process.getuid?.() === 0 ? { uid: owner.uid, gid: owner.gid } : {}),
      env: { ...process.env, DATA_DIR: copy.folder, END_WITH_PARENT: String(process.pid) },
    },
  );
  const [status, signal] = await new Promise<[number | null, string | null]>((done, failed) => {
    child.once('error', failed);
    child.once('close', (...how) => done(how));
  });
  if (status !== 0)
    throw new Error(
      `Version ${code.version} did not pass its check${signal ? ` (${signal})` : ''}. See the lines above. This site was not changed; start it again with npm start.`,
    );
}

/** Starts the site as `npm start` does, until it is stopped. */
function start(): Promise<void> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((done, failed) => {
    child.once('close', (status) =>
      status === 0
        ? done()
        : failed(new Error('The new version is installed but did not start. See the lines above, then run npm start.')),
    );
  });
}
