import { coursePath } from '@/lib/domain/public-addresses';
import { Course } from '@/models/course';
import { expectAxeClean } from '../support/axe';
import { expect, test } from '../support/site';

test('the public page of a course knows who looks, and a visitor after them sees nothing of theirs', async ({
  page,
  browser,
  loginAs,
  site,
}) => {
  const course = await Course.findOne({ country: 'UK', forSample: false, 'intakes.0': { $exists: true } }).lean();
  if (!course) throw new Error('there is no such course');
  const path = coursePath({ _id: String(course._id), course: course.course, university: course.university });
  const stranger = await (await browser.newContext({ baseURL: site.url })).newPage();
  await stranger.goto(path);
  await expect(stranger.getByRole('link', { name: 'Apply Course' })).toHaveAttribute('href', /^\/login\?next=/);
  await expect(stranger.getByRole('group').filter({ hasText: 'Do I qualify?' })).toBeVisible();

  await loginAs('student');
  await page.goto(path);
  await expect(page.getByRole('link', { name: 'Apply Course' })).toHaveAttribute(
    'href',
    `/app/student/apply-course/${course._id}`,
  );
  await expect(page.locator('#your-fit')).toContainText(/ needed, yours |Add your scores/);
  await expect(page.getByRole('heading', { name: /^Apply for the visa by / })).toBeVisible();
  await expect(page.locator('#visa-plan')).toContainText('Up to 3 weeks');
  await expectAxeClean(page);

  await loginAs('agent');
  await page.goto(path);
  await page.getByRole('button', { name: 'Apply for student' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await stranger.goto(path);
  await expect(stranger.getByRole('link', { name: 'Apply Course' })).toHaveAttribute('href', /^\/login\?next=/);
  await expect(stranger.locator('main')).not.toContainText('/app/student');
  await expect(stranger.getByRole('button', { name: 'Apply for student' })).toHaveCount(0);
});

test('the keyboard reaches the first course from the search box in three steps @long', async ({ page }) => {
  await page.goto('/courses?q=nursing');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Skip to results' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#course-results a[href]').first()).toBeFocused();
});
