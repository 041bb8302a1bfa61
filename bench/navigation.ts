import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chooseDatabase } from '@/database/choose';
import { connectDatabase, disconnectDatabase } from '@/lib/db';
import { tokenFor } from '@/lib/services/accounts/accounts';
import { User } from '@/models/user';
import { buildWhenStale } from '@/scripts/build';
import { ensureChromium } from '@/scripts/chromium';
import { fillWithDemo } from '@/scripts/seed';
import { freePort, startSite } from '@/scripts/site';
import { reach } from './results';

const COURSES = 3_000;
const ROUNDS = 5;
const ROLES = ['student', 'agent', 'team', 'admin'] as const;

/**
 * From the press on each entry of each role's menu to the painted page: its address is there, its heading is another one
 * than before, no skeleton is in sight, and a frame was drawn. On a production build, five rounds after one that isn't
 * counted.
 */
export async function benchNavigation(): Promise<void> {
  await buildWhenStale();
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const database = await chooseDatabase(folder);
  process.env.MONGODB_URI = database.uri;
  process.env.NEXTAUTH_SECRET ??= 'a secret of the bench, 32 characters or more';
  await fillWithDemo({ courses: COURSES });
  const { MONGODB_URI, NEXTAUTH_SECRET } = process.env;
  const env = { MONGODB_URI, NEXTAUTH_SECRET, NODE_ENV: 'production', LOG_LEVEL: 'error', RATE_LIMITS: 'off' };
  const site = await startSite({ port: await freePort(), quiet: true, env });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await connectDatabase();
    const all: number[] = [];
    for (const role of ROLES) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 1000 }, reducedMotion: 'reduce' });
      const times = await walk(context, site.url, role);
      await context.close();
      print(role, times);
      all.push(...times);
    }
    print('all', all);
    reach('navigation.p95', percentile(all, 0.95));
  } finally {
    await browser.close();
    await site.stop();
    await disconnectDatabase();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function walk(context: BrowserContext, url: string, role: (typeof ROLES)[number]): Promise<number[]> {
  const user = await User.findOne({ email: `${role}@example.com` }).lean();
  if (!user) throw new Error('The demo is not there.');
  await context.addCookies([{ name: 'token', value: await tokenFor(user), url }]);
  const page = await context.newPage();
  await page.goto(`${url}/app/${role}`);
  // Until React owns the menu, a press loads the page as a visitor's first one.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('nav a') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
  const menu = page
    .getByRole('navigation')
    .filter({ has: page.getByRole('link', { name: 'Settings' }) })
    .first();
  const paths = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const path of paths) {
      if (new URL(page.url()).pathname === path) continue;
      const took = await press(page, path);
      if (round > 0) times.push(took);
    }
  }
  return times;
}

/** Milliseconds from the press on the menu's link to the painted page. */
function press(page: Page, path: string): Promise<number> {
  return page.evaluate(
    (to) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('main h1');
        const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${to}"]`);
        const began = performance.now();
        link?.click();
        const timer = setInterval(() => {
          const heading = document.querySelector('main h1');
          if (location.pathname !== to || !heading || heading === before) return;
          if (document.querySelector('main .animate-skeleton')) return;
          clearInterval(timer);
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
        });
      }),
    path,
  );
}

function print(name: string, times: number[]): void {
  const at = (share: number) => `${percentile(times, share).toFixed(0).padStart(5)} ms`;
  console.log(`${name.padEnd(8)} ${times.length} presses  p50 ${at(0.5)}  p95 ${at(0.95)}  largest ${at(1)}`);
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
