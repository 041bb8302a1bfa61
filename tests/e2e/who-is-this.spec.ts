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
    const part = (name: string) =>
      page.getByRole('navigation', { name: 'Sections of this page' }).getByRole('link', { name });
    await page.goto('/app/admin/site?section=contact');
    await page.getByLabel('Company name').fill('Sharma Overseas');
    await page.getByLabel('Phone').first().fill('+44 20 7946 0958');
    await page.getByLabel('Address').first().fill('1 Mall Road\nJalandhar');
    await page.getByLabel('Social media and other pages').fill('https://www.instagram.com/sharma');
    await page.getByLabel('Registration').fill('CIN U80301PB2019');
    await page.getByRole('button', { name: 'Add an office' }).click();
    await page.getByLabel('Office', { exact: true }).last().fill(`Ludhiana ${width}`);
    await expect(page.getByRole('region', { name: 'Preview' }).getByText(`Ludhiana ${width}`)).toBeVisible();
    await part('Home page').click();
    await page.getByLabel('Headline').fill('Study where you belong.');
    await page.getByRole('checkbox', { name: 'Our promises' }).uncheck();
    await page.getByRole('button', { name: 'Move up: Talk to a counsellor' }).click();
    await expect(page.getByRole('region', { name: 'Preview' }).getByText('Study where you belong.')).toBeVisible();
    await part('About us').click();
    await page.getByRole('textbox', { name: 'Partners' }).fill('');
    await page.getByRole('button', { name: 'Add a person' }).click();
    await page.getByLabel('Name', { exact: true }).last().fill(person);
    await page
      .getByLabel('Picture')
      .last()
      .setInputFiles({ name: 'asha.png', mimeType: 'image/png', buffer: Buffer.from(PNG) });
    await expect(page.getByAltText(`${person} now`)).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved. It is now shown on the site.').first()).toBeVisible();
    // What was typed in the other parts was saved with it.
    await part('Contact').click();
    await expect(page.getByLabel('Company name')).toHaveValue('Sharma Overseas');
    await part('Legal texts').click();
    await page.getByLabel('Text: Refunds').fill('We pay back within [how many] days.');
    await page.getByRole('button', { name: 'Publish refunds' }).click();
    await expect(page.getByText('Please replace the words in [brackets]').first()).toBeVisible();
    await page.getByLabel('Text: Refunds').fill(`We pay back within ${width} days.`);
    await page.getByRole('button', { name: 'Publish refunds' }).click();
    await expect(page.getByRole('link', { name: /^Version \d+, .*Refunds/ })).toBeVisible();
    await page.getByLabel('Text: Terms').fill(`Ours at ${width}.`);
    await page.getByRole('button', { name: 'Publish terms' }).click();
    await expect(page.getByRole('link', { name: /^Version \d+, .*Terms/ })).toBeVisible();
    await signOut(context);

    await page.goto('/about');
    await expect(page.getByRole('heading', { name: 'About Sharma Overseas' })).toBeVisible();
    await expect(page.getByRole('main').getByText(person)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Partners' })).toHaveCount(0);
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await sideways()).toBeLessThanOrEqual(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByText(`Ours at ${width}.`)).toBeVisible();
    await page.getByText('Other versions').click();
    await page.getByRole('link', { name: /^Version 1, / }).click();
    await expect(page.getByText('This is a demo: nothing here is a contract.')).toBeVisible();
    await page.getByRole('link', { name: 'Show the current version' }).click();
    await expect(page.getByText(`Ours at ${width}.`)).toBeVisible();
    await page.goto('/register');
    await expect(
      page.getByText(/^Please read before you register: Privacy.*, Terms.* \(\d+ \w{3} \d{4}\), Refunds/),
    ).toBeVisible();
    await page.goto('/contact');
    await expect(page.getByRole('main').getByText('CIN U80301PB2019')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Instagram' })).toBeVisible();
    await page.getByLabel('Name').fill('Asha');
    await page.getByLabel('Email').fill('asha@example.com');
    await page.getByLabel('Mobile number with country code').fill('+919814000111');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Thank you, we have received your message.')).toBeVisible();
    expect(await sideways()).toBeLessThanOrEqual(0);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Study where you belong.' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Our promises' })).toHaveCount(0);

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
  await page.goto('/app/admin/site?section=contact');
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
