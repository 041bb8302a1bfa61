import { type Collection, MongoClient, MongoNetworkError, MongoServerError } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { startEmbedded } from '@/database/embedded/start';
import { type AnyDocument, idsOf, onRealMongoDB, temporaryFolder } from './support/database';

const rounds = process.env.LONG_TESTS ? 50 : 1;
const writers = 4;
const counters = 5;

/** What the clients know: what was acknowledged, and what was under way when the process died. */
class Ledger {
  readonly inserted = new Set<string>();
  readonly removed = new Set<string>();
  readonly inDoubt = new Set<string>();
  readonly increments = new Map<string, { sure: number; perhaps: number }>();
  serial = 0;

  counter(id: string) {
    const known = this.increments.get(id) ?? { sure: 0, perhaps: 0 };
    this.increments.set(id, known);
    return known;
  }
}

describe.skipIf(onRealMongoDB)('SIGKILL during writes', () => {
  it(`${rounds} rounds lose no acknowledged write, double none, and leave indexes like newly built ones`, {
    timeout: 900_000,
  }, async () => {
    const folder = temporaryFolder();
    const ledger = new Ledger();
    for (let round = 0; round < rounds; round++) {
      const database = await startEmbedded({ dataDir: folder.path });
      const client = new MongoClient(database.uri, { serverSelectionTimeoutMS: 500 });
      await client.connect();
      const c = client.db('d').collection<AnyDocument>('c');
      if (round === 0)
        await c.createIndexes([
          { key: { n: 1 } },
          { key: { key: 1 }, unique: true, sparse: true },
          { key: { tags: 1, n: -1 } },
        ]);
      else await verify(c, ledger);
      const work = [
        ...Array.from({ length: writers }, (_, writer) => write(c, ledger, round, writer)),
        build(c, round),
      ];
      // From almost at once to well into the work, so that the blow falls at ever other moments.
      await new Promise((resolve) => setTimeout(resolve, 30 + ((round * 97) % 400)));
      process.kill(database.pid, 'SIGKILL');
      await Promise.all(work);
      await client.close(true);
    }
    const database = await startEmbedded({ dataDir: folder.path });
    const client = await MongoClient.connect(database.uri);
    await verify(client.db('d').collection<AnyDocument>('c'), ledger);
    expect(ledger.inserted.size).toBeGreaterThan(0);
    await client.close();
    await database.stop();
    folder.remove();
  });
});

/** Writes until the process dies. */
async function write(c: Collection<AnyDocument>, ledger: Ledger, round: number, writer: number): Promise<void> {
  try {
    while (true) {
      const ids = Array.from({ length: 3 }, () => `${round}-${writer}-${ledger.serial++}`);
      await attempt(
        ledger,
        ids,
        () => c.insertMany(ids.map((id) => document(id))),
        () => {
          for (const id of ids) ledger.inserted.add(id);
        },
      );
      const counter = `counter-${ledger.serial % counters}`;
      const known = ledger.counter(counter);
      known.perhaps++;
      await c.updateOne(
        { _id: counter },
        { $inc: { n: 1 }, $push: { tags: { $each: [ledger.serial % 7], $slice: -3 } } } as never,
        { upsert: true },
      );
      known.perhaps--;
      known.sure++;
      const gone = ids[0] as string;
      await attempt(
        ledger,
        [gone],
        () => c.deleteOne({ _id: gone }),
        () => {
          ledger.inserted.delete(gone);
          ledger.removed.add(gone);
        },
      );
      await c.updateOne(
        { _id: ids[1] as string },
        { $set: { n: ledger.serial % 50, tags: [1, 2, ledger.serial % 7] } },
      );
    }
  } catch (error) {
    if (
      !(error instanceof MongoNetworkError) &&
      !(error instanceof MongoServerError && error.code === 11600) &&
      !isGone(error)
    )
      throw error;
  }
}

