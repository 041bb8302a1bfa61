import type { Role } from '@/lib/domain/roles';
import { Enquiry } from '@/models/enquiry';
import { expectAxeClean } from '../support/axe';
import { lowContrast } from '../support/contrast';
import { PAGES, withRecords } from '../support/pages';
import { person } from '../support/people';
import { test as base, expect, signOut } from '../support/site';
import { tablesOverTheirSheet } from '../support/tables';
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

/** A phone, a laptop; in the long run also the laptop at 200 % zoom. */
const VIEWPORTS = [[390, 844], [1280, 900], ...(process.env.LONG_TESTS ? [[640, 450] as const] : [])] as const;

/** kB of scripts of an empty page, once they are weighed in this worker. */
let empty: number | undefined;

/** Every tenth page is requested contrast by axe too, and in the long tests every one: that is four fifths of axe's time. */
const asksAxeForContrast = (at: number) => Boolean(process.env.LONG_TESTS) || at % 10 === 0;

/** The same page with other rows, or none: its frame is tried with the first of them, these in the long run. */
const isSameAgain = (path: string, at: number, paths: readonly string[]) => {
  const [base, query = ''] = path.split('?');
  const hasOtherRows = /^(q|search|state|status|country|show|due|charge|verified|kind|qualify)=/.test(query);
  return hasOtherRows && paths.slice(0, at).some((one) => one.split('?')[0] === base);
};

for (const [who, paths] of Object.entries(PAGES) as [Role | 'visitor', string[]][]) {
  for (const [at, path] of paths.entries()) {
    const most = mostKilobytes(who, path);
    test(`${who} ${path}: axe finds nothing, nothing runs over the edge, 390 and 1280 px, light and dark${most === null ? '' : `; at most ${most} kB of scripts`}${isSameAgain(path, at, paths) ? ' @long' : ''}`, async ({
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
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const kilobytes = (await scriptKilobytes(page)) - empty;
      console.log(`${kilobytes.toFixed(1).padStart(6)} of ${most ?? 'any'} kB  ${who} ${path}`);
      if (most !== null) expect(kilobytes, 'kB of compressed JavaScript over an empty page').toBeLessThanOrEqual(most);
      for (const [width, height] of VIEWPORTS) {
        await page.setViewportSize({ width, height });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const overflow = await page.evaluate(async () => {
            await document.fonts.ready;
            return document.documentElement.scrollWidth - window.innerWidth;
          });
          expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0);
          expect(await tablesOverTheirSheet(page), 'a table runs over its sheet').toEqual([]);
          const asksAll = width === 390 && asksAxeForContrast(at);
          await expectAxeClean(page, colorScheme === 'dark' ? 'scheme' : asksAll ? 'all' : 'all but contrast');
          if (process.env.SCREENSHOTS) {
            const name = `${who}${path.replace(/[^\w]+/g, '-')}-${width}-${colorScheme}.png`;
            await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}`, fullPage: true });
          }
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
  await expect(expectAxeClean(page)).rejects.toThrow('color-contrast');
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
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test('cards at 390 px stay within their sheet with a long address', async ({ page, enter }) => {
  await person('student', { name: 'Long Address', email: `${'venkatanarasimharaju'.repeat(2)}@student.example.com` });
  await enter('admin');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/app/admin/students');
  await expect(page.getByRole('link', { name: 'Long Address' })).toBeVisible();
  expect(await tablesOverTheirSheet(page)).toEqual([]);
});
