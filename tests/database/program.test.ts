import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { argumentsFor } from '@/database/embedded/program';
import { temporaryFolder } from './support/database';

describe('the file that the database is run from', () => {
  const folder = temporaryFolder();
  afterAll(() => folder.remove());

  it('is made of the sources, and anew where it is not what they say', () => {
    const file = join(folder.path, 'new', 'database.mjs');
    expect(argumentsFor(file)).toEqual([file]);
    const made = readFileSync(file, 'utf8');
    expect(made).toContain('database/embedded/main.ts');
    writeFileSync(file, made.slice(100));
    expect(argumentsFor(file)).toEqual([file]);
    expect(readFileSync(file, 'utf8')).toBe(made);
  });

  it('is left out where it cannot be written: the sources are run', () => {
    const file = join(folder.path, 'no-folder');
    writeFileSync(file, '');
    expect(argumentsFor(join(file, 'database.mjs'))).toEqual(['--import', 'tsx', expect.stringMatching(/main\.ts$/)]);
  });
});
