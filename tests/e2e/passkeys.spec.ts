import type { Page } from '@playwright/test';
import { PASSWORD, person } from '../support/people';
import { expect, signIn, signOut, test } from '../support/site';

/** Passkeys in a browser whose authenticator is the development tools' virtual one. */

async function withAuthenticator(page: Page) {
  const tools = await page.context().newCDPSession(page);
  await tools.send('WebAuthn.enable');
  const { authenticatorId } = await tools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { fails: () => tools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }) };
}

test('a passkey is added in the settings, signs in alone and after the password, confirms, and is removed', async ({
  page,
  context,
  site,
}) => {
  const { user } = await person('admin');
  await withAuthenticator(page);
  await signIn(context, site, user.email);
  await page.goto('/app/admin/settings');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });

  await test.step('added: named, and with recovery codes', async () => {
    await passkeys.getByRole('button', { name: 'Add passkey' }).click();
    await page.getByLabel('Name').fill('My laptop');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await expect(passkeys.getByRole('listitem')).toContainText(/My laptop.*not used yet/s);
    await expect(page.getByLabel('2-factor authentication')).toBeChecked();
    await expect(page.getByText('10 of 10 recovery codes left')).toBeVisible();
  });

  await test.step('signs in by itself', async () => {
    await signOut(context);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL(/\/app\/admin/);
  });

  await test.step('is the second step after the password', async () => {
    await signOut(context);
    await page.goto('/login');
    await page.getByLabel('Email').fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Use your passkey below.')).toBeVisible();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL(/\/app\/admin/);
  });

  await test.step('is removed with itself as the proof', async () => {
    await page.goto('/app/admin/settings');
    await expect(passkeys.getByRole('listitem')).toContainText(/My laptop.*last used/s);
    await passkeys.getByRole('button', { name: 'Remove My laptop' }).click();
    await page.getByRole('button', { name: 'Use your passkey instead' }).click();
    await expect(passkeys.getByText('You have no passkeys yet.')).toBeVisible();
  });
});

test('a passkey that is refused leaves the way by password, and its library comes at the press alone @long', async ({
  page,
}) => {
  await page.goto('/login');
  const authenticator = await withAuthenticator(page);
  await authenticator.fails();
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.push(request.url());
  });
  const before = loaded.length;
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('No passkey was received.')).toBeVisible();
  expect(loaded.length).toBeGreaterThan(before);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});
