import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Db, MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseChecksum } from '@/database/checksum';
import { startEmbedded } from '@/database/embedded/start';
import { MIGRATIONS, VERSION } from '@/lib/platform/migrations/all';
import { runCommand } from '../../support/commands';
import { programOf } from '../../support/program';

/** What an update does to the database of `npm start`; here by `npm run db:indexes`, which goes the same way. */

const NAME = 'study_abroad';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'update-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a local database with older data', { timeout: 120_000 }, () => {
  it('is copied before it is changed, and one line says so; the next time there is nothing to copy or to say', async () => {
    const before = await olderDatabase();
    const said = await update();
    expect(said).toContain(`Upgrading the database from version 4 to ${VERSION}. Its files are copied first`);
    expect(said).toContain(
      `The database was upgraded from version 4 to ${VERSION}. The previous files are in ${join(folder, 'before-4')}.\n`,
    );
    expect(await within('before-4', databaseChecksum)).toEqual(before);
    await within('embedded', async (db) => {
      expect(await db.collection('users').findOne({}, { projection: { ref: 1 } })).toHaveProperty('ref');
      expect(await db.collection('migrations').countDocuments({ endedOn: { $ne: null } })).toBe(MIGRATIONS.length);
    });
    expect(await update()).not.toContain('files are in');
    expect(readdirSync(folder).sort()).toEqual(['before-4', 'embedded']);
  });

  it('is brought up to date by the next start when it is killed at any moment, and the copy is of before', async () => {
    const before = await olderDatabase();
    // While it copies, when the copy is there, and some way into the migrations.
    for (const [name, ms] of [
      ['before-4.unfinished', 0],
      ['before-4', 0],
      ['before-4', 300],
      ['before-4', 800],
    ] as const) {
      const program = JSON.stringify(await programOf('scripts/db-indexes.ts'));
      const worker = spawn(process.execPath, ['-e', `import(${program}).then(({ main }) => main([]))`], {
        env: { ...process.env, ...settings() },
        stdio: 'ignore',
      });
      const ended = once(worker, 'exit');
      while (!existsSync(join(folder, name)) && worker.exitCode === null) await delay(1);
      await delay(ms);
      worker.kill('SIGKILL');
      await ended;
    }
    expect(await update()).toContain(`files are in ${join(folder, 'before-4')}`);
    expect(await within('before-4', databaseChecksum)).toEqual(before);
    expect(readdirSync(folder).sort()).toEqual(['before-4', 'embedded']);
  });

  it('stays as it is while the site runs on it', async () => {
    const before = await olderDatabase();
    const database = await startEmbedded({ dataDir: join(folder, 'embedded') });
    writeFileSync(join(folder, 'running-database'), database.uri);
    await expect(update()).rejects.toThrow(
      `The local database has to be upgraded from version 4 to ${VERSION}, but the site is running on it. Stop the site first, so that the files can be copied.`,
    );
    await database.stop();
    expect(await within('embedded', databaseChecksum)).toEqual(before);
  });
});

describe('a local database', { timeout: 120_000 }, () => {
  it('that is new is not copied', async () => {
    expect(await update()).not.toContain('files are in');
    expect(readdirSync(folder)).toEqual(['embedded']);
  });

  it('with newer data is refused in one sentence with the version needed, and stays as it is', async () => {
    await olderDatabase();
    await update();
    await within('embedded', (db) =>
      db.collection<{ _id: number }>('migrations').insertOne({ _id: VERSION + 3, name: 'later' } as never),
    );
    const before = await within('embedded', databaseChecksum);
    await expect(update()).rejects.toMatchObject({
      stderr: `The database has version ${VERSION + 3} ('later'), and this is version ${VERSION}: start version ${VERSION + 3} or newer, or go back as described in docs/operations.md.\n`,
    });
    expect(await within('embedded', databaseChecksum)).toEqual(before);
    expect(existsSync(join(folder, `before-${VERSION}`))).toBe(false);
  });
});

const settings = () => ({ DATA_DIR: folder, MONGODB_URI: '', MONGODB_DB: NAME });
const update = () => runCommand('db-indexes', [], settings());

/** Makes a database as version 4 left it. Returns what it holds. */
async function olderDatabase() {
  return within('embedded', async (db) => {
    const account = { name: 'Asha Rao', email: 'asha@example.com', role: 'student', addedBy: null, company_name: '' };
    await db
      .collection('users')
      .insertMany(Array.from({ length: 50 }, (_, n) => ({ ...account, email: `${n}@e.com` })));
    const had = MIGRATIONS.filter(({ version }) => version <= 4).map(({ version, name }) => ({
      ...{ _id: version, name, after: null, leasedBy: '', leasedUntil: new Date(0), startedOn: new Date(0) },
      endedOn: new Date(0),
    }));
    await db.collection<{ _id: number }>('migrations').insertMany(had);
    return databaseChecksum(db);
  });
}

/** Does some work on the database of this folder, which runs meanwhile. */
async function within<T>(name: string, work: (db: Db) => Promise<T>): Promise<T> {
  const database = await startEmbedded({ dataDir: join(folder, name) });
  const client = await MongoClient.connect(database.uri);
  try {
    return await work(client.db(NAME));
  } finally {
    await client.close();
    await database.stop();
  }
}
