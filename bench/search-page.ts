import type { Page } from '@playwright/test';
import { fillWithDemo } from '@/scripts/seed';
import { figures, percentile } from './percentile';
import { reach } from './results';
import { catalogueIsAtRest, onSite, withBrowser } from './site';

const COURSES = 100_000;
const TYPED = [
  'nursing',
  'master of data',
  'health@toronto',
  'civil engineering',
  'business',
  'law',
  'psychology',
  'mba',
];

/** In the browser, at 100,000 courses: from key press to new results drawn. */
export async function benchSearchPage(): Promise<void> {
  const fill = async () => {
    await fillWithDemo({ courses: COURSES });
    await catalogueIsAtRest();
  };
  await onSite(fill, (site) =>
    withBrowser(async (browser) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      await page.goto(`${site.url}/courses`, { waitUntil: 'networkidle' });
      const delays = await typeAndWatch(page);
      console.log(`Key to results drawn (${delays.length} keys): ${figures(delays)}`);
      reach('key', percentile(delays, 0.95));
    }),
  );
}

/** Types each text key by key; a key counts when the results region was busy with it and is done again. In ms. */
async function typeAndWatch(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const record = { pressed: 0, delays: [] as number[] };
    Object.assign(window, { record });
    addEventListener('keydown', (event) => Object.assign(record, { pressed: event.timeStamp }), true);
    new MutationObserver((changes) => {
      const settled = changes.some(
        ({ target, oldValue }) => oldValue === 'true' && (target as Element).getAttribute('aria-busy') !== 'true',
      );
      const { pressed } = record;
      if (settled && pressed) {
        record.pressed = 0;
        requestAnimationFrame((time) => record.delays.push(time - pressed));
      }
    }).observe(document.body, {
      subtree: true,
      attributes: true,
      attributeOldValue: true,
      attributeFilter: ['aria-busy'],
    });
  });
  const box = page.getByRole('combobox', { name: /keyword/i });
  for (const text of TYPED) {
    await box.fill('');
    await page.waitForTimeout(400);
    await box.pressSequentially(text, { delay: 250 });
    await page.waitForTimeout(400);
  }
  return page.evaluate(() => (window as unknown as { record: { delays: number[] } }).record.delays);
}
