import type { Page } from '@playwright/test';
import type { Role } from '@/lib/domain/roles';

/** What a page may send over an empty one, in kB of compressed JavaScript: pages for one person little, wizards and staff's tables more. The top bar's box is on each signed-in page (2 kB). */
const GOALS: Record<Role | 'visitor', number> = {
  visitor: 25,
  student: 27,
  agent: 60,
  team: 60,
  admin: 60,
  // The pages of a student's file that agents work with.
  helper: 60,
};
const WIZARD = /\/profile(\?step=|\/[^/]+\/\d)|^\/practice\/[^/]+\/(practise|test)$/;
const WIZARD_GOAL = 60;
/** It says how the marks that a visitor typed were read, which takes their reader (2 kB), and comes in the visitor's frame or the reader's. */
const COMPARISON = /^\/compare/;
const COMPARISON_GOAL = 28;

/** A page of text in the public frame: less is on no page. */
export const EMPTY_PAGE = '/privacy';

/** Pages with an editor or a search are tools: what they work with is sent with them, and has no goal. */
const TOOL =
  /\/admin\/(blog|news|edit-blog|edit-news|view-university)\b|\/(courses|search-course)(\?|$)|\/find-course\//;

/** What a page of `PAGES` may send over the empty page, in kB of compressed JavaScript; null for as much as it needs. */
export function mostKilobytes(who: Role | 'visitor', path: string): number | null {
  if (TOOL.test(path)) return null;
  if (COMPARISON.test(path)) return COMPARISON_GOAL;
  return WIZARD.test(path) ? WIZARD_GOAL : GOALS[who];
}

/**
 * kB of the scripts that the page has requested while it loaded, as sent, from the browser's cache too. What a link preloads
 * for later is not its own. To be asked when React owns the controls: a form's own scripts come after the page's.
 */
export function scriptKilobytes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const own = new Set(
      [...document.querySelectorAll('script[src]')].map((script) => (script as HTMLScriptElement).src),
    );
    return (
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => own.has(name))
        .reduce((sum, entry) => sum + entry.encodedBodySize, 0) / 1024
    );
  });
}
