import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documents, fileNames, isThere, namedPaths, namedScripts } from '../support/named-paths';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const names = fileNames();

describe.each(documents())('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('names only npm scripts that are there', () => {
    expect(namedScripts(text).filter((script) => !(script in scripts))).toEqual([]);
  });

  it('names only files and folders that are there', () => {
    const missing = namedPaths(document, text).filter((path) => !isThere(path, names));
    expect(missing).toEqual([]);
  });
});

describe('package.json', () => {
  it('has only scripts whose files are there', () => {
    const commands = Object.values(scripts).join('\n');
    expect(namedPaths('package.json', commands).filter((path) => !isThere(path, names))).toEqual([]);
  });
});

describe('the check', () => {
  it('finds every npm script in a text', () => {
    const text = '`npm start`, then npm run check, npm test -- one file, `npm run --silent db:indexes`';
    expect(namedScripts(text)).toEqual(['start', 'check', 'test', 'db:indexes']);
  });

  it('finds paths, links and file names, and leaves addresses alone', () => {
    const text = `See lib/domain/roles.ts, (lib/platform/mail). \`lib/contract/<noun>/x.ts\` \`@/lib/db\` [a](../a.md#part)
      \`app/(auth)/login/page.tsx\` \`worker.ts\` scripts/run.mjs:12 /app/student https://example.com/lib/x.ts`;
    expect(namedPaths('docs/decisions/x.md', text)).toEqual([
      'lib/domain/roles.ts',
      'lib/platform/mail',
      'lib/contract',
      'lib/db',
      'app/(auth)/login/page.tsx',
      'scripts/run.mjs',
      'docs/a.md',
      'worker.ts',
    ]);
  });

  it('knows what is there from what is not', () => {
    expect(
      ['lib/domain/roles.ts', 'lib/platform/db', 'lib/platform/mail', 'README.md', 'roles.ts'].map((path) =>
        isThere(path, names),
      ),
    ).not.toContain(false);
    expect(['lib/domain/rolls.ts', 'scripts/check.mjs', 'rolls.ts'].map((path) => isThere(path, names))).not.toContain(
      true,
    );
  });
});
