import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { POST as signIn } from '@/app/api/v1/auth/route';
import { GET as getCourses } from '@/app/api/v1/course-search/route';
import { POST as signOut } from '@/app/api/v1/logout/route';
import { PUT as putOperator } from '@/app/api/v1/operator/route';
import { POST as addPicture } from '@/app/api/v1/pictures/route';
import { POST as backup } from '@/app/api/v1/site-status/backup/route';
import { POST as testMail } from '@/app/api/v1/site-status/mail/route';
import { GET as status } from '@/app/api/v1/site-status/route';
import { GET as ready } from '@/app/readyz/route';
import { SITE_CHECKS } from '@/lib/domain/desk/site-status';
import { env } from '@/lib/platform/env';
import { forget } from '@/lib/platform/once';
import { Job } from '@/models/job';
import { SiteWatch } from '@/models/site-watch';
import { emptyDatabase } from '../support/database';
import { file, formOf, PNG } from '../support/files';
import { mailServer } from '../support/mail-server';
import { everybody, PASSWORD } from '../support/people';
import { ask } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
const before = { ...env() };
beforeEach(async () => {
  await emptyDatabase();
  who = await everybody();
});
afterEach(() => {
  env().SMTP_URL = before.SMTP_URL;
  env().RATE_LIMITS = before.RATE_LIMITS;
  env().DISK_RESERVE_MB = before.DISK_RESERVE_MB;
  forget('database-disk');
});

const strangers = () => [null, who.student, who.agent, who.team];

describe('the site’s status', () => {
  it('is an admin’s alone: a part in each line, with what was found', async () => {
    const { checks } = (await ask(status, { as: who.admin })).body;
    expect((checks as unknown as { id: string }[]).map(({ id }) => id)).toEqual(Object.keys(SITE_CHECKS));
    for (const as of strangers()) {
      const answer = await ask(status, { as });
      expect([answer.status, answer.body.checks]).toEqual([as ? 403 : 401, undefined]);
    }
  });

  it('sends a test mail to the admin who asks, says what the server answered, and remembers both', async () => {
    expect((await ask(testMail, { as: who.admin })).status).toBe(409);
    const server = await mailServer();
    env().SMTP_URL = server.url;
    env().RATE_LIMITS = 'on';
    const sent = await ask(testMail, { as: who.admin });
    expect([sent.status, sent.body.message]).toEqual([200, expect.stringContaining(who.admin.user.email)]);
    expect(server.to(who.admin.user.email).map(({ subject }) => subject)).toEqual(['Email from your site works']);
    expect((await ask(testMail, { as: who.admin })).body.message).toMatch(
      /^You can send one test email a minute\. Please wait/,
    );
    env().RATE_LIMITS = before.RATE_LIMITS;
    await server.stop();
    env().SMTP_URL = 'smtp://127.0.0.1:1';
    const refused = await ask(testMail, { as: who.admin });
    expect([refused.status, refused.body.message]).toEqual([
      503,
      'The email could not be sent: No server responds at this host and port. Please check both.',
    ]);
    expect((await SiteWatch.findById('site').lean())?.mailTest?.failure).toContain('No server responds');
    for (const as of strangers()) expect((await ask(testMail, { as })).status).toBe(as ? 403 : 401);
    expect(server.received.length).toBe(1);
  });

  it('has a backup made for an admin, and none for a stranger', async () => {
    for (const as of strangers()) expect((await ask(backup, { as })).status).toBe(as ? 403 : 401);
    expect(await Job.countDocuments({ kind: 'backup-site' })).toBe(0);
    expect((await ask(backup, { as: who.admin })).status).toBe(202);
    expect(await Job.findOne({ kind: 'backup-site' }, 'payload').lean()).toMatchObject({ payload: { now: true } });
    await Job.updateOne({ kind: 'backup-site' }, { $set: { leasedBy: 'another process' } });
    expect((await ask(backup, { as: who.admin })).status).toBe(409);
  });
});

describe('a disk that is nearly full', () => {
  const FULL = { message: expect.stringContaining('disk is nearly full') };

  it('refuses with 507 what would add something; reading, signing in and out and removing go on', async () => {
    env().DISK_RESERVE_MB = 1e9;
    const saved = await ask(putOperator, { as: who.admin, body: { name: 'Example Education' } });
    expect([saved.status, saved.body]).toEqual([507, FULL]);
    const form = formOf({ image: file(PNG, 'a.png') });
    const uploaded = await ask(addPicture, { as: who.admin, form });
    expect([uploaded.status, uploaded.body]).toEqual([507, FULL]);
    // Who may not do it at all is told that, and nothing of the disk.
    expect((await ask(putOperator, { as: who.student, body: { name: 'x' } })).status).toBe(403);

    expect((await ask(getCourses, { query: { q: 'law' } })).status).toBe(200);
    const signedIn = await ask(signIn, { body: { email: who.admin.user.email, password: PASSWORD } });
    expect(signedIn.status).toBe(200);
    expect((await ask(signOut, { as: who.team, body: {} })).status).toBe(200);
    const answer = await ready();
    expect(await answer.json()).toMatchObject({ database: true, disk: false });

    env().DISK_RESERVE_MB = before.DISK_RESERVE_MB;
    forget('database-disk');
    expect((await ask(putOperator, { as: who.admin, body: { name: 'Example Education' } })).status).toBe(200);
    expect(await (await ready()).json()).toMatchObject({ disk: true });
  });
});
