import mongoose from 'mongoose';
import { env } from './env';
import { forget, once } from './once';

/** How long the server may work on one question of a web process, in milliseconds: none of ours takes a tenth of it. */
const LONGEST_QUESTION_MS = 30_000;
/** After so many milliseconds without an answer a web process gives any command up, whatever it is. */
const LONGEST_SILENCE_MS = 60_000;

/**
 * The process's one connection, opened at the first call. `MONGODB_URI` is always set by then: `npm start` and the
 * tests choose a database first (database/choose.ts). Rejects when the server can't be reached within 5 s.
 * @param patience 'unlimited' for commands that build indexes, migrate or copy everything; it counts at the first call
 */
export function connectDatabase(patience: 'limited' | 'unlimited' = 'limited'): Promise<typeof mongoose> {
  return once('database', async () => {
    const uri = env().MONGODB_URI;
    if (!uri) throw new Error('MONGODB_URI is not set: start the product with `npm start`, which chooses a database.');
    mongoose.set('strictQuery', true);
    // The driver's own timeoutMS does nothing in this version. mongoose puts this on every question; 0 is no limit.
    mongoose.set('maxTimeMS', patience === 'limited' ? LONGEST_QUESTION_MS : 0);
    try {
      return await mongoose.connect(
        withoutReadPreference(uri),
        connectionOptions(uri, patience === 'limited' ? LONGEST_SILENCE_MS : 0),
      );
    } catch (error) {
      forget('database');
      throw error;
    }
  });
}

/**
 * What holds for every connection. An answered write is on the majority of a replica set, so that no failover loses it,
 * and what is read is too; a write whose answer got lost is tried once more by the driver. An address that says
 * otherwise in its own parameters wins: `?maxPoolSize=100`; only reads are always the primary's.
 */
function connectionOptions(uri: string, socketTimeoutMS: number): mongoose.ConnectOptions {
  const own = new URLSearchParams(uri.split('?')[1] ?? '');
  const defaults = {
    w: 'majority',
    // A set whose secondary is down keeps its primary, and no majority confirms anything: the write ends with an error
    // instead of waiting for ever.
    wtimeoutMS: 10_000,
    readConcernLevel: 'majority',
    retryWrites: true,
    retryReads: true,
    socketTimeoutMS,
    serverSelectionTimeoutMS: 5_000,
    // By then a server that keeps its connections open but answers nothing is given up, and what waits for it fails.
    heartbeatFrequencyMS: 5_000,
    connectTimeoutMS: 10_000,
    // Per web process and server. 50 commands at once keep a process busy; idle connections cost the server 1 MB each.
    maxPoolSize: 50,
    minPoolSize: 2,
    maxIdleTimeMS: 60_000,
    // A request that can't get a connection answers 503 instead of waiting for ever.
    waitQueueTimeoutMS: 10_000,
  } as const;
  const names = new Set([...own.keys()].map((name) => name.toLowerCase()));
  return {
    ...Object.fromEntries(Object.entries(defaults).filter(([name]) => !names.has(name.toLowerCase()))),
    dbName: env().MONGODB_DB,
    // Whatever the address says: sessions, codes, limits, leases and events that are read late let in what has ended.
    readPreference: 'primary' as const,
    autoIndex: false,
    autoCreate: false,
    monitorCommands: true,
    // What watches the commands reads no reply. Without this the driver decodes each list of documents twice.
    fieldsAsRaw: { firstBatch: true, nextBatch: true },
  };
}

/** The address without what it says of where to read: its parts can't stand beside the primary. */
function withoutReadPreference(uri: string): string {
  const [address, parameters = ''] = uri.split('?');
  const others = parameters
    .split('&')
    .filter((one) => !/^(readPreference|readPreferenceTags|maxStalenessSeconds)=/i.test(one));
  return parameters ? `${address}?${others.join('&')}` : uri;
}

/** Closes the connection; for scripts and tests. */
export async function disconnectDatabase(): Promise<void> {
  await mongoose.disconnect();
  forget('database');
}
