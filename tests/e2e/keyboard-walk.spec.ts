import type { Page } from '@playwright/test';
import { hashPassword } from '@/lib/platform/auth/passwords';
import { moveApplication } from '@/lib/services/applications/moves/moves';
import { createAccount } from '@/lib/services/people/accounts/accounts';
import { Application } from '@/models/application';
import { User } from '@/models/user';
import { expectAxeClean } from '../support/axe';
import { expectFocusShown, pressAt, tabTo } from '../support/keyboard';
import { expect, test, untilInteractive } from '../support/site';

test.describe.configure({ timeout: 180_000 });

test('with the keyboard alone: sign in, search, save, apply, follow the timeline, withdraw', async ({
  page,
  context,
}) => {
  const email = `keys-${Date.now()}@example.com`;
  const password = 'a long password';
  await createAccount({
    name: 'Kavya Pillai',
    email,
    mobile: '9876543210',
    role: 'student',
    passwordHash: await hashPassword(password),
    isVerified: true,
  });
  await page.goto('/login');
  await untilInteractive(page, 'main form');
  await tabTo(page, page.getByLabel(/^e-?mail/i));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/student$/);
  await expectArrived(page);

  await pressAt(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.goto('/app/student/search-course');
  await tabTo(page, page.getByRole('combobox', { name: /keyword/i }));
  await page.keyboard.type('nursing');
  await expect(page).toHaveURL(/q=nursing/);
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await expectAxeClean(page);
  await page.keyboard.press('Escape');
  const result = page
    .getByRole('article')
    .filter({ hasText: /nursing/i })
    .first();
  const opened = context.waitForEvent('page');
  await pressAt(page, result.getByRole('link', { name: /View more/ }));
  const details = await opened;
  await untilInteractive(details, 'main button');
  await pressAt(details, details.getByRole('button', { name: 'Save Course' }));
  await expect(details.getByRole('button', { name: 'Saved' })).toBeVisible();
  await expect(details.getByRole('region', { name: 'Notifications' })).toContainText('Course saved successfully');

  await pressAt(details, details.getByRole('link', { name: 'Apply Course' }));
  await expectArrived(details, 'Apply to Course');
  await tabTo(details, details.getByLabel('Year'));
  await details.keyboard.press('End');
  await tabTo(details, details.getByLabel('Month'));
  await details.keyboard.press('End');
  await pressAt(details, details.getByRole('button', { name: 'Submit' }));
  await expect(
    details.getByRole('main').getByText('Application applied successfully. You will be contacted soon.'),
  ).toBeVisible();

  await expectArrived(details);

  const student = await User.findOne({ email }).lean();
  const application = await Application.findOne({ userId: student?._id }).lean();
  const team = await User.findOne({ email: 'team@example.com' }).lean();
  const staff = { userId: String(team?._id), role: 'team', name: 'Team', email: 'team@example.com' } as const;
  await moveApplication(staff, String(application?._id), { to: 'Under Review', reason: '' });
  await details.goto(`/app/student/my-applications/${application?._id}`);
  await expect(details.getByRole('main').getByText('Under Review').first()).toBeVisible();
  await pressAt(details, details.getByRole('button', { name: /Withdraw/ }));
  await pressAt(details, details.getByRole('dialog').getByRole('button', { name: /Withdraw/ }));
  await expect(details.getByRole('main').getByText('Withdrawn').first()).toBeVisible();
  await expect(details.getByRole('region', { name: 'Notifications' })).toContainText(/withdrawn/i);
  await expectFocusShown(details);
  expect(await details.evaluate(() => document.activeElement?.tagName), 'the focus has a place').not.toBe('BODY');
  await expectAxeClean(details);
});

/** A page that was come to begins, for the keyboard, at its heading. */
async function expectArrived(page: Page, heading?: string) {
  await expect(page.getByRole('heading', { level: 1, ...(heading ? { name: heading } : {}) })).toBeFocused();
  await expectFocusShown(page);
  await expectAxeClean(page);
}
