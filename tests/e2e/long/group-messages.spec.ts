import type { Page } from '@playwright/test';
import { stopDigest } from '@/lib/platform/mail/group-letter';
import { unsubscribeToken } from '@/lib/platform/mail/unsubscribe';
import { Prospect } from '@/models/prospect';
import { User } from '@/models/user';
import { expect, test } from '../../support/site';

/** A picture of the page, where they are wanted. */
const shot = async (page: Page, name: string) => {
  const { SCREENSHOTS: folder } = process.env;
  if (folder) await page.screenshot({ path: `${folder}/group-${name}.png`, fullPage: true });
};

for (const width of [390, 1280]) {
  test(`many are said to agree, written to once and stop it, by email and on WhatsApp, ${width} wide`, async ({
    page,
    context,
    loginAs,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await loginAs('agent');
    const owner = await User.findOne({ email: 'agent@example.com' }).orFail().lean();
    const wishes = `Open day ${width}`;
    const names = Array.from({ length: 12 }, (_none, at) => `Visitor${width} ${at + 10}`);
    await Prospect.create(
      names.map((name, at) => ({
        ...{ agencyId: owner._id, source: 'fair' as const, wishes, name, nameKey: name.toLowerCase() },
        ...{ email: at === 11 ? '' : `visitor${width}.${at}@example.com`, mobile: `98140${30_000 + width + at}` },
        mobileE164: at === 10 ? null : `+9198140${30_000 + width + at}`,
      })),
    );
    const list = `/app/agent/leads?search=Visitor${width}`;
    const selectAll = async () => {
      await page.goto(list);
      await page.getByRole('checkbox', { name: 'Select all on this page' }).first().check({ force: true });
      await page.getByRole('button', { name: 'Select all 12 that match' }).click();
      await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
    };
    // Nobody is written to of whom it isn't known.
    await selectAll();
    await page.getByRole('menuitem', { name: 'Write message…' }).click();
    await expect(
      page.getByText('None of the people you selected can be emailed.').or(page.getByText('None of them')),
    ).toBeVisible();
    await shot(page, `none-${width}`);
    await selectAll();
    await page.getByRole('menuitem', { name: 'May be messaged…' }).click();
    const dialog = page.getByRole('dialog', { name: 'May be messaged: 12 leads' });
    await dialog.getByLabel('May be messaged').selectOption({ label: 'Yes, agreed at a fair or school' });
    await shot(page, `say-${width}`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('region', { name: 'Last change' }).getByRole('status')).toContainText(
      '12 leads may be messaged',
    );
    await selectAll();
    await page.getByRole('menuitem', { name: 'Write message…' }).click();
    await expect(page.getByText('11 people will get the message.')).toBeVisible();
    await page.getByLabel('Subject').fill('Open day for {name}');
    await page.getByRole('textbox', { name: 'Message' }).fill('Dear {name},\n\nsee you again? {course}.');
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview).toContainText(`Open day for Visitor${width} 10`);
    await shot(page, `write-${width}`);

    // Back in the middle: who was chosen is still there, and what was typed.
    await page.goBack();
    await page.getByRole('region', { name: 'Last change' }).getByRole('link', { name: 'Write message' }).click();
    await expect(page.getByLabel('Subject')).toHaveValue('Open day for {name}');
    const other = await context.newPage();
    await other.goto(page.url());
    await page.getByRole('button', { name: 'Email 11 people' }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.getByText('11 of 11 emailed')).toBeVisible({ timeout: 30_000 });
    await shot(page, `sent-${width}`);
    // The other tab sends nothing twice.
    await other.getByLabel('Subject').fill('Again');
    await other.getByRole('textbox', { name: 'Message' }).fill('Again');
    await other.getByRole('button', { name: 'Email 11 people' }).click();
    await expect(other.getByText('This message has already been sent.').first()).toBeVisible();
    await other.getByRole('radio', { name: /WhatsApp/ }).check({ force: true });
    await other.getByRole('textbox', { name: 'Message' }).fill('Hi {name}!');
    await other.getByRole('button', { name: 'Prepare 11 WhatsApp links' }).click();
    const first = other.getByRole('link', { name: `Open WhatsApp for Visitor${width} 10` });
    await expect(first).toHaveAttribute(
      'href',
      /wa\.me\/919814\d+\?text=Hi%20Visitor|wa\.me\/919814\d+\?text=Hi\+Visitor/,
    );
    await other.setViewportSize({ width, height: 900 });
    await shot(other, `whatsapp-${width}`);
    await first.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await first.click();
    await expect(other.getByText('1 of 11 WhatsApp links opened')).toBeVisible();
    await expect(other.getByRole('link', { name: `Open WhatsApp for Visitor${width} 11` })).toBeFocused();
    await other.close();

    // One press of the reader holds for the agency.
    const reader = await Prospect.findOne({ name: names[0] }).orFail().lean();
    const id = `${owner._id}${reader._id}${stopDigest(owner._id, reader.email)}`;
    await context.clearCookies();
    await page.goto(`/unsubscribe?token=${unsubscribeToken({ what: 'agency-messages', id })}`);
    await shot(page, `stop-${width}`);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText('You are unsubscribed')).toBeVisible();
    await loginAs('agent');
    await page.goto(`/app/agent/leads/${reader._id}`);
    await expect(page.getByText(/May be messaged: No, they unsubscribed/)).toBeVisible();
    await shot(page, `lead-${width}`);
    await page.goto('/app/agent/group-messages');
    await shot(page, `list-${width}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
}
