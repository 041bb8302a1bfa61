import { readdirSync } from 'node:fs';
import type { Role } from '@/lib/domain/roles';
import { expect, test } from '../support/site';

const ROLES: readonly Role[] = ['student', 'agent', 'admin', 'team'];

/** Every page below /app as an address; what a page names by a parameter is a record's id here. */
const PAGES = readdirSync('app/app', { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('page.tsx') && !file.includes('_parts/'))
  .map((file) => `/app/${file.replace(/\/?page\.tsx$/, '')}`)
  .map((path) => path.replace(/\/\([^)]*\)/g, '').replace(/\[[^\]]+\]/g, 'a'.repeat(24)))
  .map((path) => path.replace(/\/$/, ''));
const areaOf = (path: string) => path.split('/')[2];

test('there are pages of every role to try', () => {
  for (const role of ROLES) expect(PAGES.filter((path) => areaOf(path) === role).length).toBeGreaterThan(10);
});

for (const role of ROLES) {
  test(`a ${role} is redirected home from every page of the other roles, and from none of their own`, async ({
    page,
    loginAs,
  }) => {
    await loginAs(role);
    for (const path of PAGES) {
      const answer = await page.request.get(path, { maxRedirects: 0 });
      const led = answer.headers().location ? new URL(answer.headers().location ?? '', answer.url()).pathname : null;
      if (areaOf(path) === role) expect(led, path).not.toBe(`/app/${role}`);
      else expect([answer.status(), led], path).toEqual([307, `/app/${role}`]);
    }
  });
}

test('a visitor is led to sign in from every page below /app', async ({ page }) => {
  for (const path of PAGES) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect([answer.status(), new URL(answer.headers().location ?? '', answer.url()).pathname], path).toEqual([
      307,
      '/login',
    ]);
  }
});
