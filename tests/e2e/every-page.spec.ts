import type { Page } from '@playwright/test';
import { SHARED_SCREENS, type SharedScreen } from '@/lib/domain/areas';
import type { Role } from '@/lib/domain/roles';
import { Enquiry } from '@/models/enquiry';
import { arrived, expectAxeClean } from '../support/axe';
import { lowContrast } from '../support/contrast';
import { PAGES, withRecords } from '../support/pages';
import { person } from '../support/people';
import { test as base, expect, signOut } from '../support/site';
import { tablesOverTheirSheet } from '../support/tables';
import { LONG } from '../support/tiers';
import { EMPTY_PAGE, mostKilobytes, scriptKilobytes } from '../support/weight';

/** Whose session the worker's page has. */
let signedIn: Role | 'visitor' | undefined;

const test = base.extend<{
  /** Makes the page's browser this person's. The same one again: all stays, as a page left for an empty one loses its process. */
  enter(who: Role | 'visitor'): Promise<void>;
}>({
  context: ({ onePage }, use) => use(onePage.context()),
  page: async ({ onePage }, use) => {
    await use(onePage);
    // The next test listens for itself.
    for (const event of ['console', 'pageerror', 'response'] as const) onePage.removeAllListeners(event);
  },
  enter: async ({ context, loginAs }, use) => {
    await use(async (who) => {
      if (who === signedIn) return;
      if (who === 'visitor') await signOut(context);
      else await loginAs(who);
      signedIn = who;
    });
  },
});

// Each test stands alone, so the workers share them.
test.describe.configure({ mode: 'parallel' });

/** What axe is requested in a look: all that it knows, what colours alone decide, or nothing: `lowContrast` is asked in every look. */
const RULES_OF = { most: 'all but contrast', scheme: 'scheme' } as const;

interface Look {
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
  asks: keyof typeof RULES_OF | 'contrast';
}

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 900 };
const ZOOMED = { width: 640, height: 450 };

/** A scheme changes nothing but colours, which `lowContrast` looks at: axe is requested in the dark in the long run alone. */
const IN_THE_DARK = LONG ? 'scheme' : 'contrast';
/** What axe finds on a laptop alone, it finds in the long run. */
const ON_A_LAPTOP = LONG ? 'most' : 'contrast';

/** A phone, then a laptop, each in both schemes; in the long run also the laptop at 200 % zoom. */
const LOOKS: Look[] = [
  { ...PHONE, colorScheme: 'light', asks: 'most' },
  { ...PHONE, colorScheme: 'dark', asks: IN_THE_DARK },
  { ...LAPTOP, colorScheme: 'dark', asks: IN_THE_DARK },
  { ...LAPTOP, colorScheme: 'light', asks: ON_A_LAPTOP },
  ...(LONG
    ? ([
        { ...ZOOMED, colorScheme: 'light', asks: 'most' },
        { ...ZOOMED, colorScheme: 'dark', asks: 'scheme' },
      ] as const)
    : []),
];

/** How many headings of the first level a reader meets. Not by a locator, which puts 340 kB of Playwright's own script into each page. */
const headings = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('h1, [role="heading"][aria-level="1"]')].filter(
        (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[aria-hidden="true"]'),
      ).length,
  );

const pixelsSideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** kB of scripts of an empty page, once they are weighed in this worker. */
let empty: number | undefined;

/** Every tenth page is requested contrast by axe too, and in the long tests every one: that is four fifths of axe's time. */
const asksAxeForContrast = (at: number) => LONG || at % 10 === 0;

/** The same page with other rows, or none: its frame is tried with the first of them, these in the long run. */
const isSameAgain = (path: string, at: number, paths: readonly string[]) => {
  const [base, query = ''] = path.split('?');
  const hasOtherRows = /^(q|search|state|status|country|show|due|charge|verified|kind|qualify)=/.test(query);
  return hasOtherRows && paths.slice(0, at).some((one) => one.split('?')[0] === base);
};

/** Who has the same shared screens as another, in a frame of their own. */
const TWIN: Partial<Record<Role | 'visitor', Role>> = { team: 'admin', helper: 'student' };

/** Whether the twin has the very same screen, which is looked at there: here once, as the page comes on a phone, and in the long run as there. */
function hasTwin(who: Role | 'visitor', path: string): boolean {
  const twin = TWIN[who];
  const screen = path.split(/[/?]/)[3] ?? '';
  const roles: readonly string[] = SHARED_SCREENS[screen as SharedScreen] ?? [];
  return (
    twin !== undefined && roles.includes(twin) && PAGES[twin].includes(path.replace(`/app/${who}`, `/app/${twin}`))
  );
}

