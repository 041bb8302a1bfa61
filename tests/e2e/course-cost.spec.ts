import { COUNTRIES } from '@/lib/domain/countries';
import { coursePath } from '@/lib/domain/public-addresses';
import { Course, type CourseRecord } from '@/models/course';
import { expect, test } from '../support/site';

/** Another spelling of the address leads to this one, without what was chosen. */
const pathParts = (course: CourseRecord | null) => {
  if (!course) throw new Error('there is no such course');
  return { _id: String(course._id), course: course.course, university: course.university };
};

for (const family of [1, 4]) {
  test(`every number on the cost panels for ${family} links to its source and has its day, in all countries @long`, async ({
    page,
  }) => {
    for (const country of COUNTRIES) {
      const course = await Course.findOne({ country, forSample: false, tuitionFeeMinor: { $ne: null } }).lean();
      await page.goto(`${coursePath(pathParts(course))}?family=${family}&currency=INR`);
      await expect(page.getByLabel('People')).toHaveValue(String(family));
      const panels = page.locator('[data-cost]');
      await expect(panels.getByRole('heading', { name: 'Work during and after your studies', level: 2 })).toBeVisible();
      const { walked, unsourced } = await panels.evaluate((box) => {
        const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
        const unsourced: string[] = [];
        let walked = 0;
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const around = node.parentElement;
          // What was asked, and the name of a line: 'Living costs of 3 dependants'.
          if (!/\d/.test(node.textContent ?? '') || around?.closest('[data-question], h3')) continue;
          walked++;
          const figure = around?.closest('[data-figure]');
          const link = figure?.querySelector('a[href^="http"], a[href^="#"], a[href^="/"]');
          if (!link || !figure?.querySelector('time[datetime]')) unsourced.push(node.textContent ?? '');
        }
        return { walked, unsourced };
      });
      expect(unsourced, country).toEqual([]);
      expect(walked, country).toBeGreaterThan(2);
    }
  });
}

test('every number on the visa panel links to its source and has the day it was read, in all countries @long', async ({
  page,
  loginAs,
}) => {
  await loginAs('student');
  let walked = 0;
  for (const country of COUNTRIES) {
    const course = await Course.findOne({ country, forSample: false }).lean();
    await page.goto(`/app/student/view-application/${course?._id}`);
    const heading = page.getByRole('heading', { name: /^English for the student visa/ });
    const folded = page.getByText(/^English for the student visa: not known/);
    await expect(heading.or(folded)).toBeVisible();
    // What isn't known is one line that opens, without a number in it.
    if (await folded.isVisible()) continue;
    const rules = page.locator('div', { has: heading }).last().getByRole('listitem');
    await expect(rules.first()).toBeVisible();
    for (const rule of await rules.all()) {
      if (!/\d/.test((await rule.textContent()) ?? '')) continue;
      walked++;
      await expect(rule.getByRole('link'), country).toHaveAttribute('href', /^https?:/);
      await expect(rule.getByRole('link'), country).toContainText(/, read on \d{1,2} \w{3} \d{4}/);
    }
  }
  // Only Australia's scores are known.
  expect(walked).toBeGreaterThan(0);
});

test('the form of the cost works without a script @long', async ({ browser, site }) => {
  const course = await Course.findOne({ country: 'Canada', forSample: false, admissionIntake: { $ne: '' } }).lean();
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto(`/courses/${course?._id}`);
  await page.getByLabel('People').selectOption('Family of 3');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/family=3/);
  await expect(page.getByLabel('People')).toHaveValue('3');
  await expect(page.getByRole('heading', { name: 'Living costs, family of 3' }).first()).toBeVisible();
  await context.close();
});
