import { Course } from '@/models/course';
import { expect, test } from '../../support/site';
import { xlsx } from '../../support/workbooks';

/** Background work: a busy machine takes its time. */
const SOON = { timeout: 30_000 };
const WIDTHS = [390, 1280];

const THREE = {
  Courses: [
    ['University_Name', 'Course_Name', 'Course_Code', 'Degree_Level', 'Duration_Years'],
    ['Quillbury University', 'BSc (Hons) Tidal Energy', 'QUI-1', 'Bachelors', 3],
    ['Quillbury University', 'MSc Tidal Energy', 'QUI-2', 'Masters', 1],
  ],
  'Fees & Intakes': [
    ['Course_Code', 'Tuition_Fee_Local', 'Tuition_Fee_International', 'Start_Date_1'],
    ['QUI-1', 9_535, 18_250, '2026-09-21'],
    ['QUI-2', 9_000, 21_500, '2027-01-18'],
    ['QUI-9', 9_000, 21_500, '2027-01-18'],
  ],
  'Entry Requirements': [
    ['Course_Code', 'Academic_Requirements', 'IELTS_Overall', 'TOEFL_Overall'],
    ['QUI-1', '112 UCAS points', 6, 80],
    ['QUI-2', '2:2 degree', 6.5, 88],
  ],
};

test('an admin uploads a workbook of three sheets as one list, applies it and takes it back', async ({
  page,
  loginAs,
}) => {
  await loginAs('admin');
  const before = await Course.estimatedDocumentCount();
  await uploadFor(page, 'UK', 'three.xlsx', THREE);
  await expect(page.getByText('from the sheet “Fees & Intakes”').first()).toBeVisible();
  await expect(page.getByText('because “Courses” has no row with this “Course_Code”: QUI-9.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Read Tuition_Fee_International of Fees & Intakes as' })).toHaveValue(
    'tuitionFee',
  );
  await photographed(page, 'sheets-columns');
  await page.getByRole('button', { name: 'Preview changes' }).click();
  await expect(page.getByRole('link', { name: /^Added ?2$/ })).toBeVisible(SOON);
  await photographed(page, 'sheets-plan');
  await page.getByRole('button', { name: 'Apply 2 changes' }).click();
  await expect(page.getByRole('button', { name: 'Undo upload' })).toBeVisible(SOON);
  const [course] = await Course.find({ code: 'QUI-2', university: 'Quillbury University' }).lean();
  expect(course).toMatchObject({ tuitionFeeMinor: 2_150_000, ieltsOverall: 6.5, toefl: 88, admissionIntake: 'Jan' });
  await takenBack(page);
  expect(await Course.estimatedDocumentCount()).toBe(before);
});

const AWARDS = ['Master of Engineering (MEng)', 'Master of Engineering Science (MESc)', 'Doctor of Philosophy (PhD)'];

test('courses that differ in the award alone can be told apart on cards and pages, and found by it', async ({
  page,
  loginAs,
}) => {
  await loginAs('admin');
  const before = await Course.estimatedDocumentCount();
  const rows = AWARDS.map((award, at) => [
    ...['Bridge Engineering', 'Maple Bay University', award, `https://mb.example/p?${at}`, 30_000],
  ]);
  await uploadFor(page, 'Canada', 'awards.xlsx', {
    List: [['Program', 'University', 'Degree', 'URL', 'Fee'], ...rows],
  });
  await page.getByRole('button', { name: 'Preview changes' }).click();
  await expect(page.getByRole('link', { name: /^Added ?3$/ })).toBeVisible(SOON);
  await photographed(page, 'awards-plan');
  await page.getByRole('button', { name: 'Apply 3 changes' }).click();
  await expect(page.getByRole('button', { name: 'Undo upload' })).toBeVisible(SOON);
  const upload = page.url();

  await page.goto('/courses?q=bridge+engineering%40maple+bay');
  for (const award of AWARDS) await expect(page.getByText(award, { exact: false }).first()).toBeVisible(SOON);
  await photographed(page, 'awards-cards');
  await page.goto('/courses?q=mesc');
  await expect(page.getByText(`Award: ${AWARDS[1]}`)).toBeVisible(SOON);
  await photographed(page, 'awards-search');
  const phd = await Course.findOne({ award: AWARDS[2] }).lean();
  await page.goto(`/courses/${phd?._id}`);
  await expect(page.locator('#the-course').getByText(AWARDS[2] ?? '')).toHaveCount(1);
  await photographed(page, 'awards-page');

  await page.goto(upload);
  await takenBack(page);
  expect(await Course.estimatedDocumentCount()).toBe(before);
});

test('units and periods that stand in columns of their own belong to their neighbours, from the columns to the take-back', async ({
  page,
  loginAs,
}) => {
  await loginAs('admin');
  const before = await Course.estimatedDocumentCount();
  await uploadFor(page, 'Canada', 'units.xlsx', {
    List: [
      ['course_name', 'university', 'degree_level', 'duration', 'duration_term', 'international_fee', 'fee_term'],
      ['Weaving', 'Maple Bay University', 'Master of Arts (MA)', 2, 'years', 31_000, 'year'],
      ['Pottery', 'Maple Bay University', 'Graduate Diploma (GDip)', 13, 'weeks', 9_000, 'whole course'],
      ['Glass', 'Maple Bay University', 'Master of Arts (MA)', 18, 'months', 15_500, 'semester'],
    ],
  });
  await expect(page.getByRole('combobox', { name: 'Read duration_term as' })).toHaveValue('durationUnit');
  await expect(page.getByRole('combobox', { name: 'Read fee_term as' })).toHaveValue('feePeriod');
  await photographed(page, 'units-columns');
  await page.getByRole('button', { name: 'Preview changes' }).click();
  await expect(page.getByRole('link', { name: /^Added ?3$/ })).toBeVisible(SOON);
  await photographed(page, 'units-plan');
  await page.getByRole('button', { name: 'Apply 3 changes' }).click();
  await expect(page.getByRole('button', { name: 'Undo upload' })).toBeVisible(SOON);
  const courses = await Course.find({ university: 'Maple Bay University' }).sort({ course: 1 }).lean();
  expect(courses.map((one) => [one.course, one.durationInMonths, one.fee_period])).toEqual([
    ['Glass', 18, 'per semester'],
    ['Pottery', 3, 'whole course'],
    ['Weaving', 24, 'per year'],
  ]);
  await takenBack(page);
  expect(await Course.estimatedDocumentCount()).toBe(before);
});

type Page = Parameters<Parameters<typeof test>[2]>[0]['page'];

async function uploadFor(page: Page, country: string, name: string, sheets: Parameters<typeof xlsx>[0]) {
  await page.goto('/app/admin/bulk-course');
  await page.getByLabel('Country').selectOption(country);
  const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(xlsx(sheets)) };
  await page.getByLabel(/courses file/i).setInputFiles(file);
  await page.getByRole('button', { name: 'Preview first' }).click();
  await expect(page.getByRole('button', { name: 'Preview changes' })).toBeVisible(SOON);
}

async function takenBack(page: Page) {
  await page.getByRole('button', { name: 'Undo upload' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo upload' }).click();
  await expect(page.getByText(/0 courses restored, \d removed\./)).toBeVisible(SOON);
}

/** No page may be wider than the window; with PICTURES a picture of each width is kept there. */
async function photographed(page: Page, name: string) {
  const size = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/${name}-${width}.png`, fullPage: true });
  }
  if (size) await page.setViewportSize(size);
}
