import { ChildProcess } from 'node:child_process';
import type { MongoClient } from 'mongodb';
import mongoose from 'mongoose';
import { forget } from '@/lib/platform/once';

const WRITES = ['insert', 'update', 'findAndModify', 'bulkWrite'];

/** Collections that were written to through the watched client since they were emptied; null while another one or process may write. */
let written: Set<string> | null = null;
let watched: MongoClient | null = null;
/** Processes that were started and may still write: until they end by themselves, with all that they started. */
const others = new Set<ChildProcess>();

/** Empties the database; from now on `emptyDatabase` empties what is written to through this client, and everything after a process was started. */
export async function emptyAndWatch(client: MongoClient): Promise<void> {
  written = null;
  others.clear();
  watched = client;
  await emptyDatabase();
  client.on('commandStarted', ({ commandName, command }) => {
    if (WRITES.includes(commandName)) written?.add(command[commandName]);
  });
}

/** The collections that were written to since the database was emptied; null when another process may have. */
export const writtenSince = (): readonly string[] | null => (isWatched() && written ? [...written] : null);

/** Not after this process connected anew. */
const isWatched = () => watched !== null && mongoose.connection.getClient() === watched;

const start = Reflect.get(ChildProcess.prototype, 'spawn');
Reflect.set(ChildProcess.prototype, 'spawn', function spawn(this: ChildProcess, ...options: unknown[]) {
  written = null;
  others.add(this);
  this.once('exit', (code) => {
    if (code !== null) others.delete(this);
  });
  return start.apply(this, options);
});

/** Empties every collection and what this process remembers of them; the indexes stay. */
export async function emptyDatabase(): Promise<void> {
  const filled = writtenSince() ?? (await allCollections());
  written = isWatched() && others.size === 0 ? new Set() : null;
  await Promise.all(filled.map((name) => mongoose.connection.collection(name).deleteMany({})));
  for (const name of [
    'course-search',
    'account-statuses',
    'event-bus',
    'logos',
    'migrations',
    'access-log',
    'search-dictionary',
    'requirement-clauses',
    'missed-searches',
    'read for reports',
    'answers',
    'applications in reach',
    'raised-addresses',
  ])
    forget(name);
}

async function allCollections(): Promise<string[]> {
  const all = await mongoose.connection.db?.listCollections({}, { nameOnly: true }).toArray();
  return (all ?? []).map(({ name }) => name).filter((name) => !name.startsWith('system.'));
}
