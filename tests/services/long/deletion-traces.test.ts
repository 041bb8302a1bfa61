import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbedded } from '@/database/embedded/start';
import { runCommand } from '../../support/commands';
import { planted } from '../../support/planted';
import { programOf } from '../../support/program';

/** A deleted student, looked for in the raw bytes of everything that is written anywhere. */

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'traces-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('after a deletion', () => {
  it('none of 69 planted texts is in the database’s file, a fresh backup, the mail folder or the logs', async () => {
    const data = join(folder, 'data');
    await withDatabase(data, (uri) => run('plant', data, uri));
    expect(await foundIn(data)).toHaveLength(planted().length);

    const [output, backup] = [[] as string[], join(folder, 'backups', 'fresh')];
    await withDatabase(data, async (uri) => {
      output.push(await run('erase', data, uri), await command('backup', [backup], data, uri));
    });
    await expect(withDatabase(data, () => command('db-compact', [], data))).rejects.toThrow(
      'in use by another process',
    );
    output.push(await command('db-compact', [], data));
    expect(output.join('')).toMatch(/begun[\s\S]*list of 1 deleted accounts[\s\S]*The database file was/);

    expect(await foundIn(data)).toEqual([]);
    expect(await foundIn(join(folder, 'backups'))).toEqual([]);
    expect(planted().filter((text) => output.join('').includes(text))).toEqual([]);
    await withDatabase(data, async (uri) => {
      expect(await command('backup', [join(folder, 'after')], data, uri)).toMatch(/^\d\d+ documents of/);
    });
  }, 180_000);
});

async function withDatabase<T>(data: string, work: (uri: string) => Promise<T>): Promise<T> {
  const database = await startEmbedded({ dataDir: join(data, 'embedded') });
  try {
    return await work(database.uri);
  } finally {
    await database.stop();
  }
}

/** Its files are encrypted by no key, so that a trace of them would be found. */
const settings = (data: string, uri: string) => ({
  MONGODB_URI: uri,
  MONGODB_DB: 'traces',
  DATA_DIR: data,
  DOCUMENTS_KEY: '',
  SMTP_URL: '',
  LOG_LEVEL: 'info',
});

const command = (name: string, args: string[], data: string, uri = '') => runCommand(name, args, settings(data, uri));

/** What the process wrote that fills or erases. */
async function run(step: 'plant' | 'erase', data: string, uri: string): Promise<string> {
  const program = await programOf('tests/support/leave-process.ts');
  const env = { ...process.env, ...settings(data, uri) };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, step], { env });
  return stdout + stderr;
}

/** Which of the texts are in the bytes of the files below a folder. */
async function foundIn(below: string): Promise<string[]> {
  const files = (await readdir(below, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const found = new Set<string>();
  for (const file of files) {
    const bytes = await readFile(join(file.parentPath, file.name));
    for (const text of planted()) if (bytes.includes(text)) found.add(text);
  }
  return [...found].sort();
}
