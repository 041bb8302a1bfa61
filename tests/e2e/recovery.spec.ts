import { linkIn, mailIn } from '../support/kept-mails';
import { PASSWORD, person } from '../support/people';
import { expect, signIn, signOut, test } from '../support/site';

test('a forgotten password leads through the email to a new one and to signing in, once', async ({ page, site }) => {
  const { user } = await person('student');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('Please enter an email address').first()).toBeVisible();
  await page.getByLabel('Email').fill(user.email);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
  const link = linkIn(await mailIn(site, user.email, 'Choose a new password'));
  await page.goto(link);
  await page.getByLabel('New password').fill('a brand new one');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill('a brand new one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/app\/student$/);
  await page.goto(link);
  await expect(page.getByText('This link no longer works')).toBeVisible();
  expect((await page.request.get('/dev/mails')).status()).toBe(404);
});

test('a second factor is turned on with a code and requested at the next sign-in', async ({ page, context, site }) => {
  const { user } = await person('agent');
  await signIn(context, site, user.email);
  await page.goto('/app/agent/settings');
  await page.getByLabel('2-factor authentication').check();
  await page.getByRole('button', { name: 'Update' }).click();
  const window = page.getByRole('dialog');
  await expect(window.getByLabel('Code')).toBeFocused();
  await window.getByLabel('Code').fill(codeOf((await mailIn(site, user.email, 'Your confirmation code')).text));
  await window.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Settings updated successfully!').first()).toBeVisible();
  await signOut(context);
  await page.goto('/login');
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Code').fill('000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Please enter the six-digit code from our email.')).toBeVisible();
  await page.getByLabel('Code').fill(codeOf((await mailIn(site, user.email, 'Your sign-in code')).text));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/app\/agent$/);
});

test('who is not verified gets the code again at the sign-in, and a link that verifies @long', async ({
  page,
  site,
}) => {
  const { user } = await person('student', { isVerified: false });
  await page.goto('/login');
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Get the code again' }).click();
  await expect(page.getByRole('dialog')).toContainText(/Verify my account:\s*\S+@example\.com\s*\d{6}/);
  await page.goto(linkIn(await mailIn(site, user.email, 'Verify your account')));
  await page.getByRole('button', { name: 'Verify my account' }).click();
  await expect(page.getByText('Your account is verified')).toBeVisible();
});

function codeOf(text: string): string {
  return /^\s+(\d{6})$/m.exec(text)?.[1] ?? '';
}
