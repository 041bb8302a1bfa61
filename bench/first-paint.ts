import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { articlePath, coursePath } from '@/lib/domain/public-addresses';
import { Blog } from '@/models/article';
import { Course } from '@/models/course';
import { ensureChromium } from '@/scripts/chromium';
import { percentile } from './percentile';
import { reach } from './results';
import { onDemoSite } from './site';

const COURSES = 3_000;
const RUNS = 5;

/**
 * The largest paint of the public pages in a browser that is held to Lighthouse's mobile network and processor: the median of five,
 * the pages in turns, so that whatever else the machine does weighs on all alike.
 */
export async function benchFirstPaint(): Promise<void> {
  await onDemoSite(COURSES, async (site) => {
    const chrome = await launch({
      chromePath: ensureChromium(),
      chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    try {
      const paints = new Map<string, number[]>();
      for (let run = 0; run < RUNS; run++) {
        for (const [name, path] of Object.entries(await paths()))
          paints.set(name, [...(paints.get(name) ?? []), await largestPaint(site.url + path, chrome.port)]);
      }
      const medians = [...paints].map(([name, times]) => ({ name, ms: percentile(times, 0.5) }));
      for (const { name, ms } of medians) console.log(`${name.padEnd(12)} ${ms.toFixed(0).padStart(5)} ms`);
      reach('paint', Math.max(...medians.map(({ ms }) => ms)));
    } finally {
      chrome.kill();
    }
  });
}

async function paths(): Promise<Record<string, string>> {
  const article = await Blog.findOne({ status: true }).sort({ publishedOn: -1 }).lean();
  const course = await Course.findOne({ forSample: false }).sort({ _id: 1 }).lean();
  if (!article || !course) throw new Error('the demo has no article or no course');
  const ofCourse = coursePath({ ...course, _id: String(course._id) });
  return { landing: '/', 'blog list': '/blog', article: articlePath(article), course: ofCourse };
}

/** In ms. Chromium under load sometimes paints nothing in its time: such a run counts for nothing and is repeated. */
async function largestPaint(url: string, port: number): Promise<number> {
  for (let tries = 0; tries < 3; tries++) {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      throttlingMethod: 'devtools',
      onlyCategories: ['performance'],
    });
    const paint = result?.lhr.audits['largest-contentful-paint']?.numericValue;
    if (paint !== undefined && !Number.isNaN(paint)) return paint;
  }
  throw new Error(`Lighthouse saw nothing painted at ${url}, three times.`);
}
