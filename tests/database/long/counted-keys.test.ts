import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeExpired } from '@/database/embedded/index/expire';
import { without } from '@/database/embedded/planner/by-keys';
import { spaceRange } from '@/database/embedded/storage/keys';
import { InProcess } from '../support/in-process';
import { Random } from '../support/random';

/** Counts and places are found by the keys of an index: compared with a list of the keys, and with a plain list of the documents. */

let database: InProcess;
beforeEach(async () => {
  database = await InProcess.open();
});
afterEach(() => database.close());

const STATUSES = ['a', 'b', 'c'];
const documentOf = (_id: number, next: Random) => ({
  _id,
  status: next.pick(STATUSES),
  place: next.below(400),
});
type Stored = ReturnType<typeof documentOf>;

async function filled(count: number, next: Random): Promise<Map<number, Stored>> {
  const documents = Array.from({ length: count }, (_none, _id) => documentOf(_id, next));
  await database.run({ insert: 'c', documents });
  const indexes = [
    { key: { status: 1, place: 1, _id: 1 }, name: 'by_status' },
    { key: { place: -1, _id: 1 }, name: 'by_place' },
  ];
  await database.run({ createIndexes: 'c', indexes });
  return new Map(documents.map((one) => [one._id, one]));
}

const sorted = (documents: Iterable<Stored>, status: string) =>
  [...documents].filter((one) => one.status === status).sort((a, b) => a.place - b.place || a._id - b._id);

async function answers(stored: Map<number, Stored>, next: Random): Promise<void> {
  for (const status of STATUSES) {
    const rows = sorted(stored.values(), status);
    expect((await database.run({ count: 'c', query: { status } })).n).toBe(rows.length);
    const skip = next.below(rows.length + 2);
    for (const way of [1, -1]) {
      const sort = { place: way, _id: way };
      const answer = await database.run({ find: 'c', filter: { status }, sort, skip, limit: 5 });
      const wanted = (way === 1 ? rows : rows.toReversed()).slice(skip, skip + 5);
      expect(answer.cursor.firstBatch).toEqual(wanted);
    }
  }
}

describe('while documents are added, changed and removed', () => {
  it('every count and every page is that of the documents, whatever was counted before', async () => {
    const next = new Random(7);
    const stored = await filled(4_000, next);
    for (let round = 0; round < 60; round++) {
      await answers(stored, next);
      const _id = next.below(4_400);
      const kind = next.below(4);
      if (kind === 0) {
        // Many at once, at one place.
        const documents = Array.from({ length: 300 }, (_none, i) => ({
          _id: 10_000 + round * 300 + i,
          status: 'b',
          place: 7,
        }));
        await database.run({ insert: 'c', documents });
        for (const one of documents) stored.set(one._id, one);
      } else if (kind === 1) {
        await database.run({ delete: 'c', deletes: [{ q: { place: { $lt: 20 + round }, status: 'a' }, limit: 0 }] });
        for (const one of sorted(stored.values(), 'a')) if (one.place < 20 + round) stored.delete(one._id);
      } else {
        const changed = documentOf(_id, next);
        await database.run({ update: 'c', updates: [{ q: { _id }, u: changed, upsert: true }] });
        stored.set(_id, changed);
      }
    }
    await answers(stored, next);
  });

  it('counts that run beside writes leave nothing wrong behind', async () => {
    const next = new Random(11);
    const stored = await filled(3_000, next);
    for (let round = 0; round < 30; round++) {
      const writes = Array.from({ length: 20 }, () => {
        const changed = documentOf(next.below(3_000), next);
        stored.set(changed._id, changed);
        return database.run({ update: 'c', updates: [{ q: { _id: changed._id }, u: changed }] });
      });
      const counts = STATUSES.map((status) => database.run({ count: 'c', query: { status } }));
      const failing = database.run({ insert: 'c', documents: [{ _id: 1, status: 'a', place: 1 }] });
      const late = new Promise(setImmediate).then(() => database.run({ count: 'c', query: { status: 'b' } }));
      await Promise.all([...writes, ...counts, failing, late]);
    }
    await answers(stored, next);
  });

  it('a transaction that fails leaves no count changed', async () => {
    const stored = await filled(3_000, new Random(3));
    const { env, catalog } = database.store;
    const [index] = catalog.collection('d', 'c')?.indexes.filter(({ name }) => name === 'by_status') ?? [];
    const range = spaceRange(index?.id as number);
    expect(env.count(range)).toBe(stored.size);
    const failed = env.write((transaction) => {
      for (const key of env.keys(range, 700)) transaction.remove(key);
      throw new Error('half way');
    });
    await expect(failed).rejects.toThrow('half way');
    expect(env.count(range)).toBe(stored.size);
  });
});

