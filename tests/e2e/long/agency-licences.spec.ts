import type { Page } from '@playwright/test';
import { standingOf } from '@/lib/domain/commission/entry';
import { Application } from '@/models/application';
import { CommissionEntry } from '@/models/commission-entry';
import { Charge } from '@/models/student-fee';
import { User } from '@/models/user';
import { expect, signIn, signOut, test } from '../../support/site';

/** Fills the form of an agreement, as it is written. */
async function enterAgreement(page: Page, place: { country: string; university: string }, more: object = {}) {
  await page.getByRole('button', { name: 'Add agreement' }).click();
  const form = page.getByRole('dialog');
  const chosen = {
    ...{
      Country: place.country,
      'Can the payer subtract what you owe them from what they pay you?': 'Yes',
      Claims: 'One for all students',
      'Commission type': 'Percentage',
    },
    ...{ 'Payable when': 'Enrolled after census', 'Clawback if the student leaves': 'None' },
    ...{ 'Version depends on': 'Date the application was sent', ...more },
  };
  for (const [label, option] of Object.entries(chosen)) await form.getByLabel(label).selectOption({ label: option });
  const texts = {
    ...{ Currency: 'GBP', 'Valid from': '2020-01-01', Document: 'Agreement 2026' },
    ...{
      'Number of instalments': '1',
      'Fee that must be paid first (%)': 'none',
      Maximum: 'none',
      'Claim within (days)': '60',
    },
    ...{ 'Source document': 'Page 3', 'Rate (%)': '10' },
  };
  for (const [label, text] of Object.entries(texts))
    await form.getByLabel(label, { exact: ['Document', 'Maximum'].includes(label) }).fill(text);
  await form.getByLabel('University', { exact: true }).fill(place.university);
  await form.getByLabel('Fee basis').selectOption({ label: 'First-year fee' });
  await form.getByLabel('Scholarships').selectOption({ label: 'Fee after scholarship' });
  return form;
}

