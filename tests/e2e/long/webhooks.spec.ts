import { Webhook as Verifier } from 'standardwebhooks';
import { expectAxeClean } from '../../support/axe';
import { type Receiver, receiver } from '../../support/receiver';
import { expect, test } from '../../support/site';

/** An admin adds a webhook, tries it, sees real messages in its log, changes its secret and removes it; an agency's owner finds their own. */

const pictures = process.env.SCREENSHOTS;
let to: Receiver;
test.beforeAll(async () => {
  to = await receiver();
});
test.afterAll(() => to.close());

const accepts = (secret: string, { headers, body }: Receiver['got'][number]): boolean => {
  try {
    return Boolean(new Verifier(secret).verify(body, headers as Record<string, string>));
  } catch {
    return false;
  }
};

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]) {
  test(`a webhook is added, tried, followed, given another secret and removed, at ${size.width}`, async ({
    page,
    loginAs,
  }) => {
    const shot = (name: string) =>
      pictures && page.screenshot({ path: `${pictures}/${name}-${size.width}.png`, fullPage: true });
    to.got.length = 0;
    to.answer(200);
    await page.setViewportSize(size);
    await loginAs('admin');
    await page.goto('/app/admin/webhooks');
    await shot('webhooks-none');
    await page.getByRole('button', { name: 'Add webhook' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Address').fill('https://10.0.0.1/in');
    await dialog.getByRole('button', { name: 'Add webhook' }).click();
    await expect(dialog.getByRole('alert').first()).toContainText('Please choose at least one.');
    await dialog.getByLabel('Leads: new or changed').check();
    await dialog.getByRole('button', { name: 'Add webhook' }).click();
    await expect(dialog.getByRole('alert').first()).toContainText('isn’t on the public internet');
    await shot('webhook-refused');
    await dialog.getByLabel('Address').fill(to.address);
    await dialog.getByRole('button', { name: 'Add webhook' }).click();
    const secret = String(await page.getByText(/^whsec_/).textContent());
    await shot('webhook-secret');
    await expectAxeClean(page);
    await page.getByRole('button', { name: 'I have copied it' }).click();
    await page.getByRole('link', { name: to.address }).click();
    await page.getByRole('button', { name: 'Send test' }).click();
    await expect(page.getByText('The message was taken.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Messages' }).getByText('webhook.test')).toBeVisible();
    expect(accepts(secret, to.got[0] as Receiver['got'][number])).toBe(true);

    // What happens on the site comes by itself.
    const lead = {
      name: 'Asha Rao',
      email: `asha-${size.width}@example.com`,
      mobile: '+91 98140 20011',
      message: 'Please call me.',
    };
    expect((await page.request.post('/api/v1/enquiries', { data: lead })).status()).toBeLessThan(300);
    await expect.poll(() => to.got.length, { timeout: 60_000 }).toBe(2);
    expect(to.got[1]?.body).toContain('lead.created');
    expect(to.got[1]?.body).not.toContain('Asha');
    to.answer(500, 'down for a moment');
    await page.reload();
    await page.getByRole('button', { name: 'Resend lead.created' }).click();
    await expect(page.getByText('The receiver answered 500.')).toBeVisible();
    await expect(page.getByText('“down for a moment”')).toBeVisible();
    await shot('webhook-log');
    await expectAxeClean(page);

    to.answer(200);
    await page.getByRole('button', { name: 'New secret' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make secret' }).click();
    const renewed = page.getByText(/^whsec_/);
    await expect(renewed).toBeVisible();
    const second = String(await renewed.textContent());
    await page.getByRole('button', { name: 'I have copied it' }).click();
    await expect(page.getByText('The former secret signs too until')).toBeVisible();
    const before = to.got.length;
    await page.getByRole('button', { name: 'Send test' }).click();
    await expect.poll(() => to.got.length).toBe(before + 1);
    const last = to.got.at(-1) as Receiver['got'][number];
    expect([secret, second].map((one) => accepts(one, last))).toEqual([true, true]);
    await page.getByRole('button', { name: 'Remove' }).click();
    await shot('webhook-remove');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page).toHaveURL(/\/app\/admin\/webhooks$/);
    await expect(page.getByRole('link', { name: to.address })).toHaveCount(0);
  });

  test(`an agency's owner finds webhooks under People, at ${size.width}`, async ({ page, loginAs }) => {
    await page.setViewportSize(size);
    await loginAs('agent');
    await page.goto('/app/agent/people');
    await page.getByRole('link', { name: 'Webhooks' }).click();
    await expect(page.getByRole('heading', { name: 'Webhooks', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Add webhook' }).first().click();
    await expect(page.getByLabel('Commission entries: new or changed')).toBeVisible();
    await expect(page.getByLabel('Courses: changed, removed or uploaded')).toHaveCount(0);
    if (pictures) await page.screenshot({ path: `${pictures}/webhook-agency-${size.width}.png`, fullPage: true });
    await page.getByLabel('Address').fill(to.address);
    await page.getByLabel('Students: new or changed').check();
    await page.getByRole('dialog').getByRole('button', { name: 'Add webhook' }).click();
    await expect(page.getByRole('alert').first()).toContainText('The address must begin with https://.');
    await expectAxeClean(page);
  });
}
