import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Page, TestInfo } from '@playwright/test';
import { OPERATIONS } from '@/lib/contract/all';
import type { Operation } from '@/lib/contract/operation';
import { dayOf } from '@/lib/domain/days/day';
import { tokenFor } from '@/lib/services/people/accounts/accounts';
import { Operator } from '@/models/operator';
import { User } from '@/models/user';
import { claimOf } from '../support/claims';
import { keptMailsOf, mailIn } from '../support/kept-mails';
import { PAGES, withRecords } from '../support/pages';
import { person } from '../support/people';
import { expect, type RunningSite, signIn, test } from '../support/site';

/** The shortest PNG: one teal pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==';
const PICTURE = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };

/** The product's own name, but not in the name of a course of the demo: 'History with Study Abroad Year'. */
const PRODUCT = /(?<!with )Study Abroad|[Ss]tudy abroad platform/;

/** What a public page, a feed and a picture of the site are read for. */
const FEEDS = [
  '/blog/rss.xml',
  '/news/rss.xml',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemaps/pages.xml',
  '/icon.svg',
];

test.afterEach(async () => {
  await Operator.deleteMany({});
});

/** Makes the demo another's site in the browser, as its owner would. */
async function named(page: Page): Promise<void> {
  await page.goto('/app/admin/site');
  await page.getByLabel('Name of this site').fill('Himalaya Education');
  await page.getByLabel('Short name').fill('Himalaya');
  await page.getByLabel('Brand colour').fill('#ffd400');
  await expect(page.getByText('#ffd400 is hard to read on some pages. On light pages')).toBeVisible();
  for (const [label, shown] of [
    [/^Logo(?! for)/, 'Logo now'],
    [/^Icon/, 'Icon now'],
  ] as const) {
    await page.getByLabel(label).first().setInputFiles(PICTURE);
    await expect(page.getByRole('img', { name: shown })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await page.getByLabel('Company name').fill('Himalaya Education, Kathmandu');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('img', { name: 'Himalaya Education' })).toBeVisible();
}

/** The bytes of an invoice's PDF, made for an agency of its own through the API. */
async function invoiceOf(site: RunningSite): Promise<Buffer> {
  const owner = await person('agent', { name: 'Harjit Gill', company_name: 'Gill Overseas' });
  const claim = await claimOf(owner, [240_000], 'f'.repeat(24));
  const headers = { authorization: `Bearer ${await tokenFor(owner.user)}`, 'content-type': 'application/json' };
  const send = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${site.url}/api/v1${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    expect([path, answer.ok]).toEqual([path, true]);
    return answer;
  };
  await send('PUT', '/agency/billing', {
    ...{ legalName: 'Gill Overseas', address: 'Jalandhar', taxLines: [], ownCurrency: '', yearStart: '', series: [] },
    banks: [{ currency: 'GBP', details: 'HDFC' }],
  });
  const body = { day: dayOf(new Date(), 'UTC'), entryIds: claim.entries, total: claim.total };
  const { invoice } = await (
    await send('POST', `/agency/commission/claim-sheets/${claim.sheet}/invoices`, body)
  ).json();
  return Buffer.from(await (await send('GET', `/agency/commission/invoices/${invoice._id}/pdf`)).arrayBuffer());
}

/** Has the site write to the student of the demo. */
async function askForMail(site: RunningSite): Promise<void> {
  const answer = await fetch(`${site.url}/api/v1/forget-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'student@example.com' }),
  });
  expect(answer.ok).toBe(true);
}

/** What a PDF says, its details too. The words on its pages only where poppler's pdftotext is there. */
async function saidByPdf(bytes: Buffer, info: TestInfo): Promise<string> {
  const path = info.outputPath('invoice.pdf');
  await writeFile(path, bytes);
  const { stdout } = await promisify(execFile)('pdftotext', [path, '-']).catch(() => ({ stdout: '' }));
  return bytes.toString('latin1') + stdout;
}

const token = async (email: string) => `Bearer ${await tokenFor((await User.findOne({ email }).lean()) as never)}`;

test('an owner names the site and gives it a colour and a logo; pages, a mail and a PDF then have them @long', async ({
  page,
  site,
  context,
}, info) => {
  await signIn(context, site, 'admin@example.com');
  const before = await (await fetch(`${site.url}/og.png`)).arrayBuffer();
  await named(page);
  for (const [address, title] of [
    ['/', 'Find a course abroad'],
    ['/courses', 'Himalaya Education'],
    ['/privacy', 'Privacy · Himalaya Education'],
    ['/app/admin', 'Himalaya Education'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveTitle(new RegExp(title));
    expect(await page.content(), address).not.toMatch(PRODUCT);
    const brand = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'));
    expect(brand.trim(), address).toMatch(/^#(?!ffd400)[0-9a-f]{6}$/);
  }
  for (const href of await page
    .locator('link[rel~="icon"], link[rel="manifest"]')
    .evaluateAll((all) => all.map((one) => (one as HTMLLinkElement).href)))
    expect([href, (await fetch(href)).status]).toEqual([href, 200]);
  expect(await (await fetch(`${site.url}/manifest.webmanifest`)).json()).toMatchObject({
    ...{ name: 'Himalaya Education', short_name: 'Himalaya' },
  });
  await expect
    .poll(async () => Buffer.from(before).equals(Buffer.from(await (await fetch(`${site.url}/og.png`)).arrayBuffer())))
    .toBe(false);
  await askForMail(site);
  const mail = await mailIn(site, 'student@example.com', 'Choose a new password');
  expect(mail.from).toMatch(/^Himalaya Education </);
  expect(JSON.stringify(mail)).not.toMatch(PRODUCT);
  expect(await saidByPdf(await invoiceOf(site), info)).not.toMatch(PRODUCT);
});

test('no page, answer, mail, PDF, feed or picture of any role says the product’s name @long', async ({
  page,
  site,
  context,
}, info) => {
  test.setTimeout(1_800_000);
  await signIn(context, site, 'admin@example.com');
  await named(page);
  // A kept public page is shown as it was once more, while it is made anew.
  await expect.poll(async () => PRODUCT.test(await (await fetch(site.url)).text())).toBe(false);
  // Reminders went out when the site started.
  const namedAt = new Date().toISOString();
  const said: string[] = [];
  const read = (where: string, text: string) => {
    const found = PRODUCT.exec(text);
    if (found) said.push(`${where}: …${text.slice(Math.max(0, found.index - 60), found.index + 40)}…`);
  };
  // What a page loads: pictures as text, data. Not scripts, which hold the name for a site that has none.
  page.on('response', async (answer) => {
    const type = answer.headers()['content-type'] ?? '';
    if (/svg|json|xml|plain|component/.test(type)) read(answer.url(), await answer.text().catch(() => ''));
  });
  for (const [who, paths] of Object.entries(PAGES)) {
    if (who === 'visitor') await context.clearCookies();
    else if (paths.length) await signIn(context, site, `${who}@example.com`);
    for (const path of paths) {
      await page.goto(await withRecords(path));
      read(`${who} ${path}`, await page.content());
    }
  }
  for (const path of FEEDS) read(path, await (await fetch(site.url + path)).text());
  // Every call that reads and needs no id, by each role that has it: tables as CSV, calendars, exports.
  for (const role of ['student', 'agent', 'team', 'admin'])
    for (const { method, path } of OPERATIONS as readonly Operation[]) {
      if (method !== 'GET' || path.includes('{') || path.endsWith('/live')) continue;
      const headers = { authorization: await token(`${role}@example.com`) };
      const signal = AbortSignal.timeout(8_000);
      const answer = await fetch(`${site.url}/api/v1${path}`, { headers, signal }).catch(() => null);
      read(`${role} GET ${path}`, (await answer?.text().catch(() => '')) ?? '');
    }
  await askForMail(site);
  await mailIn(site, 'student@example.com', /./);
  for (const mail of await keptMailsOf(site)) if (mail.at > namedAt) read(`mail ${mail.subject}`, JSON.stringify(mail));
  read('the PDF of an invoice', await saidByPdf(await invoiceOf(site), info));
  expect(said).toEqual([]);
});
