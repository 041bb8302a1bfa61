import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { MENUS } from '@/app/app/_parts/menus';
import { SHARED_SCREENS } from '@/lib/domain/areas';
import { ROLE_CODES, type Role } from '@/lib/domain/roles';
import { APP_PAGES, rolesWith } from '../support/app-pages';

const ROLES = Object.keys(ROLE_CODES) as Role[];

it.each(ROLES)('finds pages of the %s', (role) => {
  expect(APP_PAGES.filter((page) => rolesWith(page).includes(role)).length).toBeGreaterThan(10);
});

type Node = { type: string; [key: string]: unknown };

/** The calls that a page's own function waits for before it shows anything, as they are written: the text of each. */
function awaitedBy(file: string, source: string): string[] {
  const { body } = parseSync(file, source).program as unknown as { body: Node[] };
  const page = body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration as Node | undefined;
  const statements = ((page?.body as Node | undefined)?.body ?? []) as Node[];
  const awaited: string[] = [];
  for (const statement of statements) {
    if (statement.type === 'ReturnStatement') break;
    const declared = ((statement.declarations ?? []) as Node[]).map(({ init }) => init as Node | null);
    for (const value of [statement.expression as Node | undefined, ...declared]) {
      if (value?.type !== 'AwaitExpression') continue;
      const { start, end } = value.argument as unknown as { start: number; end: number };
      awaited.push(source.slice(start, end));
    }
  }
  return awaited;
}

// A layout doesn't run again when a link leads on, so a page that relied on it would be open.
it.each(APP_PAGES)('$file asks for its own role', ({ file, segments: [area, screen] }) => {
  const guard = area === '[area]' ? `requireArea(params, '${screen}')` : `requireViewer('${area}')`;
  expect(awaitedBy(file, readFileSync(`app/app/${file}`, 'utf8'))).toContain(guard);
});

it('takes no guard that does not run: in a comment, a text, another function, after the answer, or not waited for', () => {
  const guard = "await requireViewer('team')";
  const guarded = (body: string, before = '') =>
    awaitedBy('page.tsx', `${before} export default async function Page() { ${body} }`);
  expect(guarded(`const viewer = ${guard}; return viewer;`)).toEqual(["requireViewer('team')"]);
  for (const body of [
    `// ${guard}\n`,
    `const a = "${guard}";`,
    `const f = async () => { ${guard}; };`,
    `return 1; ${guard};`,
  ])
    expect(guarded(body), body).toEqual([]);
  expect(guarded("requireViewer('team');")).toEqual([]);
  expect(guarded('return 1;', `async function other() { ${guard}; }`)).toEqual([]);
});

it('has a page for every shared screen', () => {
  const screens = APP_PAGES.filter(({ segments }) => segments[0] === '[area]').map(({ segments }) => segments[1]);
  expect(new Set(screens)).toEqual(new Set(Object.keys(SHARED_SCREENS)));
});

describe.each(ROLES)('the menu of the %s', (role) => {
  const addresses = APP_PAGES.filter((page) => rolesWith(page).includes(role)).map(
    ({ segments }) => `/app/${[role, ...segments.slice(1)].join('/')}`,
  );

  it.each(MENUS[role].menu)("leads from '$label' to a page the role has", ({ href }) => {
    expect(addresses).toContain(href);
  });

  it('keeps only its own entries in sight on a phone', () => {
    const hrefs = MENUS[role].menu.map(({ href }) => href);
    expect(hrefs).toEqual(expect.arrayContaining([...MENUS[role].phoneMenu]));
  });
});

it('a course’s page and the saved courses are called what they are, except in their address', () => {
  const sources = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const users = sources
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) => /view-application|saved-applications/.test(readFileSync(path, 'utf8')));
  expect(users.sort()).toEqual([
    'app/app/[area]/saved-applications/page.tsx',
    'app/app/[area]/view-application/[id]/page.tsx',
    'lib/domain/areas.ts',
  ]);
});
