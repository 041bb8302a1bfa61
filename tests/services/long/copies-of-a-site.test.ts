import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PUT as save, GET as view } from '@/app/api/v1/copy-settings/route';
import { databaseChecksum } from '@/database/checksum';
import type { SiteCheck } from '@/lib/domain/desk/site-status';
import { wholeCopies } from '@/lib/platform/backup/copies';
import { folderStore } from '@/lib/platform/backup/copy-store';
import { type Env, env } from '@/lib/platform/env';
import { runDueJobs } from '@/lib/platform/jobs/worker';
import { askForBackup, backupSite } from '@/lib/services/file/watch/backup-job';
import { siteStatus } from '@/lib/services/file/watch/status';
import { CopySetting } from '@/models/copy-setting';
import { Deletion } from '@/models/deletion';
import { Notification } from '@/models/notification';
import { SiteWatch } from '@/models/site-watch';
import { StaffAction } from '@/models/staff-action';
import { runCommand } from '../../support/commands';
import { emptyDatabase } from '../../support/database';
import { type Person, person } from '../../support/people';
import { programOf } from '../../support/program';
import { ask } from '../../support/request';
import { ACCESS_KEY, type S3Server, SECRET_KEY, s3Server } from '../../support/s3-server';

/** A site whose admin sets copies up, whose job makes and tries them, and whose operator brings one back on an empty machine. */

const { MONGODB_URI = '', MONGODB_DB = '' } = process.env;
const RESTORED = `${MONGODB_DB}_from_copy`;
const DAY = 86_400_000;
let before: Env;
let root: string;
let server: S3Server;
let admin: Person;

beforeEach(async () => {
  await emptyDatabase();
  before = { ...env() };
  root = await mkdtemp(join(tmpdir(), 'site-copies-'));
  env().BACKUP_DIR = join(root, 'backups');
  env().DATA_DIR = join(root, 'data');
  server = await s3Server();
  admin = await person('admin');
});
afterEach(async () => {
  env().BACKUP_DIR = before.BACKUP_DIR;
  Object.assign(env(), before);
  await server.stop();
  await rm(root, { recursive: true, force: true });
});

const line = async () => (await siteStatus()).find(({ id }) => id === 'copies') as SiteCheck;
const inBucket = (more: object = {}) => ({
  ...{ where: `${server.url}/copies/one`, region: 'test-1', accessKey: ACCESS_KEY, secret: SECRET_KEY },
  ...more,
});
const put = async (body: object) => {
  const savedOn = (await CopySetting.findOne().lean())?.savedOn.toISOString() ?? null;
  return ask(save, { as: admin, body: { savedOn, ...body } });
};
const run = () => runDueJobs([backupSite]);
const backUp = async () => {
  expect(await askForBackup()).toBe(true);
  await run();
};
const copies = () => [...server.objects.keys()].filter((name) => name.endsWith('/complete'));
/** So many days later. */
async function age(days: number): Promise<void> {
  const { copy, copyTest } = (await SiteWatch.findById('site').lean()) ?? {};
  const earlier = (at: Date | undefined) => new Date(Number(at) - days * DAY);
  await SiteWatch.updateOne({ _id: 'site' }, { 'copy.at': earlier(copy?.at), 'copyTest.at': earlier(copyTest?.at) });
}

