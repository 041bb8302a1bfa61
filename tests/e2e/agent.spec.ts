import { User } from '@/models/user';
import { expect, signIn, test } from '../support/site';

const AGENT = { name: 'Ritu Rao', email: 'ritu.rao@example.com', password: 'a long password' };
const STUDENT = { name: 'Kiran Devi', email: 'kiran.devi@example.com' };

test('an agent registers, waits for staff, adds a student, applies for them; both see it; the student leaves', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(120_000);
  await page.goto('/register');
  await page.getByText('Agent', { exact: true }).click();
  await page.getByLabel(/^(full )?name/i).fill(AGENT.name);
  await page.getByLabel(/^e-?mail/i).fill(AGENT.email);
  await page.getByLabel(/^mobile/i).fill('9876501235');
  await page.getByLabel(/company/i).fill('Rao & Partners');
  await page.getByLabel('Password', { exact: true }).fill(AGENT.password);
  await page.getByRole('button', { name: /register|create/i }).click();
  const processed = 'Request has been processed successfully. Someone from our team will contact you soon.';
  await expect(page.getByText(processed).first()).toBeVisible();

  const logIn = async () => {
    await page.goto('/login');
    await page.getByLabel(/^e-?mail/i).fill(AGENT.email);
    await page.getByLabel('Password', { exact: true }).fill(AGENT.password);
    await page.getByRole('button', { name: /log ?in|sign in/i }).click();
  };
  await logIn();
  await expect(page.getByText('Account not verified.').first()).toBeVisible();
  await page.goto('/app/agent');
  await expect(page).toHaveURL(/\/login/);

  await User.updateOne({ email: AGENT.email }, { isVerified: true });
  await logIn();
  await expect(page).toHaveURL(/\/app\/agent$/);
  await expect(page.getByRole('heading', { name: 'Welcome Agent' })).toBeVisible();

  await page.getByRole('link', { name: 'Add Student' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill(STUDENT.name);
  await page.getByLabel(/^e-?mail/i).fill(STUDENT.email);
  await page.getByLabel(/^mobile/i).fill('9876501236');
  await page.getByLabel(/counsellor/i).fill('Meera');
  await page.getByLabel('Password', { exact: true }).fill('another long password');
  await page.getByRole('button', { name: /save/i }).click();
  await expect(page.getByText('Student created successfully.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/app\/agent\/add-student\/[0-9a-f]{24}\/2$/);
  const studentId = page.url().split('/').at(-2) as string;
  // No further than the furthest step reached.
  await page.goto(`/app/agent/add-student/${studentId}/5`);
  await expect(page.getByText('Step 2 of 5')).toBeVisible();

  await page.goto('/app/agent/students');
  const row = page.getByRole('row').filter({ hasText: STUDENT.email });
  await expect(row.getByRole('link', { name: `Edit ${STUDENT.name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  const excel = page.getByRole('menuitem', { name: 'Excel (XLSX)' });
  const [file] = await Promise.all([page.waitForEvent('download'), excel.click()]);
  expect(file.suggestedFilename()).toBe('students.xlsx');

  await page.goto('/app/agent/search-course');
  const found = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: /View more/ }) })
    .first();
  const href = await found.getByRole('link', { name: /View more/ }).getAttribute('href');
  await page.goto(String(href));
  const course = await page.getByRole('heading', { level: 1 }).textContent();
  await page.route('**/api/v1/get-students?*', (route) =>
    route.fulfill({ status: 429, json: { message: 'Too many.' } }),
  );
  await page.getByRole('button', { name: 'Apply for student' }).click();
  const modal = page.getByRole('dialog', { name: 'Select Student' });
  await expect(modal.getByText('Failed to fetch students.')).toBeVisible();
  await page.unroute('**/api/v1/get-students?*');
  await modal.getByRole('button', { name: 'Try again' }).click();
  await expect(modal.getByRole('link', { name: new RegExp(STUDENT.email) })).toBeVisible();
  await modal.getByRole('searchbox').fill('nobody of this name');
  await expect(modal.getByText(/No student matches/)).toBeVisible();
  await modal.getByRole('searchbox').fill('kiran');
  await modal.getByRole('link', { name: new RegExp(STUDENT.email) }).click();

  await expect(page).toHaveURL(new RegExp(`/app/agent/apply-course/[0-9a-f]{24}/${studentId}$`));
  await expect(page.getByRole('heading', { name: 'Apply to Course' })).toBeVisible();
  await expect(page.getByText(`For ${STUDENT.name} (${STUDENT.email})`)).toBeVisible();
  const form = page.url();
  await page.getByLabel('Year').selectOption(String(new Date().getFullYear() + 1));
  await page.getByLabel('Month').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/app\/agent\/applied-successfully$/);
  await expect(
    page.getByRole('heading', { name: 'Application applied successfully. You will be contacted soon.' }),
  ).toBeVisible();
  await page.goto(form);
  await expect(page.getByText('You have already applied for this course.')).toBeVisible();

  await page.goto('/app/agent/applications?status=Pending');
  await page.getByRole('row').filter({ hasText: STUDENT.name }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(course));
  const application = page.url();
  await page.goto('/app/agent/applications?status=Rejected');
  await expect(page.getByText('No application is among these')).toBeVisible();

  await User.updateOne({ email: STUDENT.email }, { isVerified: true });
  const agentCookies = await context.cookies();
  await context.clearCookies();
  await signIn(context, site, STUDENT.email);
  await page.goto(application.replace('/app/agent/applications/', '/app/student/my-applications/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(course));
  await page.goto('/app/student/settings');
  await page.getByRole('button', { name: 'Leave this agent' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your agent', exact: true })).toBeHidden();

  await context.clearCookies();
  await context.addCookies(agentCookies);
  for (const path of [
    `/app/agent/add-student/${studentId}`,
    `/app/agent/add-student/${studentId}/2`,
    `/app/agent/view-profile/${studentId}`,
    form,
    application,
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
  }
  await page.goto('/app/agent/students');
  await expect(page.getByText('No students yet')).toBeVisible();
});
