import { existsSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { Types } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setAside } from '@/database/set-aside';
import { broken, good, SITE_CHECKS, type SiteCheck, type SiteCheckId, sizeText } from '@/lib/domain/desk/site-status';
import { scratchDatabase } from '@/lib/platform/backup/restore-test';
import { type Env, env } from '@/lib/platform/env';
import { runDueJobs } from '@/lib/platform/jobs/worker';
import { askForBackup, backupSite, isDue } from '@/lib/services/file/watch/backup-job';
import { siteStatus } from '@/lib/services/file/watch/status';
import { informAdmins } from '@/lib/services/file/watch/watch-job';
import { Deletion } from '@/models/deletion';
import { Job } from '@/models/job';
import { Notification } from '@/models/notification';
import { SiteWatch } from '@/models/site-watch';
import { WebProcess } from '@/models/web-process';
import { emptyDatabase } from '../support/database';
import { longIt } from '../support/long-it';
import { mailServer } from '../support/mail-server';
import { person } from '../support/people';

const HOUR = 3_600_000;
let before: Env;
let folder: string;

beforeEach(async () => {
  await emptyDatabase();
  before = { ...env() };
  folder = await mkdtemp(join(tmpdir(), 'watch-'));
  env().BACKUP_DIR = join(folder, 'backups');
});
afterEach(async () => {
  Object.assign(env(), before);
  env().BACKUP_DIR = before.BACKUP_DIR;
  env().SMTP_URL = before.SMTP_URL;
  await rm(folder, { recursive: true, force: true });
});

const line = async (id: SiteCheckId) => (await siteStatus()).find((check) => check.id === id) as SiteCheck;
const backUp = async () => {
  expect(await askForBackup()).toBe(true);
  await runDueJobs([backupSite]);
};
const backups = async () => (await readdir(join(folder, 'backups'))).filter((name) => name.startsWith('auto-')).sort();

describe('a backup that the site makes', () => {
  it('is due in the night, or when the last one is late; an hour after a failure again', () => {
    const at = (text: string) => new Date(`2026-11-27T${text}:00Z`);
    const last = (text: string) => ({
      ...{ _id: 'site' as const, since: at('00:00'), alerts: [] },
      backup: { at: at(text), folder: '', bytes: 1, documents: 1 },
    });
    env().TIME_ZONE = 'UTC';
    const nextDay = new Date('2026-11-28T03:10:00Z');
    expect(isDue(last('03:00'), nextDay)).toBe(true);
    expect(isDue(last('03:00'), at('14:00'))).toBe(false);
    expect(isDue(last('03:00'), at('04:10'))).toBe(false);
    expect(isDue(last('01:00'), new Date('2026-11-28T02:00:00Z'))).toBe(false);
    expect(isDue(last('00:00'), new Date('2026-11-28T02:10:00Z'))).toBe(true);
    const failed = { ...last('03:00'), backupFailure: { at: new Date(nextDay.getTime() - HOUR / 2), text: '' } };
    expect(isDue(failed, nextDay)).toBe(false);
    expect(isDue(failed, new Date(nextDay.getTime() + HOUR / 2 + 1))).toBe(true);
    env().TIME_ZONE = 'Asia/Kolkata';
    expect(isDue(last('03:00'), new Date('2026-11-27T22:00:00Z'))).toBe(true);
  });

  it('can be restored, is kept with its size and its test, and the list of deleted accounts lies beside it', async () => {
    await person('student');
    await Deletion.create({ _id: 'a'.repeat(64), on: new Date() });
    expect(await line('backup')).toMatchObject({
      state: 'unknown',
      text: expect.stringContaining('No backup yet'),
    });
    await backUp();
    const watch = await SiteWatch.findById('site').lean();
    expect(watch).toMatchObject({ restoreTest: { failure: '' }, backup: { folder: expect.stringMatching(/auto-2/) } });
    expect(watch?.backup?.bytes).toBeGreaterThan(1_000);
    expect(watch?.restoreTest?.documents).toBe(watch?.backup?.documents);
    const { state, text } = await line('backup');
    expect([state, text]).toEqual(['good', expect.stringContaining(sizeText(watch?.backup?.bytes ?? 0))]);
    expect(await readdir(join(folder, 'backups'))).toContain('deletions.txt');
    const client = await MongoClient.connect(String(env().MONGODB_URI));
    expect(await client.db(scratchDatabase()).listCollections().toArray()).toEqual([]);
    await client.close();
  });

  longIt('takes the place of the oldest beyond the number to keep, and touches no folder of another name', async () => {
    env().BACKUPS_KEPT = 2;
    await backUp();
    for (const name of ['auto-2026-01-01T03-00-00', 'auto-2026-01-02T03-00-00', 'my-own'])
      await mkdir(join(folder, 'backups', name));
    await backUp();
    const names = await readdir(join(folder, 'backups'));
    expect(names).toContain('my-own');
    expect((await backups()).length).toBe(2);
    expect(names).not.toContain('auto-2026-01-02T03-00-00');
  });

  longIt('that fails is red with its reason, and green after the next one', async () => {
    await writeFile(join(folder, 'backups'), 'a file in its place');
    await backUp();
    expect(await line('backup')).toMatchObject({
      state: 'bad',
      alert: true,
      text: expect.stringContaining('must be a folder'),
    });
    await rm(join(folder, 'backups'));
    await backUp();
    expect(await line('backup')).toMatchObject({ state: 'good' });
  });

  longIt('without room for it says how much it needs, and leaves what is there', async () => {
    await backUp();
    const [first] = await backups();
    await SiteWatch.updateOne({ _id: 'site' }, { $set: { 'backup.bytes': 1e15 } });
    await backUp();
    expect(await line('backup')).toMatchObject({
      state: 'bad',
      text: expect.stringMatching(/needs [\d,]+ TB .* free/),
    });
    expect(await backups()).toEqual([first]);
  });

  longIt('that can’t be restored is red', async () => {
    await person('student');
    await backUp();
    const watch = await SiteWatch.findById('site').lean();
    const { testRestore } = await import('@/lib/platform/backup/restore-test');
    await appendFile(join(String(watch?.backup?.folder), 'users.jsonl'), '{"_id":"x"}\n');
    await expect(testRestore(String(watch?.backup?.folder))).rejects.toThrow(
      'users.jsonl was changed after it was written',
    );
    await SiteWatch.updateOne(
      { _id: 'site' },
      { $set: { 'restoreTest.failure': 'users.jsonl was changed after it was written' } },
    );
    expect(await line('backup')).toMatchObject({
      state: 'bad',
      alert: true,
      text: expect.stringContaining('users.jsonl'),
    });
  });

  it('is made by none where BACKUPS_KEPT is 0, and the line is not known', async () => {
    env().BACKUPS_KEPT = 0;
    await Job.updateOne(
      { key: 'repeated:backup-site' },
      {
        $set: { kind: 'backup-site', state: 'open', payload: {}, due: new Date(0), leasedBy: '', tries: 0, error: '' },
      },
      { upsert: true },
    );
    await runDueJobs([backupSite]);
    expect(existsSync(join(folder, 'backups'))).toBe(false);
    expect(await line('backup')).toMatchObject({ state: 'unknown' });
  });
});

