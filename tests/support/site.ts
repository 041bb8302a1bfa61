import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { chooseDatabase } from '@/database/choose';
import type { Role } from '@/lib/domain/roles';
import { SESSION_COOKIE } from '@/lib/platform/auth/session';
import { connectDatabase, disconnectDatabase } from '@/lib/platform/db';
import { bringUpToDate } from '@/lib/platform/migrations/migrate';
import { forget } from '@/lib/platform/once';
import { tokenFor } from '@/lib/services/people/accounts/accounts';
import { connectEffects } from '@/lib/wiring/effects';
import { User } from '@/models/user';
import { fillWithDemo } from '@/scripts/seed';
import { freePort, type Site, startSite } from '@/scripts/site';
import { copyDemo } from './demo-folder';

export interface RunningSite {
  url: string;
  /** Where it keeps its files: DATA_DIR. */
  dataDir: string;
  /** The process id of the web server, for tests that measure or end it. */
  pid: number;
  /** What it has logged so far. */
  output(): string;
  /** Its exit code, once it has ended by itself; null after a signal. */
  ended: Promise<number | null>;
}

export interface LaunchedSite extends RunningSite {
  /** Starts one more web process on the same database, with settings of its own beside the site's. */
  another(port?: number, settings?: Record<string, string>): Promise<RunningSite>;
  stop(): Promise<void>;
}

interface WorkerFixtures {
  /** A production site of this worker's own, filled with the demo. The test process is connected to its database. */
  site: RunningSite;
  /**
   * One page of the browser for the worker's tests that only look at pages: what these have in common is loaded and compiled
   * once, as in a visitor's browser. It stands here because a fixture of the worker in one file only gives that file workers,
   * browsers and sites of its own.
   */
  onePage: Page;
}

