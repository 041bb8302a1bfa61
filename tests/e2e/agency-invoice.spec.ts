import { stat } from 'node:fs/promises';
import { Invoice } from '@/models/invoice';
import { expectAxeClean } from '../support/axe';
import { claimOf } from '../support/claims';
import { person } from '../support/people';
import { expect, signIn, test } from '../support/site';
import { WALKED_SIZES } from '../support/tiers';

for (const size of WALKED_SIZES) {
  test(`billing details, an invoice of a claim, its PDF and its credit note, ${size.width} wide @long`, async ({
    page,
    context,
    site,
  }, info) => {
    test.setTimeout(240_000);
    await page.setViewportSize(size);
    const owner = await person('agent', { name: 'Harjit Gill', company_name: `Gill Overseas ${size.width}` });
    const names = ['राहुल शर्मा', 'ਗੁਰਪ੍ਰੀਤ ਕੌਰ'];
    const claim = await claimOf(owner, [240_000, 180_050], 'f'.repeat(24), 9, (place) => names[place] ?? '');
    const shot = async (of: string) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      await expectAxeClean(page);
      await page.screenshot({ path: info.outputPath(`${of}-${size.width}.png`), fullPage: true });
    };
    await signIn(context, site, owner.user.email);

    await page.goto('/app/agent/commission/billing');
    await page.getByLabel('Legal name').fill('Gill Overseas Private Limited');
    await page.getByLabel('Address').fill('14 Model Town Road\nJalandhar 144003');
    await page.getByLabel('Tax numbers').fill('GSTIN: 03ABCDE1234F1Z5\nPAN: ABCDE1234F');
    await page.getByLabel('Your currency').fill('INR');
    await page.getByRole('button', { name: 'Add account' }).click();
    await page.getByLabel('Currency', { exact: true }).fill('GBP');
    await page.getByLabel('Account').fill('HDFC Bank, IFSC HDFC0000123');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await page.getByRole('button', { name: 'Edit Northumbria University' }).click();
    const party = page.getByRole('dialog');
    await party.getByLabel('Address').fill('Ellison Place, Newcastle');
    await party.getByLabel('Tax lines').fill('IGST 18%');
    await party.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(party).toHaveCount(0);
    await expect(page.getByText('IGST 18%')).toBeVisible();
    await shot('billing');

    await page.goto(`/app/agent/commission/claims/${claim.sheet}`);
    await page.getByRole('link', { name: 'Prepare invoice' }).click();
    await expect(page.getByText(/Nothing here is legal or tax advice/)).toBeVisible();
    await expect(page.getByText('2 of 2 students have no university student number.')).toBeVisible();
    const preview = page.getByRole('article');
    await expect(preview.getByText('£4,200.50')).toBeVisible();
    const tax = page.getByLabel('IGST 18%');
    await expect(tax).not.toBeChecked();
    await tax.check();
    await expect(preview.getByText('£4,956.59')).toBeVisible();
    await page.getByLabel('Another rate').check();
    await page.getByLabel('1 GBP in INR').fill('105.25');
    await page.getByRole('button', { name: 'Issue invoice' }).click();
    await expect(page.getByText('Please enter the source of the rate.').first()).toBeVisible();
    await page.getByLabel('Source of the rate').fill('Bank slip of 27 November');
    await shot('prepare');
    await page.getByRole('button', { name: 'Issue invoice' }).click();

    const invoice = page.getByRole('region', { name: 'Invoices' });
    await expect(invoice.getByText('£4,956.59')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      invoice.getByRole('link', { name: /^PDF of INV/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^INV-(\d{4}|\d\d-\d\d)-00001\.pdf$/);
    expect((await stat(await download.path())).size).toBeGreaterThan(10_000);

    await invoice.getByRole('button', { name: /^Credit INV/ }).click();
    const credit = page.getByRole('dialog');
    await credit.getByLabel('Reason').fill('Withdrawn before census');
    await credit.getByLabel(`${names[1]} (GBP)`).fill('');
    await credit.getByRole('button', { name: 'Issue credit note' }).click();
    await expect(credit).toHaveCount(0);
    await expect(invoice.getByText('£2,832.00')).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await shot('claim');
    await page.emulateMedia({ colorScheme: 'light' });

    // The university's statement names what differs, and a person settles it.
    const list = `Student Name,Amount paid\n${names[0]},2000\nSomeone Else,100\n`;
    const csv = { name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(list) };
    await page.locator('input[type="file"]').setInputFiles(csv);
    await expect(page.getByText('2 rows to settle.')).toBeVisible();
    await expect(page.getByText('paid £2,000, due £2,400 (£400 less)')).toBeVisible();
    await page.getByRole('button', { name: /^Settle….*Someone Else, row 3$/ }).click();
    await page.getByRole('dialog').getByLabel('What was agreed').fill('They took it off their list.');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('1 row to settle.')).toBeVisible();
    await shot('statement');

    await page.goto('/app/agent/commission/month?month=2026-11');
    await expect(page.getByRole('heading', { name: 'The month in INR' })).toBeVisible();
    await shot('month');

    await page.goto('/app/agent/commission/agreements');
    await page.getByRole('button', { name: 'Add agreement' }).click();
    const agreement = page.getByRole('dialog');
    await agreement.getByLabel('Currency').fill('GBP');
    await agreement.getByLabel('Commission type').selectOption('percent');
    await agreement.getByLabel('Rate (%)').fill('10');
    await agreement.getByLabel('From student no.').nth(0).fill('5');
    await agreement.getByLabel('Rate', { exact: false }).nth(1).fill('12.5');
    await agreement.getByLabel('Higher rate applies to').selectOption('whole');
    await agreement.getByLabel('When students leave').selectOption('re-rate');
    await agreement.getByLabel('Student count period').selectOption('intake');
    await agreement.getByLabel('Fee basis').selectOption('first-year-fee');
    await agreement.getByLabel('Scholarships').selectOption('after');
    await agreement.getByLabel('Number of instalments').fill('1');
    await agreement.getByText('Try it with made-up students').click();
    await agreement.getByLabel('Fee', { exact: true }).fill('16000');
    await agreement.getByLabel('Students', { exact: true }).fill('5');
    await expect(agreement.getByText('All together: £10,000.')).toBeVisible();
    await shot('rule');
    const stored = await Invoice.find({ sheetId: claim.sheet }).sort({ turn: 1 }).lean();
    expect(stored.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', 495_659],
      ['credit', 283_200],
    ]);
  });
}
