import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder } from '@/database/embedded/lock';
import { filesChanged, keepFilesBefore } from '@/database/files-before';
import { longIt } from '../support/long-it';
import { temporaryFolder } from './support/database';

let folder: ReturnType<typeof temporaryFolder>;
let files: string;

beforeEach(() => {
  folder = temporaryFolder();
  files = join(folder.path, 'embedded');
  write('first');
});
afterEach(() => folder.remove());

function write(text: string): void {
  mkdirSync(join(files, 'lmdb'), { recursive: true });
  writeFileSync(join(files, 'lmdb', 'data.mdb'), text);
  writeFileSync(join(files, 'lmdb', 'lock.mdb'), '');
  writeFileSync(join(files, 'lock-left-behind'), '1 x');
}

const copied = (version: number) => readFileSync(join(folder.path, `before-${version}`, 'lmdb', 'data.mdb'), 'utf8');
const copies = () => readdirSync(folder.path).filter((name) => name.startsWith('before-'));
const untouched = (version: number) => ({ version, begun: false });

it('keeps the files, without the signs of who ran the database', async () => {
  expect(await keepFilesBefore(files, untouched(4))).toEqual({ copy: join(folder.path, 'before-4'), version: 4 });
  expect(copied(4)).toBe('first');
  expect(readdirSync(join(folder.path, 'before-4'), { recursive: true }).sort()).toEqual([
    'lmdb',
    join('lmdb', 'data.mdb'),
  ]);
});

longIt('copies nothing while another process has the database, and says so', async () => {
  const unlock = await lockFolder(files);
  await expect(keepFilesBefore(files, untouched(4))).rejects.toThrow('in use by another process');
  expect(copies()).toEqual([]);
  unlock();
});

it('goes on with the copy of a change that broke off, of whatever version the data are by then', async () => {
  await keepFilesBefore(files, untouched(4));
  write('half changed');
  const made = { copy: join(folder.path, 'before-4'), version: 4 };
  expect(await keepFilesBefore(files, { version: 4, begun: true })).toEqual(made);
  expect(await keepFilesBefore(files, { version: 9, begun: false })).toEqual(made);
  expect(copied(4)).toBe('first');
  filesChanged(files);
  expect(await keepFilesBefore(files, untouched(9))).toMatchObject({ version: 9 });
  expect(copied(9)).toBe('half changed');
});

it('copies anew when the copy was put back and worked with since', async () => {
  await keepFilesBefore(files, untouched(4));
  write('worked with');
  await keepFilesBefore(files, untouched(4));
  expect(copied(4)).toBe('worked with');
});

it('keeps the last two copies', async () => {
  for (const version of [4, 9, 21]) {
    await keepFilesBefore(files, untouched(version));
    filesChanged(files);
    const made = new Date(Date.now() - (100 - version) * 1_000);
    utimesSync(join(folder.path, `before-${version}`), made, made);
  }
  expect(copies()).toEqual(['before-21', 'before-9']);
});

it('leaves no half of a copy behind, and takes away the one of a process that died', async () => {
  const unfinished = join(folder.path, 'before-4.unfinished');
  mkdirSync(unfinished);
  writeFileSync(join(unfinished, 'rest'), '');
  await keepFilesBefore(files, untouched(4));
  expect(copies()).toEqual(['before-4']);
  expect(existsSync(join(folder.path, 'before-4', 'rest'))).toBe(false);
});

it('says in one sentence how much room is missing on the disk, and changes nothing', async () => {
  await expect(keepFilesBefore(files, untouched(4), () => 12_000_000)).rejects.toThrow(
    `This version changes the data in ${files}. Copying them first needs 34 MB, and the disk has 12 MB free. Free up space and start again. Nothing was changed.`,
  );
  expect(readdirSync(folder.path)).toEqual(['embedded']);
});
