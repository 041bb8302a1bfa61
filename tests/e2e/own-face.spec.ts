import { Operator } from '@/models/operator';
import { expect, signIn, test } from '../support/site';

/** The shortest PNG: one teal pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==';

test('an owner names the site and gives it a colour and a logo; every page then has them', async ({
  page,
  site,
  context,
}) => {
  await signIn(context, site, 'admin@example.com');
  await page.goto('/app/admin/site');
  await page.getByLabel('Name of this site').fill('Himalaya Education');
  await page.getByLabel('Brand colour').fill('#ffd400');
  await expect(page.getByText('#ffd400 can’t be read on every page. On light pages')).toBeVisible();
  await page
    .getByLabel(/^Logo/)
    .first()
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') });
  await expect(page.getByRole('img', { name: 'Logo now' })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('img', { name: 'Himalaya Education' })).toBeVisible();

  for (const [address, title] of [
    ['/', 'Find a course abroad'],
    ['/courses', 'Himalaya Education'],
    ['/privacy', 'Privacy · Himalaya Education'],
    ['/app/admin', 'Himalaya Education'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveTitle(new RegExp(title));
    expect(await page.content(), address).not.toContain('Study Abroad');
    const brand = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'));
    expect(brand.trim(), address).toMatch(/^#(?!ffd400)[0-9a-f]{6}$/);
  }
  await Operator.deleteMany({});
});
