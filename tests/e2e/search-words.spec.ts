import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { MissedSearch } from '@/models/missed-search';
import { expectAxeClean } from '../support/axe';
import { expect, test } from '../support/site';

const keyword = (page: Page) => page.getByRole('combobox', { name: /keyword/i });
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

test('what was not found becomes an entry of an admin, which searches know; results and suggestions say what matched @long', async ({
  page,
  loginAs,
}) => {
  const week = new Date().toISOString().slice(0, 10);
  const endsOn = new Date(Date.now() + 1e9);
  await MissedSearch.create({ _id: `${week} bedside care`, week, text: 'bedside care', count: 3, endsOn });
  await loginAs('admin');
  await page.goto('/app/admin/search-words');
  await page.getByRole('button', { name: 'Add a name for “bedside care”' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add entry' });
  await expect(dialog.getByLabel('Search term')).toHaveValue('bedside care');
  await dialog.getByLabel('Course or university names').fill('nursing');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Edit “bedside care”' })).toBeVisible();
  await expectAxeClean(page);

  await page.goto('/courses?q=bedside+care');
  const also = page.getByRole('list', { name: 'Also called' });
  await expect(also.getByRole('article').first().locator('mark').first()).toHaveText(/^nursing$/i);
  await expectAxeClean(page);

  await keyword(page).fill('');
  await keyword(page).pressSequentially('bedside care');
  const option = suggestions(page).getByRole('group', { name: 'Also called' }).getByRole('option').first();
  await expect(option).toContainText('bedside care = Nursing');
  await keyword(page).fill('nursng');
  await expect(page.locator('mark.differs').first()).toHaveText(/^i$/i);
});

test('a student saves a search from its results, finds it under Saved, and the browser remembers the last ones @long', async ({
  page,
  loginAs,
}) => {
  await loginAs('student');
  await page.goto('/app/student/search-course?q=nursing&country=Canada');
  await page.evaluate(() => localStorage.setItem('recent-searches:all', '["?q=law&country=UK"]'));
  await page.getByRole('link', { name: 'Save this search' }).click();
  const form = page.getByRole('textbox', { name: 'Name of the search' });
  await expect(form).toHaveValue('nursing · Canada');
  await form.fill('Nursing near home');
  await page.getByRole('button', { name: 'Save search' }).click();
  const mails = page.getByRole('checkbox', { name: 'Email me about new courses for “Nursing near home”' });
  await expect(mails).toBeChecked();
  await mails.click();
  await expect(mails).not.toBeChecked();
  await expectAxeClean(page);

  await expect(page.getByRole('link', { name: '“law” · UK' })).toHaveAttribute(
    'href',
    '/app/student/search-course?q=law&country=UK',
  );
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('heading', { name: 'Recent searches' })).toBeHidden();
  await page.getByRole('link', { name: 'Open “Nursing near home”' }).click();
  await expect(keyword(page)).toHaveValue('nursing');
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Canada');
});

test('a hairline stands between each two courses, whatever part of a pixel their heights are @long', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 2600 });
  await page.goto(`${site.url}/courses?q=data&country=Canada`);
  const sheet = page.getByRole('list', { name: 'Courses' });
  const rows = await sheet
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') })
    .count();
  expect(rows).toBeGreaterThan(3);
  const picture = await sheet.screenshot();
  // A column of the sheet where nothing else is drawn.
  const column = sharp(picture)
    .greyscale()
    .extract({ left: 10, top: 20, width: 1, height: (await heightOf(picture)) - 40 });
  const { data } = await column.raw().toBuffer({ resolveWithObject: true });
  const paper = data[0] as number;
  expect([...data].filter((shade) => shade !== paper)).toHaveLength(rows - 1);
});

const heightOf = async (picture: Buffer): Promise<number> => (await sharp(picture).metadata()).height;