describe('the notices to admins', () => {
  const only = (id: SiteCheckId, state: 'broken' | 'good'): SiteCheck[] => [
    { id, label: SITE_CHECKS[id], ...(state === 'broken' ? broken('It failed.', 'Mend it.') : good('It works.')) },
  ];
  const notices = async () =>
    (await Notification.find({}).sort({ _id: 1 }).lean()).map(({ notification }) => notification);
  const mails = () => Job.countDocuments({ kind: 'mail', 'payload.template': 'site-news' });

  it('come once when a part fails and once when it works again, to admins alone, and by mail where mail works', async () => {
    const admin = await person('admin');
    await person('team');
    env().SMTP_URL = 'smtp://127.0.0.1:1';
    await informAdmins(only('disk', 'good'));
    expect(await notices()).toEqual([]);
    await informAdmins(only('disk', 'broken'));
    await informAdmins(only('disk', 'broken'));
    expect(await notices()).toEqual(['Disk: It failed.']);
    expect(await mails()).toBe(1);
    // What can't be looked at is neither mended nor broken anew.
    await informAdmins([{ id: 'disk', label: 'Disk', state: 'unknown', text: '', advice: '' }]);
    await informAdmins(only('disk', 'good'));
    await informAdmins(only('disk', 'good'));
    expect((await notices()).sort()).toEqual(['Disk: It failed.', 'Disk: works again.']);
    expect(await mails()).toBe(2);
    expect((await Notification.find({}).lean()).map(({ userId }) => String(userId))).toEqual([
      admin.userId,
      admin.userId,
    ]);
    await informAdmins(only('disk', 'broken'));
    expect((await notices()).length).toBe(3);
  });

  it('go to the bell alone while mail is what fails, or no mail server is set', async () => {
    await person('admin');
    await informAdmins(only('disk', 'broken'));
    env().SMTP_URL = 'smtp://127.0.0.1:1';
    await informAdmins(only('mail', 'broken'));
    expect((await notices()).length).toBe(2);
    expect(await mails()).toBe(0);
  });

  it('are not repeated by a look that broke off half way', async () => {
    await person('admin');
    await informAdmins(only('jobs', 'broken'));
    await SiteWatch.updateOne({ _id: 'site' }, { $set: { 'alerts.0.noticed': false } });
    await informAdmins(only('jobs', 'broken'));
    expect(await notices()).toEqual(['Background work: It failed.']);
  });
});

