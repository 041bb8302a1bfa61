import type { Page } from '@playwright/test';
import { Types } from 'mongoose';
import { Agency } from '@/models/agency';
import { Application } from '@/models/application';
import { CommissionEntry } from '@/models/commission-entry';
import { CommissionParties, CommissionPartner } from '@/models/commission-partner';
import { User } from '@/models/user';
import { expect, signIn, signOut, test } from '../support/site';
import { WALKED_WIDTHS } from '../support/tiers';

/** Writes down what happened to the entry in sight. */
async function writeDown(page: Page, what: string, typed: Record<string, string>) {
  await page.getByRole('button', { name: 'Record event' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Event').selectOption({ label: what });
  for (const [label, text] of Object.entries(typed)) await dialog.getByLabel(label).fill(text);
  await dialog.getByLabel('Evidence').fill('Their letter');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
}

test('commission, from the agreement to the month’s end', async ({ page, context, site }, info) => {
  test.setTimeout(240_000);
  const owner = await User.findOne({ email: 'agent@example.com' }).orFail().lean();
  const of = { agentId: owner._id, country: { $ne: 'Australia' as const } };
  const { _id, studentName, university, country, history } = await Application.findOne(of).orFail().lean();
  const move = { by: null, byRole: 'system' as const, byName: '', reason: '', at: new Date('2026-10-05') };
  const consent = {
    by: owner._id,
    byRole: 'student',
    byName: studentName,
    at: new Date('2026-10-01'),
    to: [],
    what: [],
  };
  const moved = ['Submitted', 'Offer Received', 'Accepted', 'Enrolled'].map((status) => ({ ...move, status }));
  await Application.collection.updateOne(
    { _id },
    { $set: { status: 'Enrolled', history: [...history, ...moved], consent: { ...consent, agentId: owner._id } } },
  );
  // A sub-agent brought the student, for a branch that is a firm of its own.
  const branch = { _id: new Types.ObjectId(), name: 'Ludhiana Franchise', city: 'Ludhiana', archivedOn: null };
  await Agency.updateOne({ _id: owner._id }, { $push: { branches: branch } });
  const made = { by: owner._id, byRole: 'agent' as const, byName: owner.name, at: new Date('2026-10-01') };
  const partner = {
    _id: new Types.ObjectId(),
    agencyId: owner._id,
    name: 'Sunrise Overseas Education Consultants, Barnala & Co',
    parts: 400_000,
    made,
  };
  await CommissionPartner.create({ ...partner, from: '2026-01-01', to: null, source: 'Letter' });
  await CommissionParties.create({
    ...{ _id: new Types.ObjectId(), agencyId: owner._id, applicationId: _id, partnerId: partner._id, made },
    ...{ partner: partner.name, parts: partner.parts, branches: [{ branchId: branch._id, weight: 1, isFirm: true }] },
  });
  await signIn(context, site, owner.email);

  // The agreement, as it is written.
  await page.goto('/app/agent/commission/agreements');
  await page.getByRole('button', { name: 'Add agreement' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Couldn’t save')).toBeVisible();
  const texts = {
    ...{ University: university, Currency: 'GBP', 'Valid from': '2020-01-01', Document: 'Agreement 2026' },
    ...{
      'Number of instalments': '1',
      'Fee that must be paid first (%)': 'none',
      Maximum: 'none',
      'Claim within (days)': '60',
    },
    'Source document': 'Page 3',
  };
  const chosen = {
    ...{
      Country: country,
      'Can the payer subtract what you owe them from what they pay you?': 'Yes',
      Claims: 'One for all students',
      'Commission type': 'Percentage',
    },
    ...{
      'Payable when': 'Enrolled after census',
      'Clawback if the student leaves': 'In proportion to the refunded fee',
    },
    'Version depends on': 'Date the application was sent',
  };
  for (const [label, option] of Object.entries(chosen)) await form.getByLabel(label).selectOption({ label: option });
  for (const [label, text] of Object.entries(texts))
    await form.getByLabel(label, { exact: ['Document', 'Maximum'].includes(label) }).fill(text);
  await form.getByLabel('Rate (%)').fill('12');
  await form.getByLabel('Fee basis').selectOption({ label: 'First-year fee' });
  await form.getByLabel('Scholarships').selectOption({ label: 'Fee after scholarship' });
  await form.getByLabel('Clawback period').fill('none');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('heading', { name: university })).toBeVisible();

  // Expected, then claimable.
  await page.goto('/app/agent/commission');
  await page.getByRole('link', { name: studentName }).first().click();
  await expect(page.getByText('Expected', { exact: true }).first()).toBeVisible();
  const entry = await CommissionEntry.findOne({ applicationId: _id }).orFail().lean();
  await writeDown(page, 'Fee and scholarship', { 'Fee used for commission': '15000' });
  await expect(page.getByText('£1,800').first()).toBeVisible();
  await writeDown(page, 'Now claimable', {});
  await expect(page.getByText('Claimable', { exact: true }).first()).toBeVisible();

  // The claim, and the university's own list.
  await page.goto('/app/agent/commission?state=claimable');
  await page.getByRole('checkbox', { name: `Select ${studentName}` }).check();
  await page.getByRole('button', { name: 'Claim for 1 student' }).click();
  await expect(page.getByRole('heading', { name: /^Claim 20\d\d-00001$/ })).toBeVisible();
  const list = `Student Name,Commission payable,Remark\n"${studentName}",1800.00,ok\nSomeone Else,900.00,\n`;
  await page
    .getByLabel('The university’s list', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  await expect(page.getByText('University’s list, row 2: £1,800')).toBeVisible();
  await expect(page.getByText('Someone Else', { exact: true })).toBeVisible();
  await page.getByLabel(`Answer for ${studentName}`).selectOption({ label: 'Agreed' });
  await page.getByRole('button', { name: 'Save answers' }).click();
  await expect(page.getByText('Agreed', { exact: true }).first()).toBeVisible();

  // A part of it comes, then the rest; the student leaves.
  await page.goto(`/app/agent/commission/${entry._id}`);
  await writeDown(page, 'Payment received', {
    'Amount, GBP': '1000',
    'Amount on bank statement': '995',
    'Bank charges': '5',
  });
  await expect(page.getByText('Part received', { exact: true }).first()).toBeVisible();
  await writeDown(page, 'Payment received', { 'Amount, GBP': '800', 'Amount on bank statement': '800' });
  await expect(page.getByText('Received', { exact: true }).first()).toBeVisible();
  // What came is shared: the sub-agent's part first, then the firm's.
  await page.getByRole('button', { name: 'Record event' }).click();
  const paying = page.getByRole('dialog');
  await paying.getByLabel('Event').selectOption({ label: 'Share paid' });
  await paying.getByLabel('Paid to').selectOption({ label: 'Ludhiana Franchise, £1,077' });
  await expect(paying.getByLabel('Amount, GBP')).toHaveValue('1077');
  await paying.getByLabel('Amount, GBP').fill('1077.01');
  await paying.getByLabel('Evidence').fill('Transfer 12');
  for (const width of WALKED_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: info.outputPath(`share-${width}.png`) });
  }
  await paying.getByRole('button', { name: 'Save' }).click();
  await expect(paying.getByText('more than is owed').first()).toBeVisible();
  await paying.getByLabel('Amount, GBP').fill('1000');
  await paying.getByRole('button', { name: 'Save' }).click();
  await expect(paying).toHaveCount(0);
  await expect(page.getByText('Ludhiana Franchise paid: £1,000')).toBeVisible();
  await expect(page.getByText('£1,077 (paid: £1,000)')).toBeVisible();
  await page.goto('/app/agent/commission/month');
  await expect(page.getByText('Ludhiana Franchise (branch), GBP')).toBeVisible();
  await page.screenshot({ path: info.outputPath('month-paid.png'), fullPage: true });
  await page.goto(`/app/agent/commission/${entry._id}`);
  await writeDown(page, 'Clawback by the university', { 'Amount, GBP': '1200' });
  await expect(page.getByText('Clawed back', { exact: true }).first()).toBeVisible();

  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const pages = { list: '/app/agent/commission?state=clawed%20back', entry: `/app/agent/commission/${entry._id}` };
  const more = { month: '/app/agent/commission/month', agreements: '/app/agent/commission/agreements' };
  const through = `through=${encodeURIComponent(partner.name)}`;
  const lists = { applications: `/app/agent/applications?${through}`, students: `/app/agent/students?${through}` };
  for (const width of WALKED_WIDTHS) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      for (const [name, path] of Object.entries({ ...pages, ...more, ...lists })) {
        await page.goto(path);
        if (name in lists) await expect(page.getByTitle(`Sub-agent: ${partner.name}`).first()).toBeVisible();
        expect([name, width, await sideways()]).toEqual([name, width, 0]);
        await page.screenshot({ path: info.outputPath(`${name}-${width}-${colorScheme}.png`), fullPage: true });
      }
    }
  }
  await page.goto('/app/agent/commission/month');
  await expect(page.getByText(`${university} (university), GBP`)).toBeVisible();
  await expect(page.getByText('£1,200').first()).toBeVisible();
  await signOut(context);

  // A counsellor has no such page.
  await signIn(context, site, (await User.findOne({ name: 'Karan Dhillon' }).orFail().lean()).email);
  await page.goto('/app/agent');
  await expect(page.getByRole('link', { name: 'Commission' })).toHaveCount(0);
  expect((await page.goto('/app/agent/commission'))?.status()).toBe(404);
});
