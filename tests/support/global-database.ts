import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { chooseDatabase } from '@/database/choose';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUri: string;
    /** It is no stand-in. */
    isMongod: boolean;
  }
}

/** One throw-away database server for a run; each worker uses a database of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'test-db-'));
  const database = await chooseDatabase(folder);
  project.provide('databaseUri', database.uri);
  project.provide('isMongod', !database.description.startsWith('the embedded database'));
  return async () => {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
