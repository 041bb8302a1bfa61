import type { Page } from '@playwright/test';
import { Application } from '@/models/application';
import { Course } from '@/models/course';
import { User } from '@/models/user';
import { expect, test, untilInteractive } from '../support/site';

const keyword = (page: Page) => page.getByRole('combobox', { name: /keyword/i });

test('while one types, the universities that match stand first; clearing the filters leaves what was typed @long', async ({
  page,
}) => {
  await page.goto('/courses');
  const first = page.getByRole('group', { name: 'Universities' }).getByRole('checkbox').first();
  const most = await first.getAttribute('value');
  const other = await Course.findOne({ course: /Nursing/, university: { $ne: most }, forSample: false }).lean();
  await keyword(page).pressSequentially(`nursing@${other?.university.toLowerCase()}`);
  await expect(first).toHaveAttribute('value', String(other?.university));
  await expect(first).toBeEnabled();

  await page.goto('/courses?q=nursing&country=UK&level=Post+Graduate');
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/courses\?q=nursing$/);
  await expect(keyword(page)).toHaveValue('nursing');
});

test('the key / leads from any page into the box in the bar, and Enter from there to the search of courses @long', async ({
  page,
  loginAs,
}) => {
  await loginAs('student');
  await page.goto('/app/student/refer');
  await untilInteractive(page, 'header [role=combobox]');
  await page.keyboard.press('/');
  await expect(page.getByRole('banner').getByRole('combobox', { name: 'Search courses' })).toBeFocused();
  await page.keyboard.type('law');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=law$/);
  await page.keyboard.press('/');
  await expect(keyword(page)).toBeFocused();
});

test('after applying, the list opens at the country applied to, and its tab is in view on a phone @long', async ({
  page,
  loginAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await loginAs('student');
  const student = await User.findOne({ email: 'student@example.com' }, '_id').lean();
  const known = await Application.distinct('courseId', { userId: student?._id });
  const course = await Course.findOne({
    country: 'Singapore',
    admissionIntake: /Sep|Aug/,
    _id: { $nin: known },
  }).lean();
  await page.goto(`/app/student/apply-course/${course?._id}`);
  await page.getByLabel('Year').selectOption(String(new Date().getFullYear() + 1));
  await expect(page.getByLabel('Month').locator('option').nth(1)).toHaveText(/^[A-Z]{3}$/);
  await page.getByLabel('Month').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('link', { name: 'See my applications' }).click();
  await expect(page).toHaveURL(/my-applications\?country=Singapore$/);
  await expect(page.getByText(String(course?.course)).first()).toBeVisible();
  await expect(page.locator('a[aria-current="page"]').filter({ hasText: 'Singapore' })).toBeInViewport({ ratio: 0.9 });
});

test('an error goes when its field is changed; a file that is empty is called empty, not missing @long', async ({
  page,
  loginAs,
}) => {
  await loginAs('student');
  await page.goto('/app/student/profile?step=3');
  const city = page.locator('[name="educationSummaries.0.city"]');
  await city.fill('');
  await page.locator('[name="educationSummaries.0.marks"]').fill('3.1');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('3.1: is that a CGPA?');
  await expect(city).toHaveAccessibleDescription('Please fill in this field.');
  await city.press('D');
  await expect(city).not.toHaveAttribute('aria-invalid');
  page.once('dialog', (dialog) => dialog.accept());

  await page.goto('/app/student/profile?step=5');
  const file = page.getByLabel('12th certificate', { exact: true });
  await file.setInputFiles({ name: 'twelfth.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) });
  await expect(file).toHaveAccessibleDescription(/twelfth\.pdf is empty\./);
});

test('what is typed, chosen and ticked before the scripts are there is kept', async ({ page, loginAs }) => {
  await loginAs('student');
  /** Opens a page whose scripts come when `arrive` is called. */
  const open = async (address: string) => {
    let arrive = () => {};
    const promise = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    return async () => {
      arrive();
      await page.waitForLoadState();
      await untilInteractive(page, 'main input');
      await page.unroute('**/_next/static/chunks/*.js');
    };
  };

  let arrive = await open('/app/student/profile?step=3');
  const city = page.locator('[name="educationSummaries.0.city"]');
  await city.fill('Kochi by the sea');
  await arrive();
  await expect(page.getByText('Not saved yet. A draft is stored in this browser.')).toBeVisible();
  await expect(city).toHaveValue('Kochi by the sea');

  arrive = await open('/app/student/profile?step=5');
  const file = page.getByLabel('12th certificate', { exact: true });
  await file.setInputFiles({ name: 'twelfth.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) });
  await arrive();
  await expect(file).toHaveAccessibleDescription(/twelfth\.pdf is empty\./);

  arrive = await open('/app/student/search-course');
  await page.getByRole('combobox', { name: /keyword/i }).fill('nursing');
  await arrive();
  await expect(page).toHaveURL(/q=nursing/);
});

test('on the board a question opens in the card, Escape leads back, and a move goes on at the next card @long', async ({
  page,
  loginAs,
}) => {
  await loginAs('team');
  await page.goto('/app/team/applications');
  const pending = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Pending', level: 2 }) });
  const buttons = pending.first().getByRole('button', { name: /^Move .*’s application/ });
  await expect(buttons.nth(1)).toBeVisible();
  const names = await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  const [moving = '', next = ''] = names;
  const open = async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Under Review' })).toBeFocused();
  };
  await page.getByRole('button', { name: moving, exact: true }).focus();
  await open();
  await page.keyboard.press('d');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form', { name: 'Move to Documents Requested' }).getByLabel(/^Reason/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: moving, exact: true })).toBeFocused();
  await open();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: next, exact: true })).toBeFocused();
});

test('a menu opens again although the browser has not said yet that it closed @long', async ({ page, loginAs }) => {
  // That event may wait for the next frame. Here it never comes.
  await page.addInitScript(() => {
    window.addEventListener('toggle', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await loginAs('team');
  await page.goto('/app/team/applications');
  const button = page.getByRole('button', { name: /^Move .*’s application/ }).first();
  const menu = page.getByRole('menu');
  await untilInteractive(page, 'button.board-move');
  for (let turn = 0; turn < 2; turn += 1) {
    await button.press('Enter');
    await expect(menu.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  }
  await button.click();
  await expect(menu).toBeVisible();
  await button.click();
  await expect(menu).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a signed-in page says that it needs it @long', async ({ page, loginAs }) => {
    await loginAs('student');
    await page.goto('/app/student');
    // By its element: a search by text passes over what stands in a noscript.
    await expect(page.locator('main noscript p')).toBeVisible();
  });
});

test('a student changes the password in the settings @long', async ({ page, loginAs }) => {
  await loginAs('student');
  await page.goto('/app/student/settings');
  const form = page.getByRole('region', { name: 'Change password' });
  await form.getByLabel('Old password').fill('not this one');
  await form.getByLabel('New password', { exact: true }).fill('another long one');
  await form.getByLabel('Confirm new password').fill('another long one');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByRole('alert')).toContainText('Error occurred while changing password');
});
