import { User } from '@/models/user';
import { expectAxeClean } from '../support/axe';
import { PASSWORD } from '../support/people';
import { expect, signIn, test } from '../support/site';

const PHONE = { width: 390, height: 844 };

test('a parent registers for a child on a phone, and finds the child after signing in', async ({
  page,
  context,
  site,
}) => {
  const email = `sita-${process.pid}@example.com`;
  await page.setViewportSize(PHONE);
  await page.goto('/register');
  await page.getByRole('radio', { name: /My child/ }).check();
  await page.getByLabel('Your child’s name').fill('Aarav Thapa');
  await page.getByLabel('Your name').fill('Sita Thapa');
  await page.getByLabel('Your email').fill(email);
  await page.getByLabel('Mobile').fill('+977 9841 234567');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: /register|create/i }).click();
  await expect(page.getByText('Registration successful!').first()).toBeVisible();

  await User.updateOne({ email }, { $set: { isVerified: true } });
  await signIn(context, site, email);
  await page.goto('/app/helper');
  await expect(page.getByText('Aarav Thapa').first()).toBeVisible();
  await expect(page.getByText(/no email address here yet/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await expectAxeClean(page);
});
