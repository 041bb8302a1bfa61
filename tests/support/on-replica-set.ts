import { connectDatabase, disconnectDatabase } from '@/lib/platform/db';
import { forget } from '@/lib/platform/once';
import { ReplicaSet } from './replica-set/replica-set';

/** What a process remembers that belongs to a connection. */
const OF_CONNECTION = ['env', 'database-clock', 'event-bus'];

/**
 * Runs some work on the product connected to a replica set that stands before this worker's database, and connects it as before.
 * @param parameters of the set's address
 */
export async function onReplicaSet(parameters: string, work: (set: ReplicaSet) => Promise<void>): Promise<void> {
  const before = String(process.env.MONGODB_URI);
  const set = await ReplicaSet.start(before);
  try {
    await connectTo(set.uri(parameters));
    set.seen.length = 0;
    await work(set);
  } finally {
    await connectTo(before);
    await set.close();
  }
}

async function connectTo(uri: string): Promise<void> {
  await disconnectDatabase();
  process.env.MONGODB_URI = uri;
  for (const name of OF_CONNECTION) forget(name);
  await connectDatabase();
}
