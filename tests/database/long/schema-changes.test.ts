import { join } from 'node:path';
import { type Collection, MongoClient, MongoServerError } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { startEmbedded } from '@/database/embedded/start';
import { type AnyDocument, onRealMongoDB, temporaryFolder } from '../support/database';
import { checkOffline } from '../support/offline-check';
import { Random } from '../support/random';

const rounds = process.env.LONG_TESTS ? 60 : 1;
const seed = process.env.LONG_TESTS ? Date.now() % 1_000_000 : 20_261_122;
const names = ['a', 'b'];
const minute = 60_000;
/** Documents that no writer touches, each known by its key. */
const kept = ['x', 'y', 'z'];
/** The documents of a collection; their keys differ, so that a unique index can be built. */
const documents = 3000;

/** What these commands may be refused with while others change the same collections. */
const expectedRefusals: ReadonlySet<unknown> = new Set([
  11000, // DuplicateKey
  171, // CannotIndexParallelArrays
  26, // NamespaceNotFound
  27, // IndexNotFound
  85, // IndexOptionsConflict
  86, // IndexKeySpecsConflict
  276, // IndexBuildAborted
  175, // QueryPlanKilled
  2, // BadValue: the hint names an index that is gone
  12587, // BackgroundOperationInProgressForNamespace
]);

const onlyOnce = { key: { k: 1 }, name: 'k', unique: true, partialFilterExpression: { k: { $exists: true } } };
const indexes = [
  onlyOnce,
  { key: { k: 1 }, name: 'k' },
  { key: { tags: 1, k: -1 }, name: 'tags' },
  { key: { at: 1 }, name: 'at', expireAfterSeconds: 60 },
  { key: { k: -1, n: 1 }, name: 'some', unique: true, partialFilterExpression: { n: { $gt: 5 } } },
];

describe.skipIf(onRealMongoDB)('indexes and collections changed under writers, and SIGKILL', () => {
  it(`${rounds} rounds leave documents and index entries that agree (seed ${seed})`, { timeout: 900_000 }, async () => {
    const folder = temporaryFolder();
    const random = new Random(seed);
    let looked = 0;
    let inBuilds = 0;
    for (let round = 0; round < rounds; round++) {
      const killed = round % 3 !== 2;
      await work(folder.path, random, 60 + random.below(160), killed);
      const checked = await checkOffline(join(folder.path, 'lmdb'));
      expect(checked.problems).toEqual([]);
      looked += checked.looked;
      if (killed && checked.unfinished > 0) inBuilds++;
    }
    expect(looked).toBeGreaterThan(1000);
    expect(inBuilds, 'kills within an index build').toBeGreaterThanOrEqual(Math.floor(rounds / 3));
    folder.remove();
  });
});

/** What takes collections away: how often it began, and how many are under way until the collections are full again. */
interface Drops {
  begun: number;
  underWay: number;
}

/** Serves the folder and lets clients do so many things with it; then it is killed, in the midst of more, or stopped. */
async function work(dataDir: string, random: Random, things: number, killed: boolean): Promise<void> {
  const database = await startEmbedded({ dataDir, expireEvery: 20 });
  const client = await MongoClient.connect(database.uri, { serverSelectionTimeoutMS: 500, monitorCommands: true });
  await fill(client, random);
  let over = false;
  let done = 0;
  const builds = { underWay: 0 };
  const drops: Drops = { begun: 0, underWay: 0 };
  client.on('commandStarted', ({ commandName }) => {
    if (commandName === 'createIndexes') builds.underWay++;
  });
  const ended = ({ commandName }: { commandName: string }) => {
    if (commandName === 'createIndexes') builds.underWay--;
  };
  client.on('commandSucceeded', ended).on('commandFailed', ended);
  /** Does one thing after the other; only once the end has begun anything may fail. */
  const repeat = async (act: () => Promise<unknown>) => {
    while (!over) {
      await act().catch((error: unknown) => {
        if (over || (error instanceof MongoServerError && expectedRefusals.has(error.code))) return;
        throw error;
      });
      done++;
    }
  };
  const workers = [
    ...Array.from({ length: 4 }, () => repeat(() => write(client, random))),
    ...Array.from({ length: 3 }, () => repeat(() => changeSchema(client, random, drops))),
  ];
  const failed = Promise.race(workers).then(() => true);
  const pause = () => new Promise<false>((resolve) => setTimeout(() => resolve(false), 5));
  // A single round must leave documents to look at, so it never ends within a drop; of many rounds some do.
  const full = () => rounds > 1 || drops.underWay === 0;
  const enough = () => done >= things && (!killed || builds.underWay > 0) && full();
  while (!enough() && !(await Promise.race([failed, pause()])));
  over = true;
  if (killed) process.kill(database.pid, 'SIGKILL');
  await Promise.all(workers);
  await client.close();
  await database.stop();
}

