import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chooseDatabase } from '@/database/choose';
import { connectDatabase, disconnectDatabase } from '@/lib/platform/db';
import { forget } from '@/lib/platform/once';
import { CatalogueCopy } from '@/models/catalogue-copy';
import { buildWhenStale } from '@/scripts/build';
import { fillWithDemo } from '@/scripts/seed';
import { freePort, startSite } from '@/scripts/site';
import { reach } from './results';

const COURSES = Number(process.env.BENCH_COURSES ?? 100_000);
const RUNS = 3;

/**
 * What an operator waits for after a restart: from the start of the database and the web process to the first page, and
 * to the first answer of the search. Median of three starts on the same data, after one that had no copy of the catalogue yet.
 */
export async function benchStart(): Promise<void> {
  await buildWhenStale();
  const folder = await siteFolder();
  try {
    await onDatabase(folder, () => fillWithDemo({ courses: COURSES }));
    await catalogueIsAtRest();
    const first = await startOn(folder, copyIsKept);
    const [pages, searches]: [number[], number[]] = [[], []];
    for (let run = 0; run < RUNS; run++) {
      const { page, search } = await startOn(folder);
      pages.push(page);
      searches.push(search);
    }
    const [page, search] = [median(pages), median(searches)];
    console.log(
      `${COURSES.toLocaleString('en-GB')} courses: first page after ${page.toFixed(2)} s, search ready after ${search.toFixed(2)} s` +
        ` (without a copy of the catalogue ${first.search.toFixed(2)} s)`,
    );
    if (COURSES === 100_000) {
      reach('start.page', page);
      reach('start.search', search);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Resolves when the courses just added are so old that a start need not look at them again: operators start a site that was
 * at rest, not one that was filled half a minute ago.
 */
export async function catalogueIsAtRest(): Promise<void> {
  await setTimeout(31_000);
}

/** A folder for the data of a site. */
export async function siteFolder(): Promise<string> {
  process.env.NEXTAUTH_SECRET ??= 'a secret of the bench, 32 characters or more';
  return mkdtemp(join(tmpdir(), 'bench-start-'));
}

export interface StartedSite {
  url: string;
  /** Of the web process. */
  pid: number | undefined;
}

/** Seconds from the start of both processes to the first page and to the first search. */
interface StartTimes {
  page: number;
  search: number;
}

/** Seconds from the start of both processes to the first page and to the first search; `then` runs before they end. */
export async function startOn(
  folder: string,
  then: (site: StartedSite, seconds: StartTimes) => Promise<void> = async () => {},
): Promise<StartTimes> {
  const began = performance.now();
  return onDatabase(folder, async () => {
    const { MONGODB_URI = '', NEXTAUTH_SECRET = '' } = process.env;
    const env = { MONGODB_URI, NEXTAUTH_SECRET, NODE_ENV: 'production', LOG_LEVEL: 'error', RATE_LIMITS: 'off' };
    const site = await startSite({ port: await freePort(), quiet: true, env });
    try {
      const search = answered(`${site.url}/api/v1/course-search?q=nursing`).then(() => performance.now() - began);
      await answered(`${site.url}/`);
      const page = performance.now() - began;
      const seconds = { page: page / 1000, search: (await search) / 1000 };
      await then({ url: site.url, pid: site.process.pid }, seconds);
      return seconds;
    } finally {
      await site.stop();
    }
  });
}

/** Resolves when the process has kept its copy of the catalogue for the next start. */
export async function copyIsKept(): Promise<void> {
  await connectDatabase();
  while (!(await CatalogueCopy.exists({}))) await setTimeout(100);
}

export async function onDatabase<T>(folder: string, work: () => Promise<T>): Promise<T> {
  // The address of the database before is of one that has ended.
  delete process.env.MONGODB_URI;
  const database = await chooseDatabase(folder);
  process.env.MONGODB_URI = database.uri;
  forget('env');
  try {
    return await work();
  } finally {
    await disconnectDatabase();
    await database.stop();
  }
}

/** Waits until the address answers with success. */
async function answered(address: string): Promise<void> {
  for (;;) {
    const status = await fetch(address).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 0,
    );
    if (status === 200) return;
    await setTimeout(20);
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;
