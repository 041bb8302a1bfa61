import { issueVerificationCode } from '@/lib/platform/auth/verification-codes';
import { createAccount } from '@/lib/services/people/accounts/accounts';
import { Category } from '@/models/category';
import { User } from '@/models/user';
import { PNG } from '../support/files';
import { expect, test } from '../support/site';

const unverified = (role: 'student' | 'agent', name: string, email: string) =>
  createAccount({
    name,
    email,
    mobile: role === 'agent' ? '9800000002' : '9876543210',
    role,
    passwordHash: '',
    company_name: name,
    isVerified: false,
  });

test('an admin sees each of the five results of a verification @long', async ({ page, loginAs }) => {
  const student = await unverified('student', 'Ravi Kapoor', 'ravi.kapoor@example.com');
  const code = await issueVerificationCode(String(student._id));
  const wrong = code === '123456' ? '654321' : '123456';
  await loginAs('admin');
  await page.goto('/app/admin/verification');
  const verify = async (given: string, email: string) => {
    await page.getByLabel('Code').fill(given);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Verify' }).click();
  };
  const main = page.getByRole('main');

  await verify(wrong, 'nobody.at.all@example.com');
  await expect(main.getByText('User not found with the email.')).toBeVisible();
  await verify(code, 'ravi.capoor@example.com');
  await expect(main.getByText('User found, but the email is invalid')).toBeVisible();
  await expect(main.getByText('ravi.kapoor@example.com')).toBeVisible();
  await verify(wrong, 'ravi.kapoor@example.com');
  await expect(main.getByText('User found with this email, but the code is incorrect')).toBeVisible();
  await expect(main.getByText(code)).toBeVisible();
  await page.getByRole('button', { name: 'Use this' }).click();
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(main.getByText('Account successfully verified!')).toBeVisible();
  await verify(code, 'ravi.kapoor@example.com');
  await expect(main.getByText('Account already verified.')).toBeVisible();
});

