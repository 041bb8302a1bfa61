import type { Role } from '@/lib/domain/roles';
import { expect, test } from '../support/site';

/** Screens of the menu that only this role has, and screens that roles share, by turns: each with its heading. */
const WALKS: Record<Role, readonly [entry: string, heading: string][]> = {
  student: [
    ['Settings', 'Account Settings'],
    ['My Applications', 'My Applications'],
    ['Search Course', 'Search course'],
    ['My Activity', 'My Activity'],
    ['Saved', 'Saved'],
    ['Message', 'Message'],
    ['Dashboard', 'Welcome, '],
  ],
  agent: [
    ['Students', 'All Students'],
    ['Add Student', 'Add Student'],
    ['Settings', 'Account Settings'],
    ['Dashboard', 'Welcome Agent'],
  ],
  admin: [
    ['Students', 'All Students'],
    ['Agents', 'All Agents'],
    ['Applications', 'Applications'],
    ['Dashboard', 'Welcome Admin'],
  ],
  helper: [
    ['Settings', 'Account Settings'],
    ['Students you help', 'Welcome, '],
  ],
  team: [
    ['Applications', 'Applications'],
    ['Password', 'Change Password'],
    ['My work', 'My work'],
  ],
};

for (const [role, walk] of Object.entries(WALKS) as [Role, (typeof WALKS)[Role]][]) {
  test(`a ${role} goes between own and shared screens, and the shell around them is never made anew @long`, async ({
    page,
    loginAs,
  }) => {
    await loginAs(role);
    await page.goto(`/app/${role}`);
    const menu = page.getByRole('navigation', { name: / menu$/ }).first();
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await menu.evaluate((element) => element.setAttribute('data-first', ''));
    await bell.evaluate((element) => element.setAttribute('data-first', ''));
    for (const [entry, heading] of walk) {
      await menu.getByRole('link', { name: entry, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      await expect(menu.getByRole('link', { name: entry, exact: true })).toHaveAttribute('aria-current', 'page');
      await expect(menu, entry).toHaveAttribute('data-first');
      await expect(bell, entry).toHaveAttribute('data-first');
    }
  });
}

for (const role of Object.keys(WALKS) as Role[]) {
  test(`the menu of the ${role} stands whole in a window of 1280 x 800 @long`, async ({ page, loginAs }) => {
    await loginAs(role);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/app/${role}`);
    const menu = page.getByRole('navigation', { name: / menu$/ }).first();
    expect(await menu.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0);
  });
}

test('a group of the menu opens by keyboard, stays so, and is open on its own pages @long', async ({
  page,
  loginAs,
}) => {
  await loginAs('admin');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/app/admin');
  const menu = page.getByRole('navigation', { name: 'Admin menu' }).first();
  const group = menu.getByRole('button', { name: 'Setup' });
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(menu.getByRole('link', { name: 'Audit Log' })).toBeHidden();
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('link', { name: 'Audit Log' })).toBeInViewport();
  await page.reload();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await group.click();
  await page.goto('/app/admin/staff');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('link', { name: 'Staff' })).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('link', { name: 'Staff' })).toBeInViewport();
  await page.goto('/app/admin/leads');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(menu.getByRole('link', { name: 'Enquiries' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('navigation', { name: 'Enquiries' }).getByRole('link', { name: 'All enquiries' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All Enquiries' })).toBeVisible();
});

test('who is signed in compares courses inside their own area, a visitor in the public frame @long', async ({
  page,
  loginAs,
}) => {
  await loginAs('student');
  await page.goto('/app/student/search-course');
  const compare = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Compare/ });
  await compare.click();
  await page
    .getByRole('complementary', { name: 'Courses to compare' })
    .getByRole('link', { name: /^Compare 1/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare courses' })).toBeVisible();
  await expect(page).toHaveURL(/\/compare\?course=/);
  await expect(page.getByRole('navigation', { name: 'Student menu' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'My account' })).toHaveCount(0);
  const name = page.getByRole('main').getByRole('columnheader').getByRole('link').first();
  await expect(name).toHaveAttribute('href', /^\/app\/student\/view-application\//);
  const shared = page.url();
  await page.context().clearCookies();
  await page.goto(shared);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('columnheader').getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/courses\//,
  );
});

test('a public page that does not exist stands in one frame, wherever it was looked for @long', async ({ page }) => {
  for (const path of ['/nowhere', '/blog/view/no-such-article', '/blog?page=9999', '/universities?page=9999']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('This page does not exist');
    for (const part of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(part), `${part} of ${path}`).toHaveCount(1);
  }
});
