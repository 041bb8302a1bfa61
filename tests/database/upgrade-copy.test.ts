import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseDatabase } from '@/database/choose';
import { startEmbedded } from '@/database/embedded/start';
import { allSetAside, removeOldSetAside } from '@/database/set-aside';
import { copyForUpgrade, settleUpgrade } from '@/database/upgrade-copy';
import { longIt } from '../support/long-it';
import { programOf } from '../support/program';
import { LONG } from '../support/tiers';
import { onRealMongoDB, temporaryFolder } from './support/database';

/** The data of a site while a new version is tried on a copy of them. */

/** A user without rights. */
const NOBODY = 65_534;

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(async () => {
  folder = temporaryFolder();
  await within('embedded', (client) => client.db('d').collection<{ _id: number }>('c').insertOne({ _id: 1 }));
  writeFileSync(join(folder.path, 'documents-key'), 'ab'.repeat(32));
  mkdirSync(join(folder.path, 'outbox'));
});
afterEach(() => folder.remove());

async function within<T>(name: string, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const database = await startEmbedded({ dataDir: join(folder.path, name) });
  const client = await MongoClient.connect(database.uri);
  try {
    return await work(client);
  } finally {
    await client.close();
    await database.stop();
  }
}
const ids = (name: string) =>
  within(name, async (client) => {
    const all = await client.db('d').collection<{ _id: number }>('c').find().sort({ _id: 1 }).toArray();
    return all.map(({ _id }) => _id);
  });
const add = (name: string, _id: number) =>
  within(name, (client) => client.db('d').collection<{ _id: number }>('c').insertOne({ _id }));
const dataFile = () => readFileSync(join(folder.path, 'embedded', 'lmdb', 'data.mdb'));
const own = (name = '.') =>
  readdirSync(join(folder.path, name))
    .filter((name) => !name.startsWith('lock-'))
    .sort();

describe.skipIf(onRealMongoDB)('data that a new version is tried on', () => {
  longIt('are a copy with the keys; what becomes of it leaves the site as it was', async () => {
    const before = dataFile();
    const copy = await copyForUpgrade(folder.path);
    expect(own('upgrading')).toEqual(['documents-key', 'embedded']);
    await add('upgrading/embedded', 2);
    expect(dataFile().equals(before)).toBe(true);
    copy.release();
    expect(own()).toEqual(['documents-key', 'embedded', 'outbox']);
    expect(await ids('embedded')).toEqual([1]);
  });

  it('take the place of the others in the end, which stay beside', async () => {
    const copy = await copyForUpgrade(folder.path);
    await add('upgrading/embedded', 2);
    copy.pass(7);
    expect(copy.putInPlace()).toBe(join(folder.path, 'before-7'));
    copy.release();
    expect(own()).toEqual(['before-7', 'documents-key', 'embedded', 'outbox']);
    expect([await ids('embedded'), await ids('before-7')]).toEqual([[1, 2], [1]]);
  });

  it.runIf(LONG)(
    'are not copied without room, nor while the site runs, and no one starts on them meanwhile',
    async () => {
      await expect(copyForUpgrade(folder.path, () => 1_000_000)).rejects.toThrow('Nothing was changed');
      expect(own()).toEqual(['documents-key', 'embedded', 'outbox']);
      const site = await startEmbedded({ dataDir: join(folder.path, 'embedded') });
      await expect(copyForUpgrade(folder.path)).rejects.toThrow('in use by another process');
      await site.stop();
      const copy = await copyForUpgrade(folder.path);
      await expect(startEmbedded({ dataDir: join(folder.path, 'embedded') })).rejects.toThrow(
        'in use by another process',
      );
      copy.release();
      rmSync(join(folder.path, 'outbox'), { recursive: true });
      expect(await ids('embedded')).toEqual([1]);
    },
  );
});

