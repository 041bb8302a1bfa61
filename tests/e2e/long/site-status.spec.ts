import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import type { Page } from '@playwright/test';
import { Types } from 'mongoose';
import { SHIPPED_FACTS } from '@/lib/engines/facts/fact-ids';
import { CatalogueCopy } from '@/models/catalogue-copy';
import { Course } from '@/models/course';
import { ExchangeRates } from '@/models/exchange-rates';
import { FactOverride } from '@/models/fact-override';
import { Job } from '@/models/job';
import { Migration } from '@/models/migration';
import { RateLimit } from '@/models/rate-limit';
import { SiteWatch } from '@/models/site-watch';
import { UploadEntry } from '@/models/upload';
import { User } from '@/models/user';
import { WebProcess } from '@/models/web-process';
import { expectAxeClean } from '../../support/axe';
import { type MailServer, mailServer } from '../../support/mail-server';
import { test as base, expect, type LaunchedSite, launchSite, signIn, watch } from '../../support/site';

/** The admins' page Status: each line turns red when its part fails and green again. */

const KEY = 'a1'.repeat(32);
let mail: MailServer;
/** The process that the page is asked of. */
let url: string;

const test = base.extend<object, { site: LaunchedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern
    async ({}, use) => {
      mail = await mailServer();
      const site = await launchSite(
        { courses: 3_000 },
        { RATE_LIMITS: 'on', DOCUMENTS_KEY: KEY, SMTP_URL: mail.url, DISK_RESERVE_MB: '1' },
      );
      url = site.url;
      await use(site);
      await site.stop();
      await mail.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  nothingBroken: async ({ page }, use) => {
    const broken = watch(page);
    await use(undefined);
    // What the mail server refuses is answered as 503.
    expect(broken.filter((text) => !text.includes('503'))).toEqual([]);
  },
});
test.describe.configure({ timeout: 180_000 });

const row = (page: Page, label: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: label, exact: true }) });

/** Opens the page anew and expects a line in this state. */
async function reads(page: Page, label: string, state: 'Good' | 'Problem' | 'Not known', text: RegExp | string = '') {
  await page.goto(`${url}/app/admin/status`);
  const line = row(page, label);
  await expect(line).toContainText(text);
  await expect(line.getByText(state, { exact: true })).toBeVisible();
}

test.beforeEach(async ({ loginAs }) => loginAs('admin'));

test('version, indexes and stored files', async ({ page }) => {
  await reads(page, 'Version', 'Good', /Version \d+\.\d+\.\d+/);
  await Migration.collection.insertOne({ _id: 9_000, name: 'of a later version', endedOn: new Date() } as never);
  await reads(page, 'Version', 'Problem', 'This database has a newer version.');
  await Migration.deleteOne({ _id: 9_000 });
  await reads(page, 'Version', 'Good');
  await reads(page, 'Database', 'Good', /The local database responds in \d+ ms/);
  await reads(page, 'Search', 'Good');

  await User.collection.dropIndex('email_1');
  await reads(page, 'Indexes', 'Problem', 'users: email');
  await User.createIndexes();
  await reads(page, 'Indexes', 'Good');

  const sealed = { id: 'feedfeedfeed', key: '', whole: true };
  const { insertedId } = await UploadEntry.collection.insertOne({ length: 0, metadata: { kind: 'document', sealed } });
  await reads(page, 'Stored files', 'Problem', 'encrypted with the key feedfeedfeed, which is missing');
  await UploadEntry.collection.deleteOne({ _id: insertedId });
  await reads(page, 'Stored files', 'Good');
});

test('backup: a failure is red, and one made at a press is tested and green', async ({ page }) => {
  await reads(page, 'Backup', 'Not known', 'No backup yet.');
  const backupFailure = { at: new Date(), text: 'The disk of /backups is full.' };
  await SiteWatch.updateOne(
    { _id: 'site' },
    { $set: { backupFailure, since: new Date(), alerts: [] } },
    { upsert: true },
  );
  await reads(page, 'Backup', 'Problem', 'The disk of /backups is full.');
  await expectAxeClean(page);
  await row(page, 'Backup').getByRole('button', { name: 'Back up now' }).click();
  await expect(page.getByText('The backup has started.')).toBeVisible();
  await expect(async () => reads(page, 'Backup', 'Good', /compared [\d,]+ records: all identical/)).toPass({
    timeout: 90_000,
  });
});

test('mail: “Send test email” says whether it leaves', async ({ page }) => {
  await Job.deleteMany({ kind: { $in: ['mail', 'bulk-mail'] } });
  const send = () => row(page, 'Email').getByRole('button', { name: 'Send test email' }).click();
  await reads(page, 'Email', 'Good', "The mail server answers and accepts this site's login. Press");
  await send();
  await expect(page.getByText('Test email sent to admin@example.com.')).toBeVisible();
  await expect(row(page, 'Email')).toContainText('The last test email was accepted');
  expect(mail.to('admin@example.com').map(({ subject }) => subject)).toEqual(['Email from your site works']);
  await mail.stop();
  await Job.deleteMany({ kind: { $in: ['mail', 'bulk-mail'] } });
  const aMinutePasses = () => RateLimit.deleteMany({ key: /^test-mail:/ });
  await aMinutePasses();
  await send();
  await expect(row(page, 'Email').getByRole('alert')).toContainText('could not be sent');
  await expect(row(page, 'Email').getByText('Problem', { exact: true })).toBeVisible();
  mail = await mailServer({}, mail.port);
  await aMinutePasses();
  await send();
  await expect(row(page, 'Email').getByText('Good', { exact: true })).toBeVisible();
});

