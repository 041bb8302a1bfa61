import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { programArguments } from '@/database/embedded/program';
import { temporaryFolder } from './support/database';

describe('the file that the database is run from', () => {
  const folder = temporaryFolder();
  afterAll(() => folder.remove());

  it('is made of the sources, in place of what was there', () => {
    const file = join(folder.path, 'database.mjs');
    writeFileSync(file, 'half of an older one');
    expect(programArguments(file)).toEqual([file]);
    expect(readFileSync(file, 'utf8')).toContain('database/embedded/main.ts');
    expect(readdirSync(folder.path)).toEqual(['database.mjs']);
  });

  it('is left out where it cannot be written: the sources are run', () => {
    const file = join(folder.path, 'no-folder');
    writeFileSync(file, '');
    expect(programArguments(join(file, 'database.mjs'))).toEqual([
      '--import',
      'tsx',
      expect.stringMatching(/main\.ts$/),
    ]);
  });
});
