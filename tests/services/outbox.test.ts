import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { env } from '@/lib/env';
import { keepInOutbox, outboxMail, outboxMails } from '@/lib/mail/outbox';
import { sendMail } from '@/lib/mail/send';
import { runBackground } from '../support/mails';
import { person } from '../support/people';

const before = env().DATA_DIR;
beforeAll(async () => {
  env().DATA_DIR = await mkdtemp(join(tmpdir(), 'outbox-'));
});
afterAll(async () => {
  await rm(env().DATA_DIR, { recursive: true });
  env().DATA_DIR = before;
});
const mail = { from: 'a@example.com', to: 'b@example.com', subject: 's', text: 't', html: 'h', headers: {} };
const idOf = (index: number) => index.toString(16).padStart(24, '0');

describe('without a mail server', () => {
  it('an e-mail is kept in the outbox, complete, readable by this user only', async () => {
    expect(await outboxMails()).toEqual([]);
    const { user } = await person('student');
    await sendMail({ template: 'reset-password', email: user.email });
    await runBackground();
    const [kept] = await outboxMails();
    expect(kept).toMatchObject({ to: user.email, subject: 'Choose a new password' });
    expect(kept?.text).toMatch(/\/reset-password\?token=[\w-]{43}/);
    expect(await outboxMail(kept?.id ?? '')).toEqual(kept);
    const folder = join(env().DATA_DIR, 'outbox');
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, `${kept?.id}.json`))).mode & 0o777).toBe(0o600);
  });

  it('the newest five hundred are kept, and none twice', async () => {
    for (let index = 0; index < 510; index++) await keepInOutbox(idOf(index), mail);
    await keepInOutbox(idOf(509), { ...mail, subject: 'again' });
    const kept = await readdir(join(env().DATA_DIR, 'outbox'));
    expect(kept).toHaveLength(500);
    expect(kept).not.toContain(`${idOf(0)}.json`);
    expect((await outboxMail(idOf(509)))?.subject).toBe('again');
  });

  it('nothing but an id of a kept mail opens a file', async () => {
    for (const id of ['../session-secret', '..%2f', '', idOf(0), 'f'.repeat(24)])
      expect(await outboxMail(id)).toBeNull();
  });
});
