import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { ensureChromium } from '@/scripts/chromium';

export interface Scores {
  performance: number;
  accessibility: number;
  'best practices': number;
  SEO: number;
  /** Largest contentful paint, simulated: reckoned from a load without limits. In ms. */
  'LCP ms': number;
  /** The same, seen: at the network and processor that is simulated otherwise. In ms. */
  'LCP seen ms': number;
  /** Total blocking time, simulated, in ms. */
  'TBT ms': number;
  CLS: number;
}

/**
 * The median of each figure over so many runs per page, the pages in turns, so that whatever else the machine does
 * weighs on all alike. What keeps a score below 100 is printed, except for performance.
 */
export async function lighthouseMedians(pages: Record<string, string>, runs: number): Promise<Record<string, Scores>> {
  const chrome = await launch({
    chromePath: ensureChromium(),
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const results: Record<string, Scores[]> = {};
    for (let run = 0; run < runs; run++) {
      for (const [name, url] of Object.entries(pages)) {
        results[name] ??= [];
        results[name].push(await measured(url, chrome.port, run === 0));
      }
    }
    return Object.fromEntries(Object.entries(results).map(([name, scores]) => [name, medianOf(scores)]));
  } finally {
    chrome.kill();
  }
}

async function measured(url: string, port: number, explain: boolean): Promise<Scores> {
  const { categories, audits } = await painted(url, { port });
  const seen = await painted(url, { port, throttlingMethod: 'devtools', onlyCategories: ['performance'] });
  if (explain) {
    for (const id of ['accessibility', 'best-practices', 'seo']) {
      for (const { id: audit, weight } of categories[id]?.auditRefs ?? []) {
        const { score, title } = audits[audit] ?? {};
        if (weight > 0 && score !== null && score !== undefined && score < 1) console.log(`${url} ${id}: ${title}`);
      }
    }
  }
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'LCP ms': largestPaint(audits),
    'LCP seen ms': largestPaint(seen.audits),
    'TBT ms': Math.round(audits['total-blocking-time']?.numericValue ?? Number.NaN),
    CLS: Number((audits['cumulative-layout-shift']?.numericValue ?? Number.NaN).toFixed(4)),
  };
}

/** Lighthouse's result. Chromium under load sometimes paints nothing in its time: such a run counts for nothing and is repeated. */
async function painted(url: string, flags: Flags): Promise<Result> {
  for (let tries = 0; tries < 3; tries++) {
    const result = await lighthouse(url, { output: 'json', logLevel: 'error', ...flags });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    if (!Number.isNaN(largestPaint(result.lhr.audits))) return result.lhr;
  }
  throw new Error(`Lighthouse saw nothing painted at ${url}, three times.`);
}

const largestPaint = (audits: Result['audits']) =>
  Math.round(audits['largest-contentful-paint']?.numericValue ?? Number.NaN);

function medianOf(results: Scores[]): Scores {
  const keys = Object.keys(results[0] ?? {}) as (keyof Scores)[];
  const middle = (key: keyof Scores) =>
    results.map((result) => result[key]).sort((a, b) => a - b)[Math.floor(results.length / 2)];
  return Object.fromEntries(keys.map((key) => [key, middle(key)])) as unknown as Scores;
}
