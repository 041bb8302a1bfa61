import type { Browser, Page } from '@playwright/test';
import type { Person } from './people';
import { type RunningSite, signIn } from './site';

/** Where a person sits: a phone has a touch screen. */
export interface Desk {
  browser: Browser;
  site: RunningSite;
  /** In pixels; 1280 unless told. */
  width?: number;
}

/**
 * Opens a page in a browser of this person's own, and waits until it hears of changes: what happened before would be read,
 * not followed. `prepare` has the page before it is opened.
 */
export async function openAs(
  { browser, site, width = 1280 }: Desk,
  who: Person,
  path: string,
  prepare?: (page: Page) => void,
): Promise<Page> {
  const isPhone = width < 600;
  const viewport = { width, height: isPhone ? 844 : 900 };
  const context = await browser.newContext({ baseURL: site.url, viewport, hasTouch: isPhone });
  await signIn(context, site, who.viewer.email);
  const page = await context.newPage();
  prepare?.(page);
  const connected = page.waitForResponse(/\/api\/v1\/events$/);
  await page.goto(path);
  await connected;
  return page;
}
