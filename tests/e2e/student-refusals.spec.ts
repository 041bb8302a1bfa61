import type { BrowserContext, Page } from '@playwright/test';
import { SESSION_COOKIE } from '@/lib/platform/auth/session';
import { createAccount } from '@/lib/services/people/accounts/accounts';
import { Course } from '@/models/course';
import { Profile } from '@/models/profile';
import { Referral } from '@/models/referral';
import { PDF } from '../support/files';
import { education, personal } from '../support/profiles';
import { expect, type RunningSite, signIn, test } from '../support/site';

let made = 0;

/** A verified student of this test's own, signed in. */
async function newStudent(context: BrowserContext, site: RunningSite) {
  const email = `refused${++made}-${Date.now()}@example.com`;
  const account = { name: 'Asha Menon', email, mobile: '9876543210', role: 'student', isVerified: true } as const;
  const student = await createAccount({ ...account, passwordHash: '' });
  await signIn(context, site, email);
  return student;
}

const refuse = (page: Page, path: string, status: number, message: string) =>
  page.route(`**/api/v1${path}`, (route) => route.fulfill({ status, json: { message } }));
const said = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();
const signOut = (context: BrowserContext) => context.clearCookies({ name: SESSION_COOKIE });

/** Everything the second step asks for. */
async function fillPersonal(page: Page) {
  const { gender, marital_status, ...fields } = personal();
  const selects = ['country', 'state', 'issued_country', 'country_of_birth', 'nationality', 'citizenship'];
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`[name="${name}"]`);
    if (selects.includes(name)) await field.selectOption(value);
    else await field.fill(value);
  }
  await page.getByLabel('Female').check();
  await page.getByLabel('Unmarried').check();
}

test('a session that ends in the middle of a form, a lost connection and a refusal lose nothing that was typed', async ({
  page,
  context,
  site,
}) => {
  const student = await newStudent(context, site);
  await page.goto('/app/student/profile?step=2');
  await fillPersonal(page);
  const save = page.getByRole('button', { name: 'Save and continue' });

  await context.setOffline(true);
  await save.click();
  await said(page, 'Network error.');
  await context.setOffline(false);

  await refuse(page, '/save-personal-info', 400, 'The server refused.');
  await save.click();
  await said(page, 'Error saving personal information.');
  await page.unroute('**/api/v1/save-personal-info');

  await signOut(context);
  await save.click();
  await said(page, 'Please log in again.');
  await said(page, 'Your session has ended. Your changes are stored in this browser.');
  const again = page.getByRole('link', { name: 'Sign in again' });
  expect(await again.getAttribute('href')).toContain(encodeURIComponent('/app/student/profile?step=2'));
  page.once('dialog', (dialog) => dialog.accept());
  await signIn(context, site, student.email);
  await page.goto('/app/student/profile?step=2');
  await expect(page.locator('[name="city"]')).toHaveValue(personal().city);
  await save.dblclick();
  await said(page, 'Step 3 of 5');
  expect((await Profile.findOne({ userId: student._id }).lean())?.personal?.city).toBe(personal().city);
});

test('of two tabs that save one step the later is told, and keeps what it typed @long', async ({
  page,
  context,
  site,
}) => {
  await newStudent(context, site);
  const later = await context.newPage();
  for (const tab of [page, later]) {
    await tab.goto('/app/student/profile?step=2');
    await fillPersonal(tab);
  }
  await later.locator('[name="city"]').fill('Thrissur');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await said(page, 'Step 3 of 5');
  await later.getByRole('button', { name: 'Save and continue' }).click();
  await said(later, 'This step was saved later');
  await later.getByRole('button', { name: 'Use my draft' }).click();
  await expect(later.locator('[name="city"]')).toHaveValue('Thrissur');
  await later.getByRole('button', { name: 'Save and continue' }).click();
  await said(later, 'Step 3 of 5');
});

