import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
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

/** Each page reads it anew: it is half as long as `axe.source`. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails on anything axe finds on the page as it is. axe stays in the page until the next navigation. */
export async function expectAxeClean(page: Page, asked: keyof typeof RULES = 'all'): Promise<void> {
  // Those of the page before go a moment later.
  await expect.poll(() => otherFrames(page), 'axe looks at one frame: others').toBe(0);
  await arrived(page);
  let findings = await found(page, asked);
  if (!findings) {
    await page.evaluate(SOURCE);
    findings = await found(page, asked);
  }
  if (!findings) throw new Error('axe is not in the page');
  if (asked !== 'all') findings.push(...(await lowContrast(page)).map((text) => `contrast: ${text}`));
  expect(findings).toEqual([]);
}

/** Waits until all that fades or moves in has arrived: half-way there, its colours are others. */
export function arrived(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled([document.fonts.ready, ...ending.map(({ finished }) => finished)]);
  });
}

/** How many frames the page has, but for a file beside its buttons: that is no page of ours, nor are the frames in which the browser shows a PDF. */
async function otherFrames(page: Page): Promise<number> {
  const all = page.mainFrame().childFrames().length;
  return all === 0 ? 0 : all - (await page.locator('iframe[src^="/api/v1/"]').count());
}

/** What axe finds. Null where axe isn't in the page. */
function found(page: Page, asked: keyof typeof RULES): Promise<string[] | null> {
  return page.evaluate(async (options: axe.RunOptions) => {
    if (!('axe' in window)) return null;
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], ...options });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, RULES[asked]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
