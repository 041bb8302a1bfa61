import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeExpired } from '@/database/embedded/index/expire';
import type { KeyRange } from '@/database/embedded/storage/environment';
import { spaceRange } from '@/database/embedded/storage/keys';
import { InProcess } from './support/in-process';
import { Random } from './support/random';

/** Counts of index keys are remembered and follow every write: compared with a walk, and with a plain list of the documents. */

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
        // Many at once, at one place: a section grows beyond what one number stands for.
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

describe('a transaction under way', () => {
  const wordsOf = (_id: number) => ({ _id, words: ['person', `n${_id}`] });
  const persons = { count: 'c', query: { $and: [{ words: { $regex: '^person' } }, { words: { $regex: '^n' } }] } };
  const between = {
    'before its commit': (act: () => void) => queueMicrotask(act),
    'in the next turn': (act: () => void) => setImmediate(act),
    'a moment later': (act: () => void) => setTimeout(act, 1),
  };

  it.each(Object.entries(between))('teaches nothing wrong to whoever counts %s', async (_when, later) => {
    await database.run({ insert: 'c', documents: Array.from({ length: 2_000 }, (_none, _id) => wordsOf(_id)) });
    await database.run({ createIndexes: 'c', indexes: [{ key: { words: 1 }, name: 'words' }] });
    const { env, catalog } = database.store;
    const range = spaceRange(catalog.collection('d', 'c')?.index('words')?.id as number);
    let beside: Promise<unknown> | undefined;
    const insertion = database.run({ insert: 'c', documents: [wordsOf(5_000), wordsOf(5_001)] });
    const counting = env.write(() => {
      later(() => {
        env.count(range);
        beside = database.run(persons);
      });
    });
    await Promise.all([insertion, counting]);
    await vi.waitFor(() => expect(beside).toBeDefined());
    await beside;
    expect(env.count(range)).toBe(4_004);
    expect((await database.run(persons)).n).toBe(2_002);
  });

  it('is counted by what it changes: keys that were there, or were not, make no difference', async () => {
    await filled(2_000, new Random(1));
    const { env, catalog } = database.store;
    const range = spaceRange(catalog.collection('d', 'c')?.index('by_place')?.id as number);
    expect(env.count(range)).toBe(2_000);
    const [first, second] = env.keys(range, 2) as [Buffer, Buffer];
    const missing = Buffer.concat([first, Buffer.of(1)]);
    await env.write((transaction) => {
      transaction.put(first, Buffer.alloc(0));
      transaction.put(missing, Buffer.alloc(0));
      transaction.put(missing, Buffer.alloc(0));
      transaction.remove(second);
    });
    expect(env.counts.walk(range)).toBe(2_000);
    expect(env.count({ ...range, end: second })).toBe(2);
    expect(env.count(range)).toBe(2_000);
    for (let times = 0; times < 2; times++) await env.write((transaction) => transaction.remove(missing));
    expect(env.count(range)).toBe(1_999);
  });
});

describe('while indexes and collections come and go, documents expire and writes fail', () => {
  /** Every index that there is or was: what is known of its keys is what a walk finds. */
  function compare(spaces: Set<number>, next: Random): number {
    const { env, catalog } = database.store;
    for (const { id } of catalog.collections().flatMap(({ indexes }) => indexes)) spaces.add(id);
    let all = 0;
    for (const range of [...spaces].map(spaceRange)) {
      const keys = env.counts.walk(range);
      all += keys;
      expect(env.count(range)).toBe(keys);
      const passed = next.below(keys + 1);
      expect(env.counts.walk(env.counts.without(range, passed, false))).toBe(keys - passed);
      expect(env.counts.walk(env.counts.without(range, passed, true))).toBe(keys - passed);
    }
    return all;
  }

  it.each([1, 2, 3])('every section stays right (%i)', async (seed) => {
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

it('a range that was counted once is not walked again: no more than the keys at its ends', async () => {
  await filled(20_000, new Random(5));
  const { env, catalog } = database.store;
  const collection = catalog.collection('d', 'c');
  const range = spaceRange(collection?.index('by_place')?.id as number);
  expect(env.count(range)).toBe(20_000);
  const walked: number[] = [];
  const walk = env.counts.walk.bind(env.counts);
  vi.spyOn(env.counts, 'walk').mockImplementation((part: KeyRange) => {
    walked.push(walk(part));
    return walked.at(-1) as number;
  });
  const cut = env.counts.without(range, 12_345, false);
  expect(walk(cut)).toBe(20_000 - 12_345);
  expect(env.count(cut)).toBe(20_000 - 12_345);
  expect(env.count(range)).toBe(20_000);
  expect(walked.reduce((sum, keys) => sum + keys, 0)).toBeLessThan(1_000);
});

describe('how many documents have several words', () => {
  it('is right after every write, though the answer is remembered', async () => {
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
      // One is asked beside the write, and must not be remembered for afterwards.
      await Promise.all([counted('ra', 'a'), write]);
      stored.set(changed._id, changed);
      for (const starts of [['ra', 'a'], ['person'], ['person', 'sh'], ['a'], ['a'], ['zz', 'a']]) {
        const wanted = [...stored.values()].filter((one) => starts.every((start) => has(one.words, start))).length;
        expect(await counted(...starts)).toBe(wanted);
      }
    }
  });

  it('is not looked for again until the index is written to', async () => {
    const documents = Array.from({ length: 1_000 }, (_none, _id) => ({ _id, words: ['person', `n${_id}`], seen: 0 }));
    await database.run({ insert: 'c', documents });
    await database.run({ createIndexes: 'c', indexes: [{ key: { words: 1 }, name: 'words' }] });
    const read = vi.spyOn(database.store.env, 'recordsIn');
    const count = () => database.run({ count: 'c', query: { words: { $regex: '^person' } } });
    expect((await count()).n).toBe(1_000);
    const once = read.mock.calls.length;
    expect(once).toBeGreaterThan(0);
    // Another field's writes leave the index as it is.
    await database.run({ update: 'c', updates: [{ q: { _id: 7 }, u: { $set: { seen: 1 } } }] });
    expect((await count()).n).toBe(1_000);
    expect(read.mock.calls.length).toBe(once);
    await database.run({ update: 'c', updates: [{ q: { _id: 7 }, u: { $set: { words: ['other'] } } }] });
    expect((await count()).n).toBe(999);
    expect(read.mock.calls.length).toBeGreaterThan(once);
  });
});
