import { MongoClient } from 'mongodb';
import { type Count, unit } from './suites';

/** What a mongod is asked to run: whatever uses a database, and what only a real replica set shows. */
const FOLDERS = ['tests/database', 'tests/services', 'tests/api', 'tests/mongod'];
/** That of docker-compose.yml. */
const VERSION = '8.0.4';
const MEMBERS = 3;
/** How long a set that is named by MONGODB_URI may take to answer, in milliseconds. */
const ANSWER_MS = 10_000;

/**
 * `npm test -- --mongod`: the suites that use a database, on the replica set in MONGODB_URI, or on one of three members that is
 * started for them: by `MONGOMS_SYSTEM_BINARY`, else by a mongod that is fetched. Rejects with one sentence where there is none.
 */
export async function onMongod(workers: number): Promise<Count[]> {
  const set = await replicaSet();
  try {
    process.env.MONGODB_URI = set.uri;
    console.log(`\n— On ${set.words}`);
    return [await unit(workers, FOLDERS)];
  } finally {
    await set.stop();
  }
}

interface Running {
  uri: string;
  words: string;
  stop(): Promise<void>;
}

async function replicaSet(): Promise<Running> {
  const given = process.env.MONGODB_URI?.trim();
  if (given) {
    const version = await versionAt(given).catch((error: unknown) => {
      throw new Error(`The MongoDB in MONGODB_URI is not responding: ${firstLine(error)}`);
    });
    return { uri: given, words: `MongoDB ${version}, at MONGODB_URI`, stop: async () => {} };
  }
  try {
    // Loaded here alone: nothing else needs it.
    const { MongoMemoryReplSet } = await import('mongodb-memory-server');
    const set = await quietly(() =>
      MongoMemoryReplSet.create({
        binary: { version: VERSION },
        replSet: { name: 'rs0', count: MEMBERS, storageEngine: 'wiredTiger' },
      }),
    );
    const uri = set.getUri();
    return {
      uri,
      words: `MongoDB ${await versionAt(uri)}, a replica set of ${MEMBERS}`,
      stop: async () => {
        await set.stop();
      },
    };
  } catch (error) {
    throw new Error(
      `No MongoDB is available on this machine (${firstLine(error)}): set MONGODB_URI to a replica set, or MONGOMS_SYSTEM_BINARY to a mongod.`,
    );
  }
}

/** What the package prints of each try to fetch a mongod, the sentence of the end says. */
async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = () => {};
  try {
    return await work();
  } finally {
    console.warn = warn;
  }
}

async function versionAt(uri: string): Promise<string> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: ANSWER_MS });
  try {
    const { version } = await client.db('admin').command({ buildInfo: 1 });
    return String(version);
  } finally {
    await client.close();
  }
}

const firstLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error))
    .split('\n', 1)[0]
    ?.replace(/, Details:\s*$/, '')
    .trim();
