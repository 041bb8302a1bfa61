import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { chooseDatabase } from '@/database/choose';
import { connectDatabase, disconnectDatabase } from '@/lib/platform/db';
import { forget } from '@/lib/platform/once';
import { connectEffects } from '@/lib/wiring/effects';
import { createIndexes } from '@/models/indexes';
import { ensureChromium } from '@/scripts/chromium';
import { fillWithDemo } from '@/scripts/seed';
import { freePort, type Site, startSite } from '@/scripts/site';
import { buildWhenStale } from '@/scripts/start/build';

/** Runs something on an empty database with all indexes, which MONGODB_URI names meanwhile; nothing of it stays. */
async function onDatabase(run: () => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const { MONGODB_URI: chosen } = process.env;
  const database = await chooseDatabase(folder);
  process.env.MONGODB_URI = database.uri;
  // A database before this one in the same run.
  forget('env');
  process.env.NEXTAUTH_SECRET ??= 'a secret of the bench, 32 characters or more';
  try {
    connectEffects();
    await connectDatabase();
    await createIndexes();
    await run();
  } finally {
    await disconnectDatabase();
    await database.stop();
    // Else the next database would be looked for where this one was.
    if (chosen === undefined) delete process.env.MONGODB_URI;
    else process.env.MONGODB_URI = chosen;
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs something beside a production site of its own, once `fill` has filled its database. */
export async function onSite(fill: () => Promise<unknown>, run: (site: Site) => Promise<void>): Promise<void> {
  await buildWhenStale();
  await onDatabase(async () => {
    await fill();
    const site = await startProcess();
    try {
      await run(site);
    } finally {
      await site.stop();
    }
  });
}

/**
 * Resolves when the courses just added are so old that a start need not look at them again: operators start a site that was
 * at rest, not one that was filled half a minute ago.
 */
export async function catalogueIsAtRest(): Promise<void> {
  await setTimeout(31_000);
}

/** The same with the demo and so many courses. */
export const onDemoSite = (courses: number, run: (site: Site) => Promise<void>): Promise<void> =>
  onSite(() => fillWithDemo({ courses }), run);

/** Opens /metrics of the processes measured. */
export const METRICS_TOKEN = 'the token of the bench';

/** Starts a web process on the present database, as an operator does, without rate limits. */
export async function startProcess(): Promise<Site> {
  const { MONGODB_URI = '', NEXTAUTH_SECRET = '' } = process.env;
  const settings = { NODE_ENV: 'production', LOG_LEVEL: 'error', RATE_LIMITS: 'off', METRICS_TOKEN };
  const env = { MONGODB_URI, NEXTAUTH_SECRET, ...settings };
  return startSite({ port: await freePort(), quiet: true, env });
}

/** Runs something with a browser that asks nothing of the network by itself. */
export async function withBrowser<T>(run: (browser: Browser) => Promise<T>): Promise<T> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
  const browser = await chromium.launch({ executablePath: ensureChromium(), args });
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}
