import { expect, test, untilControlsAnswer } from '../support/site';
import { agencyRows, xlsx } from '../support/workbooks';

test('an admin uploads a workbook; a student finds a course of it, saves it, applies, and sees the application', async ({
  page,
  loginAs,
}) => {
  const rows = agencyRows(25);
  const marine = [...(rows[4] as unknown[])];
  marine[1] = 'Bachelor of Marine Cartography';
  rows.push(marine);

  await loginAs('admin');
  await page.goto('/app/admin/bulk-course');
  await page.getByRole('button', { name: 'Upload courses' }).click();
  await expect(page.getByText('Please select a file before submitting.').first()).toBeVisible();
  await page.getByLabel('Country').selectOption('Canada');
  await page.getByLabel(/courses file/i).setInputFiles({
    name: 'partners.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(xlsx({ List: rows })),
  });
  await page.getByRole('button', { name: 'Upload courses' }).click();
  await expect(page.getByText('Courses added successfully').first()).toBeVisible({ timeout: 45_000 });

  await loginAs('student');
  await page.goto('/app/student/search-course');
  await expect(page.getByRole('heading', { name: 'Search course' })).toBeVisible();
  await page.getByRole('combobox', { name: /keyword/i }).fill('marine cartography');
  const found = page.getByRole('article').filter({ hasText: 'Bachelor of Marine Cartography' });
  await expect(found).toBeVisible();
  await expect(page).toHaveURL(/q=marine/);
  const [details] = await Promise.all([
    page.waitForEvent('popup'),
    found.getByRole('link', { name: /View more/ }).click(),
  ]);
  await expect(details.getByRole('heading', { level: 1 })).toContainText('Bachelor of Marine Cartography');
  await untilControlsAnswer(details);
  await details.getByRole('button', { name: 'Save Course' }).click();
  await expect(details.getByText('Course saved successfully').first()).toBeVisible();
  await expect(details.getByRole('button', { name: 'Saved' })).toBeVisible();

  await details.getByRole('link', { name: 'Apply Course' }).click();
  await expect(details.getByRole('heading', { name: 'Apply to Course' })).toBeVisible();
  await details.getByLabel('Year').selectOption(String(new Date().getFullYear() + 1));
  await details.getByLabel('Month').selectOption('Sep');
  await details.getByRole('button', { name: 'Submit' }).dblclick();
  await expect(
    details.getByRole('main').getByText('Application applied successfully. You will be contacted soon.'),
  ).toBeVisible();

  await details.goto('/app/student/my-applications');
  const application = details.getByRole('article').filter({ hasText: 'Bachelor of Marine Cartography' });
  await expect(application).toHaveCount(1);
  await expect(application).toContainText('Pending');

  await details.goto('/app/student/saved-applications');
  await expect(details.getByRole('article').filter({ hasText: 'Bachelor of Marine Cartography' })).toBeVisible();

  await details.goto('/app/student/activity');
  await expect(details.getByText(/You applied to Bachelor of Marine Cartography/)).toBeVisible();
});