describe.skipIf(onRealMongoDB)('an upgrade that is killed', { timeout: 60_000 }, () => {
  /** What was said, by a start of the database that is stopped again. */
  async function started(): Promise<string[]> {
    const said: string[] = [];
    const database = await chooseDatabase(folder.path, (line) => said.push(line));
    await database.stop();
    return said;
  }
  const setAside = () => own().find((name) => name.startsWith('set-aside-')) ?? '';

  longIt('between the two renames is finished by the next start: no new site is made in their place', async () => {
    await killedUpgrade('renames');
    expect(await started()).toEqual([expect.stringMatching(/^The upgrade of .* is now finished\. .*before-7\.$/)]);
    expect(own()).toEqual(['before-7', 'documents-key', 'embedded', 'outbox']);
    expect([await ids('embedded'), await ids('before-7')]).toEqual([[1, 2], [1]]);
    expect(await started()).toEqual([]);
  });

  it.runIf(LONG)(
    'once its copy has passed never makes that the site later: it is set aside, and goes after seven days',
    async () => {
      await killedUpgrade('passed');
      expect(await started()).toEqual([expect.stringMatching(/which is not used: it was moved to .*set-aside-20/)]);
      expect(own()).toEqual(['documents-key', 'embedded', 'outbox', setAside()]);
      await add('embedded', 3);
      // What the sentence about damaged data says to do.
      renameSync(join(folder.path, 'embedded'), join(folder.path, 'embedded-damaged'));
      await started();
      expect(await ids('embedded')).toEqual([]);
      expect(await ids('embedded-damaged')).toEqual([1, 3]);
      const [{ goesOn } = { goesOn: new Date(0) }] = allSetAside(folder.path);
      removeOldSetAside(folder.path, new Date(goesOn.getTime() - 1_000));
      expect(setAside()).not.toBe('');
      removeOldSetAside(folder.path, goesOn);
      expect(setAside()).toBe('');
      expect(goesOn.getTime() - Date.now()).toBeGreaterThan(6.9 * 24 * 3_600_000);
    },
  );

  it.runIf(LONG)('and whose data were moved away before any start never makes its copy the site either', async () => {
    await killedUpgrade('passed');
    renameSync(join(folder.path, 'embedded'), join(folder.path, 'embedded-damaged'));
    mkdirSync(join(folder.path, 'before-7'));
    expect(await started()).toEqual([expect.stringContaining('is set aside in')]);
    expect(await ids('embedded')).toEqual([]);
  });

  it.runIf(LONG)('during the trial leaves no second copy of all people behind', async () => {
    await killedUpgrade('trial');
    expect(await started()).toEqual([expect.stringContaining('is removed')]);
    expect(own()).toEqual(['documents-key', 'embedded', 'outbox']);
    expect(await ids('embedded')).toEqual([1]);
  });

  it.runIf(LONG)('is made good by the next upgrade too', async () => {
    await killedUpgrade('renames');
    const copy = await copyForUpgrade(folder.path);
    expect(own()).toEqual(['before-7', 'documents-key', 'embedded', 'outbox', 'upgrading']);
    expect(await ids('upgrading/embedded')).toEqual([1, 2]);
    await expect(settleUpgrade(folder.path)).rejects.toThrow('an upgrade of this site is in progress');
    copy.release();
    expect(await settleUpgrade(folder.path)).toBeNull();
  });

  // Another user's folder is nothing that root notices.
  it.skipIf(process.getuid?.() !== 0)('as root, while it copied, stops no start of the site’s own user', async () => {
    mkdirSync(join(folder.path, 'upgrading', 'embedded'), { recursive: true, mode: 0o700 });
    mkdirSync(join(folder.path, 'set-aside-2020-11-28T14-05-33-123', 'embedded'), { recursive: true, mode: 0o700 });
    chownSync(folder.path, NOBODY, NOBODY);
    process.seteuid?.(NOBODY);
    try {
      expect(await settleUpgrade(folder.path)).toContain(`Remove it: sudo rm -r ${folder.path}/upgrading`);
    } finally {
      process.seteuid?.(0);
    }
    expect(own()).toContain('embedded');
  });

  it.runIf(LONG)(
    'by a version that wrote no name, in the very moment, asks a person: nothing is made and nothing moved',
    async () => {
      await killedUpgrade('renames');
      for (const mark of ['', '{"upgrade":"2026', '{}']) {
        writeFileSync(join(folder.path, 'upgrading', 'passed'), mark);
        await expect(chooseDatabase(folder.path)).rejects.toThrow(
          /To continue with that copy: mv .*To continue without it: mv/,
        );
        expect(own()).toEqual(['before-7', 'documents-key', 'outbox', 'upgrading']);
      }
    },
  );
});

/** Upgrades the data in a process of its own, which is killed at that point. */
async function killedUpgrade(at: 'trial' | 'passed' | 'renames'): Promise<void> {
  const child = spawn(process.execPath, [await programOf('tests/support/upgrade-process.ts')], {
    env: { ...process.env, UPGRADED: folder.path, KILLED: at },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
}
