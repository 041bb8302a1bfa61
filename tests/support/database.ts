import { ChildProcess } from 'node:child_process';
import type { MongoClient } from 'mongodb';
import mongoose from 'mongoose';
import { forget } from '@/lib/platform/once';
import { MODELS } from '@/models/indexes';

const WRITES = ['insert', 'update', 'findAndModify', 'bulkWrite'];

/** Collections that were written to through a watched client since they were emptied; null while another one or process may write. */
let written: Set<string> | null = null;

/** Empties the database; from now on `emptyDatabase` empties what is written to through this client, and everything once a process was started. */
export async function emptyAndWatch(client: MongoClient): Promise<void> {
  written = null;
  await emptyDatabase();
  written = new Set();
  client.on('commandStarted', ({ commandName, command }) => {
    if (WRITES.includes(commandName)) written?.add(command[commandName]);
  });
  client.once('close', () => {
    written = null;
  });
}

const start = Reflect.get(ChildProcess.prototype, 'spawn');
Reflect.set(ChildProcess.prototype, 'spawn', function spawn(this: ChildProcess, ...options: unknown[]) {
  written = null;
  return start.apply(this, options);
});

/** Empties every collection and what this process remembers of them; the indexes stay. */
export async function emptyDatabase(): Promise<void> {
  const names = [...MODELS.map(({ collection }) => collection.name), 'uploads.files', 'uploads.chunks'];
  const filled = written ? names.filter((name) => written?.has(name)) : names;
  written?.clear();
  await Promise.all(filled.map((name) => mongoose.connection.db?.collection(name).deleteMany({})));
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
  ])
    forget(name);
}
