import { afterEach, beforeEach } from 'vitest';
import { env } from '@/lib/platform/env';
import { runDueJobs } from '@/lib/platform/jobs/worker';
import { JOBS } from '@/lib/wiring/jobs';
import { Job } from '@/models/job';
import { type MailServer, mailServer, type ReceivedMail } from './mail-server';

/** Runs everything that is due in the background. */
export const runBackground = () => runDueJobs(JOBS);

/** The same as if its waiting time were over. */
export async function retryBackground(): Promise<number> {
  await Job.updateMany({ state: 'open' }, { $set: { due: new Date(0) } });
  return runBackground();
}

/** A mail server for each test of a file, and no mails left over from the test before. */
export function mailServerPerTest(): { readonly server: MailServer; sentTo(address: string): Promise<ReceivedMail[]> } {
  let server: MailServer;
  beforeEach(async () => {
    await Job.deleteMany({});
    server = await mailServer();
    env().SMTP_URL = server.url;
  });
  afterEach(async () => {
    env().SMTP_URL = undefined;
    await server.stop();
  });
  return {
    get server() {
      return server;
    },
    async sentTo(address) {
      await runBackground();
      return server.to(address);
    },
  };
}

/** The token in the first link of a mail that has one. */
export function tokenIn(mail: ReceivedMail | undefined): string {
  const token = mail?.links.map((link) => new URL(link).searchParams.get('token')).find(Boolean);
  if (!token) throw new Error('the mail carries no token');
  return token;
}

/** The six digits that stand alone on a line of a mail. */
export function codeIn(mail: ReceivedMail | undefined): string {
  const code = /^\s+(\d{6})$/m.exec(mail?.text ?? '')?.[1];
  if (!code) throw new Error('the mail carries no code');
  return code;
}
