import { readFile, rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { connectDatabase } from '@/lib/platform/db';
import { courseToEdit } from '@/lib/services/catalogue/course-management';
import { tokenFor } from '@/lib/services/people/accounts/accounts';
import { Course } from '@/models/course';
import { User } from '@/models/user';
import { buildWhenStale } from '@/scripts/build';
import { fillWithDemo } from '@/scripts/seed';
import { reach } from './results';
import { catalogueIsAtRest, copyIsKept, onDatabase, type StartedSite, siteFolder, startOn } from './start';

const COURSES = Number(process.env.BENCH_COURSES ?? 1_000_000);
const ROWS = 10_000;
const WARM = 200;
const SEARCHES = 1_000;
const KEYWORDS = ['nursing', 'master of', 'civil engineering', 'business', 'law', 'science', 'university', 'arts'];
/** No answer takes longer than this, in ms. */
const PATIENCE_MS = 600_000;

/**
 * A catalogue of a million courses from end to end: filled, started without a copy of the catalogue and with one, searched, edited,
 * given an upload of 10,000 rows, and started again. Takes a quarter of an hour or more; BENCH_COURSES takes another number.
 */
export async function benchMillion(): Promise<void> {
  await buildWhenStale();
  const folder = await siteFolder();
  // Line by line: a step that fails takes no other figure with it.
  const note = (what: string, figure: number, unit: string) =>
    console.log(`  ${what.padEnd(44)} ${`${figure.toFixed(1)} ${unit}`.padStart(12)}`);
  try {
    note('filled', await seconds(() => onDatabase(folder, () => fillWithDemo({ courses: COURSES }))), 's');
    await catalogueIsAtRest();
    const first = await startOn(folder, copyIsKept);
    note('first start: search ready', first.search, 's');
    await startOn(folder, async (site, { page, search }) => {
      note('second start: first page', page, 's');
      note('second start: search ready', search, 's');
      if (COURSES === 1_000_000) reach('million.start', search);
      const { p50, p99 } = await searched(site);
      note('search over HTTP, p50', p50, 'ms');
      note('search over HTTP, p99', p99, 'ms');
      note('an edited course is found', await edited(site), 's');
      note(`${ROWS.toLocaleString('en-GB')} rows uploaded`, await uploaded(site), 's');
      note('web process at most', await peakMegabytes(site), 'MB');
      if (COURSES === 1_000_000) reach('million.search', p99);
    });
    const { page, search } = await startOn(folder);
    note('start after all that: first page', page, 's');
    note('start after all that: search ready', search, 's');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

async function searched({ url }: StartedSite): Promise<{ p50: number; p99: number }> {
  const times: number[] = [];
  for (let number = 0; number < WARM + SEARCHES; number++) {
    const q = KEYWORDS[number % KEYWORDS.length] as string;
    const page = String(1 + Math.floor(number / KEYWORDS.length));
    const ms = 1000 * (await seconds(async () => found(url, { q, page })));
    if (number >= WARM) times.push(ms);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * times.length)] as number;
  return { p50: at(0.5), p99: at(0.99) };
}

async function found(url: string, query: Record<string, string>): Promise<number> {
  const answer = await fetch(`${url}/api/v1/course-search?${new URLSearchParams(query)}`);
  return ((await answer.json()) as { total: number }).total;
}

const NEW_NAME = 'Bachelor of Xylography';

/** Seconds from sending the change of a course's name to the first search that finds it. */
async function edited({ url }: StartedSite): Promise<number> {
  const headers = await asAdmin();
  const course = await Course.findOne({ forSample: false }, '_id').sort({ _id: 1 }).lean();
  const { course: view, seen } = await courseToEdit(String(course?._id));
  const { university, country } = view;
  const body = JSON.stringify({ university, country, course: NEW_NAME, seen });
  return seconds(async () => {
    const json = { ...headers, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api/v1/courses/${view._id}`, { method: 'PUT', headers: json, body });
    if (answer.status !== 200) throw new Error(`The edit answered ${answer.status}: ${await answer.text()}`);
    await untilFound(url, NEW_NAME, 1);
  });
}

/** Seconds from sending a file of new courses to the first search that finds them all. */
async function uploaded({ url }: StartedSite): Promise<number> {
  const headers = await asAdmin();
  const rows = Array.from(
    { length: ROWS },
    (_, row) => `Diploma of Zymurgy ${row},Million College ${row % 50},${12_000 + row},Jan Sep`,
  );
  const form = new FormData();
  form.append('country', 'Australia');
  form.append('courses_file', new File([['Course,University,Tuition fee,Intakes', ...rows].join('\n')], 'rows.csv'));
  return seconds(async () => {
    const answer = await fetch(`${url}/api/v1/add-bulk-course`, { method: 'POST', headers, body: form });
    const { added, message } = (await answer.json()) as { added: number; message: string };
    if (added !== ROWS) throw new Error(`The upload answered ${answer.status}: ${message}`);
    await untilFound(url, 'zymurgy', ROWS);
  });
}

async function untilFound(url: string, q: string, courses: number): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while ((await found(url, { q })) !== courses) {
    if (performance.now() > end) throw new Error(`The search doesn't find '${q}'.`);
    await setTimeout(20);
  }
}

async function asAdmin(): Promise<Record<string, string>> {
  await connectDatabase();
  const admin = await User.findOne({ role: 'admin' }).lean();
  if (!admin) throw new Error('The demo has no admin.');
  return { authorization: `Bearer ${await tokenFor(admin)}` };
}

async function peakMegabytes({ pid }: StartedSite): Promise<number> {
  return Number(/VmHWM:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