test('an admin finds an agent in the table, verifies them and takes it back', async ({ page, loginAs }) => {
  const agent = await unverified('agent', 'Zephyr Overseas', 'zephyr@example.com');
  await loginAs('admin');
  await page.goto('/app/admin/agents');
  await page.getByRole('searchbox', { name: 'Search agents' }).fill('zephyr');
  await expect(page).toHaveURL(/search=zephyr/);
  const row = page.getByRole('row').filter({ hasText: 'zephyr@example.com' });
  await expect(row).toContainText('No');
  await row.getByRole('button', { name: 'Verify Zephyr Overseas' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();
  await expect(row).toContainText('Yes');
  expect((await User.findById(agent._id).lean())?.isVerified).toBe(true);
  await row.getByRole('button', { name: 'Unverify Zephyr Overseas' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unverify' }).click();
  await expect(row).toContainText('No');
});

test('the table of students keeps search, order, page and size in the address @long', async ({ page, loginAs }) => {
  await loginAs('admin');
  await page.goto('/app/admin/students');
  const bodyRows = page.locator('tbody tr');
  await expect(bodyRows).toHaveCount(10);
  await page.getByRole('button', { name: 'Name' }).click();
  await expect(page).toHaveURL(/sort=name/);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.reload();
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await page.getByLabel('Rows per page').selectOption('20');
  await expect(bodyRows).toHaveCount(20);
  await expect(page).toHaveURL(/size=20/);
});

test('an admin adds a category, renames it and deletes it @long', async ({ page, loginAs }) => {
  await loginAs('admin');
  await page.goto('/app/admin/add-category');
  await page.getByRole('button', { name: 'Add category' }).click();
  await expect(page.getByText('Please enter a name.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Remove subcategory/ })).toHaveCount(0);
  await page.getByLabel('Category name').fill('Maritime Studies');
  await page.getByRole('button', { name: 'Add subcategory' }).click();
  await page.getByLabel('Subcategory 1', { exact: true }).fill('Navigation');
  await page.getByLabel('Subcategory 2', { exact: true }).fill('Ports');
  await page.getByRole('button', { name: 'Add category' }).click();
  await expect(page.getByText('Category added successfully!').first()).toBeVisible();

  await page.goto('/app/admin/all-category');
  await page.getByRole('searchbox', { name: 'Search categories' }).fill('maritime');
  await page.getByRole('button', { name: 'Actions for Maritime Studies' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByLabel('Category name').fill('Maritime and Ports');
  await page.getByRole('button', { name: 'Remove subcategory 2' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Maritime and Ports' })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Maritime and Ports' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Maritime and Ports' })).toHaveCount(0);
});

test('an admin merges a category into another account @long', async ({ page, loginAs }) => {
  const named = (name: string) => ({ name });
  await Category.create({ name: 'Oceanography', subcategories: [named('Tides')] });
  await Category.create({ name: 'Sea Sciences', subcategories: [named('Currents')] });
  await loginAs('admin');
  await page.goto('/app/admin/all-category');
  await page.getByRole('searchbox', { name: 'Search categories' }).fill('ocean');
  await page.getByRole('button', { name: 'Actions for Oceanography' }).click();
  await page.getByRole('menuitem', { name: 'Merge into another' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(dialog.getByText('Please choose a category.')).toBeVisible();
  await dialog.getByLabel('Into').selectOption('Sea Sciences');
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText('Oceanography was merged.').first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search categories' }).fill('tides');
  await expect(page.getByRole('heading', { name: 'Sea Sciences' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Oceanography' })).toHaveCount(0);
});

test("a university's logo is uploaded, shown on its course cards, and removed @long", async ({ page, loginAs }) => {
  await loginAs('admin');
  await page.goto('/app/admin/universities?country=Canada');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByText(/^Total courses: [\d,]+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Upload logo' }).click();
  await expect(page.getByText('No file selected to upload!').first()).toBeVisible();
  const upload = async (name: string, content: Uint8Array) => {
    await page.getByLabel('New logo').setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(content) });
    await page.getByRole('button', { name: 'Upload logo' }).click();
  };
  await upload('logo.png', Buffer.from('<html><script>alert(1)</script></html>'));
  await expect(page.getByText('Error uploading logo.').first()).toBeVisible();
  await upload('logo.png', PNG);
  await expect(page.getByText('Logo uploaded successfully!').first()).toBeVisible();
  const shown = page.getByRole('main').locator('img[src^="/api/v1/logos/"]');
  await expect(shown).toBeVisible();
  const university = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const there = page.url();
  await page.goto(`/app/admin/search-course?country=Canada&q=@${encodeURIComponent(university)}`);
  const card = page.getByRole('article').filter({ hasText: university }).first();
  await expect(card.locator('img[src^="/api/v1/logos/"]')).toBeVisible();
  await page.goto(there);
  await page.getByRole('button', { name: 'Remove logo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(shown).toHaveCount(0);
});

test('an admin changes the password and stays signed in @long', async ({ page, loginAs }) => {
  await loginAs('admin');
  await page.goto('/app/admin/password');
  const change = async (old: string, fresh: string, again: string) => {
    await page.getByLabel('Old password', { exact: true }).fill(old);
    await page.getByLabel('New password', { exact: true }).fill(fresh);
    await page.getByLabel('Confirm new password', { exact: true }).fill(again);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await change('', '', '');
  await expect(page.getByText('Please fill in all fields').first()).toBeVisible();
  await change('Demo-2026!', 'another long one', 'another long two');
  await expect(page.getByText('New password and confirm password do not match').first()).toBeVisible();
  await change('a wrong guess', 'another long one', 'another long one');
  await expect(
    page.getByText('Error occurred while changing password: Failed to change password').first(),
  ).toBeVisible();
  await change('Demo-2026!', 'another long one', 'another long one');
  await expect(page.getByText('Password changed successfully!').first()).toBeVisible();
  await page.goto('/app/admin/password');
  await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible();
});
