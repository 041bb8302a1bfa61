import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cycles } from '../support/cycles';
import { COMPUTED, importsOf, importsOfFile, resolveImport } from '../support/module-imports';
import { ROOMS, roomOf, sourceFiles, wrongImports } from '../support/rooms';

const files = sourceFiles();

describe('the source files', () => {
  it('import only what their room may import', () => {
    expect(files.length).toBeGreaterThan(1000);
    expect(files.flatMap((file) => wrongImports(file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('import no file that imports them, outside database/embedded, whose expressions contain expressions', () => {
    const own = files.filter((file) => !file.startsWith('database/embedded/'));
    expect(cycles(own, valuesImportedBy)).toEqual([]);
  });
});

describe('a link of Next', () => {
  it('is used by our own `Link` alone, which loads no page ahead for being in sight', () => {
    const own = files.filter((file) => importsOfFile(file).some(({ specifier }) => specifier === 'next/link'));
    expect(own).toEqual(['components/ui/buttons/link.tsx']);
  });
});

describe('what runs on a thread of a web process', () => {
  const threads = files
    .filter((file) => file.startsWith('lib/'))
    .flatMap((file) => {
      const started = readFileSync(file, 'utf8').matchAll(/new Worker\(new URL\('([^']+)'/g);
      return [...started].map(([, target = '']) => String(resolveImport(file, target)));
    });

  it('is found', () => {
    expect(threads.length).toBeGreaterThan(1);
  });

  it.each(threads)(
    '%s loads nothing of Next, whose console fails outside its own process, nor of React, which the build takes from Next',
    (thread) => {
      const loaded = new Set([thread]);
      for (const file of loaded) for (const target of valuesImportedBy(file)) loaded.add(target);
      expect(loaded.size).toBeGreaterThan(50);
      const ofPages = [...loaded].filter((file) =>
        importsOfFile(file).some(({ specifier, kind }) => kind === 'value' && /^(react|next)(-|\/|$)/.test(specifier)),
      );
      expect(ofPages).toEqual([]);
    },
  );
});

describe('the table of rooms', () => {
  it('has no circle', () => {
    expect(cycles(Object.keys(ROOMS), (room) => ROOMS[room]?.rooms ?? [])).toEqual([]);
  });

  it('names only rooms that are there', () => {
    for (const room of Object.keys(ROOMS)) expect(existsSync(room), room).toBe(true);
    for (const { rooms } of Object.values(ROOMS)) {
      for (const room of rooms) expect(room === 'tests' || room in ROOMS, room).toBe(true);
    }
  });
});

describe('a wrong import', () => {
  it.each([
    ['lib/services/catalogue/courses.ts', '@/components/course/course-card'],
    ['models/course.ts', '@/lib/services/catalogue/courses'],
    ['components/ui/layout/card.tsx', '@/components/course/course-card'],
    ['app/page.tsx', '@/models/course'],
    ['lib/platform/mail/send.ts', '@/lib/services/people/accounts/accounts'],
    ['lib/engines/search/page.ts', '../services/catalogue/courses'],
    ['lib/engines/search/page.ts', '../../models/course'],
    ['lib/contract/catalogue/courses.ts', '../../services/catalogue/courses'],
    ['database/embedded/start.ts', '../../lib/services/catalogue/courses'],
    ['components/course/course-card.tsx', '../../lib/services/catalogue/courses'],
    ['lib/services/catalogue/courses.ts', '@/app/page'],
    ['lib/services/catalogue/courses.ts', '@/lib/wiring/jobs'],
    ['lib/services/catalogue/courses.ts', '@/lib/api/endpoint'],
    ['components/course/course-card.tsx', '@/lib/api/endpoint'],
    ['components/course/course-card.tsx', '@/lib/platform/log'],
    ['lib/api/client.ts', './endpoint'],
    ['lib/engines/search/page.ts', 'mongoose'],
    ['lib/engines/import/limits.ts', 'mongodb'],
    ['lib/contract/fields.ts', 'next/headers'],
    ['lib/domain/roles.ts', 'node:fs'],
    ['lib/domain/roles.ts', 'fs'],
    ['database/embedded/start.ts', 'mongoose'],
  ])('of %s is refused: %s', (file, specifier) => {
    expect(wrongImports(file, `import { it } from '${specifier}';`)).toHaveLength(1);
    expect(wrongImports(file, `import type { It } from '${specifier}';`)).toHaveLength(1);
  });

  it.each([
    "import '@/models/course';",
    "import { type Course } from '@/models/course';",
    "export { Course } from '@/models/course';",
    "export * from '@/models/course';",
    "const { Course } = await import('@/models/course');",
    'const { Course } = await import(`@/models/course`);',
    "let course: import('@/models/course').CourseRecord;",
    "const { Course } = require('@/models/course');",
    "new Worker(new URL('../models/course.ts', import.meta.url));",
    "vi.mock('@/models/course');",
    "const name = 'course'; const { Course } = await import('@/models/' + name);",
  ])('is found however it is written: %s', (source) => {
    expect(wrongImports('app/page.tsx', source)).toHaveLength(1);
  });

  it('in a comment or a text is none', () => {
    expect(
      wrongImports('app/page.tsx', "// import '@/models/course'\nconst text = \"import '@/models/course'\";"),
    ).toEqual([]);
  });

  it('is a file in no room at all', () => {
    expect(roomOf('lib/helpers.ts')).toBeNull();
    expect(wrongImports('lib/helpers.ts', '')).toHaveLength(1);
  });
});

describe('the parts of the check', () => {
  it('know an import of types, which is gone at run time, from one of values', () => {
    const source =
      "import type A from './a'; import { type B } from './b'; import { type C, d } from './c'; import './e';";
    expect(importsOf('a.ts', source).map(({ kind }) => kind)).toEqual(['type', 'type', 'value', 'value']);
    expect(importsOf('a.ts', 'import(name)')).toEqual([{ specifier: COMPUTED, kind: 'value' }]);
  });

  it('find a circle and name those in it', () => {
    const arrows: Record<string, string[]> = { a: ['b'], b: ['c', 'd'], c: ['b'], d: [] };
    expect(cycles(Object.keys(arrows), (node) => arrows[node] ?? [])).toEqual([['b', 'c']]);
  });
});

function valuesImportedBy(file: string): string[] {
  if (!/\.(ts|tsx|mts|js|mjs)$/.test(file)) return [];
  return importsOfFile(file).flatMap(({ specifier, kind }) => {
    const target = kind === 'value' ? resolveImport(file, specifier) : null;
    return target && existsSync(target) && !target.startsWith('database/embedded/') ? [target] : [];
  });
}
