import { loadavg } from 'node:os';
import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { articlePath, coursePath } from '@/lib/domain/public-addresses';
import { Blog } from '@/models/article';
import { Course } from '@/models/course';
import { reach } from './results';
import { onDemoSite } from './site';
import { startEmptyNext } from './web-empty-next';
import { lighthouseMedians } from './web-lighthouse';

const COURSES = 3_000;
const RUNS = 5;

/**
 * The public pages beside an empty Next page in the same run: Lighthouse's mobile preset (median of five), JavaScript,
 * and requests per second. BENCH_WEB=scripts, throughput or lighthouse runs that part alone.
 */
export async function benchWeb(): Promise<void> {
  const empty = await startEmptyNext();
  try {
    await onDemoSite(COURSES, async (site) => {
      const pages = await pagesOf(site.url);
      const part = process.env.BENCH_WEB;
      if (!part || part === 'scripts') await printScripts(empty.url, pages);
      if (!part || part === 'throughput') await printThroughput(empty.url, pages);
      if (!part || part === 'lighthouse') await printLighthouse({ 'empty Next page': empty.url, ...pages });
    });
  } finally {
    await empty.stop();
  }
}

type Pages = Record<'landing' | 'blog list' | 'blog detail' | 'course', string>;

async function pagesOf(url: string): Promise<Pages> {
  const article = await Blog.findOne({ status: true }).sort({ publishedOn: -1 }).lean();
  const course = await Course.findOne({ forSample: false }).sort({ _id: 1 }).lean();
  if (!article || !course) throw new Error('the demo has no article or no course');
  return {
    landing: `${url}/`,
    'blog list': `${url}/blog`,
    'blog detail': `${url}${articlePath(article)}`,
    course: `${url}${coursePath({ ...course, _id: String(course._id) })}`,
  };
}

async function printScripts(empty: string, pages: Pages): Promise<void> {
  const floor = await scriptBytes(empty);
  console.log(`JavaScript of an empty Next page: ${kB(floor)} gzip`);
  for (const [name, url] of Object.entries(pages)) {
    const bytes = await scriptBytes(url);
    console.log(`JavaScript of ${name}: ${kB(bytes)} gzip, ${kB(bytes - floor)} over the empty page`);
  }
}

/**
 * What the scripts a page names weigh, each compressed with gzip; those for old browsers without modules are not sent.
 */
async function scriptBytes(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  // What follows is the page's content once more, for React; it names scripts that may never be fetched.
  const [tags = ''] = html.replace(/<script[^>]*nomodule[^>]*>/gi, '').split('self.__next_f', 1);
  const sources = [...tags.matchAll(/"(\/_next\/static\/[^"]+\.js[^"]*)"/g)].map(
    ([, source = '']) => new URL(source.replaceAll('&amp;', '&'), url).href,
  );
  const sizes = [...new Set(sources)].map(async (source) => {
    const script = Buffer.from(await (await fetch(source)).arrayBuffer());
    return gzipSync(script).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** In turns, so that whatever else the machine does weighs on all alike. */
async function printThroughput(empty: string, pages: Pages): Promise<void> {
  const urls = { 'static Next page': empty, landing: pages.landing, 'blog detail': pages['blog detail'] };
  const rates: Record<string, number[]> = {};
  for (let round = 0; round < 3; round++) {
    for (const [name, url] of Object.entries(urls)) {
      const headers = { 'accept-encoding': 'gzip' };
      const { requests, non2xx, errors } = await autocannon({ url, headers, connections: 32, duration: 5 });
      if (non2xx || errors) throw new Error(`${name}: ${non2xx} refusals, ${errors} errors`);
      rates[name] = [...(rates[name] ?? []), requests.average];
    }
  }
  const base = middle(rates['static Next page'] ?? []);
  console.log(
    `\nRequests per second, 32 connections, median of three rounds of 5 s (load ${loadavg()[0]?.toFixed(1)}):`,
  );
  for (const [name, values] of Object.entries(rates)) {
    const rate = middle(values);
    console.log(`${name}: ${Math.round(rate)}/s, ${Math.round((100 * rate) / base)} % of the static Next page`);
  }
}

async function printLighthouse(pages: Record<string, string>): Promise<void> {
  console.log(`\nLighthouse, mobile preset, median of ${RUNS} (load before: ${loadavg()[0]?.toFixed(1)}):`);
  const { 'empty Next page': empty, ...scores } = await lighthouseMedians(pages, RUNS);
  console.table({ 'empty Next page': empty, ...scores });
  const ours = Object.values(scores);
  const lowest = Math.min(...ours.map(({ performance }) => performance));
  reach('web.performance', lowest);
  reach('web.behind', (empty?.performance ?? Number.NaN) - lowest);
  reach('web.lcp', Math.max(...ours.map((score) => score['LCP ms'])));
  reach('web.lcpSeen', Math.max(...ours.map((score) => score['LCP seen ms'])));
  reach('web.others', Math.min(...ours.flatMap((score) => [score.accessibility, score['best practices'], score.SEO])));
}

const middle = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
