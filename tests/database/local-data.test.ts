import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chooseLocal } from '@/database/local-data';
import { temporaryFolder } from './support/database';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

function put(...path: string[]): void {
  mkdirSync(join(folder.path, ...path.slice(0, -1)), { recursive: true });
  writeFileSync(join(folder.path, ...path), 'x');
}

it('with no data takes an installed mongod, else the embedded database', async () => {
  expect(await chooseLocal(folder.path, true)).toEqual({ kind: 'mongod' });
  expect(await chooseLocal(folder.path, false)).toEqual({ kind: 'embedded' });
  mkdirSync(join(folder.path, 'mongod'));
  expect(await chooseLocal(folder.path, false)).toEqual({ kind: 'embedded' });
});

it('stays with embedded data when a mongod is installed later, and says so', async () => {
  put('embedded', 'lmdb', 'data.mdb');
  expect(await chooseLocal(folder.path, true)).toMatchObject({
    kind: 'embedded',
    remark: expect.stringContaining('installed mongod is not used'),
  });
  expect(await chooseLocal(folder.path, false)).toEqual({ kind: 'embedded' });
});

it('refuses to start without the mongod whose data lie there', async () => {
  put('mongod', 'WiredTiger');
  await expect(chooseLocal(folder.path, false)).rejects.toThrow(/holds the data of a mongod, but no mongod was found/);
  expect(await chooseLocal(folder.path, true)).toEqual({ kind: 'mongod' });
  put('embedded', 'lmdb', 'data.mdb');
  await expect(chooseLocal(folder.path, false)).rejects.toThrow(/no mongod was found/);
  expect(await chooseLocal(folder.path, true)).toMatchObject({
    kind: 'mongod',
    remark: expect.stringContaining('not used'),
  });
});
