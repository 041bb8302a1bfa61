import { User } from '@/models/user';
import { APP_PAGES, rolesWith } from '../support/app-pages';
import { chooseRequiredDocuments, fillEducation, fillPersonal } from '../support/fill-profile';
import { linkIn, mailIn } from '../support/kept-mails';
import { expect, signIn, signOut, test } from '../support/site';
import { xlsx } from '../support/workbooks';

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

  await signIn(context, site, 'admin@example.com');
  await page.goto('/app/admin/agents?search=ritu.rao');
  await page.getByRole('button', { name: 'Verify Rao & Partners' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Unverify Rao & Partners' })).toBeVisible();
  await signOut(context);
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
  const save = page.getByRole('button', { name: 'Save and continue' });
  await fillPersonal(page);
  await save.click();
  await expect(page.getByText('Step 3 of 5')).toBeVisible();
  await fillEducation(page);
  await save.click();
  await expect(page.getByText('Step 4 of 5')).toBeVisible();
  await save.click();
  await expect(page.getByText('Step 5 of 5')).toBeVisible();
  await chooseRequiredDocuments(page);
  await page.getByRole('button', { name: 'Upload documents' }).click();
  await expect(page.getByText('Documents uploaded successfully!').first()).toBeVisible();

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
  await page.route('**/api/v1/agent/applicants?*', (route) =>
    route.fulfill({ status: 429, json: { message: 'Too many.' } }),
  );
  await page.getByRole('button', { name: 'Apply for student' }).click();
  const modal = page.getByRole('dialog', { name: 'Select Student' });
  await expect(modal.getByText('Failed to fetch students.')).toBeVisible();
  await page.unroute('**/api/v1/agent/applicants?*');
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
  await expect(page).toHaveURL(/\/app\/agent\/applied-successfully\?country=Canada$/);
  await expect(
    page.getByRole('heading', { name: 'Application applied successfully. You will be contacted soon.' }),
  ).toBeVisible();
  await page.goto(form);
  await expect(page.getByText('You have already applied for this course.')).toBeVisible();

  await page.goto('/app/agent/applications?status=Pending');
  await page.getByRole('row').filter({ hasText: STUDENT.name }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(course));
  const application = page.url();
  const applicationId = application.split('/').at(-1) as string;
  await page.goto('/app/agent/applications?status=Rejected');
  await expect(page.getByText('No matching applications')).toBeVisible();

  await User.updateOne({ email: STUDENT.email }, { isVerified: true });
  const agentCookies = await context.cookies();
  await signIn(context, site, 'team@example.com');
  await page.goto(`/app/team/applications/${applicationId}`);
  await page.getByRole('button', { name: 'Move' }).click();
  await page.getByRole('menuitem', { name: 'Under Review' }).click();
  await expect(page.getByText('Status changed to Under Review.')).toBeVisible();
  await expect(page.getByRole('main').getByText('Under Review').first()).toBeVisible();

  await signOut(context);
  await context.addCookies(agentCookies);
  await page.goto(application);
  await expect(page.getByRole('main').getByText('Under Review').first()).toBeVisible();
  await signOut(context);
  await page.goto('/login');
  await page.getByLabel(/^e-?mail/i).fill(STUDENT.email);
  await page.getByLabel('Password', { exact: true }).fill('another long password');
  await page.getByRole('button', { name: /log ?in|sign in/i }).click();
  // The agent knows this password: the student chooses another before the first sign-in.
  await expect(page.getByText('Check your inbox')).toBeVisible();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(
    page.getByText('We have just sent the email. Please wait two minutes before you ask for another one.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto(linkIn(await mailIn(site, STUDENT.email, 'Rao & Partners created an account for you')));
  await page.getByLabel('New password').fill('a password of their own');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel(/^e-?mail/i).fill(STUDENT.email);
  await page.getByLabel('Password', { exact: true }).fill('a password of their own');
  await page.getByRole('button', { name: /log ?in|sign in/i }).click();
  await expect(page).toHaveURL(/\/app\/student$/);
  await page.goto(`/app/student/my-applications/${applicationId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(course));
  await expect(page.getByRole('main').getByText('Under Review').first()).toBeVisible();
  await page.goto(`/app/student/view-profile/${studentId}`);
  await expect(page.getByText('Marine Drive')).toBeVisible();
  await page.goto('/app/student/settings');
  await page.getByRole('button', { name: 'Leave this agency' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your agency', exact: true })).toBeHidden();

  await signOut(context);
  await context.addCookies(agentCookies);
  for (const path of agentPagesAbout({ studentId, applicationId, courseId: form.split('/').at(-2) as string })) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
  await page.goto('/app/agent/students');
  await expect(page.getByText('No students yet')).toBeVisible();
});

/**
 * Every page of the agent's area that names a record, found in the folders themselves, once with the student's and once
 * with the application's id in each place that names one; a course's id where the student stands beside it.
 */
function agentPagesAbout({
  studentId,
  applicationId,
  courseId,
}: Record<'studentId' | 'applicationId' | 'courseId', string>) {
  const pages = APP_PAGES.filter((page) => rolesWith(page).includes('agent'))
    .map(({ segments }) => segments.slice(1))
    .filter((segments) => segments.some((part) => part.startsWith('[')));
  return pages.flatMap((parts) =>
    [studentId, applicationId].map((id) => {
      const filled = parts.map((part) => {
        if (part === '[step]') return '2';
        if (part === '[id]' && parts.includes('[studentId]')) return courseId;
        return part.startsWith('[') ? id : part;
      });
      return `/app/agent/${filled.join('/')}`;
    }),
  );
}

test('an agent imports students from a spreadsheet after correcting how it is read, and applies for several at once @long', async ({
  page,
  loginAs,
}) => {
  test.setTimeout(120_000);
  await loginAs('agent');
  await page.goto('/app/agent/students');
  await page.getByRole('link', { name: 'Import spreadsheet' }).click();
  await page.getByRole('button', { name: 'Check file' }).click();
  await expect(page.getByText('Please select a file before submitting.').first()).toBeVisible();
  const book = xlsx({
    Students: [
      ['Wer', 'Email ID', 'Phone'],
      ['Importa Eins', 'importa1@example.com', 9876543210],
      ['Importa Zwei', 'importa2@example.com', 9876543211],
      ['Importa Zwei', 'importa2@example.com', 9876543211],
      ['No address', 'nothing', 9876543212],
    ],
  });
  const file = { name: 'autumn.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(book) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByLabel(/counsellor/i).fill('Meera');
  await page.getByRole('button', { name: 'Check file' }).click();
  await expect(page.getByText('No column for the name. Please choose one below.')).toBeVisible();
  await page.getByLabel('Wer').selectOption('Name');
  await expect(page.getByRole('link', { name: 'New 2', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Duplicate 1' })).toBeVisible();
  await expect(page.getByText('Email: Please enter an email address such as name@example.com.')).toBeVisible();
  await page.getByRole('button', { name: 'Add 2 students' }).click();
  await expect(page.getByText('Added: 2.')).toBeVisible();
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download report' }).click(),
  ]);
  expect(report.suggestedFilename()).toBe('autumn - report.csv');

  await page.goto('/app/agent/search-course');
  const details = await page
    .getByRole('link', { name: /View more/ })
    .first()
    .getAttribute('href');
  await page.goto(String(details));
  await page.getByRole('button', { name: 'Apply for student' }).click();
  const modal = page.getByRole('dialog');
  await modal.getByRole('searchbox').fill('importa');
  await expect(modal.getByText('2 students, best fit first.')).toBeVisible();
  for (const email of ['importa1@example.com', 'importa2@example.com']) {
    await modal.getByRole('checkbox', { name: new RegExp(email) }).check();
  }
  await modal.getByRole('button', { name: 'Apply for 2 students' }).click();
  await expect(modal.getByRole('button', { name: 'Submit' })).toBeVisible();
  await expect(modal.getByText('Please choose a year.')).toBeHidden();
  await modal.getByRole('button', { name: 'Submit' }).click();
  await expect(modal.getByText('Please choose a year.')).toBeVisible();
  await modal.getByLabel('Year').selectOption(String(new Date().getFullYear() + 1));
  await modal.getByLabel('Month').selectOption({ index: 1 });
  await modal.getByRole('button', { name: 'Submit' }).click();
  await expect(modal.getByText('2 applied', { exact: true })).toBeVisible();
  await modal.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Apply for student' }).click();
  await modal.getByRole('searchbox').fill('importa1');
  await expect(modal.getByText(/^Applied: /)).toHaveCount(1);
  await modal.getByRole('checkbox', { name: /importa1/ }).check();
  await modal.getByRole('button', { name: 'Apply for 1 student' }).click();
  await modal.getByRole('button', { name: 'Submit' }).click();
  await expect(modal.getByText('Already applied', { exact: true })).toBeVisible();
});