interface TestFixtures {
  /** Signs the page's browser in as the demo persona of this role, by cookie. */
  loginAs(role: Role): Promise<void>;
  /** Fails the test on any console error, page error or answer of 500 and above. */
  nothingBroken: undefined;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern
    async ({}, use) => {
      const launched = await launchSite({ courses: 3_000 });
      await use(launched);
      await launched.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  onePage: [
    async ({ browser, site }, use) => {
      const page = await browser.newPage({ locale: 'en-GB', timezoneId: 'UTC', baseURL: site.url });
      await use(patient(page));
      await page.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  loginAs: async ({ context, site }, use) => use((role) => signIn(context, site, `${role}@example.com`)),
  page: async ({ page, javaScriptEnabled }, use) => {
    await use(javaScriptEnabled === false ? page : patient(page));
  },
  nothingBroken: [
    async ({ page }, use) => {
      const broken = watch(page);
      await use(undefined);
      expect(broken).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * A production site on a database of its own, with the demo and so many courses, or empty. The test process is
 * connected to that database until `stop`, then again to the one before. `settings`: environment variables of its processes.
 * `own`: a database that the test started itself, and stops itself.
 */
export async function launchSite(
  demo: { courses: number } | null,
  settings: Record<string, string> = {},
  own?: { uri: string },
): Promise<LaunchedSite> {
  const outer = process.env.MONGODB_URI;
  await disconnectDatabase();
  delete process.env.MONGODB_URI;
  process.env.NEXTAUTH_SECRET = 'a secret of the browser tests, 32 characters or more';
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  if (demo && !own) await copyDemo(demo.courses, folder);
  const database = own ? { ...own, stop: async () => {} } : await chooseDatabase(folder);
  process.env.MONGODB_URI = database.uri;
  forget('env');
  connectEffects();
  await connectDatabase();
  if (demo && own) await fillWithDemo({ ...demo, quiet: true });
  else await bringUpToDate();
  const env = {
    MONGODB_URI: database.uri,
    DATA_DIR: folder,
    NEXTAUTH_SECRET: process.env.NEXTAUTH_SECRET,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    WHATSAPP_NUMBER: '911234567890',
    BLOG_DELETE_KEY: 'the key',
    // Receivers of the tests' own.
    WEBHOOK_NETWORKS: '127.0.0.0/8',
    ...settings,
  };
  const processes: Site[] = [];
  const another = async (port?: number, own: Record<string, string> = {}) => {
    const site = await startSite({ port: port ?? (await freePort()), quiet: true, env: { ...env, ...own } });
    processes.push(site);
    const ended = new Promise<number | null>((resolve) => site.process.once('exit', resolve));
    return { url: site.url, dataDir: folder, pid: site.process.pid ?? 0, output: site.output, ended };
  };
  return {
    ...(await another()),
    another,
    stop: async () => {
      for (const site of processes) await site.stop();
      await disconnectDatabase();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
      forget('env');
      if (outer) {
        process.env.MONGODB_URI = outer;
        await connectDatabase();
      } else delete process.env.MONGODB_URI;
    },
  };
}

/**
 * The page as a person meets it who waits until it answers: after `goto`, React has taken over all controls in sight. What
 * happens to those who don't wait has a test of its own (small-things.spec).
 */
function patient(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    if (!options?.waitUntil) await untilControlsAnswer(page);
    return response;
  };
  return page;
}

/** Waits until React has taken over all controls of a page that was opened in another way than by `goto`, such as in a new tab. */
export async function untilControlsAnswer(page: Page): Promise<void> {
  const until = Date.now() + 20_000;
  // Not by `waitForFunction`, which puts 340 kB of Playwright's own script into each page.
  while (!(await page.evaluate(controlsAnswer, until).catch(wentElsewhere))) {
    if (Date.now() > until) throw new Error(`React has not taken over all controls of ${page.url()} within 20 s.`);
  }
}

/** A page that leads elsewhere while it is looked at is looked at again. */
function wentElsewhere(error: Error): false {
  if (/Execution context was destroyed|Cannot find context/.test(error.message)) return false;
  throw error;
}

/**
 * Waits, at the longest until this moment (ms), for every part of the page to come and React to own its controls and to have had a
 * frame to finish what it began with them; returns whether it was so. Runs in the page.
 */
async function controlsAnswer(until: number): Promise<boolean> {
  const isReady = () => {
    // React leaves a template where a part of the page is still to be put.
    if (document.querySelector('template[id^="B:"]')) return false;
    const controls = document.querySelectorAll('main :is(form, input:not([type="hidden"]), select, textarea, button)');
    return [...controls].every((one) => Object.keys(one).some((key) => key.startsWith('__reactProps$')));
  };
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  while (!isReady() && Date.now() < until) await frame();
  await frame();
  return isReady();
}

/** Puts a session of this account into the browser, in place of any other. */
export async function signIn(context: BrowserContext, site: RunningSite, email: string): Promise<void> {
  await connectDatabase();
  const user = await User.findOne({ email }).lean();
  if (!user) throw new Error(`no account ${email}`);
  await leavePages(context);
  await context.addCookies([{ name: SESSION_COOKIE, value: await tokenFor(user), url: site.url, httpOnly: true }]);
}

/** Takes every cookie out of the browser. */
export async function signOut(context: BrowserContext): Promise<void> {
  await leavePages(context);
  await context.clearCookies();
}

/** A page that sees its session end or change goes elsewhere by itself, which would cut off the test's next `goto`. */
async function leavePages(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.goto('about:blank')));
}

/** The browser logs every failed request; answers under 500 and connections that a test cuts are worded by the page. */
const EXPECTED_FAILURE =
  /\b(4\d\d|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING)\b/;

/** Collects what should never happen on a page: console errors, exceptions, answers of 500 and above. */
export function watch(page: Page): string[] {
  const broken: string[] = [];
  page.on('console', (message) => {
    const refused = message.text().startsWith('Failed to load resource') && EXPECTED_FAILURE.test(message.text());
    if (message.type() === 'error' && !refused) broken.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => broken.push(`exception: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 500) broken.push(`${response.status()} ${response.url()}`);
  });
  return broken;
}

export { expect };

/** Waits until React has taken over the element: before, a press of Enter sends a form as a page without scripts does. */
export async function untilInteractive(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith('__reactProps$')),
    selector,
  );
}