test('work, web processes, rates and facts', async ({ page }) => {
  await Job.deleteMany({ state: 'failed' });
  await Job.updateMany({ state: 'open' }, { $set: { error: '' } });
  await reads(page, 'Background work', 'Good');
  const failed = { kind: 'tell-news', key: 'of the test', payload: {}, due: new Date(), leasedBy: '', tries: 10 };
  await Job.create({ ...failed, state: 'failed', error: 'It would not go.', endedOn: new Date() });
  await reads(page, 'Background work', 'Problem', 'It would not go.');
  await Job.deleteOne({ key: 'of the test' });
  await reads(page, 'Background work', 'Good');

  await reads(page, 'Web processes', 'Good', '1 running');
  const silent = new Date(Date.now() - 300_000);
  const lost = { host: 'web-2', pid: 7, version: '', startedOn: silent, seenOn: silent, disks: [] };
  await WebProcess.create({ _id: 'lost', ...lost });
  await reads(page, 'Web processes', 'Problem', 'ended unexpectedly in the last hour');
  await WebProcess.deleteOne({ _id: 'lost' });
  await reads(page, 'Web processes', 'Good');

  await reads(page, 'Exchange rates', 'Problem', 'Example rates');
  const day = new Date().toISOString().slice(0, 10);
  await ExchangeRates.updateOne({ _id: 'current' }, { $set: { example: false, day } });
  await reads(page, 'Exchange rates', 'Good');

  // Every fact was looked at, whatever day it is; then one was not.
  const by = new Types.ObjectId();
  const overrides = Object.entries(SHIPPED_FACTS).map(([_id, { periods }]) => ({
    ...{ _id, by, at: new Date(), history: [] },
    periods: periods.map((period) => ({ ...period, reviewBy: '2999-01-01' })),
  }));
  await FactOverride.deleteMany({});
  await FactOverride.collection.insertMany(overrides as never);
  await reads(page, 'Facts', 'Good');
  const [one] = overrides.filter(({ periods }) =>
    periods.some(({ validFrom, validTo }) => validFrom <= day && (!validTo || validTo >= day)),
  );
  await FactOverride.updateOne(
    { _id: one?._id },
    { $set: { periods: one?.periods.map((period) => ({ ...period, reviewBy: '2020-02-01' })) } },
  );
  await reads(page, 'Facts', 'Problem', '1 is due');
  await FactOverride.updateOne({ _id: one?._id }, { $set: { periods: one?.periods } });
  await reads(page, 'Facts', 'Good');
});

test('disk and settings: red at a process with little room and unsafe settings, and nothing new is taken there', async ({
  page,
  context,
  site,
}) => {
  await reads(page, 'Settings', 'Good', 'No unsafe settings.');
  await reads(page, 'Disk', 'Good', /[\d.]+ GB of/);
  const poor = await site.another(undefined, { RATE_LIMITS: 'off', DISK_RESERVE_MB: '900000000' });
  url = poor.url;
  await signIn(context, poor, 'admin@example.com');
  await reads(page, 'Settings', 'Problem', 'RATE_LIMITS is off');
  await reads(page, 'Disk', 'Problem', 'The site is now read-only');
  const data = { name: 'Example' };
  const refused = await page.request.put(`${url}/api/v1/operator`, { data, headers: { origin: url } });
  expect([refused.status(), (await refused.json()).message]).toEqual([
    507,
    expect.stringContaining('disk is nearly full'),
  ]);
  const ready = await page.request.get(`${url}/readyz`);
  expect([ready.status(), (await ready.json()).disk]).toEqual([200, false]);
  url = site.url;
  await signIn(context, site, 'admin@example.com');
  await reads(page, 'Disk', 'Good');
  await reads(page, 'Settings', 'Good');
});

test('search: red at a process whose index can’t be built, green once it is', async ({ page, context, site }) => {
  // A record that no index can be made of; a copy of the catalogue would spare the process to read it.
  const { insertedId } = await Course.collection.insertOne({
    ...{ course: 7, university: 7, createdOn: new Date(), updatedOn: new Date() },
  });
  await CatalogueCopy.deleteMany({});
  const other = await site.another();
  url = other.url;
  await signIn(context, other, 'admin@example.com');
  await reads(page, 'Search', 'Problem', 'still building its search index');
  await Course.collection.deleteOne({ _id: insertedId });
  await expect.poll(async () => (await page.request.get(`${url}/api/v1/course-search?limit=1`)).status()).toBe(200);
  await reads(page, 'Search', 'Good');
  url = site.url;
  await signIn(context, site, 'admin@example.com');
});

test('certificate: red where the one at the site’s address ends soon, green once it is renewed', async ({
  page,
  context,
  site,
}) => {
  await reads(page, 'Certificate', 'Not known', 'use https');
  const shown = createServer(certificateFor(9), (socket) => socket.end());
  await new Promise<void>((done) => shown.listen(0, 'localhost', done));
  const address = `https://localhost:${(shown.address() as AddressInfo).port}`;
  const secure = await site.another(undefined, { NEXTAUTH_URL: address });
  url = secure.url;
  await signIn(context, secure, 'admin@example.com');
  await reads(page, 'Certificate', 'Problem', /The certificate expires in [89] days/);
  shown.setSecureContext(certificateFor(60));
  await reads(page, 'Certificate', 'Good', /The certificate is valid for (59|60) more days/);
  await new Promise((done) => shown.close(done));
  url = site.url;
  await signIn(context, site, 'admin@example.com');
});

/** A certificate of localhost that is good for so many days, with its key. */
function certificateFor(days: number): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key'), join(folder, 'cert')];
  const subject = ['-subj', '/CN=localhost', '-days', String(days), '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject], { stdio: 'ignore' });
  const made = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return made;
}
