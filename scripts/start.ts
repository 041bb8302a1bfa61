import { join } from 'node:path';
import { type ChosenDatabase, chooseDatabase } from '@/database/choose';
import { disconnectDatabase } from '@/lib/platform/db';
import { readEnv } from '@/lib/platform/env';
import { refuseTooOld } from '@/lib/platform/migrations/migrate';
import { openUpToDate } from './open-database';
import { DEMO_DELETE_KEY, DEMO_LOGINS, fillIfEmpty } from './seed';
import { portIsFree, startSite } from './site';
import { buildWhenStale } from './start/build';
import { keysAdvice, localSecret, takeLocalKeys } from './start/local-keys';

/** Everything `npm start` does after the packages are there. Resolves when the site has been stopped. */
export async function startProduct({ development }: { development: boolean }): Promise<void> {
  const port = portOf(process.env.PORT);
  readEnv(process.env);
  const folder = process.env.DATA_DIR ?? '.data';
  const deployed = process.env.NODE_ENV === 'production' || Boolean(process.env.MONGODB_URI);
  process.env.NEXTAUTH_SECRET ||= deployed ? missingSecret() : localSecret(folder, 'session-secret', 'base64url');
  if (deployed && process.env.SMTP_URL && !process.env.NEXTAUTH_URL) missingAddress();
  await portIsFree(port);
  if (!development) await buildWhenStale();

  const database = deployed ? await openUsable(folder) : await openUpToDate(folder);
  try {
    if (!deployed) await takeLocalKeys(folder);
    const keys = await keysAdvice(deployed ? null : folder);
    const demo = deployed ? false : await fillIfEmpty();
    await disconnectDatabase();
    if (demo) process.env.BLOG_DELETE_KEY ||= DEMO_DELETE_KEY;
    const host = process.env.HOST || (deployed ? undefined : LOCAL_HOST);
    const site = await startSite({ port, host, development, env: siteEnv({ development, deployed }) });
    console.log(`
  ${site.url}
  Database: ${database.description}
  E-mails: ${mailDescription(folder, development)}
${demo ? `  Demo logins, password ${DEMO_LOGINS.password}: ${DEMO_LOGINS.emails.join(', ')}\n  Key to delete a blog: ${process.env.BLOG_DELETE_KEY}\n` : ''}${keys ? `  Attention: ${keys}\n` : ''}  Stop with Ctrl-C.
`);
    await untilStopped(site.process, site.stop);
  } finally {
    await database.stop();
  }
  process.exit(0);
}

/** A deployment is brought up to date by `npm run db:indexes`; what is too old for its database doesn't begin. */
async function openUsable(folder: string): Promise<ChosenDatabase> {
  const database = await chooseDatabase(folder);
  process.env.MONGODB_URI = database.uri;
  try {
    await refuseTooOld();
  } catch (error) {
    await disconnectDatabase();
    await database.stop();
    throw error;
  }
  return database;
}

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
  return `kept in ${join(folder, 'outbox')}${development ? ', shown at /dev/mails' : ''}; set SMTP_URL to send them`;
}

function portOf(given: string | undefined): number {
  const port = Number(given ?? 3000);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT must be a number from 1 to 65535, not '${given}'.`);
}

function missingSecret(): never {
  throw new Error(
    'NEXTAUTH_SECRET is not set: in production sessions need a secret of at least 32 random characters (openssl rand -base64 32).',
  );
}

function missingAddress(): never {
  throw new Error(
    "NEXTAUTH_URL is not set: the links in e-mails need the site's own address, like https://study.example.org.",
  );
}

async function untilStopped(child: { once(event: 'exit', then: () => void): unknown }, stop: () => Promise<void>) {
  await new Promise<void>((resolve) => {
    child.once('exit', resolve);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop().then(resolve));
  });
}
