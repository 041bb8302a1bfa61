import type { Page } from '@playwright/test';
import { SavedCourse } from '@/models/saved-course';
import { SavedSearch } from '@/models/saved-search';
import { User } from '@/models/user';
import { expect, test } from '../support/site';

test.use({ javaScriptEnabled: false });

const keyword = (page: Page) => page.getByRole('combobox', { name: /keyword/i });
/** By its element: a search by role passes over what stands in a noscript. */
const submit = (page: Page) => page.locator('search noscript button[type=submit]');
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('link');

test('a visitor searches, filters, removes a chip and reads a sentence as filters @long', async ({ page }) => {
  await page.goto('/courses');
  await keyword(page).fill('nursing');
  await page
    .getByRole('group', { name: 'Study level' })
    .getByRole('checkbox', { name: /^Post Graduate \d/ })
    .check();
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Canada');
  await submit(page).click();
  await expect(page).toHaveURL(/[?&]q=nursing&country=Canada.*level=Post\+Graduate/);
  await expect(page.getByRole('article').first().locator('mark').first()).toHaveText(/nursing/i);
  await expect(chips(page)).toHaveText(['Canada', 'Post Graduate', 'Clear all']);
  await chips(page).filter({ hasText: 'Post Graduate' }).click();
  await expect(chips(page)).toHaveText(['Canada', 'Clear all']);
  await expect(keyword(page)).toHaveValue('nursing');
  await chips(page).filter({ hasText: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/courses\?q=nursing$/);

  await keyword(page).fill('cheap masters in data science canada');
  await submit(page).click();
  const reading = page.getByRole('list', { name: 'Understood as', exact: true });
  await expect(reading.getByRole('listitem')).toHaveText([
    '“data science”',
    'Canada',
    'Post Graduate',
    'Lowest fee first',
  ]);
  await page.getByRole('link', { name: 'Use these as filters' }).click();
  await expect(page).toHaveURL(/q=data\+science&country=Canada&level=Post\+Graduate&sort=fee/);
  await expect(chips(page)).toHaveText(['Canada', 'Post Graduate', 'Clear all']);
});

test('a visitor walks through the pages of a block and back, and compares the ticked courses @long', async ({
  page,
}) => {
  await page.goto('/courses?q=masters');
  await page.getByRole('link', { name: /^All .* courses under “Also called”$/ }).click();
  await expect(page).toHaveURL(/block=also/);
  const first = await page.getByRole('article').first().textContent();
  await page
    .getByRole('navigation', { name: 'Pages of courses under “Also called”' })
    .getByRole('link', { name: 'Page 2' })
    .click();
  await expect(page).toHaveURL(/block=also&page=2/);
  expect(await page.getByRole('article').first().textContent()).not.toBe(first);

  const ticks = page.locator('article noscript input[type=checkbox]');
  const chosen = await Promise.all([1, 3].map(async (place) => (await ticks.nth(place).getAttribute('value')) ?? ''));
  await ticks.nth(1).check();
  await ticks.nth(3).check();
  await page.locator('noscript button[formaction="/compare"]').click();
  await expect(page).toHaveURL(`/compare?course=${chosen[0]}&course=${chosen[1]}`);
  await expect(page.getByRole('columnheader').filter({ has: page.getByRole('link') })).toHaveCount(2);

  await page.goto('/courses?q=masters&block=also&page=2');
  await page.getByRole('link', { name: /^Back to the .* with “masters”$/ }).click();
  await expect(page).toHaveURL(/\/courses\?q=masters$/);
});

test('a student saves a course from its card and from its page, and the search under a name that is refused a second time @long', async ({
  page,
  loginAs,
}) => {
  await loginAs('student');
  const userId = (await User.findOne({ email: 'student@example.com' }, '_id').lean())?._id;
  await Promise.all([SavedCourse.deleteMany({ userId }), SavedSearch.deleteMany({ userId })]);
  await page.goto('/app/student/search-course?q=nursing');
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.locator('noscript button').click();
  await expect(page).toHaveURL(/search-course\?q=nursing/);
  await expect(
    page
      .getByRole('article')
      .first()
      .getByRole('button', { name: `Saved: ${name}` }),
  ).toBeVisible();
  expect(await SavedCourse.countDocuments({ userId })).toBe(1);

  const other = await page.getByRole('article').nth(1).getByRole('heading').getByRole('link').getAttribute('href');
  await page.goto(other ?? '');
  await page.locator('main form noscript button').click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  expect(await SavedCourse.countDocuments({ userId })).toBe(2);

  for (const time of [1, 2]) {
    await page.goto('/app/student/search-course?q=nursing');
    await page.getByRole('link', { name: 'Save this search' }).click();
    await page.getByLabel('Name of the search').fill('Care');
    await page.getByLabel('Email me new courses once a week').uncheck();
    await page.getByRole('button', { name: 'Save search' }).click();
    if (time === 1) await expect(page).toHaveURL(/\/app\/student\/saved-applications#saved-searches$/);
    else
      await expect(
        page.getByText('You already have a saved search with this name. Please choose another name.'),
      ).toBeVisible();
  }
  await expect(page.getByLabel('Name of the search')).toHaveValue('Care');
  await expect(page.getByLabel('Email me new courses once a week')).not.toBeChecked();
  expect(await SavedSearch.find({ userId }, 'name search mails -_id').lean()).toEqual([
    { name: 'Care', search: 'q=nursing', mails: false },
  ]);
});

test('a visitor who finds nothing reads so @long', async ({ page }) => {
  await page.goto('/courses?q=zzzzqqqq');
  await expect(page.getByText('No courses found')).toBeVisible();
});
