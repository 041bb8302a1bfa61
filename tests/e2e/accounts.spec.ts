import { User } from '@/models/user';
import { expect, test } from '../support/site';

test('a student registers, copies the verification message, and can sign in once verified', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/register?referralCode=NOTACODE');
  await expect(page.getByLabel(/referral code/i)).toHaveValue('NOTACODE');
  await page.getByRole('button', { name: /register|create/i }).click();
  await expect(page.getByText('Please fill in all fields').first()).toBeVisible();
  await page.getByLabel(/referral code/i).fill('');
  await page.getByLabel(/^(full )?name/i).fill('Meena Iyer');
  await page.getByLabel(/^e-?mail/i).fill('meena.iyer@example.com');
  await page.getByLabel(/^mobile/i).fill('9876501234');
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await page.getByRole('button', { name: /register|create/i }).click();
  const popup = page.getByRole('dialog');
  await expect(popup).toContainText('Verify my account:');
  const whatsapp = context.waitForEvent('page').catch(() => null);
  await popup.getByRole('button', { name: 'Copy and Send' }).click();
  await expect(page.getByText('Message copied to clipboard!').first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Verify my account:[\s\S]*meena\.iyer@example\.com[\s\S]*\d{6}/);
  await expect(popup).toBeHidden();
  await (await whatsapp)?.close();

  await page.goto('/login');
  const signIn = async () => {
    await page.getByLabel(/^e-?mail/i).fill('meena.iyer@example.com');
    await page.getByLabel('Password', { exact: true }).fill('a long password');
    await page.getByRole('button', { name: /log ?in|sign in/i }).click();
  };
  await signIn();
  await expect(page.getByText('Account not verified.').first()).toBeVisible();
  const stored = await User.findOneAndUpdate({ email: 'meena.iyer@example.com' }, { isVerified: true }).lean();
  expect(stored?.passwordHash, 'a production site hashes at full cost').toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  await signIn();
  await expect(page).toHaveURL(/\/app\/student$/);
});

test('a wrong password says so in the toast and at the form @long', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: /log ?in|sign in/i }).click();
  await expect(page.getByText('Please fill in all fields').first()).toBeVisible();
  await page.getByLabel(/^e-?mail/i).fill('student@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: /log ?in|sign in/i }).click();
  await expect(page.getByText('Login failed: Invalid details!').first()).toBeVisible();
});
