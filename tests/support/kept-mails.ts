import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { KeptMail } from '@/lib/platform/mail/mail-folder';
import type { RunningSite } from './site';

/** The newest email of this subject to this address, once the site has kept it. */
export async function mailIn(site: RunningSite, to: string, subject: string | RegExp): Promise<KeptMail> {
  const fits = (given: string) => (typeof subject === 'string' ? given === subject : subject.test(given));
  let found: KeptMail | undefined;
  await expect(async () => {
    found = (await keptMailsOf(site)).find((mail) => mail.to === to && fits(mail.subject));
    expect(found).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return found as KeptMail;
}

/** Every email to this address that the site keeps, the newest first. */
export async function mailsTo(site: RunningSite, to: string): Promise<KeptMail[]> {
  return (await keptMailsOf(site)).filter((mail) => mail.to === to);
}

/** The path of the first link of an email, to open on whichever address the site has. */
export function linkIn(mail: KeptMail): string {
  const { pathname, search } = new URL(/https?:\S+/.exec(mail.text)?.[0] ?? '');
  return pathname + search;
}

/** Every email that the site keeps, the newest first. */
export async function keptMailsOf({ dataDir }: RunningSite): Promise<KeptMail[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  const mails = await Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))));
  return mails.sort((a: KeptMail, b: KeptMail) => b.at.localeCompare(a.at));
}
