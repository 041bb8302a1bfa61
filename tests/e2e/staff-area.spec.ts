import { Types } from 'mongoose';
import { workOrderOf } from '@/lib/domain/applications/work-order';
import { Application } from '@/models/application';
import { Course } from '@/models/course';
import { SavedCourse } from '@/models/saved-course';
import { User } from '@/models/user';
import { linkIn, mailIn, mailsTo } from '../support/kept-mails';
import { expect, test } from '../support/site';

/** Applications of the demo's student that wait since a year ago, by course. */
async function waitingApplications(...courses: string[]) {
  const student = await User.findOne({ email: 'student@example.com' }).lean();
  const at = new Date(Date.now() - 365 * 24 * 3600 * 1000);
  return Application.insertMany(
    courses.map((course) => ({
      userId: student?._id,
      agentId: null,
      courseId: new Types.ObjectId(),
      country: 'Singapore',
      university: 'Harbour College of Waiting',
      course,
      year: new Date().getFullYear() + 1,
      month: 'Sep',
      status: 'Pending',
      history: [{ status: 'Pending', by: null, byRole: 'system', byName: '', reason: '', at }],
      waitsSince: at,
    })),
  );
}

test('stalled applications are found and moved together, and each tells what came of it @long', async ({
  page,
  loginAs,
}) => {
  const [, late] = await waitingApplications('Diploma in Patience', 'Diploma in Delay');
  await loginAs('team');
  await page.goto('/app/team/applications/stalled?days=20&search=Harbour');
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Move selected' }).click();
  await page.getByRole('menuitem', { name: 'Documents Requested' }).click();
  const question = page.getByRole('form', { name: 'Move 2 applications to Documents Requested' });
  await expect(question).toBeVisible();
  // Someone else rejects one of them meanwhile.
  const workOrder = workOrderOf('Rejected', new Date());
  await Application.updateOne({ _id: late?._id }, { $set: { status: 'Rejected', waitsSince: null, workOrder } });
  await question.getByRole('button', { name: 'Move' }).click();
  await expect(question.getByText('Please enter a reason.')).toBeVisible();
  await question.getByLabel('Reason', { exact: true }).fill('We need your passport.');
  await question.getByRole('button', { name: 'Move' }).click();
  const outcome = page.getByRole('region', { name: 'Results' });
  await expect(outcome.getByText('1 of 2 applications are now Documents Requested.')).toBeVisible();
  // The page may or may not have heard of that before the move.
  await expect(
    outcome.getByText(/Its status is 'Rejected'|An application that is 'Rejected' can't become/),
  ).toBeVisible();
  await outcome.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(/^No results for/)).toBeVisible();
});

test('an admin invites a colleague, who chooses a password by the link; then disables them, and the log tells it', async ({
  page,
  loginAs,
  browser,
  site,
}) => {
  await loginAs('admin');
  await page.goto('/app/admin/staff');
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText('Please enter a name.').first()).toBeVisible();
  await dialog.getByLabel('Name').fill('Nadia Novak');
  await dialog.getByLabel('Email').fill('nadia.novak@example.com');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('We have sent an invitation to nadia.novak@example.com.').first()).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'nadia.novak@example.com' });
  await expect(row).toContainText('Invited');
  await row.getByRole('button', { name: 'Actions for Nadia Novak' }).click();
  await page.getByRole('menuitem', { name: 'Send the invitation again' }).click();
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('The invitation was sent again.').first()).toBeVisible();

  await expect.poll(async () => (await mailsTo(site, 'nadia.novak@example.com')).length).toBe(2);
  const link = linkIn(await mailIn(site, 'nadia.novak@example.com', 'You are invited to the team'));
  const token = new URLSearchParams(link.split('?')[1]).get('token');
  const chosen = await page.request.post('/api/v1/reset-password', { data: { token, password: 'a long password' } });
  expect(chosen.status()).toBe(200);
  const theirs = await browser.newContext({ baseURL: site.url });
  const signedIn = await theirs.request.post('/api/v1/auth', {
    data: { email: 'nadia.novak@example.com', password: 'a long password' },
  });
  expect(signedIn.status()).toBe(200);
  expect((await theirs.request.get('/app/team')).status()).toBe(200);

  await page.goto('/app/admin/staff?search=novak');
  await expect(row).toContainText('Active');
  await row.getByRole('button', { name: 'Actions for Nadia Novak' }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await expect(row).toContainText('Disabled');
  expect((await theirs.request.get('/api/v1/staff/applications')).status()).toBe(401);
  await theirs.close();

  await page.goto('/app/admin/audit-log?search=novak');
  await expect(page.locator('tbody tr')).toHaveCount(3);
  await page.getByLabel('Action').selectOption('Disabled an account');
  const line = page.locator('tbody tr');
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('Disabled: no → yes');
});

