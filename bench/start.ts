import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chooseDatabase } from '@/database/choose';
import { connectDatabase, disconnectDatabase } from '@/lib/platform/db';
import { forget } from '@/lib/platform/once';
import { CatalogueCopy } from '@/models/catalogue-copy';
import { fillWithDemo } from '@/scripts/seed';
import { freePort, startSite } from '@/scripts/site';
import { buildWhenStale } from '@/scripts/start/build';
import { percentile } from './percentile';
import { reach } from './results';
import { catalogueIsAtRest } from './site';

const COURSES = 100_000;
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
    const [page, search] = [percentile(pages, 0.5), percentile(searches, 0.5)];
    console.log(
      `${COURSES.toLocaleString('en-GB')} courses: first page after ${page.toFixed(2)} s, search ready after ${search.toFixed(2)} s` +
        ` (without a copy of the catalogue ${first.search.toFixed(2)} s)`,
    );
    reach('start', search);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A folder for the data of a site. */
async function siteFolder(): Promise<string> {
  process.env.NEXTAUTH_SECRET ??= 'a secret of the bench, 32 characters or more';
  return mkdtemp(join(tmpdir(), 'bench-start-'));
}

/** Seconds from the start of both processes to the first page and to the first search. */
interface StartTimes {
  page: number;
  search: number;
}

/** Seconds from the start of both processes to the first page and to the first search; `then` runs before they end. */
async function startOn(folder: string, then: () => Promise<void> = async () => {}): Promise<StartTimes> {
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
      await then();
      return seconds;
    } finally {
      await site.stop();
    }
  });
}

/** Resolves when the process has kept its copy of the catalogue for the next start. */
async function copyIsKept(): Promise<void> {
  await connectDatabase();
  while (!(await CatalogueCopy.exists({}))) await setTimeout(100);
}

async function onDatabase<T>(folder: string, work: () => Promise<T>): Promise<T> {
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
