import { join } from 'node:path';
import type { ChosenDatabase } from '@/database/choose';
import { disconnectDatabase } from '@/lib/platform/db';
import { readEnv } from '@/lib/platform/env';
import { keysAdvice } from '@/lib/platform/files/missing-keys';
import { isDiskFull } from '@/lib/platform/server/disk';
import { User } from '@/models/user';
import { makeAdmin } from './create-admin';
import { openUpToDate } from './open-database';
import { DEMO_DELETE_KEY, DEMO_LOGINS, fillIfEmpty } from './seed';
import { portIsFree, portIsFreed, startSite } from './site';
import { buildWhenStale } from './start/build';
import { type KeptSite, keepSite } from './start/keep-site';
import { localSecret, takeLocalKeys } from './start/local-keys';

/** Everything `npm start` does after the packages are there. Resolves when the site has been stopped. */
export async function startProduct({
  development,
  empty = false,
}: {
  development: boolean;
  /** Without the demo: the site says how to make its first admin, and where the catalogue is filled. */
  empty?: boolean;
}): Promise<void> {
  const port = portOf(process.env.PORT);
  readEnv(process.env);
  const folder = process.env.DATA_DIR ?? '.data';
  const deployed = process.env.NODE_ENV === 'production' || Boolean(process.env.MONGODB_URI);
  process.env.NEXTAUTH_SECRET ||= deployed ? missingSecret() : localSecret(folder, 'session-secret', 'base64url');
  if (deployed && process.env.SMTP_URL && !process.env.NEXTAUTH_URL) missingAddress();
  await portIsFree(port);
  if (!development) await buildWhenStale();

  const database = await openUpToDate(folder, say, { newerIsFine: deployed });
  for (const name of database.migrated) if (deployed) console.log(`Upgraded: ${name}.`);
  let failure: string | null = null;
  try {
    if (!deployed) await takeLocalKeys(folder);
    const keys = await keysAdvice(deployed ? null : folder);
    const full = (await isDiskFull()) ? fullDiskAdvice(folder) : '';
    const demo = deployed || empty ? false : await fillIfEmpty();
    const missing = empty ? await firstAdmin() : '';
    await disconnectDatabase();
    if (demo) process.env.BLOG_DELETE_KEY ||= DEMO_DELETE_KEY;
    const host = process.env.HOST || (deployed ? undefined : LOCAL_HOST);
    const start = () => startSite({ port, host, development, env: siteEnv({ development, deployed }) });
    const site = await start();
    const kept = keepSite(site, development ? null : () => portIsFreed(port).then(start), say);
    // Before the line that names Ctrl-C: pressed at once, it ends all in order too.
    const stopped = untilStopped(kept, database);
    const bare = empty ? `  No demo. ${missing}Fill the catalogue: ${site.url}/app/admin/catalogue\n` : '';
    console.log(`
  ${site.url}
  Database: ${database.description}${database.shared ? '; this site stops when that one does' : ''}
  Emails: ${mailDescription(folder, development)}
${demo ? `  Demo logins, password ${DEMO_LOGINS.password}: ${DEMO_LOGINS.emails.join(', ')}\n  Key to delete a blog article: ${process.env.BLOG_DELETE_KEY}\n` : ''}${bare}${keys ? `  Attention: ${keys.text} ${keys.todo}\n` : ''}${full ? `  Attention: ${full}\n` : ''}  Stop with Ctrl-C.
`);
    failure = await stopped;
  } finally {
    await database.stop();
  }
  if (failure) throw new Error(failure);
  process.exit(0);
}

/** Asks for the first admin of a site without a demo; how to make one where nobody can be asked, '' where there is one. */
async function firstAdmin(): Promise<string> {
  if (await User.exists({ role: 'admin' })) return '';
  if (!process.stdin.isTTY) return 'Make the first admin in another terminal: npm run create-admin. ';
  console.log('\n  The first admin of this site:');
  await makeAdmin([]);
  return '';
}

const fullDiskAdvice = (folder: string) =>
  `The disk is nearly full, so the site is read-only. Free up space (delete old backups, ${join(folder, 'before-…')} and ${join(folder, 'set-aside-…')} first). \`npm run backup -- folder\` to another disk still works.`;

/** A demo's passwords are in the README: such a site is for this machine, unless HOST says otherwise. */
const LOCAL_HOST = '127.0.0.1';

function siteEnv({ development, deployed }: { development: boolean; deployed: boolean }): Record<string, string> {
  return {
    MONGODB_URI: String(process.env.MONGODB_URI),
    NEXTAUTH_SECRET: String(process.env.NEXTAUTH_SECRET),
    DOCUMENTS_KEY: process.env.DOCUMENTS_KEY ?? '',
    SIGNING_KEY: process.env.SIGNING_KEY ?? '',
    // On one's own machine the terminal is for people: no line per request.
    LOG_LEVEL: process.env.LOG_LEVEL ?? (deployed ? 'info' : 'warn'),
    NODE_ENV: development ? 'development' : 'production',
  };
}

function mailDescription(folder: string, development: boolean): string {
  if (readEnv(process.env).SMTP_URL) return 'sent by the server in SMTP_URL';
  const shown = development ? ', shown at /dev/mails' : '';
  return `stored in ${join(folder, 'outbox')}${shown}; set SMTP_URL, or a mail server under This site, to send them`;
}

function portOf(given: string | undefined): number {
  const port = Number(given ?? 3000);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT must be a number from 1 to 65535, not '${given}'.`);
}

function missingSecret(): never {
  throw new Error(
    'NEXTAUTH_SECRET is not set. In production, sessions need a secret of at least 32 random characters (openssl rand -base64 32).',
  );
}

function missingAddress(): never {
  throw new Error("NEXTAUTH_URL is not set. Links in emails need the site's address, like https://study.example.org.");
}

/**
 * Resolves with null when a signal stopped the site, with one sentence when its web process or its database ended too often to be started
 * again; by then the site is stopped.
 */
async function untilStopped(site: KeptSite, { gaveUp }: ChosenDatabase): Promise<string | null> {
  const signalled = new Promise<null>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(null));
  });
  const why = await Promise.race([signalled, site.ended, ...(gaveUp ? [gaveUp] : [])]);
  await site.stop();
  return why;
}

/** A line for the person at the terminal, between those of the processes. */
const say = (line: string) => console.error(`\n${line}\n`);
