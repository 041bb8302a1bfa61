import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const PAGE = readFileSync('docs/next-internals.md', 'utf8');
const ROWS = PAGE.split('\n').filter((line) => line.startsWith('| ') && line.includes('`tests/'));

/** What in a source says that it depends on an inside. */
const SIGNS =
  /\.next\/|setFlagsFromString|MALLOC_|--max-semi-space|NEXT_MANUAL|NEXT_RUNTIME|__react|__next|diagnostics_channel|no-transform|next-action|x-nextjs|\$ACTION|headers\.rsc|\.writeHead|writeHead =|experimental:|Symbol\.for\(|new URL\('\.\/serve/;

const SOURCES = [
  ...['lib', 'app', 'components', 'scripts', 'deploy'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  ),
  ...['middleware.ts', 'instrumentation.ts', 'next.config.js'],
].filter((path) => /\.(ts|tsx|js|mjs)$/.test(path));

it('every source that uses an inside is named on the page', () => {
  const users = SOURCES.filter((path) => SIGNS.test(readFileSync(path, 'utf8')));
  expect(users.length).toBeGreaterThan(15);
  expect(users.filter((path) => !PAGE.includes(`\`${path}\``))).toEqual([]);
});

describe('the page names for each a test that is there', () => {
  it.each(ROWS.map((row) => row.slice(2).split(' | ')))('%s', (_inside, where, why, test = '') => {
    const [, file = '', title = ''] = /`(tests\/[^`]+)`: "([^"]+)"/.exec(test) ?? [];
    expect(readFileSync(file, 'utf8')).toContain(title);
    expect([where, why].every(Boolean)).toBe(true);
  });
});
