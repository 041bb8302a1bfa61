import type { BrowserContext, Page } from '@playwright/test';
import { tokenFor } from '@/lib/services/people/accounts/accounts';
import { User } from '@/models/user';
import { figures, percentile } from './percentile';
import { reach } from './results';
import { onDemoSite, withBrowser } from './site';

const COURSES = 3_000;
const ROUNDS = 5;
const ROLES = ['student', 'agent', 'team', 'admin'] as const;

interface Press {
  path: string;
  /** From the press to the painted page, in ms. */
  took: number;
}

/**
 * From the press on each entry of each role's menu to the painted page: its address is there, its heading is another one
 * than before, no skeleton is in sight, and a frame was drawn. On a production build, five rounds after one that isn't
 * counted.
 */
export async function benchNavigation(): Promise<void> {
  await onDemoSite(COURSES, (site) =>
    withBrowser(async (browser) => {
      const all: Press[] = [];
      for (const role of ROLES) {
        const context = await browser.newContext({ viewport: { width: 1280, height: 1000 }, reducedMotion: 'reduce' });
        const times = await walk(context, site.url, role);
        await context.close();
        print(role, times);
        for (const [path, p50] of slowest(times)) console.log(`  ${p50.toFixed(0).padStart(5)} ms  ${path}`);
        all.push(...times);
      }
      print('all', all);
      reach('navigation', percentile(tookOf(all), 0.95));
    }),
  );
}

async function walk(context: BrowserContext, url: string, role: (typeof ROLES)[number]): Promise<Press[]> {
  const user = await User.findOne({ email: `${role}@example.com` }).lean();
  if (!user) throw new Error('The demo is missing: upload it.');
  await context.addCookies([{ name: 'token', value: await tokenFor(user), url }]);
  const page = await context.newPage();
  // Until React owns the menu, a press loads the page as a visitor's first one; it opens the stream of events.
  await Promise.all([page.waitForRequest(/\/api\/v1\/events/), page.goto(`${url}/app/${role}`)]);
  const menu = page
    .getByRole('navigation')
    .filter({ has: page.getByRole('link', { name: 'Settings' }) })
    .first();
  const paths = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const times: Press[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const path of paths) {
      if (new URL(page.url()).pathname === path) continue;
      const took = await press(page, path);
      if (round > 0) times.push({ path, took });
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

function print(name: string, times: readonly Press[]): void {
  console.log(`${name.padEnd(8)} ${times.length} presses  ${figures(tookOf(times))}`);
}

/** The four entries that take longest, by their median. */
function slowest(times: readonly Press[]): [path: string, p50: number][] {
  const paths = [...new Set(times.map(({ path }) => path))];
  const ofPath = (path: string) => tookOf(times.filter((press) => press.path === path));
  const medians = paths.map((path): [string, number] => [path, percentile(ofPath(path), 0.5)]);
  return medians.toSorted(([, one], [, other]) => other - one).slice(0, 4);
}

const tookOf = (times: readonly Press[]) => times.map(({ took }) => took);
