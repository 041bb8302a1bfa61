import { Course } from '@/models/course';
import { CourseNote } from '@/models/course-note';
import { expect, signOut, test } from '../support/site';
import { xlsx } from '../support/workbooks';

/** Background work: a busy machine takes its time. */
const SOON = { timeout: 30_000 };

test('commission in a list is seen by admins and the team on the course’s page, and by nobody else @long', async ({
  page,
  context,
  loginAs,
}) => {
  await loginAs('admin');
  const name = 'Master of Tidal Energy';
  const rows = [
    ['S.No', 'Course', 'University', 'Remarks', 'Commission', 'Partner Contact'],
    [1, name, 'Quillbury University', 'Good library. Incentive 500 each', '17.5%', 'Priya, priya@partner.example'],
    ...['Law', 'Arts', 'Music'].map((other, place) => [
      place + 2,
      other,
      'Quillbury University',
      'Good library',
      '',
      '',
    ]),
  ];
  await page.goto('/app/admin/bulk-course');
  await page.getByLabel('Country').selectOption('UK');
  const file = {
    name: 'partners.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(xlsx({ List: rows })),
  };
  await page.getByLabel(/courses file/i).setInputFiles(file);
  await page.getByRole('button', { name: 'Preview first' }).click();
  await expect(page.getByRole('combobox', { name: 'Read Commission as' })).toHaveValue('staffNotes');
  await page.getByRole('button', { name: 'Preview changes' }).click();
  await page.getByRole('link', { name: /^Staff notes ?1$/ }).click(SOON);
  await expect(page.getByText('Commission: 17.5%')).toBeVisible();
  await page.getByRole('button', { name: 'Apply 4 changes' }).click();
  await expect(page.getByRole('heading', { name: 'What this upload changed' })).toBeVisible(SOON);

  const course = await Course.findOne({ course: name }).lean();
  const id = String(course?._id);
  const text = 'Commission: 17.5%\nPartner Contact: Priya, priya@partner.example\nRemarks: Incentive 500 each';
  expect(await CourseNote.find({ courseId: course?._id }, 'text').lean()).toMatchObject([{ text }]);
  for (const role of ['admin', 'team'] as const) {
    await loginAs(role);
    await page.goto(`/app/${role}/view-application/${id}`);
    await expect(page.getByRole('heading', { name: 'Staff only' })).toBeVisible();
    await expect(page.getByText('priya@partner.example')).toBeVisible();
  }
  for (const role of ['student', 'agent'] as const) {
    await loginAs(role);
    await page.goto(`/app/${role}/view-application/${id}`);
    await expect(page.getByText('Good library.')).toBeVisible();
    expect(await page.content()).not.toMatch(/17\.5|Incentive|priya@/);
  }
  await signOut(context);
  await page.goto(`/courses/${id}`);
  await expect(page.getByText('Good library.')).toBeVisible();
  expect(await page.content()).not.toMatch(/17\.5|Incentive|priya@/);

  await loginAs('admin');
  await page.goto('/app/admin/staff-notes');
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('partners.xlsx');
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await Course.deleteMany({ university: 'Quillbury University' });
});

test('a list of rates stands beside those in use before it is saved @long', async ({ page, loginAs }) => {
  await loginAs('admin');
  await page.goto('/app/admin/facts');
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const csv = (rows: string) => ({ name: 'rates.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
  await page.getByLabel('List of rates (CSV)').setInputFiles(csv('Date;USD;GBP\n2027-12-31;1,1684;0,8706'));
  await expect(page.getByText(/which is in the future/).first()).toBeVisible();
  await page
    .getByLabel('List of rates (CSV)')
    .setInputFiles(csv(`Date;USD;GBP;INR\n${yesterday};1,1684;0,8706;109,05`));
  await expect(page.getByRole('row', { name: /EUR .*1\.1684 USD/ })).toBeVisible();
});
