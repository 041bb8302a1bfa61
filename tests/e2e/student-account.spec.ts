import { createAccount } from '@/lib/services/people/accounts/accounts';
import { Notification } from '@/models/notification';
import { Referral } from '@/models/referral';
import { User } from '@/models/user';
import { expect, signIn, test } from '../support/site';

const student = (email: string, name: string, isVerified = true) =>
  createAccount({ name, email, mobile: '9876543210', role: 'student', passwordHash: '', isVerified });

test('settings are saved and stay @long', async ({ page, loginAs }) => {
  await loginAs('student');
  await page.goto('/app/student/settings');
  const newsletter = page.getByLabel('Subscribe to newsletter');
  const before = await newsletter.isChecked();
  await newsletter.setChecked(!before);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Settings updated successfully!').first()).toBeVisible();
  await page.reload();
  await expect(newsletter).toBeChecked({ checked: !before });
});

test('a student shares their link, a friend registers with it, and once verified is claimed once @long', async ({
  page,
  context,
  site,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const referrer = await student('referrer@example.com', 'Devika Nair');
  await signIn(context, site, referrer.email);
  await page.goto('/app/student/refer');
  await expect(page.getByText('No referrals yet')).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied!')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${site.url}/register?referralCode=${referrer.referralCode}`);
  await expect(page.getByText('Copied!')).toBeHidden();
  for (const [name, host] of [
    ['WhatsApp', 'wa.me'],
    ['Twitter', 'twitter.com'],
    ['LinkedIn', 'linkedin.com'],
  ] as const) {
    const href = await page.getByRole('link', { name }).getAttribute('href');
    expect(href).toContain(host);
    expect(href).toContain(encodeURIComponent(copied));
  }
  await page.getByRole('button', { name: 'Instagram' }).click();
  await expect(page.getByText('Instagram does not support direct link sharing').first()).toBeVisible();

  const friend = await (await browser.newContext()).newPage();
  await friend.goto(copied);
  await friend.getByLabel(/^(full )?name/i).fill('Farah Khan');
  await friend.getByLabel(/^e-?mail/i).fill('friend@example.com');
  await friend.getByLabel(/^mobile/i).fill('9876501234');
  await friend.getByLabel('Password', { exact: true }).fill('a long password');
  await friend.getByRole('button', { name: /register|create/i }).click();
  await expect(friend.getByRole('dialog')).toContainText('Verify my account:');
  await friend.context().close();
  await page.reload();
  await expect(page.getByText('Account not verified yet')).toBeVisible();

  await User.updateOne({ email: 'friend@example.com' }, { isVerified: true });
  await page.reload();
  await page.getByRole('button', { name: /Claim/ }).dblclick();
  await expect(page.getByRole('button', { name: 'Claimed' })).toBeDisabled();
  await expect(page.locator('canvas')).toHaveCSS('z-index', '999');
  expect(await Referral.find({ referrerId: referrer._id }).lean()).toMatchObject([{ claimed: true }]);
});

test('staff begin the deletion of an account on request; its student sees that and stops it @long', async ({
  page,
  context,
  site,
  loginAs,
}) => {
  const leaver = await student('leaver@example.com', 'Rohan Pillai');
  await loginAs('admin');
  await page.goto(`/app/admin/view-profile/${leaver._id}`);
  await page.getByRole('button', { name: 'Delete this account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete in seven days' }).click();
  await expect(page.getByText('This account will be deleted on')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete this account' })).toHaveCount(0);

  await signIn(context, site, leaver.email);
  await page.goto('/app/student/my-data');
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await User.findById(leaver._id).lean())?.leavesOn).toBeUndefined();
});

