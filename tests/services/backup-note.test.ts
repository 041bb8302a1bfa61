import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as healthz } from '@/app/healthz/route';
import { VERSION } from '@/lib/platform/migrations/all';
import { release } from '@/lib/platform/server/version';
import { Migration } from '@/models/migration';
import { runCommand } from '../support/commands';
import { longIt } from '../support/long-it';

const { MONGODB_URI = '', MONGODB_DB = '' } = process.env;
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
let folder: string;
let backup: string;
let note: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-note-'));
  backup = join(folder, 'backup');
  note = join(backup, 'backup.json');
  await runCommand('backup', [backup], { MONGODB_URI, MONGODB_DB, DATA_DIR: folder });
});
afterAll(() => rm(folder, { recursive: true }));

/** Into a database that does not answer: what is refused is refused before one is looked for. */
const restore = () =>
  runCommand('restore', [backup], { MONGODB_URI: '', MONGODB_DB, DATA_DIR: join(folder, 'none') }).then(
    () => 'restored',
    (error: { stderr: string }) => error.stderr,
  );

describe('a backup', () => {
  it('says which version made it, as the running product does', async () => {
    expect(JSON.parse(readFileSync(note, 'utf8'))).toEqual({
      ...{ format: 1, product: version, database: VERSION },
      ...{ commit: expect.stringMatching(/^(?:[0-9a-f]{40})?$/), day: expect.stringMatching(/^(?:\d{4}-\d\d-\d\d)?$/) },
    });
    expect(await (await healthz()).json()).toEqual({ status: 'ok', ...(await release()) });
  });

  it.each([
    ['data of a newer version', { format: 1, product: '9.2.0', database: VERSION + 1 }],
    ['another layout of the folder', { format: 2, product: '9.2.0', database: VERSION }],
  ])('of %s is refused with the number needed, before a database is looked for', async (_what, made) => {
    writeFileSync(note, JSON.stringify(made));
    expect(await restore()).toBe(
      `This backup is newer than the product: it is from version 9.2.0 (database ${made.database}), and this is version ${version} (database ${VERSION}). Restore it with version 9.2.0 or newer. Nothing was written.\n`,
    );
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });

  longIt('without a note is known by the migrations in it', async () => {
    rmSync(note);
    const file = join(backup, `${Migration.collection.collectionName}.jsonl`);
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, `${before}{"_id":{"$numberInt":"${VERSION + 5}"},"name":"later"}\n`);
    expect(await restore()).toContain(
      `Restore it with the version that uses database version ${VERSION + 5} or newer. Nothing was written.`,
    );
  });
});
