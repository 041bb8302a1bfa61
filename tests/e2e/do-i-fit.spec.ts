import type { Page } from '@playwright/test';
import { expectAxeClean } from '../support/axe';
import { expect, test } from '../support/site';

const chips = (page: Page) => page.getByRole('article').getByText(/^(Met|Likely|Unknown|Not met)/);

test('a visitor enters marks and one test, sees how courses fit on cards, course page and compare, and no address names it @long', async ({
  page,
}) => {
  const addresses: string[] = [];
  const bodies: string[] = [];
  page.on('request', (request) => {
    addresses.push(request.url());
    if (request.url().endsWith('/api/v1/fit')) bodies.push(request.postData() ?? '');
  });
  await page.goto('/courses?q=nursing');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(chips(page)).toHaveCount(0);
  await page.getByText('Do I qualify?').click();
  await page.getByRole('button', { name: 'Show courses' }).click();
  await expect(page.getByLabel('Highest qualification completed')).toBeFocused();
  await page.getByLabel('Highest qualification completed').selectOption('Bachelors');
  await page.getByLabel('Marks').fill('71.37');
  await page.getByLabel('Field of study').fill('Zoology of whales');
  await page.getByLabel('English test').selectOption('ielts');
  await page.getByLabel('Overall score').fill('7.5');
  await page.getByLabel('Lowest section').fill('6,5');
  await expectAxeClean(page);
  await page.getByLabel('Lowest section').press('Enter');
  await expect(chips(page).first()).toBeVisible();
  await expect(page.getByText(/Checked for Bachelors in Zoology of whales 71.37%, IELTS 7.5/)).toBeVisible();

  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Do your scores meet the requirements?' })).toBeVisible();
  // From page to page the title comes after the page.
  await expect(page).toHaveTitle(/\S/);
  await expectAxeClean(page);
  const id = /[0-9a-f]{24}/.exec(page.url())?.[0];

  await page.goto(`/compare?course=${id}`);
  await expect(page.getByRole('row', { name: /^Do you qualify/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: /^Do you qualify/ })).toBeVisible();
  await page.getByText('Do I qualify?').click();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('row', { name: /^Do you qualify/ })).toHaveCount(0);

  expect(bodies.length).toBeGreaterThanOrEqual(3);
  for (const body of bodies) expect(body).toContain('71.37');
  for (const address of addresses)
    expect(decodeURIComponent(address)).not.toMatch(/71.37|whales|Bachelors|ielts=|7\.5/i);
});
