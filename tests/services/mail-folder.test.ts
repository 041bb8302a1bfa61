import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { env } from '@/lib/platform/env';
import { describeMailFolder, keepMail, keptMail, keptMails } from '@/lib/platform/mail/mail-folder';
import { sendMail } from '@/lib/platform/mail/send';
import { Job } from '@/models/job';
import { retryBackground, runBackground } from '../support/mails';
import { person } from '../support/people';

const before = env().DATA_DIR;
beforeAll(async () => {
  env().DATA_DIR = await mkdtemp(join(tmpdir(), 'mails-'));
});
afterAll(async () => {
  await rm(env().DATA_DIR, { recursive: true });
  env().DATA_DIR = before;
});
const mail = { from: 'a@example.com', to: 'b@example.com', subject: 's', text: 't', html: 'h', headers: {} };
const idOf = (index: number) => index.toString(16).padStart(24, '0');

describe('without a mail server', () => {
  it('an email is kept in the mail folder, complete, readable by this user only', async () => {
    expect(await keptMails()).toEqual([]);
    const { user } = await person('student');
    await sendMail({ template: 'reset-password', email: user.email });
    await runBackground();
    const [kept] = await keptMails();
    expect(kept).toMatchObject({ to: user.email, subject: 'Choose a new password' });
    expect(kept?.text).toMatch(/\/reset-password\?token=[\w-]{43}/);
    expect(await keptMail(kept?.id ?? '')).toEqual(kept);
    const folder = join(env().DATA_DIR, 'outbox');
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, `${kept?.id}.json`))).mode & 0o777).toBe(0o600);
  });

  it('the newest five hundred are kept, and none twice', async () => {
    for (let index = 0; index < 510; index++) await keepMail(idOf(index), mail);
    await keepMail(idOf(509), { ...mail, subject: 'again' });
    const kept = await readdir(join(env().DATA_DIR, 'outbox'));
    expect(kept).toHaveLength(500);
    expect(kept).not.toContain(`${idOf(0)}.json`);
    expect((await keptMail(idOf(509)))?.subject).toBe('again');
  });

  it('mails wait where nothing can be written, as in the container, and go once it can be', async () => {
    const folder = env().DATA_DIR;
    // A file where the folder should be refuses whoever runs the test, root included.
    env().DATA_DIR = join(folder, 'read-only');
    await writeFile(env().DATA_DIR, '');
    try {
      const { user } = await person('student');
      await sendMail({ template: 'reset-password', email: user.email });
      await runBackground();
      const waiting = await Job.findOne({ kind: 'mail', state: 'open' }).lean();
      expect(waiting).toMatchObject({
        tries: 1,
        error: expect.stringMatching(/^SMTP_URL is not set, and nothing can be written to .*/),
      });
      expect(await describeMailFolder()).toEqual({ writable: false, text: waiting?.error });
      await rm(env().DATA_DIR);
      expect((await describeMailFolder()).writable).toBe(true);
      await retryBackground();
      expect(await keptMails()).toMatchObject([{ to: user.email }]);
    } finally {
      env().DATA_DIR = folder;
    }
  });

  it('nothing but an id of a kept mail opens a file', async () => {
    for (const id of ['../session-secret', '..%2f', '', idOf(0), 'f'.repeat(24)]) expect(await keptMail(id)).toBeNull();
  });
});
