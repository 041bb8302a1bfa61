import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { DirectoryLink } from '@/models/directory-link';
import { StoredSession } from '@/models/session';
import { User } from '@/models/user';
import { DEMO_LOGINS } from '@/scripts/seed';
import { freePort } from '@/scripts/site';
import { expectAxeClean } from '../../support/axe';
import { test as base, expect, type LaunchedSite, launchSite, watch } from '../../support/site';

/** Signing in through the directory that docs/operations.md says to try it with, at a phone's width and at a screen's. */

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
const pictures = process.env.SCREENSHOTS;
const NAME = 'Example Workspace';

const test = base.extend<object, { site: LaunchedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern
    async ({}, use) => {
      const port = await freePort();
      const site = await launchSite(
        { courses: 3_000 },
        {
          ...{ OIDC_ISSUER: `http://localhost:${port}`, OIDC_CLIENT_ID: 'try', OIDC_CLIENT_SECRET: 'only-to-try' },
          ...{ OIDC_DOMAINS: 'example.com', OIDC_NAME: NAME },
        },
      );
      const directory = spawn(process.execPath, ['tests/support/try-oidc.mjs', site.url, String(port)]);
      await once(directory.stdout, 'data');
      await use(site);
      directory.kill();
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  nothingBroken: async ({ page }, use) => {
    const broken = watch(page);
    await use(undefined);
    // The directory's own pages ask for a font from elsewhere.
    expect(broken.filter((text) => !text.includes('ERR_NAME_NOT_RESOLVED'))).toEqual([]);
  },
});

/** The directory's own pages; it asks whether they agree the first time only. */
async function enter(page: Page, name: string, agreed = false): Promise<void> {
  await page.locator('[name=login]').fill(name);
  await page.locator('[name=password]').fill('anything');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  if (!agreed) await page.getByRole('button', { name: 'Continue' }).click();
}

test.describe.configure({ timeout: 180_000 });

for (const size of SIZES) {
  test(`an account is linked, signs in, confirms and is unlinked; others are refused, at ${size.width}`, async ({
    page,
    context,
    site,
  }) => {
    const shot = (name: string) =>
      pictures && page.screenshot({ path: join(pictures, `oidc-${name}-${size.width}.png`), fullPage: true });
    const button = page.getByRole('link', { name: `Sign in with ${NAME}` });
    await page.setViewportSize(size);

    await test.step('a quiet button stands under the form, in both colour schemes', async () => {
      await page.goto('/login?next=/app/team/students');
      await expect(button).toBeVisible();
      await expectAxeClean(page);
      await shot('login-light');
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.reload();
      await expectAxeClean(page);
      await shot('login-dark');
      await page.emulateMedia({ colorScheme: 'light' });
      await page.reload();
    });

    await test.step('the first time the account’s own password is asked for, and links it', async () => {
      await button.click();
      await enter(page, 'team');
      await expect(page.getByRole('status').filter({ hasText: `Link your account with ${NAME}` })).toBeVisible();
      await expectAxeClean(page);
      await shot('link');
      await page.getByLabel('Email').fill('team@example.com');
      await page.getByLabel('Password', { exact: true }).fill(DEMO_LOGINS.password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page).toHaveURL(/\/app\/team$/);
    });

    await test.step('then the button is enough, and leads to the page that was asked for', async () => {
      await context.clearCookies({ name: 'token' });
      await page.goto('/login?next=/app/team/students');
      await button.click();
      await expect(page).toHaveURL(/\/app\/team\/students$/);
    });

    await test.step('the link is ended after signing in there once more', async () => {
      const { _id } = (await User.findOne({ email: 'team@example.com' }).lean()) ?? {};
      await StoredSession.updateMany({ userId: _id }, { $set: { confirmedOn: new Date(0) } });
      await page.goto('/app/team/settings');
      const section = page.getByRole('region', { name: `Sign in with ${NAME}` });
      await expect(section).toContainText(`Linked with ${NAME} since`);
      await section.scrollIntoViewIfNeeded();
      await shot('settings');
      await section.getByRole('button', { name: 'Unlink' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
      const opened = context.waitForEvent('page');
      await page.getByRole('button', { name: `Sign in with ${NAME} instead` }).click();
      const popup = await opened;
      await enter(popup, 'team', true);
      await expect(popup.getByText('You can close this window and go on where you were.')).toBeVisible();
      await expectAxeClean(popup);
      if (pictures) await popup.screenshot({ path: join(pictures, `oidc-confirmed-${size.width}.png`) });
      await popup.close();
      await expect(section).toContainText('Not linked.');
      expect(await DirectoryLink.countDocuments({ userId: _id })).toBe(0);
    });

    await test.step('students and strangers read why they are not signed in', async () => {
      for (const [name, words] of [
        ['student', `${NAME} is only for our team and for agencies.`],
        ['nobody', 'There is no account here for your email address.'],
      ] as const) {
        await context.clearCookies();
        await page.goto('/login');
        await button.click();
        await enter(page, name);
        await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
      }
      await expectAxeClean(page);
      await shot('refused');
    });

    await test.step('with passwords of staff switched off, one admin breaks the glass', async () => {
      const glass = { OIDC_REQUIRED: 'on', OIDC_BREAK_GLASS: 'admin@example.com' };
      const strict = await site.another(undefined, glass);
      await context.clearCookies();
      await page.goto(`${strict.url}/login`);
      const sign = async (email: string) => {
        await page.getByLabel('Email').fill(email);
        await page.getByLabel('Password', { exact: true }).fill(DEMO_LOGINS.password);
        await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      };
      await sign('team@example.com');
      await expect(page.getByRole('alert').first()).toContainText(`Our team signs in with ${NAME}.`);
      await shot('required');
      await sign('admin@example.com');
      await expect(page).toHaveURL(/\/app\/admin$/);
    });
  });
}
