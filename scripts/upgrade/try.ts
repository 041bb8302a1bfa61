import mongoose from 'mongoose';
import { chooseDatabase } from '@/database/choose';
import { counted } from '@/lib/domain/texts/counted';
import { connectDatabase, disconnectDatabase } from '@/lib/platform/db';
import { VERSION } from '@/lib/platform/migrations/all';
import { bringUpToDate } from '@/lib/platform/migrations/migrate';
import { forget } from '@/lib/platform/once';
import { productVersion } from '@/lib/platform/server/version';
import { siteStatus } from '@/lib/services/file/watch/status';
import { freePort, type Site, startSite } from '../site';
import { localSecret, takeKeyThatIsThere } from '../start/local-keys';

/** What there must not be fewer of after the migrations. */
const COUNTED = ['users', 'profiles', 'courses', 'applications', 'messages', 'uploads.files'];
/** Lines of the page Status that decide. */
const DECIDE = ['version', 'database', 'indexes', 'files'];
const READ = ['/', '/courses', '/login', '/api/v1/course-search?limit=1'];
const READY_MS = 120_000;

/**
 * What `npm run upgrade` of the version before runs in the folder of this one, on a copy of the data in DATA_DIR:
 * brings it up to date, looks
 * whether all of it is there, and whether a web process answers from it, without taking anything.
 * @throws Error with one sentence that says what is not as it should be
 */
export async function main(): Promise<void> {
  const folder = process.env.DATA_DIR ?? '.data';
  const database = await chooseDatabase(folder);
  process.env.MONGODB_URI = database.uri;
  process.env.NEXTAUTH_SECRET ||= localSecret(folder, 'session-secret', 'base64url');
  takeKeyThatIsThere(folder);
  forget('env');
  try {
    await connectDatabase();
    const before = await counts();
    const migrated = await bringUpToDate();
    const after = await counts();
    for (const name of COUNTED)
      if ((after[name] ?? 0) < (before[name] ?? 0))
        throw new Error(`The new version lost some ${name}: ${before[name]} before, ${after[name]} after.`);
    await looksGood();
    await disconnectDatabase();
    console.log(`  Data: now version ${VERSION}, ${counted(migrated.length, 'change')} made.`);
    await answers();
    console.log(`  Version ${await productVersion()} responds.`);
  } finally {
    await disconnectDatabase();
    await database.stop();
  }
}

async function counts(): Promise<Record<string, number>> {
  const { db } = mongoose.connection;
  const pairs = COUNTED.map(async (name) => [name, (await db?.collection(name).countDocuments()) ?? 0] as const);
  return Object.fromEntries(await Promise.all(pairs));
}

async function looksGood(): Promise<void> {
  const broken = (await siteStatus()).find(({ id, state }) => DECIDE.includes(id) && state === 'bad');
  if (broken) throw new Error(`${broken.label}: ${broken.text} ${broken.advice}`.trim());
}

/** Starts a web process that takes nothing, and asks it for some pages. */
async function answers(): Promise<void> {
  const { MONGODB_URI = '', NEXTAUTH_SECRET = '', DOCUMENTS_KEY = '' } = process.env;
  const site = await startSite({
    port: await freePort(),
    host: '127.0.0.1',
    quiet: true,
    env: {
      MONGODB_URI,
      NEXTAUTH_SECRET,
      DOCUMENTS_KEY,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      UPGRADE_TRIAL: '1',
    },
  });
  try {
    await isReady(site);
    for (const path of READ) {
      const { status } = await fetch(site.url + path, { redirect: 'manual' });
      if (status !== 200) throw new Error(`The new version answers ${path} with ${status}.\n${site.output()}`);
    }
    const written = await fetch(`${site.url}/api/v1/auth`, { method: 'POST' });
    if (written.status !== 503) throw new Error('The new version accepts writes while it is being checked.');
  } finally {
    await site.stop();
  }
}

async function isReady({ url, output }: Site): Promise<void> {
  const until = Date.now() + READY_MS;
  for (;;) {
    const answer = await fetch(`${url}/readyz`);
    if (answer.ok) return;
    if (Date.now() > until)
      throw new Error(`The new version did not become ready: ${await answer.text()}\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
