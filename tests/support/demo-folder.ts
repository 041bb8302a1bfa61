import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chooseDatabase } from '@/database/choose';
import { disconnectDatabase } from '@/lib/platform/db';
import { forget } from '@/lib/platform/once';
import { fillWithDemo } from '@/scripts/seed';

/** How often a worker looks whether another account has made the demo it needs. */
const POLL_MS = 100;

/** For the whole run, before its workers start: where they keep the demos they make. Gives what removes them. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'demos-'));
  process.env.DEMO_FOLDER = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/**
 * Copies a stopped database with the demo and so many courses into a new site's folder. Only the first worker that needs it
 * makes it, the others wait. MONGODB_URI must not be set; nothing may be connected.
 */
export async function copyDemo(courses: number, into: string): Promise<void> {
  const { DEMO_FOLDER } = process.env;
  if (!DEMO_FOLDER) throw new Error('DEMO_FOLDER is not set: the demos belong to a run of Playwright.');
  const made = join(DEMO_FOLDER, `${courses}-courses`);
  while (!existsSync(join(made, 'complete'))) {
    const isFirst = await mkdir(made).then(
      () => true,
      () => false,
    );
    if (isFirst) await make(made, courses);
    else await delay(POLL_MS);
  }
  await cp(join(made, 'database'), into, { recursive: true });
}

async function make(folder: string, courses: number): Promise<void> {
  try {
    const database = await chooseDatabase(join(folder, 'database'));
    process.env.MONGODB_URI = database.uri;
    forget('env');
    try {
      await fillWithDemo({ courses, quiet: true });
    } finally {
      await disconnectDatabase();
      delete process.env.MONGODB_URI;
      forget('env');
      await database.stop();
    }
    await writeFile(join(folder, 'complete'), '');
  } catch (error) {
    // The next worker tries for itself.
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