describe('while indexes and collections come and go, documents expire and writes fail', () => {
  /** Every index that there is or was. */
  function compare(spaces: Set<number>, next: Random): number {
    const { env, catalog } = database.store;
    for (const { id } of catalog.collections().flatMap(({ indexes }) => indexes)) spaces.add(id);
    let all = 0;
    for (const range of [...spaces].map(spaceRange)) {
      const keys = env.keys(range, 1_000_000).length;
      all += keys;
      expect(env.count(range)).toBe(keys);
      expect(env.count(range, 100)).toBe(Math.min(keys, 100));
      const passed = next.below(keys + 1);
      expect(env.count(without(env, range, passed, false))).toBe(keys - passed);
      expect(env.count(without(env, range, passed, true))).toBe(keys - passed);
    }
    return all;
  }

  it.each([1, 2, 3])('every index is counted right, and stepped over from either end (%i)', async (seed) => {
    const next = new Random(seed);
    const spaces = new Set<number>();
    await filled(2_000, next);
    let place = 0;
    const acts: (() => Promise<unknown>)[] = [
      () => database.run({ delete: 'c', deletes: [{ q: { place: { $lt: next.below(60) } }, limit: 0 }] }),
      () => database.run({ update: 'c', updates: [{ q: { status: 'a' }, u: { $set: { status: 'b' } }, multi: true }] }),
      () => database.run({ update: 'c', updates: [{ q: { place: 7 }, u: { $set: { status: 'a' } }, multi: true }] }),
      () =>
        database.run({
          createIndexes: 'c',
          indexes: [
            { key: { place: 1, [`n${++place}`]: 1 }, name: `n${place}`, ...(next.below(2) ? { sparse: true } : {}) },
          ],
        }),
      () => database.run({ dropIndexes: 'c', index: `n${place}` }),
      () => database.run({ createIndexes: 'c', indexes: [{ key: { at: 1 }, name: 'ttl', expireAfterSeconds: 60 }] }),
      () => removeExpired(database.store, next.below(400) * 1_000),
      async () => {
        if (next.below(4) > 0) return;
        await database.run({ drop: 'c' });
        await filled(1_000, next);
      },
      () => database.run({ renameCollection: 'd.c', to: 'd.other', $db: 'admin' }),
      () => database.run({ renameCollection: 'd.other', to: 'd.c', dropTarget: true, $db: 'admin' }),
      () =>
        database.store.env.write((transaction) => {
          for (const space of spaces)
            for (const key of database.store.env.keys(spaceRange(space), 50)) transaction.remove(key);
          throw new Error('half way');
        }),
    ];
    for (let round = 0; round < 40; round++) {
      const documents = Array.from({ length: 200 }, (_none, i) => ({
        ...documentOf(100_000 * (round + 1) + i, next),
        at: new Date(next.below(300) * 1_000),
      }));
      const writes = [0, 1, 2, 3].map((part) =>
        database.run({ insert: 'c', documents: documents.slice(part * 50, part * 50 + 50) }),
      );
      const counts = STATUSES.map((status) => database.run({ count: 'c', query: { status } }));
      await Promise.allSettled([...writes, next.pick(acts)(), ...counts, next.pick(acts)()]);
      compare(spaces, next);
    }
    expect(compare(spaces, next)).toBeGreaterThan(1_000);
  });
});

describe('how many documents have several words', () => {
  it('is right after every write', async () => {
    const next = new Random(13);
    const words = ['asha', 'amit', 'rao', 'shah', 'raj'];
    const documentOf = (_id: number) => ({ _id, words: [next.pick(words), next.pick(words), 'person'] });
    const documents = Array.from({ length: 2_000 }, (_none, _id) => documentOf(_id));
    const stored = new Map(documents.map((one) => [one._id, one]));
    await database.run({ insert: 'c', documents });
    await database.run({ createIndexes: 'c', indexes: [{ key: { words: 1 }, name: 'words' }] });
    const counted = async (...starts: string[]) => {
      const query = { $and: starts.map((start) => ({ words: { $regex: `^${start}` } })) };
      return (await database.run({ count: 'c', query })).n;
    };
    const has = (all: readonly string[], start: string) => all.some((word) => word.startsWith(start));
    for (let round = 0; round < 40; round++) {
      const changed = documentOf(next.below(2_100));
      const write = database.run({ update: 'c', updates: [{ q: { _id: changed._id }, u: changed, upsert: true }] });
      await Promise.all([counted('ra', 'a'), write]);
      stored.set(changed._id, changed);
      for (const starts of [['ra', 'a'], ['person'], ['person', 'sh'], ['a'], ['a'], ['zz', 'a']]) {
        const wanted = [...stored.values()].filter((one) => starts.every((start) => has(one.words, start))).length;
        expect(await counted(...starts)).toBe(wanted);
      }
    }
  });
});
