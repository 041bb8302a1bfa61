import type { Page } from '@playwright/test';
import type { Role } from '@/lib/domain/roles';
import { differenceFromAccepted } from '../../support/looks';
import { expect, test } from '../../support/site';

/** The screens whose looks are kept. */
const SCREENS: readonly { name: string; as?: Role; path: string; find?: (page: Page) => Promise<string> }[] = [
  { name: 'landing', path: '/' },
  { name: 'sign-in', path: '/login' },
  { name: 'public-search', path: '/courses?q=nursing&sort=name' },
  { name: 'nothing-found', path: '/courses?q=zzzzqqqq' },
  { name: 'universities', path: '/universities?country=UK' },
  { name: 'student-dashboard', as: 'student', path: '/app/student' },
  { name: 'student-search', as: 'student', path: '/app/student/search-course?q=data+science&sort=name' },
  { name: 'applications', as: 'student', path: '/app/student/my-applications?country=UK' },
  { name: 'application', as: 'student', path: '/app/student/my-applications?country=UK', find: firstApplication },
  { name: 'profile-step', as: 'student', path: '/app/student/profile?step=2' },
  { name: 'agent-dashboard', as: 'agent', path: '/app/agent' },
  // The demo's own students first, whatever other tests of the worker have added.
  { name: 'many-rows', as: 'admin', path: '/app/admin/students?size=50&sort=createdOn' },
  { name: 'board', as: 'team', path: '/app/team/applications' },
  { name: 'long-names', path: '/courses?q=acting@liverpool&country=UK&sort=name', find: firstCourse },
];

/** Widths of a phone, a tablet, a laptop, and of a laptop at 200 %. */
const SIZES = [
  [390, 844],
  [640, 400],
  [768, 1024],
  [1280, 800],
] as const;

/** More than this of a screen is a change of its look; names, days and counts of the demo stay below. */
const ALLOWED = 0.06;

// One screen with every run, so that the test itself is known to work; all of them with the long tests.
for (const { name, as, path, find } of SCREENS) {
  test(`${name} looks as it was accepted, in every width and both themes`, async ({ page, loginAs }) => {
    test.setTimeout(120_000);
    if (as) await loginAs(as);
    // Before the search is ready the landing page has no counts, and is lower.
    await expect.poll(async () => (await page.request.get('/readyz')).status()).toBe(200);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    if (find) await page.goto(await find(page));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    if (name === 'long-names') await page.getByRole('main').locator('h1, header a').evaluateAll(withLongNames);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.evaluate(() => document.fonts.ready);
        const screenshot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
        const difference = await differenceFromAccepted(`${name}-${width}-${colorScheme}`, screenshot);
        expect.soft(difference, `${name} at ${width}, ${colorScheme}`).toBeLessThanOrEqual(ALLOWED);
      }
    }
  });
}

async function firstApplication(page: Page): Promise<string> {
  return (
    (await page
      .getByRole('link', { name: /^View timeline/ })
      .first()
      .getAttribute('href')) ?? ''
  );
}

async function firstCourse(page: Page): Promise<string> {
  return (await page.getByRole('article').first().getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
}

/** Gives the course and its university names as long as German makes them. Runs in the page. */
function withLongNames(elements: Element[]): void {
  for (const element of elements) {
    element.textContent =
      element.tagName === 'H1'
        ? 'Bachelor of Rechtsschutzversicherungsgesellschaften and Grundstücksverkehrsgenehmigungszuständigkeit'
        : 'Rheinisch-Westfälische Hochschule für Donaudampfschifffahrtsgesellschaftskapitänsausbildung';
  }
}
