import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Collection, type Db, type Document, MongoClient, MongoServerError } from 'mongodb';
import { afterAll, beforeAll } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from '@/database/embedded/start';

/** The bodies of documents, so that a test may use any _id. */
export type AnyDocument = Document & { _id?: string | number | boolean | object | null };

/** True when the suite runs against a real MongoDB, named by MONGODB_URI. */
export const onRealMongoDB = Boolean(process.env.MONGODB_URI);

/** A folder for one test's data, and how to get rid of it. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'db-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export interface TestDatabase {
  readonly client: MongoClient;
  readonly db: Db;
  readonly uri: string;
  /** A collection of its own, empty or with these documents. */
  collection(documents?: readonly AnyDocument[]): Promise<Collection<AnyDocument>>;
}

/** A database for the tests of this file: in MONGODB_URI's server, else in the one of this worker, whose files run one by one. */
export function testDatabase(): TestDatabase {
  let client: MongoClient;
  let db: Db;
  let uri: string;
  let collections = 0;
  beforeAll(async () => {
    uri = process.env.MONGODB_URI || (await workersServer()).uri;
    client = await MongoClient.connect(uri);
    db = client.db(`test_${process.pid}_${Date.now()}`);
  });
  afterAll(async () => {
    await db?.dropDatabase();
    await client?.close();
  });
  return {
    get client() {
      return client;
    },
    get db() {
      return db;
    },
    get uri() {
      return uri;
    },
    collection: async (documents = []) => {
      const collection = db.collection<AnyDocument>(`c${++collections}`);
      if (documents.length > 0) await collection.insertMany(documents as never);
      return collection;
    },
  };
}

let started: Promise<EmbeddedDatabase> | undefined;

/** A throw-away server that the files of this worker share. It ends with the worker, which vitest ends with SIGTERM. */
function workersServer(): Promise<EmbeddedDatabase> {
  if (started) return started;
  const folder = temporaryFolder();
  const server = startEmbedded({ dataDir: folder.path });
  process.once('SIGTERM', async () => {
    await server.then(({ stop }) => stop()).catch(() => undefined);
    folder.remove();
    process.exit();
  });
  started = server;
  return server;
}

/** The code and name the server refuses with; fails when it does not refuse. */
export async function refusal(
  action: Promise<unknown>,
): Promise<{ code: unknown; codeName: unknown; message: string }> {
  try {
    await action;
  } catch (error) {
    if (!(error instanceof MongoServerError)) throw error;
    return { code: error.code, codeName: error.codeName, message: error.message };
  }
  throw new Error('the command was expected to be refused and was not');
}

/** The _ids a query finds, in the order they come. */
export async function idsOf(cursor: { toArray(): Promise<AnyDocument[]> }): Promise<unknown[]> {
  return (await cursor.toArray()).map((doc) => doc._id);
}
