import type { Browser, Page } from '@playwright/test';
import { signed } from '@/lib/services/applications/moves/change';
import { Application } from '@/models/application';
import { Charge } from '@/models/student-fee';
import { User } from '@/models/user';
import { application } from '../support/applications';
import { expectAxeClean } from '../support/axe';
import { type Person, person } from '../support/people';
import { expect, type RunningSite, signIn, test } from '../support/site';
import { WALKED_WIDTHS } from '../support/tiers';

for (const width of WALKED_WIDTHS) {
  test(`an item is set, agreed to, paid, printed, refund requested and paid back; what the agency earns; the red mark, ${width} wide @long`, async ({
    browser,
    site,
  }, info) => {
    test.setTimeout(240_000);
    const owner = await person('agent', { name: 'Harjit Gill', company_name: `Gill Overseas ${width}` });
    const place = { id: owner.user._id, branches: [], exports: false, closed: false };
    const desk = await person('agent', { name: 'Dilpreet Front', agency: { ...place, role: 'accountant' } });
    const name = `Komal Payer ${width}`;
    const student = await person('student', { name, addedBy: owner.user._id, company_name: owner.user.company_name });
    const its = await application(student);
    const item = { kind: 'payment', label: 'Receipt of the deposit', state: 'requested', asked: signed(owner.viewer) };
    await Application.updateOne({ _id: its.id }, { $push: { items: item } });
    const { university } = await Application.findById(its.id).orFail().lean();
    const ofOwner = await pageOf(browser, site, owner, width);
    const ofDesk = await pageOf(browser, site, desk, width);
    const ofStudent = await pageOf(browser, site, student, width, 'dark');
    const shot = async (page: Page, of: string) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      await expectAxeClean(page);
      await page.screenshot({ path: info.outputPath(`${of}-${width}.png`), fullPage: true });
    };

    // The owner sets an item.
    await ofOwner.goto('/app/agent/commission/billing');
    await ofOwner.getByLabel('Address').fill('14 Model Town Road\nJalandhar 144003');
    await ofOwner.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(ofOwner.getByText('Saved.')).toBeVisible();
    await ofOwner.goto('/app/agent/fees/items');
    await ofOwner.getByRole('button', { name: 'Add item' }).click();
    const form = ofOwner.getByRole('dialog');
    await form.getByLabel('Name').fill('Other');
    await form.getByLabel('Amount').fill('5,000');
    await form.getByLabel('What the student gets').fill('We put the papers of your visa file together.');
    await form.getByLabel('Refundable').check();
    await form.getByLabel('Pay refund within (days)').fill('10');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form.getByText(/Please enter what it is for/).first()).toBeVisible();
    await form.getByLabel('Name').fill('Visa file');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form).toHaveCount(0);
    await expect(ofOwner.getByRole('button', { name: 'Stop offering Visa file' })).toBeVisible();
    await shot(ofOwner, 'price-list');

    // They offer it, the student sees all of it and says yes.
    await ofOwner.goto(`/app/agent/view-profile/${student.userId}`);
    await ofOwner.getByRole('main').getByRole('link', { name: 'Fees' }).click();
    await expect(ofOwner.getByRole('heading', { level: 1 })).toHaveText(`Fees for ${name}`);
    await ofOwner.getByRole('button', { name: 'Request a fee' }).click();
    await ofOwner.getByRole('dialog').getByLabel('Item').selectOption({ label: 'Visa file, ₹5,000' });
    await ofOwner.getByRole('dialog').getByRole('button', { name: 'Send request', exact: true }).click();
    await expect(ofOwner.getByText('Waiting for the student’s answer')).toBeVisible();
    await ofStudent.goto('/app/student');
    await ofStudent.getByRole('link', { name: 'View details' }).click();
    await expect(ofStudent.getByText('We put the papers of your visa file together.')).toBeVisible();
    await expect(ofStudent.getByText('You can request a refund. It is due 10 days after your request.')).toBeVisible();
    await shot(ofStudent, 'offered');
    await ofStudent.getByRole('button', { name: 'Yes, I agree to Visa file' }).click();
    await expect(ofStudent.getByText(/₹5,000 to pay/)).toBeVisible();

    // Money is taken, and the receipt is printed.
    await ofDesk.goto('/app/agent/fees');
    await ofDesk.getByRole('link', { name }).click();
    await ofDesk.getByRole('button', { name: 'Record payment for Visa file' }).click();
    await ofDesk.getByRole('dialog').getByLabel('Payment method').selectOption('UPI');
    await ofDesk.getByRole('dialog').getByRole('button', { name: 'Create receipt' }).click();
    const label = `${new Date().getFullYear()}-0001`;
    await ofDesk.getByRole('link', { name: `Receipt ${label}` }).click();
    await expect(ofDesk.getByRole('heading', { level: 1 })).toHaveText('Receipt');
    await expect(ofDesk.getByRole('article')).toContainText('14 Model Town Road');
    await expect(ofDesk.getByRole('button', { name: 'Print' })).toBeVisible();
    await shot(ofDesk, 'receipt');
    await ofDesk.emulateMedia({ media: 'print' });
    await expect(ofDesk.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(ofDesk.getByRole('article')).toContainText(label);
    await ofDesk.pdf({ path: info.outputPath(`receipt-${width}.pdf`), format: 'A4' });
    await ofDesk.emulateMedia({ media: 'screen' });

    // The student reads it, and asks for some of it back.
    await ofStudent.goto('/app/student/fees');
    await ofStudent.getByRole('link', { name: `Receipt ${label}` }).click();
    await expect(ofStudent.getByRole('article')).toContainText('₹5,000');
    await shot(ofStudent, 'students-receipt');
    await ofStudent.goto('/app/student/fees');
    await ofStudent.getByRole('button', { name: 'Request a refund for Visa file' }).click();
    const ask = ofStudent.getByRole('dialog');
    await ask.getByLabel('Amount').fill('2,000');
    await ask.getByLabel('Reason').fill('I went to the embassy myself.');
    await ask.getByRole('button', { name: 'Send request', exact: true }).click();
    await expect(ofStudent.getByText(/^Due .+, in 10 days$/)).toBeVisible();
    await shot(ofStudent, 'asked');

    // Both see the clock; a day too late it is red. It is paid.
    await ofOwner.goto('/app/agent/my-work');
    await expect(ofOwner.getByText('Refund of ₹2,000 for Visa file')).toBeVisible();
    await Charge.updateOne(
      { studentId: student.user._id },
      { $set: { 'refunds.0.dueOn': '2026-01-02', refundDueOn: '2026-01-02' } },
    );
    await ofOwner.goto('/app/agent/fees');
    await expect(ofOwner.getByRole('heading', { name: 'Refund requests (1)' })).toBeVisible();
    await shot(ofOwner, 'fees');
    await ofOwner.getByRole('link', { name }).first().click();
    await shot(ofOwner, 'overdue');
    await ofOwner.getByRole('button', { name: /^Mark as refunded/ }).click();
    await ofOwner.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(ofOwner.getByText(/^Refunded on /)).toBeVisible();
    await ofStudent.goto('/app/student/fees');
    await expect(ofStudent.getByText(/^Refunded on /)).toBeVisible();

    // What the agency earns: not declared, then declared.
    await ofStudent.goto(`/app/student/my-applications/${its.id}`);
    const earns = ofStudent.getByRole('region', { name: 'Your agency’s earnings' });
    await expect(earns).toContainText('not declared');
    await ofOwner.goto('/app/agent/fees/declared');
    await ofOwner.getByRole('button', { name: `Declare for ${university}` }).click();
    await ofOwner.getByRole('dialog').getByLabel('Percentage').fill('12,5');
    await ofOwner.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(ofOwner.getByText('12.5% of the first year’s fee')).toBeVisible();
    await shot(ofOwner, 'declared');
    await ofStudent.reload();
    await expect(earns).toContainText('12.5% of the first year’s fee');

    // To whom a deposit went.
    await expect(ofStudent.getByText('Paid to: not specified')).toBeVisible();
    await ofStudent.getByRole('button', { name: /^Add payee/ }).click();
    await ofStudent.getByLabel('Paid to').selectOption({ label: 'The agency' });
    await ofStudent.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(ofStudent.getByRole('note')).toContainText('not to the university');
    await shot(ofStudent, 'red-mark');
    for (const page of [ofOwner, ofDesk, ofStudent]) await page.context().close();
    await User.deleteMany({ _id: { $in: [owner, desk, student].map(({ user }) => user._id) } });
  });
}

async function pageOf(
  browser: Browser,
  site: RunningSite,
  as: Person,
  width: number,
  colorScheme: 'light' | 'dark' = 'light',
) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, baseURL: site.url, colorScheme });
  await signIn(context, site, as.user.email);
  return context.newPage();
}