async function fill(client: MongoClient, random: Random): Promise<void> {
  for (const name of names) {
    const all = [
      ...kept.map((k) => ({ _id: k, k })),
      ...Array.from({ length: documents }, (_, i) => document(random, i)),
    ];
    await client
      .db('d')
      .collection<AnyDocument>(name)
      .insertMany(all, { ordered: false })
      .catch((error: unknown) => {
        if (!(error instanceof MongoServerError && error.code === 11000)) throw error;
      });
  }
}

async function write(client: MongoClient, random: Random): Promise<unknown> {
  const c = client.db('d').collection<AnyDocument>(random.pick(names));
  const id = random.below(documents);
  switch (random.below(7)) {
    case 0: {
      const some = Array.from({ length: 700 }, (_, i) => document(random, (id + i) % documents));
      return c.insertMany(some, { ordered: false });
    }
    case 1:
      return c.updateOne({ _id: id }, { $set: { k: id + documents * random.below(2) } });
    case 2:
      return c.replaceOne({ _id: id }, document(random, id), { upsert: true });
    case 3:
      return c.deleteOne({ _id: id });
    case 4:
      return c.updateMany({ _id: { $gte: id, $lt: id + 300 } }, { $set: { tags: [id % 7, id % 3], n: id % 10 } });
    case 5:
      return c.deleteMany({ _id: { $gte: id, $lt: id + 50 } });
    default:
      return c.findOneAndUpdate({ _id: id }, { $inc: { n: 1 } });
  }
}

async function changeSchema(client: MongoClient, random: Random, drops: Drops): Promise<unknown> {
  /** Does what takes collections away, then fills them again; `drops` counts it until they are full. */
  const drop = async (act: () => Promise<unknown>) => {
    drops.begun++;
    drops.underWay++;
    try {
      await act();
      await fill(client, random);
    } finally {
      drops.underWay--;
    }
  };
  const db = client.db('d');
  const name = random.pick(names);
  const dice = random.below(40);
  if (dice < 16) return buildOverDuplicate(db.collection<AnyDocument>(name), random, drops);
  if (dice < 24) {
    const some = indexes.filter(() => random.below(3) === 0);
    return db.command({ createIndexes: name, indexes: some.length > 0 ? some : indexes.slice(2) });
  }
  if (dice < 37) return db.command({ dropIndexes: name, index: random.pick(['*', ...indexes.map((one) => one.name)]) });
  if (dice < 38) return drop(() => db.command({ drop: name }));
  if (dice < 39)
    return drop(() => client.db('admin').command({ renameCollection: 'd.a', to: 'd.b', dropTarget: true }));
  return random.below(3) === 0 ? drop(() => db.dropDatabase()) : undefined;
}

/**
 * Builds a unique index over a duplicate that goes while the build may or may not have come to it. The document that
 * stays, which nobody else touches, must be found by the index. Nothing is said of a collection that is taken away
 * meanwhile: between two looks it may be there again with its index, and not yet be filled.
 */
async function buildOverDuplicate(c: Collection<AnyDocument>, random: Random, drops: Drops): Promise<void> {
  const k = random.pick(kept);
  await c.dropIndex(onlyOnce.name).catch(toleratedAsMissing);
  const { insertedId } = await c.insertOne(document(random, 0, `again${random.below(1e9)}`, k));
  const building = c.createIndexes([onlyOnce]);
  const wait = new Promise((resolve) => setTimeout(resolve, random.below(30)));
  const going = wait.then(async () => {
    if (random.below(2)) await c.updateOne({ _id: insertedId }, { $unset: { k: 1 } });
    await c.deleteOne({ _id: insertedId });
  });
  await Promise.allSettled([building, going]);
  await Promise.all([building, going]);
  const stored = () => c.countDocuments({ _id: k }, { hint: '_id_' });
  const { begun, underWay } = drops;
  const before = await stored();
  const found = await c.countDocuments({ k }, { hint: onlyOnce.name });
  const isSame = underWay === 0 && drops.begun === begun;
  if (isSame && before === 1 && found !== 1 && (await stored()) === 1)
    throw new Error(`the index finds ${found} of one document`);
}

function toleratedAsMissing(error: unknown): void {
  if (!(error instanceof MongoServerError && (error.code === 26 || error.code === 27))) throw error;
}

function document(random: Random, n: number, id: number | string = n, k: number | string = n): AnyDocument {
  const at = new Date(Date.now() + (random.below(20) === 0 ? -2 * minute : minute));
  return { _id: id, k, n: random.below(10), tags: random.below(2) ? [n % 5, 'x'] : n % 5, at };
}
