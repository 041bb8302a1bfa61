import type { Page } from '@playwright/test';
import type { Role } from '@/lib/domain/roles';
import { APP_PAGES, rolesWith } from '../support/app-pages';
import { expect, test } from '../support/site';

const ROLES: readonly Role[] = ['student', 'agent', 'admin', 'team'];

/** Every page below /app as an address, a shared one in each role's area; a parameter is a record's id here. */
const PAGES = APP_PAGES.flatMap((page) => {
  const [area, ...rest] = page.segments;
  const below = rest.map((part) => part.replace(/\[[^\]]+\]/, 'a'.repeat(24)));
  const areas = area === '[area]' ? ROLES : [area as Role];
  return areas.map((role) => ({
    role,
    path: `/app/${[role, ...below].join('/')}`,
    exists: rolesWith(page).includes(role),
  }));
});

test('there are pages of every role to try', () => {
  for (const role of ROLES)
    expect(PAGES.filter((page) => page.role === role && page.exists).length).toBeGreaterThan(10);
});

/** That each page calls its guard: tests/unit/page-guards.test.ts. Two roles show that the guard redirects. */
const isTried = (role: Role) => role === 'student' || role === 'agent';

for (const role of ROLES) {
  test(`a ${role} is redirected home from every page of the other roles, and from none of their own${isTried(role) ? '' : ' @long'}`, async ({
    page,
    loginAs,
  }) => {
    await loginAs(role);
    const home = `/app/${role}`;
    expect(await answerTo(page, '/app')).toEqual([307, home]);
    for (const { role: owner, path } of PAGES) {
      const [status, led] = await answerTo(page, path);
      if (owner === role) expect(led, path).not.toBe(home);
      else expect([status, led], path).toEqual([307, home]);
    }
  });
}

test('a shared screen that a role lacks does not exist for it', async ({ page, loginAs }) => {
  const lacked = PAGES.filter(({ exists }) => !exists);
  expect(lacked.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/app/student/password', '/app/student/students', '/app/team/applied-successfully']),
  );
  for (const role of ROLES) {
    await loginAs(role);
    // At these addresses an agent has screens of their own.
    const own = ['/app/agent/applications', '/app/agent/leads'];
    for (const { path } of lacked.filter((one) => one.role === role && !own.includes(one.path))) {
      expect(await answerTo(page, path), path).toEqual([404, null]);
    }
  }
});

test('a visitor is led to sign in from every page below /app', async ({ page }) => {
  for (const { path } of [{ path: '/app' }, ...PAGES])
    expect(await answerTo(page, path), path).toEqual([307, '/login']);
});

/** The status, and the path a redirect leads to. */
async function answerTo(page: Page, path: string): Promise<[number, string | null]> {
  const answer = await page.request.get(path, { maxRedirects: 0 });
  const { location } = answer.headers();
  return [answer.status(), location ? new URL(location, answer.url()).pathname : null];
}