describe('each line', () => {
  const job = (more: object) => ({
    ...{ kind: 'tell-news', key: String(new Types.ObjectId()), payload: {}, leasedBy: '', tries: 3 },
    ...{ state: 'failed' as const, due: new Date(), error: 'the reason', endedOn: new Date(), ...more },
  });
  const running = (more: object = {}) => ({
    ...{
      _id: 'one',
      host: 'web-1',
      pid: 1,
      version: '1',
      startedOn: new Date(),
      seenOn: new Date(),
      disks: [],
      ...more,
    },
  });

  it('stands in one order, with a state, and not one of them throws', async () => {
    const checks = await siteStatus();
    expect(checks.map(({ id }) => id)).toEqual(Object.keys(SITE_CHECKS));
    for (const { text, state, advice } of checks) {
      expect(text).toMatch(/\.$/);
      if (state === 'bad') expect(advice).not.toBe('');
    }
  });

  longIt('of work is red for what failed in a day, and for what waits while a process runs', async () => {
    expect(await line('jobs')).toMatchObject({ state: 'good' });
    await Job.create(job({}));
    expect(await line('jobs')).toMatchObject({ state: 'bad', text: expect.stringContaining('the reason') });
    await Job.updateMany({}, { $set: { endedOn: new Date(Date.now() - 25 * HOUR) } });
    expect(await line('jobs')).toMatchObject({ state: 'good' });
    await Job.create(job({ state: 'open', error: '', due: new Date(Date.now() - HOUR) }));
    expect(await line('jobs')).toMatchObject({ state: 'unknown' });
    await WebProcess.create(running());
    expect(await line('jobs')).toMatchObject({ state: 'good' });
    await WebProcess.updateOne({}, { $set: { startedOn: new Date(Date.now() - HOUR) } });
    expect(await line('jobs')).toMatchObject({ state: 'bad' });
  });

  longIt('of mail is red for what waits after failed tries, whatever else was sent', async () => {
    expect(await line('mail')).toMatchObject({ state: 'bad', text: expect.stringContaining('No mail server is set') });
    env().SMTP_URL = 'smtp://127.0.0.1:1';
    // Written to the folder while no server was set.
    await Job.create(job({ kind: 'mail', state: 'done', error: '' }));
    expect(await line('mail')).toMatchObject({
      state: 'bad',
      text: expect.stringContaining('No server responds at this host and port'),
    });
    const server = await mailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) =>
        password === 'right' ? done(null, { user: 'site' }) : done(new Error('Invalid password')),
    });
    env().SMTP_URL = server.url.replace('//', '//site:wrong@');
    expect(await line('mail')).toMatchObject({ state: 'bad', text: expect.stringContaining('Invalid') });
    env().SMTP_URL = server.url.replace('//', '//site:right@');
    expect(await line('mail')).toMatchObject({ state: 'good', text: expect.not.stringContaining('right') });
    expect(server.received).toEqual([]);
    await server.stop();
    await Job.create(job({ kind: 'mail', state: 'open', error: 'refused', endedOn: undefined }));
    expect(await line('mail')).toMatchObject({ state: 'bad', alert: true, text: '1 email waiting: refused' });
  });

  longIt('of web processes is red for one that fell silent, and for several versions', async () => {
    expect(await line('processes')).toMatchObject({ state: 'bad' });
    await WebProcess.create(running());
    expect(await line('processes')).toMatchObject({ state: 'good' });
    await WebProcess.create(running({ _id: 'two', version: '2' }));
    expect(await line('processes')).toMatchObject({
      state: 'bad',
      text: expect.stringContaining('different versions'),
    });
    await WebProcess.updateOne({ _id: 'two' }, { $set: { seenOn: new Date(Date.now() - 5 * 60_000) } });
    expect(await line('processes')).toMatchObject({ state: 'bad', text: expect.stringContaining('One ended') });
  });

  longIt('of the disk is red below four times the reserve, and says below it that the site only reads', async () => {
    expect(await line('disk')).toMatchObject({ state: 'good' });
    env().DATA_DIR = folder;
    await mkdir(join(folder, 'upgrading'));
    const { path, goesOn } = setAside(folder, 'upgrading');
    expect((await line('disk')).text).toContain(` is stored until ${goesOn.toISOString().slice(0, 10)}: ${path}.`);
    await rm(path, { recursive: true });
    const left = join(folder, 'set-aside-2020-11-28T14-05-33-123');
    await mkdir(left);
    expect((await line('disk')).text).toContain('Delete it by hand');
    await rm(left, { recursive: true });
    await WebProcess.create(running({ disks: [{ folder: '/backups', free: 300e6, total: 1e9 }] }));
    expect(await line('disk')).toMatchObject({ state: 'bad', text: '300 MB of 1 GB is free (/backups on web-1).' });
    await WebProcess.updateOne({}, { $set: { 'disks.0.free': 1e6 } });
    expect(await line('disk')).toMatchObject({ state: 'bad', text: expect.stringContaining('is now read-only') });
  });
});