describe('copies of a site', () => {
  it('are set up by admins: tried, sealed, logged, told; the key is shown once', async () => {
    expect(await line()).toMatchObject({ state: 'unknown', text: expect.stringContaining('only on this machine') });
    for (const [wrong, field] of [
      [{ secret: 'wrong' }, 'secret'],
      [{ where: `${server.url}/other` }, 'where'],
      [{ secret: '' }, 'secret'],
      [{ region: '' }, 'region'],
      [{ where: 'http://user:word@x.example/b' }, 'where'],
      [{ where: 'https://x.example' }, 'where'],
      [{ where: `${server.url}/copies/../up` }, 'where'],
      [{ where: 'backups' }, 'where'],
      [{ where: env().DATA_DIR }, 'where'],
    ] as const)
      expect([wrong, (await put(inBucket(wrong))).body.fields]).toEqual([wrong, { [field]: expect.any(String) }]);
    expect(await CopySetting.countDocuments()).toBe(0);
    const saved = await put(inBucket());
    expect(saved.body).toMatchObject({ key: { key: expect.stringMatching(/^(\w{4}-){8}\w{4}$/) } });
    const { key, number } = saved.body.key as unknown as { key: string; number: string };
    const seen = await ask(view, { as: admin });
    expect(seen.body.settings).toMatchObject({ hasSecret: true, keyNumber: number, accessKey: ACCESS_KEY });
    const stored = JSON.stringify([await CopySetting.find().lean(), seen.body, await StaffAction.find().lean()]);
    for (const secret of [SECRET_KEY, key, key.replaceAll('-', '')]) expect(stored).not.toContain(secret);
    expect((await put(inBucket({ secret: '', kept: 3 }))).body).toMatchObject({ key: null, settings: { kept: 3 } });
    // The stored secret goes to no other server, bucket or account.
    for (const other of [{ where: 'http://127.0.0.1:1/copies/one' }, { accessKey: 'AK2' }])
      expect((await put(inBucket({ secret: '', ...other }))).body.fields?.secret).toBe('Please fill this in.');
    expect((await put({ ...inBucket(), savedOn: null })).status).toBe(409);
    expect(await StaffAction.countDocuments({ action: 'copies.edit' })).toBe(2);
    expect(await Notification.countDocuments({ notification: /changed where backups/ })).toBe(2);
    const again = await put(inBucket({ newKey: true }));
    expect(again.body.key?.number).not.toBe(number);
  });

  it('leave after each backup, are tried once a week, kept by their number, and Status says when', async () => {
    await put(inBucket({ kept: 2 }));
    expect(await line()).toMatchObject({ state: 'unknown', text: 'No copy yet.' });
    await run();
    expect(await line()).toMatchObject({
      state: 'good',
      text: expect.stringMatching(
        /^Last copy: .*, in http:\/\/127.*\/copies\/one\. The restore test on .* all identical\.$/,
      ),
    });
    const first = (await SiteWatch.findById('site').lean())?.copyTest;
    expect(first?.documents).toBe((await SiteWatch.findById('site').lean())?.backup?.documents);
    for (let night = 0; night < 3; night++) await backUp();
    expect(copies().length).toBe(3);
    expect((await SiteWatch.findById('site').lean())?.copyTest?.name).toBe(first?.name);
    await age(7);
    await backUp();
    expect((await SiteWatch.findById('site').lean())?.copyTest?.name).not.toBe(first?.name);
    expect(copies().length).toBe(2);
    await age(3);
    expect(await line()).toMatchObject({ state: 'bad', alert: true, text: expect.stringContaining('Last copy') });
  });

  it('that can’t be brought back any more are red, and nothing older is removed for them', async () => {
    await put(inBucket({ kept: 1 }));
    await run();
    const [good] = copies();
    await age(7);
    // The end of a copy is right, and what it gives back later is not.
    const get = server.objects.get.bind(server.objects);
    server.objects.get = (name) => {
      const times = server.asked.filter((one) => one === `GET /copies/${name}`).length;
      const bytes = get(name);
      return bytes && name.endsWith('/000001') && times > 1 ? Buffer.from(bytes).fill(0, 30, 40) : bytes;
    };
    await backUp();
    expect(await line()).toMatchObject({ state: 'bad', alert: true, text: expect.stringContaining('was changed') });
    expect(copies()).toContain(good);
    server.objects.get = get;
    await backUp();
    expect(await line()).toMatchObject({ state: 'good' });
    expect(copies().length).toBe(1);
  });

  it('that fail are red with the reason, while the backup is fine; an hour later they are tried again', async () => {
    await put(inBucket());
    server.mood = 'full';
    await run();
    const checks = await siteStatus();
    expect(checks.find(({ id }) => id === 'backup')).toMatchObject({ state: 'good' });
    expect(await line()).toMatchObject({
      state: 'bad',
      alert: true,
      text: expect.stringContaining('The bucket is full.'),
    });
    server.mood = 'good';
    await backUp();
    expect(copies()).toEqual([]);
    await SiteWatch.updateOne({ _id: 'site' }, { $set: { 'copyFailure.at': new Date(Date.now() - 3_700_000) } });
    await backUp();
    expect(await line()).toMatchObject({ state: 'good' });
  });

  it('say so where the site’s secret changed, and go on with a new recovery key', async () => {
    await put(inBucket());
    const secret = env().NEXTAUTH_SECRET;
    env().NEXTAUTH_SECRET = 'another secret, of 32 characters or more than that';
    expect(await line()).toMatchObject({ state: 'bad', text: expect.stringContaining('NEXTAUTH_SECRET') });
    env().NEXTAUTH_SECRET = secret;
    await CopySetting.updateOne({}, { $set: { key: 'x', secret: 'x' } });
    expect(await line()).toMatchObject({ state: 'bad' });
    expect((await put(inBucket({ secret: '' }))).body.fields?.secret).toBe('Please fill this in.');
    expect((await put(inBucket())).body.key?.number).toMatch(/^[0-9a-f]{6}$/);
  });

  it('survive a kill -9 at any part: the copy before is whole, and the next try leaves no half one', async () => {
    await put(inBucket());
    await run();
    const uploads = (await MongoClient.connect(MONGODB_URI)).db(MONGODB_DB).collection('uploads.chunks');
    for (let at = 0; at < 80; at++) await uploads.insertOne({ files_id: at, n: 0, data: randomBytes(255_000) });
    const whole = copies();
    const backup = { ...(await SiteWatch.findById('site').lean())?.backup };
    await backUp();
    expect(copies().length).toBe(2);
    const { objects } = server;
    const kept = new Map([...objects].filter(([name]) => whole.some((end) => name.startsWith(end.slice(0, -8)))));
    for (const puts of [1, 2, 3, 4]) {
      objects.clear();
      for (const [name, bytes] of kept) objects.set(name, bytes);
      await SiteWatch.updateOne({ _id: 'site' }, { $set: { 'copy.of': backup.folder }, $unset: { copyFailure: 1 } });
      const from = server.asked.length;
      const child = spawn(process.execPath, [await programOf('tests/support/copy-process.ts')], {
        env: { ...process.env, MONGODB_URI, MONGODB_DB, BACKUP_DIR: env().BACKUP_DIR, DATA_DIR: env().DATA_DIR },
        stdio: 'ignore',
      });
      const ended = once(child, 'exit');
      const watching = setInterval(() => {
        if (server.asked.slice(from).filter((one) => one.startsWith('PUT')).length >= puts) child.kill('SIGKILL');
      }, 1);
      await ended;
      clearInterval(watching);
      const store = folderStore(root, false);
      expect(await wholeCopies({ ...store, list: async () => listed() })).toEqual(
        expect.arrayContaining(whole.map(nameOf)),
      );
      await SiteWatch.updateOne({ _id: 'site' }, { $unset: { copyFailure: 1 } });
      await run();
      await backUp();
      const ends = copies().map(nameOf);
      expect([...new Set([...objects.keys()].map(nameOf))].sort()).toEqual(ends.sort());
      expect(await line()).toMatchObject({ state: 'good' });
    }
    function listed() {
      return [...objects].map(([name, { length: bytes }]) => ({ name: name.slice('one/'.length), bytes }));
    }
  });

  it('are restored on an empty machine by one command, record by record, with the site’s keys, and make none there', async () => {
    const client = await MongoClient.connect(MONGODB_URI);
    await person('student', { name: 'Asha Rao' });
    await Deletion.create({ _id: 'b'.repeat(64), on: new Date() });
    env().DOCUMENTS_KEY = 'ab'.repeat(32);
    const { key } = (await put(inBucket())).body.key as unknown as { key: string };
    await run();
    const original = await databaseChecksum(client.db(MONGODB_DB));
    const place = [`--copy`, `${server.url}/copies/one`, '--region', 'test-1'];
    const empty = join(root, 'empty');
    const restore = (more: object = {}, args = place) =>
      runCommand('restore', args, {
        ...{ MONGODB_DB: RESTORED, DATA_DIR: empty, DOCUMENTS_KEY: '', COPY_KEY: key },
        ...{ S3_ACCESS_KEY: ACCESS_KEY, S3_SECRET_KEY: SECRET_KEY, BACKUP_DIR: join(root, 'none'), ...more },
      });
    await client.db(RESTORED).dropDatabase();
    for (const [more, words] of [
      [{ COPY_KEY: key.replace(/^.{4}/, '7777') }, 'a letter is wrong or missing'],
      [{ COPY_KEY: '' }, 'Set COPY_KEY, or run this in a terminal'],
      [{ S3_SECRET_KEY: 'wrong' }, 'refused the secret key'],
    ] as const)
      await expect(restore(more)).rejects.toThrow(words);
    await expect(restore({}, ['--copy', join(root, 'nothing')])).rejects.toThrow('Say where the copies are');
    await expect(restore({}, [...place, '--name', 'copy-1'])).rejects.toThrow('has no copy copy-1');
    const said = await restore();
    expect(said).toContain('The checksums match.');
    expect(said).not.toContain(key);
    const restored = await databaseChecksum(client.db(RESTORED));
    // What the backup's own job wrote later, and what a restored site must be told.
    const own = ['jobs', 'events', 'site_watches', 'copy_settings', 'rate_limits', 'migrations', 'site_settings'];
    for (const [name, sum] of Object.entries(original))
      if (!own.includes(name)) expect([name, restored[name]]).toEqual([name, sum]);
    expect(restored.users?.documents).toBe(2);
    expect(await readFile(join(empty, 'documents-key'), 'utf8')).toBe('ab'.repeat(32));
    expect(await client.db(RESTORED).collection('copy_settings').findOne()).toMatchObject({ paused: true });
    await expect(restore()).rejects.toThrow('is not empty');
    await client.db(RESTORED).dropDatabase();
    await client.close();
    await CopySetting.updateOne({}, { $set: { paused: true } });
    expect(await line()).toMatchObject({ state: 'bad', text: expect.stringContaining('was restored from a backup') });
    const count = copies().length;
    await backUp();
    expect(copies().length).toBe(count);
    await put(inBucket());
    await run();
    expect(copies().length).toBe(count + 1);
  });
});

const nameOf = (stored: string) => String(stored.split('/').find((part) => part.startsWith('copy-')));
