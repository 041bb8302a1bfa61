import { issueVerificationCode } from '@/lib/auth/verification-codes';
import { createAccount } from '@/lib/services/accounts';
import { Application } from '@/models/application';
import { User } from '@/models/user';
import { PNG } from '../support/files';
import { expect, test } from '../support/site';

const unverified = (role: 'student' | 'agent', name: string, email: string) =>
  createAccount({ name, email, mobile: '9876543210', role, passwordHash: '', company_name: name, isVerified: false });

test('an admin sees each of the five results of a verification', async ({ page, loginAs }) => {
  const student = await unverified('student', 'Ravi Kapoor', 'ravi.kapoor@example.com');
  const code = await issueVerificationCode(String(student._id));
  const wrong = code === '123456' ? '654321' : '123456';
  await loginAs('admin');
  await page.goto('/app/admin/verification');
  const verify = async (given: string, email: string) => {
    await page.getByLabel('Code').fill(given);
    await page.getByLabel('E-mail').fill(email);
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
  await page.getByRole('button', { name: 'Use it' }).click();
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

test('the table of students keeps search, order, page and size in the address', async ({ page, loginAs }) => {
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

test('an admin adds a category, renames it and deletes it', async ({ page, loginAs }) => {
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

test('a blog with a picture is written, published, seen by the public, drafted, and deleted with the key only', async ({
  page,
  loginAs,
}) => {
  await loginAs('admin');
  await page.goto('/app/admin/blog');
  await page.getByRole('button', { name: 'Add Blog' }).click();
  await expect(page.getByText('Please fill in all fields').first()).toBeVisible();
  await page.getByLabel('Title').fill('Packing for a Canadian winter');
  const text = page.getByRole('textbox', { name: 'Description' });
  await text.click();
  await page.getByRole('button', { name: 'Heading', exact: true }).click();
  await page.keyboard.type('What to bring');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Warm boots <script>alert(1)</script> ');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('and gloves');
  expect(await text.evaluate((element) => element.clientHeight)).toBe(500);
  await page.getByLabel('Image').setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from(PNG) });
  await page.getByRole('button', { name: 'Add Blog' }).click();
  await expect(page.getByText('Blog added successfully!').first()).toBeVisible();
  await expect(page).toHaveURL(/\/app\/admin\/view-blog\/packing-for-a-canadian-winter$/);
  await expect(page.getByRole('heading', { level: 2, name: 'What to bring' })).toBeVisible();
  await expect(page.locator('strong', { hasText: 'and gloves' })).toBeVisible();

  const publicPage = '/blog/view/packing-for-a-canadian-winter';
  expect((await page.request.get(publicPage)).status()).toBe(404);
  await page.getByRole('button', { name: /^Publish/ }).click();
  await expect(page.getByText('Blog status updated successfully').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Published')).toBeVisible();
  expect((await page.request.get(publicPage)).status()).toBe(200);

  await page.goto('/app/admin/all-blogs');
  await page.getByRole('button', { name: 'Move to Draft: Packing for a Canadian winter' }).click();
  await expect(page.getByRole('button', { name: 'Publish: Packing for a Canadian winter' })).toBeVisible();
  expect((await page.request.get(publicPage)).status()).toBe(404);

  await page.getByRole('link', { name: 'Packing for a Canadian winter' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Are you sure you want to delete this blog?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Blog deletion failed').first()).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText('Ok then, provide the key to delete');
  await dialog.getByLabel('Key', { exact: true }).fill('a guess');
  await dialog.getByRole('button', { name: 'Delete blog' }).click();
  await expect(dialog.getByText('Invalid key')).toBeVisible();
  await dialog.getByLabel('Key', { exact: true }).fill('the key');
  await dialog.getByRole('button', { name: 'Delete blog' }).click();
  await expect(page.getByText('Blog deleted successfully').first()).toBeVisible();
  await expect(page).toHaveURL(/\/app\/admin\/all-blogs$/);
  await expect(page.getByRole('link', { name: 'Packing for a Canadian winter' })).toHaveCount(0);
});

test("a university's logo is uploaded, shown and removed", async ({ page, loginAs }) => {
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
  await page.getByRole('button', { name: 'Remove logo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(shown).toHaveCount(0);
});

test('an admin changes the password and stays signed in', async ({ page, loginAs }) => {
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

test("a move on the team's board, by keyboard, asks why where it must and reaches the student's timeline", async ({
  page,
  loginAs,
}) => {
  const student = await User.findOne({ email: 'student@example.com' }).lean();
  const application = await Application.create({
    userId: student?._id,
    agentId: null,
    courseId: 'c'.repeat(24),
    country: 'Canada',
    university: 'Selkirk College',
    course: 'Diploma in Board Testing',
    year: new Date().getFullYear() + 1,
    month: 'Sep',
    status: 'Pending',
    history: [{ status: 'Pending', by: null, byRole: 'system', byName: '', reason: '', at: new Date() }],
  });
  await loginAs('team');
  await page.goto('/app/team/applications?q=Board+Testing');
  const card = page.getByRole('article').filter({ hasText: 'Diploma in Board Testing' });
  await card.getByRole('button', { name: /^Move the application/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('d');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Move to Documents Requested?');
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(dialog.getByText('Please say why.')).toBeVisible();
  await dialog.getByLabel('Why?').fill('Your passport scan is cut off.');
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText('The application is now: Documents Requested.').first()).toBeVisible();
  const column = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: /Documents Requested/ }) });
  await expect(column.getByRole('article').filter({ hasText: 'Diploma in Board Testing' })).toBeVisible();

  await loginAs('student');
  await page.goto(`/app/student/my-applications/${application._id}`);
  await expect(page.getByText('Your passport scan is cut off.')).toBeVisible();
});

test('of two staff who move one application, the later is told and sees the new state', async ({ page, loginAs }) => {
  const student = await User.findOne({ email: 'student@example.com' }).lean();
  const application = await Application.create({
    userId: student?._id,
    agentId: null,
    courseId: 'd'.repeat(24),
    country: 'UK',
    university: 'Selkirk College',
    course: 'Diploma in Races',
    year: new Date().getFullYear() + 1,
    month: 'Sep',
    status: 'Pending',
    history: [{ status: 'Pending', by: null, byRole: 'system', byName: '', reason: '', at: new Date() }],
  });
  await loginAs('team');
  await page.goto(`/app/team/applications/${application._id}`);
  await page.getByRole('button', { name: 'Move' }).click();
  await page.getByRole('menuitem', { name: 'Under Review' }).click();
  await Application.updateOne({ _id: application._id }, { $set: { status: 'Submitted' } });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(dialog.getByText(/is 'Submitted' can't become 'Under Review'/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('main').getByText('Submitted').first()).toBeVisible();
});
