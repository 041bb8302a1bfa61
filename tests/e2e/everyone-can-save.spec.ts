import { Course } from '@/models/course';
import { Profile } from '@/models/profile';
import { User } from '@/models/user';
import { expectAxeClean } from '../support/axe';
import { fillPersonal } from '../support/fill-profile';
import { expect, test } from '../support/site';
import { WALKED_SIZES } from '../support/tiers';

test.use({ timezoneId: 'Africa/Lagos' });

const PASSWORD = 'a long password';

for (const { width, height } of WALKED_SIZES) {
  test(`a Nigerian without a passport registers, saves and applies, at ${width} px @long`, async ({ page }) => {
    const email = `chiamaka${width}@example.com`;
    await page.setViewportSize({ width, height });
    await page.goto('/register');
    await page.getByLabel(/^(full )?name/i).fill('Chiamaka Okafor');
    await page.getByLabel(/^e-?mail/i).fill(email);
    await page.getByLabel(/^mobile/i).fill('+234 803 123 4567');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: /register|create/i }).click();
    await expect(page.getByRole('dialog')).toContainText('Verify my account:');
    await User.updateOne({ email }, { isVerified: true });

    await page.goto('/login');
    await page.getByLabel(/^e-?mail/i).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: /log ?in|sign in/i }).click();
    await expect(page).toHaveURL(/\/app\/student$/);
    await expect(page.getByText('Your time zone is Lagos.', { exact: false })).toBeVisible();
    const { _id: userId } = await User.findOne({ email, timeZone: 'Africa/Lagos' }).orFail().lean();
    await expect(page.getByRole('heading', { name: 'Find your first course' })).toBeVisible();
    await page.getByRole('link', { name: 'Add scores' }).click();

    // What decides verdicts comes before any passport.
    await page.getByLabel('Highest qualification completed').selectOption('Bachelors');
    await page.getByLabel('Marks').fill('68,5');
    await page.getByLabel('English test').selectOption('ielts');
    await page.getByLabel('Overall score').fill('6.5');
    await page.getByRole('button', { name: 'Save scores' }).click();
    await expect(page.getByText('Please choose the date of the test.')).toBeVisible();
    await page.getByLabel('Test date').fill('2026-05-02');
    await expectAxeClean(page);
    await page.getByRole('button', { name: 'Save scores' }).click();
    await expect(page.getByText('Bachelors 68.5%, IELTS 6.5')).toBeVisible();

    await page.goto('/app/student/profile?step=2');
    await fillPersonal(page);
    await page.locator('[name="country"]').selectOption('Nigeria');
    await page.locator('[name="state"]').fill('Lagos');
    await page.locator('[name="pincode"]').fill('100 001');
    for (const name of ['country_of_birth', 'nationality', 'citizenship'])
      await page.locator(`[name="${name}"]`).selectOption('Nigeria');
    await page.getByLabel('I have no passport yet').check();
    await expect(page.getByLabel('Passport number')).toBeHidden();
    await expectAxeClean(page);
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByText('Personal information saved successfully!').first()).toBeVisible();
    const profile = await Profile.findOne({ userId }).orFail().lean();
    expect(profile.personal).toMatchObject({
      nationality: 'Nigeria',
      pincode: '100001',
      no_passport: true,
      passport_number: '',
      expiry_date: '',
    });
    await page.goto(`/app/student/view-profile/${userId}`);
    await expect(page.getByText('No passport yet.')).toBeVisible();

    const course = await Course.findOne({ forSample: { $ne: true }, admissionIntake: /\w/ })
      .orFail()
      .lean();
    await page.goto(`/app/student/apply-course/${course._id}`);
    await page.getByLabel('Year').selectOption({ index: 2 });
    const open = page.getByLabel('Month').locator('option:not([disabled]):not([value=""])').first();
    await page.getByLabel('Month').selectOption(await open.getAttribute('value'));
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/applied-successfully/);

    await page.goto('/app/student/messages');
    await expect(page.getByRole('heading', { name: 'Your counsellor' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ask about an application' })).toBeVisible();
    await expect(page.getByRole('link', { name: /IT support|Marketing/ })).toHaveCount(0);
    await expectAxeClean(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('the landing page fits 320 px, with the menu in sight', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
});
