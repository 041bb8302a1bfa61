import type { Page } from '@playwright/test';
import { moveApplication } from '@/lib/services/applications/moves/moves';
import { notify } from '@/lib/services/records/notices/notifications';
import { AccessLogEntry } from '@/models/access-log-entry';
import { applied } from '../../support/applied';
import { person } from '../../support/people';
import { expect, signIn, test } from '../../support/site';

/** The pages that the browser asks for from here on without leaving this one: made again, or ahead of a press. */
function pagesAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.headers().rsc) return;
    const { pathname } = new URL(request.url());
    asked.push(request.headers()['next-router-prefetch'] ? `${pathname} ahead` : pathname);
  });
  return asked;
}

/** Long enough for what the page would ask for by itself. The stream of events keeps the network from ever being idle. */
const settled = (page: Page) => page.waitForTimeout(800);

const connected = (page: Page) => page.waitForResponse(/\/api\/v1\/events$/);

test('a page is requested once, and a page of its menu when the pointer or the focus rests on its entry', async ({
  page,
  loginAs,
}) => {
  await loginAs('admin');
  const asked = pagesAskedFor(page);
  // What another test changed a moment ago may make one page anew, and rightly.
  await expect(async () => {
    asked.length = 0;
    const live = connected(page);
    await page.goto('/app/admin/students');
    await live;
    await settled(page);
    expect(asked).toEqual([]);
  }).toPass({ timeout: 20_000 });

  const menu = page.getByRole('navigation', { name: 'Admin menu' }).first();
  await menu.getByRole('link', { name: 'Agents', exact: true }).hover();
  await expect.poll(() => new Set(asked)).toEqual(new Set(['/app/admin/agents ahead']));
  await menu.getByRole('link', { name: 'Universities', exact: true }).focus();
  await expect
    .poll(() => new Set(asked))
    .toEqual(new Set(['/app/admin/agents ahead', '/app/admin/universities ahead']));
  // The page that is open, and an address outside the areas.
  await menu.getByRole('link', { name: 'Students', exact: true }).hover();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await settled(page);
  expect(new Set(asked).size).toBe(2);
});

test('a name that the pointer rests on is no visit of that student, and one that is pressed is', async ({
  page,
  site,
  context,
}) => {
  const team = await person('team');
  const student = await person('student', { name: 'Zubaida Quashie' });
  await signIn(context, site, team.viewer.email);
  const asked = pagesAskedFor(page);
  await page.goto('/app/team/students?q=Quashie');
  const profile = `/app/team/view-profile/${student.userId}`;
  const link = page.getByRole('main').locator(`a[href^="${profile}"]`).first();
  await link.hover();
  await expect.poll(() => asked).toContain(`${profile} ahead`);
  await settled(page);
  expect(await AccessLogEntry.countDocuments({ studentId: student.userId })).toBe(0);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Quashie');
  await expect.poll(() => AccessLogEntry.countDocuments({ studentId: student.userId })).toBe(1);
});

for (const isMadeAgain of [false, true]) {
  test(`what happens before the live connection is shown, ${isMadeAgain ? 'also when the page was made again meanwhile' : 'though the page was made once'}`, async ({
    page,
    site,
    context,
  }) => {
    const team = await person('team');
    const student = await person('student');
    const { id } = await applied(student);
    await signIn(context, site, student.viewer.email);
    const asked = pagesAskedFor(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/v1/events', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/app/student/my-applications/${id}`);
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await expect(bell).toBeVisible();
    // Longer than what events tell of their time: all of it lies after the page's making.
    await page.waitForTimeout(1_100);
    await moveApplication(team.viewer, id, { to: 'Under Review', reason: '' });
    await notify(student.userId, 'A word while the page was loading.', '/my-applications');
    expect(asked).toEqual([]);
    const moved = page.getByRole('main').getByText('Under Review').first();
    if (isMadeAgain) {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(moved).toBeVisible();
    }
    release();
    await expect(moved).toBeVisible();
    await expect(page.getByText('A word while the page was loading.')).toBeVisible();
    await expect(bell).toHaveAccessibleName(/\d unread/);
  });
}
