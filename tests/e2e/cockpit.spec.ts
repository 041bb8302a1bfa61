import { Application } from '@/models/application';
import { Course } from '@/models/course';
import { Enquiry } from '@/models/enquiry';
import { Suggestion } from '@/models/suggestion';
import { User } from '@/models/user';
import { applied } from '../support/applied';
import { person } from '../support/people';
import { expect, signIn, test } from '../support/site';

test('staff do from a student’s page what they came for, and come back to their list @long', async ({
  page,
  context,
  site,
}) => {
  const counsellor = await person('team', { name: 'Desk Counsellor' });
  const student = await person('student', { name: 'Cockpit Student', mobile: '+919000055555' });
  const { id, course } = await applied(student);
  await signIn(context, site, counsellor.viewer.email);
  await page.goto('/app/team/students?search=Cockpit');
  await page.getByRole('link', { name: 'Cockpit Student' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Cockpit Student/ })).toBeVisible();
  await expect(page.getByRole('link', { name: course })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute('href', 'tel:+919000055555');
  await expect(page.getByRole('link', { name: 'Message', exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Request a document…' }).click();
  await page.getByRole('dialog').getByLabel('Item', { exact: true }).fill('Second reference');
  await page.getByRole('dialog').getByRole('button', { name: 'Request', exact: true }).click();
  await expect(page.getByText('Requested on 1 application.')).toBeVisible();
  await expect(page.getByText('1 requested')).toBeVisible();
  expect((await Application.findById(id).lean())?.items).toMatchObject([{ label: 'Second reference' }]);

  // One that the search has known from its start: a course that was made just now may not be in its index yet.
  const other = await Course.findOne({ forSample: false }).sort({ _id: 1 }).lean();
  await page.getByRole('button', { name: 'Suggest a course…' }).click();
  await page.getByRole('dialog').getByLabel('Course').fill(`${other?.course}@${other?.university}`);
  await page.getByRole('dialog').getByRole('radio').first().check();
  await page.getByRole('dialog').getByRole('button', { name: 'Suggest', exact: true }).click();
  await expect(page.getByText('Course suggested.')).toBeVisible();

  await page.getByRole('button', { name: 'Log a contact…' }).click();
  await page.getByRole('dialog').getByLabel('Notes').fill('Wants to start in May.');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await expect(page.getByText('Wants to start in May.')).toBeVisible();
  await expect(page.getByText(/^Pending: /)).toBeVisible();

  await page.getByRole('link', { name: 'Students', exact: true }).last().click();
  await expect(page).toHaveURL(/\/app\/team\/students\?search=Cockpit$/);

  const suggestion = await Suggestion.findOne({ userId: student.userId }).lean();
  await signIn(context, site, student.viewer.email);
  await page.goto('/app/student');
  await expect(page.getByText('Desk Counsellor suggests a course')).toBeVisible();
  await page.goto(`/app/student/view-application/${suggestion?.courseId}`);
  await expect(page.getByText(/^Suggested by Desk Counsellor on /)).toBeVisible();
});

test('an enquiry that was handed over is worked on and becomes a student @long', async ({ page, context, site }) => {
  const counsellor = await person('team', { name: 'Lead Counsellor' });
  const lead = { name: 'Asking Person', email: 'asking@example.com', mobile: '+919000066666', source: 'landing' };
  await Enquiry.create({
    ...lead,
    message: 'Which intake?',
    counsellorId: counsellor.userId,
    followUpOn: '2020-01-01',
  } as never);
  await signIn(context, site, counsellor.viewer.email);
  await page.goto('/app/team');
  await page.getByRole('link', { name: /^Follow up ?: Asking Person/ }).click();
  await page.getByRole('combobox', { name: 'Stage' }).selectOption('Contacted');
  await page.getByLabel('Follow-up date').fill('2031-01-31');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enquiry updated.')).toBeVisible();
  await page.getByRole('button', { name: 'Convert to student…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Convert to student' }).click();
  await page.getByRole('link', { name: 'View profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Asking Person/ })).toBeVisible();
});

test('two accounts of one person are merged on the page of one, and are two again @long', async ({ page, loginAs }) => {
  const kept = await person('student', { name: 'Kept Account', mobile: '+919000077777' });
  const other = await person('student', { name: 'Other Account', mobile: '9000077777' });
  const { course } = await applied(other);
  const agent = await person('agent', { company_name: 'Banyan Studies' });
  const whose = { addedBy: agent.user._id, company_name: 'Banyan Studies' };
  await User.updateOne({ _id: other.userId }, { $set: whose });
  await loginAs('admin');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/app/admin/view-profile/${kept.userId}`);
  await expect(page.getByText('Same number: Other Account')).toBeVisible();
  await page.getByRole('button', { name: 'Merge another account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge another account into this one' });
  await dialog.getByRole('radio', { name: /Other Account/ }).check();
  const question = dialog.getByRole('group', { name: 'Which agency should keep this student?' });
  await expect(question.getByRole('radio', { name: /No agency/ })).toBeChecked();
  await expect(question.getByText('Banyan Studies will no longer have access to the file.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByText('Includes the former account of Other Account')).toBeVisible();
  await expect(page.getByRole('link', { name: course })).toBeVisible();
  expect(await User.findById(kept.userId).lean()).toMatchObject({ addedBy: null });

  await page.getByRole('main').getByRole('link', { name: 'Other Account' }).click();
  await expect(page.getByText('Merged into Kept Account on')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log a contact…' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo merge…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo merge' }).click();
  await expect(page.getByText('Merged into Kept Account on')).toHaveCount(0);
  await expect(page.getByRole('link', { name: course })).toBeVisible();
  expect(await Application.countDocuments({ userId: other.userId })).toBe(1);
  expect(await User.findById(other.userId).lean()).toMatchObject(whose);
});

test('what another tab holds is in view at once, and the address keeps the tab @long', async ({ page, loginAs }) => {
  const student = await person('student', { name: 'Tabbed Student' });
  await loginAs('team');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/app/team/view-profile/${student.userId}`);
  await expect(page.getByRole('link', { name: 'Overview', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await expect(page).toHaveURL(/\?tab=history$/);
  await expect(page.getByText('No contact with the student yet.')).toBeInViewport();
  await page.getByRole('link', { name: 'Forms', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Basic Information' })).toBeInViewport();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Forms', exact: true })).toHaveAttribute('aria-current', 'page');
});
