import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importsOf, resolveImport } from '../support/module-imports';
import { sourceFiles } from '../support/rooms';

/** What must know nothing of commission: search, order, shortlists, defaults and the reading of courses. */
const BLIND = [
  'lib/engines/search/',
  'lib/engines/eligibility/',
  'lib/engines/cost/',
  'lib/services/catalogue/',
  'lib/services/applications/shortlists/',
  'lib/services/applications/stays-open.ts',
  'lib/domain/search/',
  'components/course-search/',
  'components/agency/shortlist/',
  'components/compare/',
  'app/(public)/',
];
const OF_COMMISSION = /\/(commission|ledger)\/|^models\/(commission-|posting|claim-sheet)/;
/** The lists of all models, of those with an outbox and of all changes of stored records: every start of the database reads them, and a copy of the catalogue the newest number; the threads that read files also print invoices, as they are handed over. */
const LISTS = [
  'models/indexes.ts',
  'models/records-with-effects.ts',
  'lib/platform/migrations/all.ts',
  'lib/platform/reading/worker/serve.ts',
];

describe('commission', () => {
  it('is imported by nothing of search, order, shortlists or imports, also not through others', () => {
    const files = sourceFiles().filter((file) => !file.startsWith('tests/'));
    const imports = new Map<string, string[]>();
    const targetsOf = (file: string) => {
      const known = imports.get(file);
      if (known) return known;
      const targets = importsOf(file, readFileSync(file, 'utf8')).flatMap(
        ({ specifier }) => resolveImport(file, specifier) ?? [],
      );
      imports.set(file, targets);
      return targets;
    };
    const blind = files.filter((file) => BLIND.some((folder) => file.startsWith(folder)));
    expect(blind.length).toBeGreaterThan(100);
    const seen = new Set<string>();
    const waiting = blind.map((file) => [file]);
    const wrong: string[] = [];
    while (waiting.length) {
      const way = waiting.pop() ?? [];
      const file = way.at(-1) ?? '';
      if (seen.has(file) || !/\.(ts|tsx)$/.test(file)) continue;
      seen.add(file);
      for (const target of targetsOf(file)) {
        if (OF_COMMISSION.test(`/${target}`.slice(target.startsWith('models/') ? 1 : 0)))
          wrong.push([...way, target].join(' > '));
        // Calls of the API and access are declared in one list, which holds no data.
        else if (
          !LISTS.includes(target) &&
          !target.startsWith('lib/contract/') &&
          !/^lib\/(agency-)?access\.ts$/.test(target)
        )
          waiting.push([...way, target]);
      }
    }
    expect(wrong).toEqual([]);
  });
});