async function looked(page: Page, name: string, path: (of: string) => string) {
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  for (const width of [390, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      expect([name, width, await sideways()]).toEqual([name, width, 0]);
      await page.screenshot({ path: path(`${name}-${width}-${colorScheme}.png`), fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('the platform’s agreement, a licence that ends, and one bank slip for two students', async ({
  page,
  context,
  site,
}, info) => {
  test.setTimeout(240_000);
  const path = (of: string) => info.outputPath(of);
  const owner = await User.findOne({ email: 'agent@example.com' }).orFail().lean();
  const used = await CommissionEntry.distinct('applicationId', { agencyId: owner._id });
  const of = { agentId: owner._id, country: { $ne: 'Australia' as const }, _id: { $nin: used } };
  const [one, two] = await Application.find(of).sort({ _id: -1 }).limit(2).lean();
  if (!one || !two) throw new Error('The demo has no two applications.');
  // One that no other walk has an agreement with.
  const place = { country: 'Canada', university: 'Walk University' } as const;
  const at = new Date('2026-10-05');
  const move = { by: null, byRole: 'system' as const, byName: '', reason: '', at };
  const consent = { by: owner._id, byRole: 'student', byName: '', at, to: [], what: [], agentId: owner._id };
  const history = ['Submitted', 'Offer Received', 'Accepted'].map((status) => ({ ...move, status }));
  await Application.collection.updateMany(
    { _id: { $in: [one._id, two._id] } },
    { $set: { ...place, status: 'Accepted', history, consent } },
  );

  // An admin writes down what the platform pays the agency; too much is refused.
  await signIn(context, site, (await User.findOne({ email: 'admin@example.com' }).orFail().lean()).email);
  await page.goto('/app/admin/agents');
  await page.getByRole('link', { name: 'Agreements' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Agreements' })).toBeVisible();
  const form = await enterAgreement(page, place, { Agency: owner.company_name });
  const pays = form.getByLabel('University pays this platform (%)');
  await pays.fill('9');
  await form.getByLabel('Maximum the university pays this platform').fill('none');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('An agency can’t get more than').first()).toBeVisible();
  await pays.fill('15');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByText('this platform gets 15%')).toBeVisible();
  await looked(page, 'platform-agreements', path);
  await signOut(context);

  // The agency reads its part, not the platform's.
  await signIn(context, site, owner.email);
  await page.goto('/app/agent/commission/agreements');
  await expect(page.getByText('This platform’s agreement')).toBeVisible();
  await expect(page.getByText('this platform gets')).toHaveCount(0);

  // A licence that ended blocks; its renewal ends that.
  const enter = async (number: string, to: string) => {
    await page.goto('/app/agent/people/licences');
    await page.getByRole('button', { name: 'Add licence' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Number').fill(number);
    await dialog.getByLabel('Expiry date').fill(to);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await enter('PB-7', '2026-01-31');
  await expect(page.getByText('Expired', { exact: true })).toBeVisible();
  await page.goto('/app/agent/commission?state=blocked');
  await expect(page.getByText('A licence of the agency has expired.').first()).toBeVisible();
  await page.goto('/app/agent/my-work');
  await expect(page.getByText('Agency licence or registration, PB-7: expired')).toBeVisible();
  const soon = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await enter('PB-8', soon);
  await expect(page.getByText('Expires soon', { exact: true })).toBeVisible();
  await looked(page, 'licences', path);

  // Both become claimable, are claimed and agreed.
  await page.goto('/app/agent/commission');
  const entries = await CommissionEntry.find({ applicationId: { $in: [one._id, two._id] } }).lean();
  expect(entries.map((entry) => standingOf(entry).state)).toEqual(['expected', 'expected']);
  for (const { _id } of entries) {
    await page.goto(`/app/agent/commission/${_id}`);
    const write = async (what: string, typed: Record<string, string>) => {
      await page.getByRole('button', { name: 'Record event' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Event').selectOption({ label: what });
      for (const [label, text] of Object.entries(typed)) await dialog.getByLabel(label).fill(text);
      await dialog.getByLabel('Evidence').fill('Their letter');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toHaveCount(0);
    };
    await write('Fee and scholarship', { 'Fee used for commission': '10000' });
    await write('Now claimable', {});
  }
  await page.goto('/app/agent/commission?state=claimable');
  for (const box of await page.getByRole('checkbox', { name: /^Select / }).all()) await box.check();
  await page.getByRole('button', { name: 'Claim for 2 students' }).click();
  await expect(page.getByRole('heading', { name: /^Claim 20/ })).toBeVisible();
  for (const answer of await page.getByLabel(/^Answer for /).all()) await answer.selectOption({ label: 'Agreed' });
  await page.getByLabel('Evidence').fill('Their letter');
  await page.getByRole('button', { name: 'Save answers' }).click();
  await expect(page.getByText('Agreed', { exact: true })).toHaveCount(2);

  // One slip for both: the sums must agree.
  await page.goto('/app/agent/commission');
  await page.getByRole('link', { name: 'Remittance' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Record remittance' })).toBeVisible();
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
  await page.getByLabel('Amount on bank statement').fill('1980');
  await expect(page.getByText('The remittance is £20 less')).toBeVisible();
  await looked(page, 'slip', path);
  await page.getByLabel('Evidence').fill('Slip 77');
  await page.getByRole('button', { name: 'Record remittance for 2 students' }).click();
  await expect(page.getByText('don’t add up').first()).toBeVisible();
  await page.getByLabel('Bank charges').fill('20');
  await expect(page.getByText('The remittance matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Record remittance for 2 students' }).click();
  await expect(page.getByText('No payments due')).toBeVisible();
  const paid = await CommissionEntry.find({ _id: { $in: entries.map(({ _id }) => _id) } }).lean();
  expect(paid.map((entry) => standingOf(entry).state)).toEqual(['received', 'received']);
  await page.goto('/app/agent/commission/month');
  await expect(page.getByText('Agency licence or registration, PB-8')).toBeVisible();
  await looked(page, 'month', path);
  await signOut(context);

  // Fees stand in the menu of a student who has any, and the menu stands whole.
  const { studentId } = await Charge.findOne({ state: { $ne: 'withdrawn' } })
    .orFail()
    .lean();
  await User.updateOne({ _id: studentId }, { isVerified: true });
  await signIn(context, site, (await User.findById(studentId).orFail().lean()).email);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/app/student');
  const menu = page.getByRole('navigation', { name: 'Student menu' }).first();
  await expect(menu.getByRole('link', { name: 'Fees', exact: true })).toBeVisible();
  expect(await menu.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0);
});
