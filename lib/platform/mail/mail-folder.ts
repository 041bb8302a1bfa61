import { access, constants, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/platform/env';

/** The mail folder stands in for a mail server: one file per e-mail in DATA_DIR/outbox, the newest kept. */
const KEPT = 500;

export interface KeptMail {
  id: string;
  /** ISO 8601. */
  at: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** Keeps an e-mail; again with the same id replaces it. Mails hold links that open accounts: only this user reads the files. */
export async function keepMail(id: string, mail: Omit<KeptMail, 'id' | 'at'>): Promise<void> {
  await makeFolder();
  const { from, to, subject, text, html, headers } = mail;
  const kept: KeptMail = { id, at: new Date().toISOString(), from, to, subject, text, html, headers };
  const path = join(folder(), `${id}.json`);
  await writeFile(`${path}.part`, JSON.stringify(kept, null, 1), { mode: 0o600 });
  await rename(`${path}.part`, path);
  const names = await fileNames();
  for (const name of names.slice(KEPT)) await rm(join(folder(), name), { force: true });
}

/** Where mails go while no mail server is set, in one sentence for the log at the start of a process. */
export async function describeMailFolder(): Promise<{ writable: boolean; text: string }> {
  try {
    await makeFolder();
    return { writable: true, text: `SMTP_URL is not set: emails are stored in ${folder()} instead of being sent` };
  } catch (error) {
    return { writable: false, text: (error as Error).message };
  }
}

/** All kept e-mails, the newest first. */
export async function keptMails(): Promise<KeptMail[]> {
  const mails = await Promise.all((await fileNames()).map((name) => read(name)));
  return mails.filter((mail) => mail !== null).sort((a, b) => b.at.localeCompare(a.at));
}

/** One e-mail, or null for an unknown id. */
export async function keptMail(id: string): Promise<KeptMail | null> {
  return /^[0-9a-f]{24}$/.test(id) ? read(`${id}.json`) : null;
}

/** Removes the kept e-mails that `isAbout` says yes to. */
export async function removeKeptMails(isAbout: (mail: KeptMail) => boolean): Promise<void> {
  for (const name of await fileNames()) {
    const mail = await read(name);
    if (mail && isAbout(mail)) await rm(join(folder(), name), { force: true });
  }
}

/** Ids begin with their second, so that names sort by time: newest first. */
async function fileNames(): Promise<string[]> {
  const names = await readdir(folder()).catch(() => []);
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse();
}

async function read(name: string): Promise<KeptMail | null> {
  try {
    return JSON.parse(await readFile(join(folder(), name), 'utf8')) as KeptMail;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Rejects with a sentence for the site's operator: in the container nothing can be written. */
async function makeFolder(): Promise<void> {
  try {
    await mkdir(folder(), { recursive: true, mode: 0o700 });
    await access(folder(), constants.W_OK);
  } catch (error) {
    throw new Error(
      `SMTP_URL is not set, and nothing can be written to ${folder()} (DATA_DIR): emails wait for up to three days and are sent when SMTP_URL is set`,
      { cause: error },
    );
  }
}

const folder = () => join(env().DATA_DIR, 'outbox');
