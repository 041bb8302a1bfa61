import { Prospect } from '@/models/prospect';
import { expect, test } from '../support/site';

for (const width of [390, 1280]) {
  test(`a walk-in is registered by phone alone, called, followed up and made a student, ${width} wide`, async ({
    page,
    loginAs,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await loginAs('agent');
    const name = `Komal Walkin ${width}`;
    await page.goto('/app/agent/leads');
    await page.getByRole('button', { name: 'Add a lead' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Mobile').fill(width === 390 ? '98140 77701' : '98140 77702');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('link', { name }).click();

    await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+919814077/);
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me\/919814077\d+\?text=Hello/);
    await page.getByLabel('Note').fill('Wants nursing in Canada.');
    await page.getByLabel('Next on').fill('2027-01-15');
    await page.getByRole('button', { name: 'Reached' }).click();
    await expect(page.getByText('Call on 15 Jan 2027', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Wants nursing in Canada.');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

    await page.getByRole('button', { name: 'Make a student' }).click();
    await dialog.getByLabel('E-mail').fill(`komal.${width}@example.com`);
    await dialog.getByRole('button', { name: 'Make a student' }).click();
    await page.getByRole('link', { name: 'Follow-up' }).click();
    await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Became a student');
    expect(await Prospect.countDocuments({ name, stage: 'student' })).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
}
