import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { MailSetting } from '@/models/mail-setting';
import { Operator } from '@/models/operator';
import { StoredSession } from '@/models/session';
import { University } from '@/models/university';
import { expectAxeClean } from '../../support/axe';
import { PNG } from '../../support/files';
import { mailIn } from '../../support/kept-mails';
import { mailServer } from '../../support/mail-server';
import { PASSWORD, person } from '../../support/people';
import { test as base, expect, signIn, signOut, watch } from '../../support/site';
import { WALKED_SIZES } from '../../support/tiers';

const test = base.extend({
  nothingBroken: async ({ page }, use) => {
    const broken = watch(page);
    await use(undefined);
    // What the mail server refuses is answered as 503.
    expect(broken.filter((text) => !text.includes('503'))).toEqual([]);
  },
});

/** Keeps pictures of a walk in SCREENSHOTS, where that is set. */
const shotsOf = (page: Page, walk: string) => async (name: string) => {
  const folder = process.env.SCREENSHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${walk}-${name}.png`, fullPage: true });
};

/** A wide logo in dark letters, without a ground of its own. */
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="140"><path d="M10 130 80 20 150 130Z" fill="#8a1538"/><text x="170" y="100" font-family="sans-serif" font-weight="bold" font-size="80" fill="#2a1420">Himalaya</text></svg>';

test.afterEach(async () => {
  await Promise.all([Operator.deleteMany({}), MailSetting.deleteMany({})]);
});

for (const size of WALKED_SIZES) {
  test(`an admin enters a mail server, is told plainly what is wrong with it, and gets a test mail, at ${size.width} px`, async ({
    page,
    site,
    context,
  }) => {
    const shot = shotsOf(page, `mail-${size.width}`);
    const server = await mailServer({
      onAuth: ({ username, password }, _session, done) =>
        username === 'office' && password === 'right'
          ? done(null, { user: 'office' })
          : done(new Error('Invalid login')),
    });
    await page.setViewportSize(size);
    const admin = await person('admin', { name: 'Mira Office' });
    await signIn(context, site, admin.user.email);
    await page.goto('/app/admin/site?section=mail');
    await StoredSession.updateMany({}, { $set: { confirmedOn: new Date(0) } });
    const save = () => page.getByRole('button', { name: 'Save mail settings' }).click();
    const send = () => page.getByRole('button', { name: 'Send test email' }).click();
    const said = page.getByRole('main').getByRole('alert');

    // What is no host, no port and no address is refused at its field; nothing of it is stored.
    await page.getByLabel('Mail server').fill('smtp.example.org\r\nRCPT TO:<x@evil.example>');
    await page.getByLabel('Port').fill('99999');
    await page.getByLabel('Sender address').fill('office@example.org>, <x@evil.example');
    await save();
    const dialog = page.getByRole('dialog', { name: 'Confirm it' });
    await dialog.getByLabel('Your password').fill('wrong');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.locator('[aria-invalid=true]')).toBeVisible();
    await shot('wrong-password');
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Couldn’t save')).toBeVisible();
    await shot('hostile');
    await expectAxeClean(page);
    expect(await MailSetting.countDocuments({})).toBe(0);

    // A server elsewhere without a private connection; a name that doesn't exist; a wrong password.
    await page.getByLabel('Sender address').fill('office@himalaya.example');
    await page.getByLabel('Mail server').fill('smtp.example.org');
    await page.getByLabel('Port').fill('25');
    await page.getByLabel('Security').selectOption('none');
    await save();
    await expect(page.getByText('only a server on this machine').first()).toBeVisible();
    await page.getByLabel('Mail server').fill('127.0.0.1');
    await page.getByLabel('Port').fill('1');
    await save();
    await expect(page.getByText('Saved. Send yourself a test email now.').first()).toBeVisible();
    await send();
    await expect(said.filter({ hasText: 'No server responds at this host and port' })).toBeVisible();
    await shot('nothing-answers');
    await page.getByLabel('Port').fill(String(server.port));
    await page.getByLabel('User name').fill('office');
    await page.getByLabel(/^Password/).fill('wrong');
    await save();
    await expect(page.getByLabel(/^Password/)).toHaveValue('');
    await expect(page.getByText('A password is stored. Leave empty to keep it.')).toBeVisible();
    await send();
    await expect(said.filter({ hasText: 'refused the user name or the password' })).toBeVisible();
    await shot('wrong-login');
    await page.getByLabel(/^Password/).fill('right');
    await save();
    await expect.poll(async () => page.getByLabel(/^Password/).inputValue()).toBe('');
    await send();
    await expect.poll(() => server.to(admin.user.email).length).toBe(1);
    expect(server.received[0]?.headers.from).toContain('<office@himalaya.example>');
    await shot('sent');
    await server.stop();
  });

  test(`a country that isn’t offered goes from search, home page and universities, and comes back, at ${size.width} px`, async ({
    page,
    site,
    context,
  }) => {
    const shot = shotsOf(page, `offer-${size.width}`);
    await page.setViewportSize(size);
    await signIn(context, site, 'admin@example.com');
    await page.goto('/app/admin/site?section=offer');
    await page.getByRole('checkbox', { name: /^Singapore/ }).uncheck();
    await expect(page.getByText(/^[\d,]+ courses in Singapore will be hidden\. Nothing is deleted/)).toBeVisible();
    await page.getByLabel('Time zone').selectOption('Asia/Kathmandu');
    await page.getByRole('checkbox', { name: 'Sunday' }).check();
    await page.getByRole('checkbox', { name: 'Saturday' }).uncheck();
    await shot('form');
    await expectAxeClean(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved. It is now shown on the site.').first()).toBeVisible();
    await signOut(context);
    // The name stands in the lists of telephone codes, and in what one of the demo’s people does.
    const offers = async (path: string) =>
      /[?;&]country=Singapore|value="Singapore"|the UK and Singapore/.test(await (await fetch(site.url + path)).text());
    for (const path of ['/', '/courses', '/universities', '/sitemaps/pages.xml', '/register', '/scholarships'])
      await expect.poll(() => offers(path), path).toBe(false);
    await page.goto('/courses');
    await expect(page.getByLabel('Country').locator('option', { hasText: 'Canada' })).toHaveCount(1);
    await expect(page.getByLabel('Country').locator('option', { hasText: 'Singapore' })).toHaveCount(0);
    await shot('courses');
    await page.goto('/');
    await expect(page.getByText('in five countries').first()).toBeVisible();
    await shot('home');
    await signIn(context, site, 'admin@example.com');
    await page.goto('/app/admin/site?section=offer');
    await page.getByRole('checkbox', { name: /^Singapore/ }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved. It is now shown on the site.').first()).toBeVisible();
    await expect.poll(() => offers('/')).toBe(true);
  });

  test(`an admin writes about a university, with a picture, and visitors read it, at ${size.width} px`, async ({
    page,
    site,
    context,
  }) => {
    const shot = shotsOf(page, `uni-${size.width}`);
    const university = await University.findOne({ country: 'Canada' }).lean();
    await University.updateOne({ _id: university?._id }, { $unset: { about: 1, pictures: 1 } });
    await page.setViewportSize(size);
    await signIn(context, site, 'admin@example.com');
    await page.goto(`/app/admin/view-university/Canada/${encodeURIComponent(String(university?.university))}`);
    const text = page.getByRole('textbox', { name: 'Text' });
    await text.click();
    await page.keyboard.type('By the river. ');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('toolbar', { name: 'Format' }).getByRole('button', { name: 'Picture' }).click(),
    ]);
    await chooser.setFiles({ name: 'campus.png', mimeType: 'image/png', buffer: Buffer.from(PNG) });
    // It is asked for by itself.
    await page.getByLabel('Description').fill('Trees before a tower');
    await page.getByRole('button', { name: 'Save description' }).click();
    await shot('form');
    await expectAxeClean(page);
    // Another admin is quicker.
    await University.updateOne({ _id: university?._id }, { $set: { about: '<p>Theirs</p>', pictures: [] } });
    await page.getByRole('button', { name: 'Save text' }).click();
    await expect(page.getByText('Saved by someone else: another text.').first()).toBeVisible();
    await shot('meanwhile');
    await page.getByRole('button', { name: 'Save text' }).click();
    await expect(page.getByText('The text was saved.').first()).toBeVisible();
    await signOut(context);
    await page.goto(`/universities/${university?._id}`);
    await expect(page.getByRole('heading', { name: 'About this university' })).toBeVisible();
    await expect(page.getByText('By the river.')).toBeVisible();
    await expect(page.getByAltText('Trees before a tower')).toBeVisible();
    await shot('page');
    await expectAxeClean(page);
  });

  test(`an owner’s first two minutes: name, colour and logo, then home page and mail, at ${size.width} px`, async ({
    page,
    site,
    context,
  }) => {
    const shot = shotsOf(page, `owner-${size.width}`);
    await page.setViewportSize(size);
    await signIn(context, site, 'admin@example.com');
    await page.goto('/app/admin/site');
    await shot('empty');
    await page.getByLabel('Name of this site').fill('Himalaya Education');
    await page.getByLabel('Brand colour').fill('#8a1538');
    await page
      .getByLabel(/^Logo(?! for)/)
      .first()
      .setInputFiles({
        name: 'logo.png',
        mimeType: 'image/png',
        buffer: await sharp(Buffer.from(LOGO)).png().toBuffer(),
      });
    await expect(page.getByRole('img', { name: 'Logo now' })).toBeVisible();
    await shot('typed');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved. It is now shown on the site.').first()).toBeVisible();
    await shot('saved');
    await signOut(context);
    await page.goto('/');
    await shot('home');
    await page.goto('/login');
    await shot('login');
    const [headers, body] = [{ 'content-type': 'application/json' }, JSON.stringify({ email: 'student@example.com' })];
    await fetch(`${site.url}/api/v1/forget-password`, { method: 'POST', headers, body });
    const mail = await mailIn(site, 'student@example.com', /./);
    expect(mail.from).toContain('Himalaya Education');
    await page.goto('about:blank');
    await page.setContent(mail.html);
    await shot('mail');
  });
}
