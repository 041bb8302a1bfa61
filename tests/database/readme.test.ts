import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accumulators } from '@/database/embedded/aggregate/accumulators';
import { operators as expressions } from '@/database/embedded/aggregate/expressions';
import { isMongoDBs } from '@/database/embedded/aggregate/names';
import { stages } from '@/database/embedded/aggregate/stages/registry';
import { commandsByName } from '@/database/embedded/commands/registry';
import { queryOperators } from '@/database/embedded/query/parse-filter';
import { updateOperators } from '@/database/embedded/update/parse-update';

/** What the code knows, by the kinds of the README's table. */
const known: Record<string, Iterable<string>> = {
  commands: new Set([...commandsByName.values()].map(({ name }) => name)),
  'query operators': queryOperators,
  'update operators': updateOperators,
  stages: stages.keys(),
  accumulators: accumulators.keys(),
  expressions: expressions.keys(),
};

const readme = readFileSync('database/embedded/README.md', 'utf8');

/** The names in a row of the table. */
function written(kind: string): string[] {
  const row = readme.split('\n').find((line) => line.startsWith(`| ${kind} |`)) ?? '';
  return row.split('|')[3]?.match(/[$\w]+/g) ?? [];
}

describe("the README's table of what the database knows", () => {
  it.each(Object.entries(known))('names all %s, and no others', (kind, names) => {
    expect(written(kind).sort()).toEqual([...names].sort());
  });
});

describe('what a table knows', () => {
  it.each([
    ['stage', stages],
    ['accumulator', accumulators],
    ['expression', expressions],
  ] as const)('is in the list of what MongoDB has: %s', (kind, table) => {
    expect([...table.keys()].filter((name) => !isMongoDBs(kind, name))).toEqual([]);
  });
});

describe('what once went wrong', () => {
  const rows = [...readme.matchAll(/^\| [^|]+ \| `([a-z-]+)` \| ([^|]+) \|$/gm)];

  it('has a row for each of fourteen', () => expect(rows).toHaveLength(14));

  it.each(rows.map(([, file, test]) => [file, test]))('has its test in %s: %s', (file = '', test = '') => {
    const path = `tests/database/${file}.test.ts`;
    const source = readFileSync(existsSync(path) ? path : `tests/database/long/${file}.test.ts`, 'utf8');
    // As a test that runs: neither skipped, nor in a comment.
    const isTitle = (line: string) => /^(?!\s*(?:\/\/|\*)).*['"`].*$/.test(line.slice(0, line.indexOf(test)));
    expect(source.split('\n').filter((line) => line.includes(test) && isTitle(line)).length).toBeGreaterThan(0);
    expect(source).not.toMatch(/\b(?:it|test|describe)\.(?:skip|todo|only)\b/);
  });
});
