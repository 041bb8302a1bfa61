import type { Page } from '@playwright/test';
import { fillWithDemo } from '@/scripts/seed';
import { reach } from './results';
import { onSite, withBrowser } from './site';
import { catalogueIsAtRest } from './start';

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

/** In the browser, at 100k courses: from key press to new results drawn, layout shift while typing, JavaScript sent. */
export async function benchSearchPage(): Promise<void> {
  const fill = async () => {
    await fillWithDemo({ courses: COURSES });
    await catalogueIsAtRest();
  };
  await onSite(fill, (site) =>
    withBrowser(async (browser) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      const floor = await scriptBytes(page, `${site.url}/privacy`);
      const search = await scriptBytes(page, `${site.url}/courses`);
      reach('page.scripts', (search - floor) / 1024);
      console.log(`JavaScript over an empty page: ${((search - floor) / 1024).toFixed(1)} kB compressed`);
      const { delays, shift, allShift } = await typeAndWatch(page);
      const sorted = delays.sort((a, b) => a - b);
      const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]?.toFixed(0);
      reach('page.key', sorted[Math.min(sorted.length - 1, Math.floor(0.95 * sorted.length))] ?? Number.NaN);
      reach('page.shift', shift);
      console.log(
        `Key to results drawn (${sorted.length} keys): p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`,
      );
      console.log(
        `Cumulative layout shift: ${shift.toFixed(4)}; with the shifts within 500 ms of a key: ${allShift.toFixed(4)}`,
      );
    }),
  );
}

/** Bytes of scripts as sent, compressed. */
async function scriptBytes(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' });
  return page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return resources
      .filter(({ name }) => /\.js(\?|$)/.test(name))
      .reduce((sum, entry) => sum + entry.encodedBodySize, 0);
  });
}

interface Typing {
  delays: number[];
  /** As browsers count it, without what follows a key within 500 ms. */
  shift: number;
  allShift: number;
}

/** Types each text key by key; a key counts when the results region was busy with it and is done again. */
async function typeAndWatch(page: Page): Promise<Typing> {
  await page.evaluate(() => {
    const record = { pressed: 0, delays: [] as number[], shift: 0, allShift: 0 };
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
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as unknown as {
        value: number;
        hadRecentInput: boolean;
      }[]) {
        record.allShift += value;
        if (!hadRecentInput) record.shift += value;
      }
    }).observe({ type: 'layout-shift' });
  });
  const box = page.getByRole('combobox', { name: /keyword/i });
  for (const text of TYPED) {
    await box.fill('');
    await page.waitForTimeout(400);
    await box.pressSequentially(text, { delay: 250 });
    await page.waitForTimeout(400);
  }
  return page.evaluate(() => (window as unknown as { record: Typing }).record);
}
