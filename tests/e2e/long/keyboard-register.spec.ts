import type { Page } from '@playwright/test';
import { verifyByCode } from '@/lib/services/people/accounts/verification';
import { User } from '@/models/user';
import { expectAxeClean } from '../../support/axe';
import {
  expectFocusShown,
  expectRefused,
  expectStep,
  main,
  notes,
  pressAt,
  retype,
  typeInto,
} from '../../support/keyboard';
import { expect, test } from '../../support/site';

test.describe.configure({ timeout: 180_000 });

test('with the keyboard alone: register, copy and send the message, be verified, sign in', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = `keys-${Date.now()}@example.com`;
  await page.goto('/register');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
  await expectFocusShown(page);

  await pressAt(page, page.getByRole('radio', { name: /Student/ }), 'ArrowDown');
  await expect(page.getByRole('radio', { name: /Agent/ })).toBeChecked();
  await expect(page.getByLabel('Company name')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /Student/ })).toBeChecked();
  await pressAt(page, page.getByRole('button', { name: 'Create account' }));
  await expectRefused(page, 'Name: Please fill in this field.', /^Mobile: /);
  await expectAxeClean(page);
  await pressAt(page, page.getByRole('link', { name: 'Name: Please fill in this field.' }));
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please fill in this field.');
  await page.keyboard.type('Kavya Pillai');
  await typeInto(page, page.getByRole('textbox', { name: 'Email' }), email);
  await typeInto(page, page.getByRole('textbox', { name: 'Mobile' }), '9876543210');
  await typeInto(page, page.getByLabel('Password', { exact: true }), 'a long password');
  await page.keyboard.press('Enter');

  const popup = page.getByRole('dialog', { name: 'Verify your account' });
  const send = popup.getByRole('button', { name: 'Copy and Send' });
  await expect(popup).toContainText(`Verify my account:\n${email}`);
  await expect(send).toBeFocused();
  await expectFocusShown(page);
  await expect(notes(page)).toContainText('Registration successful!');
  await expectAxeClean(page);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(main(page).getByRole('status').filter({ hasText: 'Your account is ready' })).toBeFocused();
  await expectFocusShown(page);
  await pressAt(page, page.getByRole('button', { name: 'Show the message' }));
  await expect(send).toBeFocused();

  // Once without the right to the clipboard.
  await page.evaluate(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = () => {
      navigator.clipboard.writeText = write;
      return Promise.reject(new DOMException('refused', 'NotAllowedError'));
    };
  });
  for (const outcome of ['Failed to copy message.', 'Message copied to clipboard!']) {
    const sent = context.waitForEvent('page');
    await page.keyboard.press('Enter');
    await (await sent).close();
    await expect(notes(page)).toContainText(outcome);
    await expect(popup.getByRole('status')).toContainText(outcome.startsWith('Failed') ? outcome : 'Copied.');
    await expect(send).toBeFocused();
  }
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await expect(popup, 'it closes by itself, and what to do next is still there').toBeHidden();
  await expect(main(page).getByRole('status').filter({ hasText: 'Your account is ready' })).toBeVisible();
  await pressAt(page, page.getByRole('link', { name: 'Go to sign in' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectFocusShown(page);

  const admin = await User.findOne({ email: 'admin@example.com' }).lean();
  const staff = { userId: String(admin?._id), role: 'admin', name: 'Admin', email: 'admin@example.com' } as const;
  const [, , code = ''] = copied.split('\n');
  await signInByKeys(page, email);
  await expect(main(page).getByRole('alert')).toContainText('Account not verified.');
  await expectAxeClean(page);
  expect((await verifyByCode(staff, { code, email })).message).toBe('Account successfully verified!');
  await page.reload();
  await signInByKeys(page, email);
  await expect(page).toHaveURL(/\/app\/student$/);
  await pressAt(page, page.getByRole('navigation', { name: 'Student menu' }).getByRole('link', { name: 'Profile' }));
  await pressAt(page, page.getByRole('link', { name: 'Get Started' }));
  await expectStep(page, 2, 'Personal Information');
});

async function signInByKeys(page: Page, email: string) {
  await retype(page, page.getByRole('textbox', { name: /e-?mail/i }), email);
  await retype(page, page.getByLabel('Password', { exact: true }), 'a long password');
  await page.keyboard.press('Enter');
}