test('documents that were not kept are sent again when the connection dropped, and a big or wrong file is named before it is sent @long', async ({
  page,
  context,
  site,
}) => {
  const student = await newStudent(context, site);
  await Profile.create({
    userId: student._id,
    educationSummaries: [{ ...education(), level_of_education: 'Secondary' }],
    tests: {},
    workExperience: [],
    documents: {},
  });
  await page.goto('/app/student/profile?step=5');
  const choose = async (name: string, buffer: Buffer) => {
    for (const input of await page
      .locator('input[type=file][name$="_certificate"], input[type=file][name="passport"]')
      .all())
      await input.setInputFiles({ name, mimeType: 'application/pdf', buffer });
  };
  await choose('big.pdf', Buffer.alloc(11 * 2 ** 20, PDF));
  await said(page, 'big.pdf');
  await expect(page.getByText(/10 MB/).first()).toBeVisible();
  await page.route('**/api/v1/documents', (route) => route.abort('connectionreset'));
  await choose('certificate.pdf', Buffer.from(PDF));
  await said(page, 'Error uploading documents.');
  await said(page, 'Your selected files are still here. Please try again.');
  await page.unroute('**/api/v1/documents');
  await page.getByRole('button', { name: 'Upload documents' }).click();
  await said(page, 'Documents uploaded successfully!');
  await expect(page.getByRole('link', { name: /certificate\.pdf/ }).first()).toBeVisible();
});

test('saving, applying, settings, basic information and claims name their refusals in the words of the specification @long', async ({
  page,
  context,
  site,
}) => {
  const student = await newStudent(context, site);
  const course = await Course.findOne({ forSample: false }).lean();
  await page.goto(`/app/student/view-application/${course?._id}`);
  await refuse(page, '/save-course', 400, 'no');
  await page.getByRole('button', { name: 'Save Course' }).click();
  await said(page, 'Failed to save the course');
  await expect(page.getByRole('button', { name: 'Save Course' })).toBeVisible();

  await page.goto(`/app/student/apply-course/${course?._id}`);
  const apply = async () => {
    const open = page.getByLabel('Month').locator('option:not([disabled]):not([value=""])').first();
    await page.getByLabel('Year').selectOption({ index: 2 });
    await page.getByLabel('Month').selectOption(await open.getAttribute('value'));
    await page.getByRole('button', { name: 'Submit' }).click();
  };
  await refuse(page, '/apply', 400, 'no');
  await apply();
  await said(page, 'Failed to apply for the course.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.unroute('**/api/v1/apply');
  await signOut(context);
  await apply();
  await said(page, 'User ID is not available. Please login again.');
  await signIn(context, site, student.email);

  await page.goto('/app/student/settings');
  await refuse(page, '/update-settings', 400, 'Not now.');
  await page.getByRole('button', { name: 'Update' }).click();
  await said(page, 'Error occurred while updating settings: Not now.');

  await page.goto('/app/student/profile?step=1');
  await page.getByRole('button', { name: 'Request Edit' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Asha K Menon');
  await signOut(context);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await said(page, 'User not identified.');

  page.once('dialog', (dialog) => dialog.accept());
  await signIn(context, site, student.email);
  const friend = await createAccount({
    name: 'Farah',
    email: `friend-of-${student.email}`,
    mobile: '9876543210',
    role: 'student',
    isVerified: true,
    passwordHash: '',
  });
  await Referral.create({ referrerId: student._id, referredUserId: friend._id });
  await page.goto('/app/student/refer');
  await refuse(page, '/claim-referral/*', 400, 'Not now.');
  await page.getByRole('button', { name: /Claim/ }).click();
  await said(page, 'Error: Not now.');
  await page.unroute('**/api/v1/claim-referral/*');
  await signOut(context);
  await page.getByRole('button', { name: /Claim/ }).click();
  await said(page, 'You must be logged in to claim a referral.');
});

test('signing in and registering name their refusals in the words of the specification', async ({ page }) => {
  await page.goto('/login');
  const login = async () => {
    await page.getByLabel(/^e-?mail/i).fill('student@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Demo-2026!');
    await page.getByRole('button', { name: /log ?in|sign in/i }).click();
  };
  await page.route('**/api/v1/auth', (route) => route.fulfill({ json: { token: 'x' } }));
  await login();
  await said(page, 'Failed to retrieve user details. Please check logs for more information.');

  await page.goto('/register');
  await page.getByLabel(/^(full )?name/i).fill('Meena Iyer');
  await page.getByLabel(/^e-?mail/i).fill('student@example.com');
  await page.getByLabel(/^mobile/i).fill('9876501234');
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await page.getByRole('button', { name: /register|create/i }).click();
  await said(page, 'Registration failed!');

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
  });
  await page.getByLabel(/^e-?mail/i).fill(`meena-${Date.now()}@example.com`);
  await page.getByRole('button', { name: /register|create/i }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy and Send' }).click();
  await said(page, 'Failed to copy message.');
});
