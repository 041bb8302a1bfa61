import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAxeClean } from '../../support/axe';
import { expect, test } from '../../support/site';

/** An admin sends copies to a folder, prints the key, and lets a program in; each at a phone's width and at a screen's. */

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
const pictures = process.env.SCREENSHOTS;

for (const size of SIZES) {
  test(`copies are set up, and the key is shown once, at ${size.width}`, async ({ page, loginAs }) => {
    const place = mkdtempSync(join(tmpdir(), 'copies-'));
    const shot = (name: string) =>
      pictures && page.screenshot({ path: join(pictures, `${name}-${size.width}.png`), fullPage: true });
    await page.setViewportSize(size);
    await loginAs('admin');
    await page.goto('/app/admin/site?section=copies');
    await page.getByLabel('Copy backups to').fill('https://s3.example.org/bucket');
    await expect(page.getByLabel('Secret key')).toBeVisible();
    await shot('copies-bucket');
    await page.getByLabel('Copy backups to').fill('/nowhere/at/all');
    await page.getByRole('button', { name: 'Save copies' }).click();
    await expect(page.getByRole('alert').first()).toContainText('There is no such folder on the server.');
    await shot('copies-refused');
    await page.getByLabel('Copy backups to').fill(place);
    const again = page.getByLabel(/Create a new recovery key/);
    if (await again.isVisible()) await again.check();
    await page.getByRole('button', { name: 'Save copies' }).click();
    await expect(page.getByText(/^(\w{4}-){8}\w{4}$/)).toBeVisible();
    await expect(page.getByText(`npm run restore -- --copy ${place}`)).toBeVisible();
    await shot('copies-key');
    await expectAxeClean(page);
    await page.getByRole('button', { name: 'I have printed it' }).click();
    await expect(page.getByLabel('Copy backups to')).toHaveValue(place);
    await page.reload();
    await expect(page.getByText(/^(\w{4}-){8}\w{4}$/)).toHaveCount(0);
    await expect
      .poll(() => readdirSync(place).some((name) => name.startsWith('copy-')), { timeout: 60_000 })
      .toBe(true);
    await page.goto('/app/admin/status');
    await shot('status');
    await page.goto('/app/admin/site?section=copies');
    await page.getByLabel('Copy backups to').fill('');
    await page.getByRole('button', { name: 'Save copies' }).click();
    await expect(page.getByText('Saved. No copies are made.')).toBeVisible();
    rmSync(place, { recursive: true, force: true });
  });

  test(`a program is let in and kept out again, at ${size.width}`, async ({ page, loginAs, playwright }) => {
    const shot = (name: string) =>
      pictures && page.screenshot({ path: join(pictures, `${name}-${size.width}.png`), fullPage: true });
    await page.setViewportSize(size);
    await loginAs('agent');
    await page.goto('/app/agent/people');
    await page.getByRole('link', { name: 'API tokens' }).click();
    await expect(page.getByRole('heading', { name: 'API tokens', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Create a token' }).click();
    await page.getByRole('button', { name: 'Create token' }).click();
    await expect(page.getByRole('alert').first()).toContainText('Please enter a name.');
    await page.getByLabel('Name').fill(`Sheets ${size.width}`);
    await page.getByLabel('Read courses, categories').check();
    await shot('token-form');
    await page.getByRole('button', { name: 'Create token' }).click();
    const token = String(await page.getByText(/^sat_[\w-]{43}$/).textContent());
    await shot('token-shown');
    await expectAxeClean(page);
    const baseURL = new URL(page.url()).origin;
    const program = await playwright.request.newContext({
      baseURL,
      extraHTTPHeaders: { authorization: `Bearer ${token}` },
    });
    const courses = await program.get('/api/v1/course-search?q=law');
    expect(courses.status()).toBe(200);
    expect((await program.get('/api/v1/get-students')).status()).toBe(403);
    await page.getByRole('button', { name: 'I have copied it' }).click();
    await page.reload();
    await expect(page.getByText('Last used')).toBeVisible();
    await shot('tokens');
    await page.getByRole('button', { name: `Revoke Sheets ${size.width}` }).click();
    await shot('token-revoke');
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('The API token was revoked.')).toBeVisible();
    expect((await program.get('/api/v1/course-search?q=law')).status()).toBe(401);
    await program.dispose();
  });
}
