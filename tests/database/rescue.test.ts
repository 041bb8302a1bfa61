import { chmodSync, mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseDatabase } from '@/database/choose';
import { refuseEmptied } from '@/database/damage';
import { fileTrouble, namedFileTrouble } from '@/database/file-trouble';
import { longIt } from '../support/long-it';
import { onRealMongoDB, temporaryFolder } from './support/database';

/** What a person in trouble reads: what is damaged, and the command that helps. */

let folder: ReturnType<typeof temporaryFolder>;
let backups: string | undefined;
beforeEach(() => {
  folder = temporaryFolder();
  backups = process.env.BACKUP_DIR;
  delete process.env.BACKUP_DIR;
});
afterEach(() => {
  folder.remove();
  if (backups !== undefined) process.env.BACKUP_DIR = backups;
});

const dataFile = () => join(folder.path, 'embedded', 'lmdb', 'data.mdb');
const put = (...path: string[]) => {
  mkdirSync(join(folder.path, ...path.slice(0, -1)), { recursive: true });
  writeFileSync(join(folder.path, ...path), '');
};
/** Why the local database of the folder does not start. */
const refusal = async (): Promise<string> => {
  const started = await chooseDatabase(folder.path).catch((error: Error) => error.message);
  if (typeof started === 'string') return started;
  await started.stop();
  return 'started';
};
async function filled(): Promise<void> {
  const database = await chooseDatabase(folder.path);
  await database.stop();
}

describe.skipIf(onRealMongoDB)('damage of the data file', () => {
  longIt('is named with the command that brings the newest backup back', async () => {
    await filled();
    mkdirSync(join(folder.path, 'backups', 'auto-2026-11-25T03-00-00-000'), { recursive: true });
    mkdirSync(join(folder.path, 'backups', 'auto-2026-11-26T03-00-00-000'));
    const command = `mv ${folder.path}/embedded ${folder.path}/embedded-damaged && npm run restore -- ${folder.path}/backups/auto-2026-11-26T03-00-00-000`;
    for (const damage of [
      () => truncateSync(dataFile(), 4096 + 100),
      () => writeFileSync(dataFile(), Buffer.alloc(200_000)),
      () => writeFileSync(dataFile(), 'no database at all. '.repeat(10_000)),
    ]) {
      damage();
      const said = await refusal();
      expect(said).toContain(`The data in ${folder.path}/embedded are damaged`);
      expect(said).toContain(command);
    }
  });

  it('also is a file of no bytes beside keys, where no new site is made', async () => {
    await filled();
    put('documents-key');
    truncateSync(dataFile(), 0);
    const said = await refusal();
    expect(said).toMatch(/data\.mdb is empty, and .*documents-key shows that this site was in use.*npm run restore/);
    expect(said.match(/npm run restore/g)).toHaveLength(1);
  });

  it('is not a start that broke off before anything was written', () => {
    put('embedded', 'lmdb', 'data.mdb');
    put('session-secret');
    expect(() => refuseEmptied(folder.path)).not.toThrow();
    expect(() => refuseEmptied(join(folder.path, 'nowhere'))).not.toThrow();
  });
});

describe('what the system refuses', () => {
  it('is said in words, with the folder and what to do', () => {
    const denied = Object.assign(new Error(''), { code: 'EACCES' });
    expect(fileTrouble(denied, folder.path)).toMatch(/belongs to another user.*chown/);
    // What could not be made is missing: upload it to be given to anyone.
    expect(fileTrouble(denied, join(folder.path, 'session-secret'))).toBe(fileTrouble(denied, folder.path));
    put('lock-5');
    expect(namedFileTrouble(new Error(`EROFS: read-only file system, open '${folder.path}/lock-5'`))).toContain(
      `${folder.path}/lock-5 is on a read-only disk`,
    );
    expect(fileTrouble(new Error('another'), '.data')).toBeNull();
    expect(namedFileTrouble(new Error('another'))).toBeNull();
  });

  // For root every folder can be written.
  it.skipIf(process.getuid?.() === 0 || onRealMongoDB)(
    'keeps a start from a folder of another user, in words',
    async () => {
      chmodSync(folder.path, 0o500);
      expect(await refusal()).toContain('belongs to another user');
      chmodSync(folder.path, 0o700);
    },
  );
});
