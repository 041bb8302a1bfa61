import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** The rules whose answer depends on colours: all that the dark scheme can change, since it changes nothing but colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Fails on anything axe finds on the page as it is: by every rule, or by those about colours only. axe stays in the page
 * until the next navigation, so a second look is cheap.
 */
export async function expectAxeClean(page: Page, rules: 'all' | 'colours' = 'all'): Promise<void> {
  expect(page.frames().length, 'axe looks at one frame').toBe(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(animationsEnded);
  const findings = await page.evaluate(
    async (runOnly) => {
      const { violations } = await window.axe.run(document, {
        resultTypes: ['violations'],
        ...(runOnly && { runOnly }),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    rules === 'colours' ? COLOUR_RULES : null,
  );
  expect(findings).toEqual([]);
}

/** Resolves when what fades or moves in has arrived: half-way there, its colours are others. Runs in the page. */
async function animationsEnded(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
