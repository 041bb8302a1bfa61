import { Prospect } from '@/models/prospect';
import { User } from '@/models/user';
import { expect, signIn, test } from '../support/site';
import { xlsx } from '../support/workbooks';

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
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /wa\.me\/919814077\d+\?text=Hello/,
    );
    await page.getByRole('textbox', { name: /^Note/ }).fill('Wants nursing in Canada.');
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

for (const width of [390, 1280]) {
  test(`a front desk registers a walk-in by phone alone and notes the visit, and reads no notes, ${width} wide`, async ({
    page,
    context,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(context, site, 'farhan.ali@example.com');
    const name = `Gagan Walkin ${width}`;
    await page.goto('/app/agent/leads');
    await page.getByRole('button', { name: 'Add a lead' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Mobile').fill(width === 390 ? '98140 77711' : '98140 77712');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('link', { name }).click();

    await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+919814077/);
    await page.getByRole('textbox', { name: /^Note/ }).fill('Came with her father.');
    await page.getByLabel('Next on').fill('2027-01-18');
    await page.getByLabel('How').selectOption('visit');
    await page.getByRole('button', { name: 'Came in' }).click();
    await expect(page.getByText('Visit on 18 Jan 2027', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Timeline' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Archive' })).toHaveCount(0);
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await sideways()).toBeLessThanOrEqual(0);
    const lead = await Prospect.findOne({ name }).orFail().lean();
    expect(lead).toMatchObject({ stage: 'contacted', source: 'walk-in', email: '', nextKind: 'visit' });
    // Of a desk of one branch: there its counsellors find it.
    const desk = await User.findOne({ email: 'farhan.ali@example.com' }).orFail().lean();
    expect(String(lead.branchId)).toBe(String(desk.agency?.branches[0]));
    for (const closed of ['reports', 'people/log']) {
      await page.goto(`/app/agent/${closed}`);
      await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
    }
  });
}

test('a register with months and rows without an e-mail becomes students and leads', async ({ page, loginAs }) => {
  await loginAs('agent');
  const people = Array.from({ length: 30 }, (_none, at) => [
    at + 1,
    `Walk Register ${at}`,
    at % 3 ? '' : `register${at}@example.com`,
    9814880000 + at,
    'Meera',
    'Canada',
  ]);
  const sheet = [
    ['Sr. No.', 'Lead Name', 'Mail ID', 'Contact No. (WhatsApp)', 'Assigned To', 'Country'],
    ['OCTOBER 2026'],
    ...people,
  ];
  const file = {
    name: 'register.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(xlsx({ Book: sheet })),
  };
  await page.goto('/app/agent/students/import');
  await page.getByLabel(/students file/i).setInputFiles(file);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('1 row is no person')).toBeVisible();
  await page.getByRole('button', { name: 'Add 10 students and 20 leads' }).click();
  await expect(page.getByRole('link', { name: 'See all students' })).toBeVisible({ timeout: 30_000 });
  expect(await User.countDocuments({ email: /^register\d+@example\.com$/ })).toBe(10);
  expect(await Prospect.countDocuments({ name: /^Walk Register/, stage: 'new' })).toBe(20);
});
