import type { Page, Request } from '@playwright/test';
import { Course } from '@/models/course';
import { expectAxeClean } from '../support/axe';
import { expect, test } from '../support/site';
import { WALKED_WIDTHS } from '../support/tiers';

const keyword = (page: Page) => page.getByRole('combobox', { name: /keyword/i });
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const group = (page: Page, name: string) => suggestions(page).getByRole('group', { name });

test('the keyboard alone: type, arrow to a course, Enter; Escape closes, then clears; the arrows still reach the results @long', async ({
  page,
}) => {
  await page.goto('/courses');
  const box = keyword(page);
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await box.pressSequentially('nur');
  await expect(suggestions(page)).toBeVisible();
  await expect(box).toBeFocused();
  await expect(page).toHaveURL(/q=nur/);
  await expect(page.getByRole('status').filter({ hasText: /suggestions?, arrow down/ })).toHaveCount(1);

  await box.press('ArrowDown');
  const first = group(page, 'Courses').getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await box.press('ArrowUp');
  await expect(box).not.toHaveAttribute('aria-activedescendant');
  await box.press('ArrowDown');
  const name = (await first.textContent()) ?? '';
  await box.press('Enter');
  await expect(box).toHaveValue(name);
  await expect(suggestions(page)).toBeHidden();
  await expect(page.getByRole('article').first()).toContainText(name);

  await box.press('Backspace');
  await expect(suggestions(page)).toBeVisible();
  await box.press('Escape');
  await expect(suggestions(page)).toBeHidden();
  await expect(box).toHaveValue(name.slice(0, -1));
  await box.press('ArrowDown');
  await expect(page.getByRole('article').first().getByRole('link', { name, exact: true })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(box).toBeFocused();
  await box.press('Escape');
  await expect(box).toHaveValue('');

  await box.pressSequentially('nur');
  await expect(suggestions(page)).toBeVisible();
  await box.press('Enter');
  await expect(suggestions(page)).toBeHidden();
  await expect(box).toHaveValue('nur');
  await box.press('s');
  await expect(suggestions(page)).toBeVisible();
  await box.press('Tab');
  await expect(suggestions(page)).toBeHidden();
  await expect(box).not.toBeFocused();
});

test('a chosen university or category becomes a filter and takes the place of the keyword @long', async ({
  page,
  loginAs,
}) => {
  const course = await Course.findOne({ country: 'Canada', forSample: false }, 'university category').lean();
  const { university = '', category = '' } = course ?? {};
  await loginAs('student');
  await page.goto('/app/student/search-course');
  const box = keyword(page);
  await box.fill(`nursing@${university}`);
  await expect(suggestions(page).getByRole('group')).toHaveCount(1);
  await group(page, 'Universities').getByRole('option', { name: university }).first().click();
  await expect(box).toHaveValue('nursing');
  await expect(box).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Canada');
  const asked = () => new URL(page.url()).searchParams.getAll('university');
  await expect.poll(asked).toEqual([university]);

  await page.goto('/app/student/search-course');
  await box.fill(category);
  await group(page, 'Categories').getByRole('option', { name: category, exact: true }).click();
  await expect(box).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Category', exact: true })).toHaveValue(category);
});

test('an older answer never shows under a newer text @long', async ({ page }) => {
  await page.goto('/courses');
  const older = /course-suggestions\?q=nur&/;
  const isOlder = (request: Request) => older.test(request.url());
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(older, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  const reached = page.waitForRequest(isOlder);
  const settled = Promise.race([
    page.waitForEvent('requestfailed', isOlder),
    page.waitForEvent('requestfinished', isOlder),
  ]);
  const box = keyword(page);
  await box.fill('nur');
  await reached;
  const newer = page.waitForResponse(/course-suggestions\?q=zzzz/);
  await box.fill('zzzz');
  await newer;
  release();
  await settled;
  await expect(suggestions(page)).toBeHidden();
});

for (const width of WALKED_WIDTHS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the open popup at ${width} px, ${colorScheme}: axe finds nothing, it moves nothing, options are 40 px high @long`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/courses?q=an');
      // On a phone the country stands in the window of the filters.
      const country =
        width < 640 ? page.getByRole('button', { name: /Filters$/ }) : page.getByRole('combobox', { name: 'Country' });
      const before = await country.boundingBox();
      await keyword(page).press('End');
      await keyword(page).pressSequentially('d');
      await expect(suggestions(page)).toBeVisible();
      await keyword(page).press('ArrowDown');
      expect(await country.boundingBox()).toEqual(before);
      for (const option of await suggestions(page).getByRole('option').all()) {
        expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(40);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await expectAxeClean(page);
      if (process.env.SCREENSHOTS) {
        await page.screenshot({ path: `${process.env.SCREENSHOTS}/suggestions-${width}-${colorScheme}.png` });
      }
    });
  }
}
