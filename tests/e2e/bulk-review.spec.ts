import { Course } from '@/models/course';
import { expect, test } from '../support/site';
import { agencyRows, xlsx } from '../support/workbooks';

/** Background work: a busy machine takes its time. */
const SOON = { timeout: 30_000 };

test('an admin checks the columns of an upload, sees what would change, applies it and takes it back @long', async ({
  page,
  loginAs,
}) => {
  await loginAs('admin');
  const before = await Course.estimatedDocumentCount();
  const list = agencyRows(60).map((row, index) => (index < 3 ? row : [...row, index === 3 ? 'Perks' : 'A laptop']));
  (list[3] as unknown[])[1] = 'What one learns';
  (list[8] as unknown[])[1] = '';

  await page.goto('/app/admin/bulk-course');
  await page.getByRole('button', { name: 'Preview first' }).click();
  await expect(page.getByText('Please select a file before submitting.')).toBeVisible();
  await page.getByLabel('Country').selectOption('Canada');
  const file = {
    name: 'partners.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(xlsx({ List: list })),
  };
  await page.getByLabel(/courses file/i).setInputFiles(file);
  await page.getByRole('button', { name: 'Preview first' }).click();

  await page.getByRole('combobox', { name: 'Read What one learns as' }).selectOption('Course name');
  await page.getByRole('combobox', { name: 'Read Perks as' }).selectOption('Remarks (kept as text)');
  await page.getByRole('button', { name: 'Preview changes' }).click();

  await expect(page.getByRole('heading', { name: 'What this upload will change' })).toBeVisible(SOON);
  await expect(page.getByText('Nothing has been changed yet.')).toBeVisible();
  await page.getByRole('link', { name: /^Added ?59$/ }).click();
  await page.getByLabel('Search by course or university').fill('HUMBER nursing');
  await expect(page.getByText('1–4 of 4')).toBeVisible();
  await page.getByRole('link', { name: /^Rejected ?1$/ }).click();
  await expect(page.getByRole('cell', { name: 'The row has no course name.' })).toBeVisible();
  expect(await Course.estimatedDocumentCount()).toBe(before);
  const asked = page.waitForResponse((response) => response.url().endsWith('/apply'));
  await page.getByRole('button', { name: 'Apply 59 changes' }).click();
  expect((await asked).status()).toBe(202);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'What this upload changed' })).toBeVisible(SOON);
  expect(await Course.countDocuments({ remarks: 'Perks: A laptop' })).toBe(59);

  await page.getByRole('button', { name: 'Undo upload' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo upload' }).click();
  await expect(page.getByText('0 courses restored, 59 removed.')).toBeVisible(SOON);
  expect(await Course.estimatedDocumentCount()).toBe(before);
  await page.getByRole('link', { name: 'Bulk course', exact: true }).first().click();
  await expect(page.getByRole('row', { name: /partners\.xlsx.*Undone/ })).toBeVisible();
});