for (const [who, paths] of Object.entries(PAGES) as [Role | 'visitor', string[]][]) {
  for (const [at, path] of paths.entries()) {
    const most = mostKilobytes(who, path);
    const looks = !LONG && hasTwin(who, path) ? LOOKS.slice(0, 1) : LOOKS;
    const seen = looks.length === 1 ? '390 px, light' : '390 and 1280 px, light and dark';
    test(`${who} ${path}: axe finds nothing, nothing runs over the edge, ${seen}${most === null ? '' : `; at most ${most} kB of scripts`}${isSameAgain(path, at, paths) ? ' @long' : ''}`, async ({
      page,
      enter,
    }) => {
      if (empty === undefined) {
        await enter('visitor');
        await page.goto(EMPTY_PAGE);
        empty = await scriptKilobytes(page);
      }
      await enter(who);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(await withRecords(path));
      await expect.poll(() => headings(page), 'headings of the first level').toBe(1);
      const kilobytes = (await scriptKilobytes(page)) - empty;
      console.log(`${kilobytes.toFixed(1).padStart(6)} of ${most ?? 'any'} kB  ${who} ${path}`);
      if (most !== null) expect(kilobytes, 'kB of compressed JavaScript over an empty page').toBeLessThanOrEqual(most);
      for (const { width, height, colorScheme, asks } of looks) {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme });
        await arrived(page);
        expect(await pixelsSideways(page), 'the page scrolls sideways').toBeLessThanOrEqual(0);
        expect(await tablesOverTheirSheet(page), 'a table runs over its sheet').toEqual([]);
        const byAxeToo = width === PHONE.width && asks === 'most' && asksAxeForContrast(at);
        if (asks === 'contrast') expect(await lowContrast(page)).toEqual([]);
        else await expectAxeClean(page, byAxeToo ? 'all' : RULES_OF[asks]);
        if (process.env.SCREENSHOTS) {
          const name = `${who}${path.replace(/[^\w]+/g, '-')}-${width}-${colorScheme}.png`;
          await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}`, fullPage: true });
        }
      }
    });
  }
}

test('a text that is too pale is found: by axe, and by the quicker look at colours', async ({ page, enter }) => {
  await enter('admin');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/app/admin/facts');
  expect(await lowContrast(page)).toEqual([]);
  await page.evaluate(() => {
    const pale = new CSSStyleSheet();
    pale.replaceSync('main h2 { opacity: 0.3 }');
    document.adoptedStyleSheets.push(pale);
  });
  expect(await lowContrast(page)).toContainEqual(expect.stringMatching(/^\d\.\d\d Exchange rates$/));
  await expect(expectAxeClean(page, 'all')).rejects.toThrow('color-contrast');
});

test('a table that is wider than its sheet is found', async ({ page, enter }) => {
  await enter('admin');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/app/admin/students');
  await expect(page.getByRole('table', { name: 'All Students' })).toBeVisible();
  expect(await tablesOverTheirSheet(page)).toEqual([]);
  await page
    .locator('main td')
    .first()
    .evaluate((cell) => (cell as HTMLElement).style.setProperty('min-width', '40rem'));
  expect(await tablesOverTheirSheet(page)).toEqual([expect.stringMatching(/^All Students: \d+ px$/)]);
});

test('leads fit their sheet at 1280 px with the longest of their words', async ({ page, enter }) => {
  const counsellor = await person('team', { name: 'Lakshmi Venkataraman' });
  await Enquiry.create({
    name: 'Venkatanarasimharajuvaripeta Subramaniam',
    email: 'subramaniam.venkatanarasimharaju@student.example.com',
    mobile: '+919000066612',
    message: 'I finish my studies in May. Is a post-baccalaureate certificate open to me, and what does it cost?',
    source: 'landing',
    state: 'student',
    counsellorId: counsellor.userId,
    followUpOn: '2031-09-30',
  } as never);
  await enter('admin');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/app/admin/leads?state=all&counsellor=all');
  await expect(page.getByRole('link', { name: 'Venkatanarasimharajuvaripeta' })).toBeVisible();
  expect(await tablesOverTheirSheet(page)).toEqual([]);
  expect(await pixelsSideways(page)).toBeLessThanOrEqual(0);
});

test('cards at 390 px stay within their sheet with a long address', async ({ page, enter }) => {
  await person('student', { name: 'Long Address', email: `${'venkatanarasimharaju'.repeat(2)}@student.example.com` });
  await enter('admin');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/app/admin/students');
  await expect(page.getByRole('link', { name: 'Long Address' })).toBeVisible();
  expect(await tablesOverTheirSheet(page)).toEqual([]);
});
