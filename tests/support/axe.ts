import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { lowContrast } from './contrast';

/**
 * Requested from axe: everything; all but contrast; or what may differ from a look before at the same page in the other scheme,
 * which changes nothing but colours. Where axe isn't requested contrast, `lowContrast` is: axe takes four fifths of its time for it.
 */
const RULES = {
  all: {},
  'all but contrast': { rules: { 'color-contrast': { enabled: false } } },
  scheme: { runOnly: ['link-in-text-block'] },
} as const satisfies Record<string, axe.RunOptions>;

/** Fails on anything axe finds on the page as it is. axe stays in the page until the next navigation. */
export async function expectAxeClean(page: Page, asked: keyof typeof RULES = 'all'): Promise<void> {
  // A file beside its buttons is no page of ours; nor are the frames that the browser shows a PDF in, inside of its own.
  const files = page.locator('iframe[src^="/api/v1/"]');
  // Those of the page before go a moment later.
  const others = async () => page.mainFrame().childFrames().length - (await files.count());
  await expect.poll(others, 'axe looks at one frame: others').toBe(0);
  let findings = await found(page, asked);
  if (!findings) {
    await page.evaluate(axe.source);
    findings = await found(page, asked);
  }
  if (!findings) throw new Error('axe is not in the page');
  if (asked !== 'all') findings.push(...(await lowContrast(page)).map((text) => `contrast: ${text}`));
  expect(findings).toEqual([]);
}

/** What axe finds once all that fades or moves in has arrived: half-way there, its colours are others. Null where axe isn't in the page. */
function found(page: Page, asked: keyof typeof RULES): Promise<string[] | null> {
  return page.evaluate(async (options: axe.RunOptions) => {
    if (!('axe' in window)) return null;
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], ...options });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, RULES[asked]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
