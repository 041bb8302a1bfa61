import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { warn } from '../support/warn';

/** Folders of sources. Tests, decisions and figures may be long and many. */
const SOURCES = ['app', 'bench', 'components', 'database', 'deploy', 'lib', 'models', 'scripts'];
const SOURCE = /\.(tsx?|mts|mjs|js|css|sh)$/;

const MOST_LINES = 250;
const MOST_FILES = 30;
/** One file for each collection, and one folder for each call. */
const MAY_HOLD_MORE = ['models', 'app/api/v1'];

const files = SOURCES.flatMap((root) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(entry.parentPath.replaceAll('\\', '/'), entry.name)),
);

it('the sources that are larger than is good are named', () => {
  expect(files.length).toBeGreaterThan(1000);
  const long = files.filter((file) => SOURCE.test(file) && tooLong(readFileSync(file, 'utf8')));
  warn(`More than ${MOST_LINES} lines in a file`, long);
  warn(`More than ${MOST_FILES} files in a folder`, tooFull(files));
});

describe('what is too large', () => {
  it('is a file of 251 lines, whether or not its last one ends', () => {
    expect(tooLong('line\n'.repeat(250))).toBe(false);
    expect(tooLong('line\n'.repeat(250).trimEnd())).toBe(false);
    expect(tooLong(`${'line\n'.repeat(250)}line`)).toBe(true);
  });

  it('is a folder of 31 files; those in folders below it are not its own', () => {
    const of = (folder: string, count: number) => Array.from({ length: count }, (_, at) => `${folder}/${at}.ts`);
    expect(tooFull([...of('lib/a', 30), ...of('lib/a/b', 30), ...of('models', 90)])).toEqual([]);
    expect(tooFull(of('lib/a', 31))).toEqual(['lib/a: 31 files']);
  });
});

function tooLong(text: string): boolean {
  return text.replace(/\n$/, '').split('\n').length > MOST_LINES;
}

/** The folders with too many files, and how many they have. */
function tooFull(paths: string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1);
  return [...counts].flatMap(([folder, count]) =>
    count > MOST_FILES && !MAY_HOLD_MORE.includes(folder) ? [`${folder}: ${count} files`] : [],
  );
}