test('the bell counts unread notifications, and a read one leaves the list @long', async ({ page, context, site }) => {
  const reader = await student('bell@example.com', 'Bela Rao');
  await Notification.create({ userId: reader._id, notification: 'An offer has arrived.', href: '/my-applications' });
  await signIn(context, site, reader.email);
  await page.goto('/app/student/settings');
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const popup = page.getByRole('dialog', { name: 'All Notifications' });
  await popup.getByRole('button', { name: 'Mark as read: An offer has arrived.' }).click();
  await expect(popup.getByText('No notifications found.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('a student and the team write to one another; unread counts and read marks follow @long', async ({
  page,
  context,
  site,
  browser,
}) => {
  const asker = await student('asker@example.com', 'Asker Ali');
  await signIn(context, site, asker.email);
  const staff = await User.findOne({ email: 'team@example.com' }).lean();
  await page.goto('/app/student/messages');
  await page.getByRole('searchbox').fill(staff?.name ?? '');
  // By address: tests before may have made a person of the same name.
  await page.locator(`a[href$="/messages/chat/${staff?._id}"]`).click();
  const box = page.getByRole('textbox', { name: /Write to/ });
  await box.fill('Which documents do I need?');
  await box.press('Enter');
  const log = page.getByRole('log');
  await expect(log.getByText('Which documents do I need?')).toHaveCount(1);
  await expect(log.getByText('Sent', { exact: true })).toBeVisible();

  const office = await browser.newContext({ baseURL: site.url });
  await signIn(office, site, 'team@example.com');
  const desk = await office.newPage();
  await desk.goto('/app/team/messages');
  const entry = desk.getByRole('link', { name: /Asker Ali/ });
  await expect(entry).toContainText('1 unread');
  await entry.click();
  await expect(desk.getByText('Which documents do I need?')).toBeVisible();
  await desk.getByRole('textbox', { name: /Write to/ }).fill('Your passport, please.');
  await desk.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log').getByText('Your passport, please.')).toBeVisible();
  await expect(log.getByText('Read', { exact: true })).toBeVisible();
  const answer = await desk.goto(`/app/team/messages/chat/${'f'.repeat(24)}`);
  expect(answer?.status()).toBe(404);
  await office.close();
});

test('a student with scores filters for courses they meet, and sees the rules on the course @long', async ({
  page,
  loginAs,
}) => {
  await loginAs('student');
  await page.goto('/app/student/search-course');
  await page.getByLabel('Only courses I qualify for').check();
  await expect(page).toHaveURL(/qualify=1/);
  const found = page.getByRole('article');
  await expect(found.filter({ hasText: /Fit: Met/ }).first()).toBeVisible();
  await expect(found.filter({ hasText: /short\)|Fit: Unknown/ })).toHaveCount(0);
  const [details] = await Promise.all([
    page.waitForEvent('popup'),
    found
      .first()
      .getByRole('link', { name: /View more/ })
      .click(),
  ]);
  const rules = details.getByRole('region', { name: 'Do your scores meet the requirements?' });
  await expect(rules.getByText('Met', { exact: true }).first()).toBeVisible();
  await expect(rules.getByText(/needed, yours/).first()).toBeVisible();
});

test('what higher scores would open follows the filters, and the sliders, by keyboard alone @long', async ({
  page,
  loginAs,
}) => {
  await loginAs('student');
  await page.goto('/app/student/search-course');
  const box = page.locator('details').filter({ hasText: 'What if my scores were higher?' });
  const heading = box.locator('summary');
  const stepOf = (text: string | null) => Number(/\+([\d,]+) course/.exec(text ?? '')?.[1]?.replace(',', ''));
  await expect(heading).toContainText('Easiest improvement: +');
  const among = stepOf(await heading.textContent());
  // Closed, it counts among the courses of the search all the same.
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Singapore');
  await expect.poll(async () => stepOf(await heading.textContent())).toBeLessThan(among);
  await heading.focus();
  await page.keyboard.press('Enter');
  await expect(box.getByText(/You qualify for [\d,]+ courses? in this search today/)).toBeVisible();
  await expect(box.getByRole('slider').first()).toBeEnabled();
  await expect(heading).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(box.getByRole('slider').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(box.getByRole('status')).toContainText('You would qualify for');
  await expect(heading).not.toContainText('Easiest improvement');
  await box.getByRole('button', { name: 'Reset to my scores' }).click();
  await expect(heading).toContainText('Easiest improvement: +');
});
