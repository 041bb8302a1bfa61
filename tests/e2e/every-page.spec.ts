import type { BrowserContext } from '@playwright/test';
import type { Role } from '@/lib/domain/roles';
import { expectAxeClean } from '../support/axe';
import { lowContrast } from '../support/contrast';
import { PAGES, withRecords } from '../support/pages';
import { test as base, expect } from '../support/site';
import { tablesOverTheirSheet } from '../support/tables';

/** One browser profile per worker: what the pages have in common is loaded and compiled once, as in a visitor's browser. */
const test = base.extend<object, { profile: BrowserContext }>({
  profile: [
    async ({ browser }, use) => {
      const profile = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC' });
      await use(profile);
      await profile.close();
    },
    { scope: 'worker' },
  ],
  context: ({ profile }, use) => use(profile),
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await use(page);
    await page.close();
  },
});

// Each test stands alone, so the workers share them.
test.describe.configure({ mode: 'parallel' });

for (const [who, paths] of Object.entries(PAGES) as [Role | 'visitor', string[]][]) {
  for (const path of paths) {
    test(`${who} ${path}: axe finds nothing, nothing runs over the edge, 390 and 1280 px, light and dark`, async ({
      page,
      context,
      site,
      loginAs,
    }) => {
      if (who === 'visitor') await context.clearCookies();
      else await loginAs(who);
      const address = new URL(await withRecords(path), site.url).href;
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      for (const [width, height] of [
        [390, 844],
        [1280, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.evaluate(() => document.fonts.ready);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0);
          expect(await tablesOverTheirSheet(page), 'a table runs over its sheet').toEqual([]);
          await expectAxeClean(page, colorScheme === 'dark' ? 'scheme' : width === 390 ? 'all' : 'width');
          if (process.env.SCREENSHOTS) {
            const name = `${who}${path.replace(/[^\w]+/g, '-')}-${width}-${colorScheme}.png`;
            await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}`, fullPage: true });
          }
        }
      }
    });
  }
}

test('a text that is too pale is found: by axe, and by the quicker look at colours', async ({ page, loginAs }) => {
  await loginAs('admin');
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

test('a table that is wider than its sheet is found', async ({ page, loginAs }) => {
  await loginAs('admin');
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
