import { SiteSetting } from '@/models/site-setting';
import { PNG } from '../support/files';
import { expect, signOut, test } from '../support/site';
import { WALKED_WIDTHS } from '../support/tiers';

for (const width of WALKED_WIDTHS) {
  test(`visitors read what an admin said of who runs the site, and nothing else, at ${width} px @long`, async ({
    page,
    context,
    loginAs,
  }) => {
    // The one of the other width is still there.
    const person = `Asha Sharma ${width}`;
    await page.setViewportSize({ width, height: 844 });
    await loginAs('admin');
    await page.goto('/app/admin/site');
    await page.getByLabel('Company name').fill('Sharma Overseas');
    await page.getByLabel('Telephone').fill('+44 20 7946 0958');
    await page.getByRole('textbox', { name: 'Partners' }).fill('');
    await page.getByLabel('Address').fill('1 Mall Road\nJalandhar');
    await page.getByRole('textbox', { name: 'Terms' }).fill('Ours.');
    await page.getByRole('button', { name: 'Add a person' }).click();
    await page.getByLabel('Name', { exact: true }).last().fill(person);
    await page
      .getByLabel('Picture')
      .last()
      .setInputFiles({ name: 'asha.png', mimeType: 'image/png', buffer: Buffer.from(PNG) });
    await expect(page.getByAltText(`${person} now`)).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved. It is now shown on the site.').first()).toBeVisible();
    await signOut(context);

    await page.goto('/about');
    await expect(page.getByRole('heading', { name: 'About Sharma Overseas' })).toBeVisible();
    await expect(page.getByRole('main').getByText(person)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Partners' })).toHaveCount(0);
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await sideways()).toBeLessThanOrEqual(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByText('Ours.')).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('contentinfo').getByText('1 Mall Road, Jalandhar')).toBeVisible();
    await expect(page.getByText('Free IELTS and PTE mock tests')).toHaveCount(0);
    expect(await sideways()).toBeLessThanOrEqual(0);
  });
}

test('a site with demo data says so in one line on each page, which moves nothing @long', async ({ page, loginAs }) => {
  await SiteSetting.updateOne({ _id: 'site' }, { demo: true }, { upsert: true });
  await loginAs('admin');
  await page.setViewportSize({ width: 390, height: 844 });
  // Whatever process answers reads it within its time; saving what runs the site makes it read at once.
  await page.goto('/app/admin/site');
  await page.getByLabel('Email').fill('hello@example.com');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. It is now shown on the site.').first()).toBeVisible();
  for (const path of ['/app/admin/site', '/', '/login', '/courses']) {
    await page.goto(path);
    const line = page.getByRole('complementary', { name: 'Demo' });
    await expect(line).toBeVisible();
    expect((await line.boundingBox())?.height).toBeLessThan(30);
  }
});
