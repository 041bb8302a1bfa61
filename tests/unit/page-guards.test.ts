import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MENUS } from '@/app/app/_parts/menus';
import { SHARED_SCREENS } from '@/lib/domain/areas';
import { ROLE_CODES, type Role } from '@/lib/domain/roles';
import { APP_PAGES, rolesWith } from '../support/app-pages';

const ROLES = Object.keys(ROLE_CODES) as Role[];

it.each(ROLES)('finds pages of the %s', (role) => {
  expect(APP_PAGES.filter((page) => rolesWith(page).includes(role)).length).toBeGreaterThan(10);
});

// A layout doesn't run again when a link leads on, so a page that relied on it would be open.
it.each(APP_PAGES)('$file asks for its own role', ({ file, segments: [area, screen] }) => {
  const guard = area === '[area]' ? `await requireArea(params, '${screen}')` : `await requireViewer('${area}')`;
  expect(readFileSync(`app/app/${file}`, 'utf8')).toContain(guard);
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