async function attempt(
  ledger: Ledger,
  ids: readonly string[],
  act: () => Promise<unknown>,
  done: () => void,
): Promise<void> {
  for (const id of ids) ledger.inDoubt.add(id);
  await act();
  for (const id of ids) ledger.inDoubt.delete(id);
  done();
}

async function build(c: Collection<AnyDocument>, round: number): Promise<void> {
  try {
    while (true) {
      // It may have been finished just before the last blow, with or without its answer.
      await c.dropIndex('built').catch((error: unknown) => {
        if (!(error instanceof MongoServerError && error.code === 27)) throw error;
      });
      await c.createIndex({ tags: 1, n: 1, key: round % 2 ? 1 : -1 }, { name: 'built' });
    }
  } catch (error) {
    if (!(error instanceof MongoNetworkError) && !isGone(error)) throw error;
  }
}

function isGone(error: unknown): boolean {
  return error instanceof Error && /closed|ECONN|ENOENT|EPIPE|selection/i.test(`${error.name} ${error.message}`);
}

function document(id: string): AnyDocument {
  const serial = Number(id.slice(id.lastIndexOf('-') + 1));
  return { _id: id, n: serial % 50, key: id, tags: [serial % 7, `t${serial % 3}`] };
}

async function verify(c: Collection<AnyDocument>, ledger: Ledger): Promise<void> {
  const stored = await c.find({}, { hint: { $natural: 1 } }).toArray();
  const ids = new Set(stored.map((doc) => String(doc._id)));
  expect(stored).toHaveLength(ids.size);
  expect([...ledger.inserted].filter((id) => !ids.has(id) && !ledger.inDoubt.has(id))).toEqual([]);
  expect([...ledger.removed].filter((id) => ids.has(id))).toEqual([]);
  for (const [id, { sure, perhaps }] of ledger.increments) {
    const n = stored.find((doc) => doc._id === id)?.n ?? 0;
    expect(n).toBeGreaterThanOrEqual(sure);
    expect(n).toBeLessThanOrEqual(sure + perhaps);
    // What was in doubt is known from here on.
    ledger.increments.set(id, { sure: n, perhaps: 0 });
  }
  for (const id of ledger.inDoubt) {
    ledger.inserted.delete(id);
    if (ids.has(id)) ledger.inserted.add(id);
  }
  ledger.inDoubt.clear();
  expect(await c.estimatedDocumentCount()).toBe(stored.length);
  await verifyIndexes(c, stored);
}

/** Every index finds, for every value there is, exactly the documents that have it. */
async function verifyIndexes(c: Collection<AnyDocument>, stored: readonly AnyDocument[]): Promise<void> {
  const indexes = await c.indexes();
  expect(indexes.map((index) => index.name)).toEqual(expect.arrayContaining(['_id_', 'n_1', 'key_1', 'tags_1_n_-1']));
  const all = stored.map((doc) => String(doc._id)).sort();
  for (const name of ['n_1', 'tags_1_n_-1']) {
    const walked = await idsOf(c.find({}, { hint: name, projection: { _id: 1 } }));
    expect(walked.map(String).sort()).toEqual(all);
  }
  for (const n of [0, 7, 13, 49])
    expect(await countBy(c, { n }, 'n_1')).toBe(stored.filter((doc) => doc.n === n).length);
  for (const tag of [0, 3, 6, 't1']) {
    const having = stored.filter((doc) => Array.isArray(doc.tags) && doc.tags.includes(tag)).length;
    expect(await countBy(c, { tags: tag }, 'tags_1_n_-1')).toBe(having);
  }
  for (const doc of stored.slice(0, 20)) if (doc.key) expect(await idsOf(c.find({ key: doc.key }))).toEqual([doc._id]);
}

function countBy(c: Collection<AnyDocument>, filter: object, hint: string): Promise<number> {
  return c.countDocuments(filter as never, { hint });
}
