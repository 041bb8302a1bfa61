import type { Page } from '@playwright/test';
import type { Role } from '@/lib/domain/roles';
import { PAGES, withRecords } from '../support/pages';
import { expect, test } from '../support/site';

/** What a page may send over an empty one, in kB of compressed JavaScript: pages for one person little, wizards and staff's tables more. */
const GOALS: Record<Role | 'visitor', number> = { visitor: 25, student: 25, agent: 60, team: 60, admin: 60 };
const WIZARD = /\/profile\?step=/;
const WIZARD_GOAL = 60;

/** Pages over their goal, and what they are held to until they are under it. */
const STILL_OVER: readonly { page: RegExp; most: number }[] = [
  // The results, the filters and, with scores, the verdicts, all of which stand there at first.
  { page: /^\/app\/student\/search-course/, most: 40 },
];

// Each test stands alone, so the workers share them.
test.describe.configure({ mode: 'parallel' });

for (const [who, paths] of Object.entries(PAGES) as [Role | 'visitor', string[]][]) {
  test(`no page of ${who} sends more compressed JavaScript over an empty page than its goal`, async ({
    page,
    site,
    loginAs,
  }) => {
    test.setTimeout(240_000);
    // A page of text in the public frame: less is on no page.
    const empty = await scriptBytes(page, '/privacy');
    if (who !== 'visitor') await loginAs(who);
    const found: { path: string; kb: number; most: number }[] = [];
    for (const path of paths) {
      const kb = ((await scriptBytes(page, new URL(await withRecords(path), site.url).href)) - empty) / 1024;
      found.push({ path, kb: Math.round(kb * 10) / 10, most: mostOf(who, path) });
    }
    console.log(found.map(({ path, kb, most }) => `${kb.toFixed(1).padStart(6)} of ${most} kB  ${path}`).join('\n'));
    expect(found.filter(({ kb, most }) => kb > most)).toEqual([]);
  });
}

function mostOf(who: Role | 'visitor', path: string): number {
  const over = STILL_OVER.find(({ page }) => page.test(path));
  return over ? over.most : WIZARD.test(path) ? WIZARD_GOAL : GOALS[who];
}

/** Bytes of the scripts that the page asks for while it loads, as sent. What a link preloads for later is not its own. */
async function scriptBytes(page: Page, path: string): Promise<number> {
  // Until React owns the controls: a form's own scripts come after the page's.
  await page.goto(path);
  return page.evaluate(() => {
    const own = new Set(
      [...document.querySelectorAll('script[src]')].map((script) => (script as HTMLScriptElement).src),
    );
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => own.has(name))
      .reduce((sum, entry) => sum + entry.encodedBodySize, 0);
  });
}