test('a course that an admin edits is found under its new name, and nowhere once it is removed @long', async ({
  page,
  loginAs,
}) => {
  const course = await Course.findOne({ forSample: false, country: 'UK' }).sort({ _id: -1 }).lean();
  const student = await User.findOne({ email: 'student@example.com' }).lean();
  await SavedCourse.create({ userId: student?._id, courseId: course?._id, country: 'UK' });
  await loginAs('admin');
  await page.goto(`/app/admin/view-application/${course?._id}`);
  await page.getByRole('link', { name: 'Edit course' }).click();
  await page.getByLabel('Course', { exact: true }).fill('Bachelor of Lighthouse Keeping');
  await page.getByRole('textbox', { name: /^Tuition fee/ }).fill('a lot');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Tuition fee: /)).toBeVisible();
  await page.getByRole('textbox', { name: /^Tuition fee/ }).fill('12500');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The course was saved.').first()).toBeVisible();
  const found = async () =>
    (await (await page.request.get('/api/v1/course-search?q=lighthouse+keeping')).json()).total as number;
  await expect.poll(found).toBe(1);
  expect(await (await page.request.get(`/courses/${course?._id}`)).text()).toContain('Bachelor of Lighthouse Keeping');

  await page.getByRole('button', { name: 'Remove course' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Saved by 1 person.');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page).toHaveURL(/\/app\/admin\/search-course/);
  await expect.poll(found).toBe(0);
  await loginAs('student');
  await page.goto('/app/student');
  await page.getByRole('button', { name: /notification/i }).click();
  await expect(page.getByText(/Bachelor of Lighthouse Keeping at .*is no longer offered/)).toBeVisible();
});

test('of two admins who edit one course the later one sees what was saved, and keeps what they typed', async ({
  page,
  loginAs,
}) => {
  const course = await Course.findOne({ forSample: false }).lean();
  await loginAs('admin');
  await page.goto(`/app/admin/edit-course/${course?._id}`);
  // What is typed before the page is alive may be joined with what it shows.
  await expect(async () => {
    await page.getByLabel('Remarks').fill('Mine');
    await expect(page.getByLabel('Remarks')).toHaveValue('Mine', { timeout: 500 });
  }).toPass();
  // Someone else saves meanwhile.
  await Course.updateOne({ _id: course?._id }, { $set: { remarks: 'Theirs', campus: 'Their campus' } });
  await page.getByRole('button', { name: 'Save' }).click();
  const refusal = page
    .getByRole('alert')
    .filter({ hasText: 'Someone else changed this course while you were editing' });
  await expect(refusal).toContainText('Remarks: saved by someone else: ‘Theirs’.');
  await expect(page.getByLabel('Campus')).toHaveValue('Their campus');
  await expect(page.getByLabel('Remarks')).toHaveValue('Mine');
  expect((await Course.findById(course?._id).lean())?.remarks).toBe('Theirs');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The course was saved.').first()).toBeVisible();
  await expect(refusal).toBeHidden();
  const { campus, remarks } = (await Course.findById(course?._id).lean()) ?? {};
  expect([campus, remarks]).toEqual(['Their campus', 'Mine']);
});
