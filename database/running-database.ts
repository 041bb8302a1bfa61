import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import type { ChosenDatabase } from './choose';
import { pidOfHolder } from './embedded/lock';

/** In the folder of the local data while a database runs on them: its address. */
export const NOTE = 'running-database';
const LOOK_MS = 1_000;
/** After so many looks in vain it is gone: whoever keeps it starts it again in less. */
const MOST_MISSED = 8;

/**
 * The database that another process of ours runs on this folder; null where none does.
 * @param watch gives it a `gaveUp`, which resolves when that process has stopped
 */
export async function runningDatabase(folder: string, watch: boolean): Promise<ChosenDatabase | null> {
  const uri = await noted(folder);
  if (!uri || !(await answers(uri, 700))) return null;
  const holder = await pidOfHolder(join(folder, 'embedded'));
  const whose = `the site that runs in ${resolve(folder)}${holder}`;
  const stopped = new AbortController();
  return {
    uri,
    description: `the database of ${whose}`,
    local: true,
    shared: true,
    files: null,
    ...(watch
      ? { gaveUp: untilGone(folder, uri, { whose, pid: Number(/\d+/.exec(holder)?.[0] ?? 0) }, stopped.signal) }
      : {}),
    stop: async () => stopped.abort(),
  };
}

/** Whether a database answers at this address within so many milliseconds. */
export async function answers(uri: string, withinMs: number): Promise<boolean> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: withinMs });
  try {
    await client.db('admin').command({ ping: 1 });
    return true;
  } catch {
    return false;
  } finally {
    await client.close();
  }
}

const noted = (folder: string) => readFile(join(folder, NOTE), 'utf8').catch(() => '');

/**
 * Resolves once the process that runs it has taken its note away, or the database answers no more. Never, where it is no
 * longer asked for.
 */
async function untilGone(
  folder: string,
  uri: string,
  { whose, pid }: { whose: string; pid: number },
  signal: AbortSignal,
): Promise<string> {
  for (let missed = 0; missed < MOST_MISSED; ) {
    await delay(LOOK_MS, undefined, { ref: false });
    if (signal.aborted) return new Promise(() => {});
    if ((await noted(folder)) !== uri || (pid > 0 && hasEnded(pid))) break;
    missed = (await answers(uri, LOOK_MS)) ? 0 : missed + 1;
  }
  return `This site used the database of ${whose}, which has stopped, so this site stops too. Start it again with npm start.`;
}

function hasEnded(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
