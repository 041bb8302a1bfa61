import { beforeAll, describe, expect, it } from 'vitest';
import { longIt } from '../support/long-it';
import { type AnyDocument, onRealMongoDB, testDatabase } from './support/database';

/**
 * Counting and stepping over documents by the keys of an index alone. Every answer is compared with the one that a
 * collection without that index gives.
 */

const database = testDatabase();

const docs = Array.from({ length: 600 }, (_none, i) => ({
  _id: i,
  role: ['student', 'agent', 'team'][i % 3],
  owner: i % 7 === 0 ? null : `o${i % 5}`,
  at: new Date(1_700_000_000_000 + ((i * 7_919) % 600) * 1000),
  verified: i % 4 === 0,
  score: i % 11,
  ...(i % 6 === 0 ? { extra: 'x' } : {}),
}));

async function both(documents: readonly AnyDocument[] = docs) {
  const indexed = await database.collection([...documents]);
  await indexed.createIndexes([
    { key: { role: 1, owner: 1, at: -1, _id: -1 }, name: 'role_owner_at' },
    { key: { verified: 1, role: 1, _id: -1 }, name: 'verified_role' },
    { key: { owner: 1, role: 1, at: 1, verified: 1, extra: 1 }, name: 'owner_role_at' },
    { key: { score: 1, _id: 1 }, name: 'score' },
    { key: { extra: 1, _id: 1 }, name: 'extra', sparse: true },
  ]);
  return { indexed, bare: await database.collection([...documents]) };
}

const SORTS: Record<string, 1 | -1>[] = [{ at: -1, _id: -1 }, { at: 1, _id: 1 }, { _id: -1 }];
const FILTERS: AnyDocument[] = [
  { role: 'student', owner: 'o1' },
  { role: 'student' },
  { role: 'nobody' },
  { role: { $in: ['student', 'agent', 'student'] }, owner: { $in: ['o1', 'o3', 'zz'] } },
  { role: 'student', owner: null },
  { role: 'student', owner: { $in: ['o2', null] } },
  { role: 'student', owner: { $ne: 'o1' } },
  { role: 'student', owner: /^o/ },
  { verified: true, role: 'team' },
  { verified: true, role: { $in: ['team', 'agent'] }, owner: 'o2' },
  { role: 'student', $or: [{ owner: 'o1' }, { score: 3 }] },
  { $and: [{ role: 'student' }, { owner: 'o1' }, { owner: 'o2' }] },
  { $and: [{ role: 'student' }, { owner: 'o1' }] },
  { score: 3 },
  { score: { $gte: 3, $lt: 5 } },
  { extra: 'x' },
  { role: 'student', owner: 'o1', at: new Date(1_700_000_000_000) },
  { $nor: [{ role: 'student' }] },
  { role: { $in: [] } },
  { at: { $gte: new Date(1_700_000_100_000) } },
  { role: 'student', owner: null, at: { $gte: new Date(1_700_000_100_000) } },
  {
    role: { $in: ['student', 'team'] },
    owner: { $in: ['o1', null, 'o3'] },
    at: { $gt: new Date(1_700_000_050_000), $lt: new Date(1_700_000_400_000) },
  },
  { owner: null, role: 'student', verified: true },
  { owner: null, role: { $in: ['student', 'agent'] }, verified: { $ne: true }, extra: null },
  { owner: { $in: [null, 'o1'] }, role: 'team', $or: [{ verified: true }, { extra: 'x' }] },
  { owner: null, role: 'team', at: { $lt: new Date(1_700_000_300_000) }, verified: false },
  { role: { $in: ['student', 'team'] }, owner: { $in: Array.from({ length: 1_500 }, (_none, i) => `o${i}`) } },
  {},
];

let pair: Awaited<ReturnType<typeof both>>;
beforeAll(async () => {
  pair = await both();
});

describe.each(FILTERS.map((filter) => [JSON.stringify(filter), filter] as const))('%s', (_words, filter) => {
  it('is counted as without an index: by countDocuments, by count, with skip and limit, through $count', async () => {
    const { indexed, bare } = pair;
    for (const options of [{}, { skip: 3 }, { limit: 5 }, { skip: 2, limit: 4 }, { skip: 5_000 }]) {
      const wanted = await bare.countDocuments(filter, options);
      expect(await indexed.countDocuments(filter, options)).toBe(wanted);
      expect(await indexed.count(filter, options)).toBe(wanted);
    }
    const stages = [{ $match: filter }, { $count: 'n' }];
    expect(await indexed.aggregate(stages).toArray()).toEqual(await bare.aggregate(stages).toArray());
  });

  longIt('is paged as without an index: every page the same, either way round', async () => {
    const { indexed, bare } = pair;
    for (const sort of SORTS) {
      for (const skip of [0, 7, 30, 270]) {
        const page = (collection: typeof bare) => collection.find(filter).sort(sort).skip(skip).limit(9).toArray();
        expect(await page(indexed)).toEqual(await page(bare));
      }
    }
    const all = (await indexed.find(filter).skip(4).toArray()).length;
    expect(all).toBe(Math.max(0, (await bare.countDocuments(filter)) - 4));
  });
});

describe.skipIf(onRealMongoDB)('a condition of null beside others', () => {
  it('is decided by the keys: no document that doesn’t match is read', async () => {
    const filter = { owner: null, role: 'student', verified: true };
    const { executionStats } = await pair.indexed.find(filter).sort({ at: 1 }).explain('executionStats');
    expect(executionStats.nReturned).toBeGreaterThan(5);
    expect(executionStats.totalDocsExamined).toBe(executionStats.nReturned);
  });
});

describe('a document that the index holds under several keys', () => {
  it('is counted once, and stands on one page', async () => {
    const { indexed, bare } = await both(docs.map((doc, i) => (i % 10 ? doc : { ...doc, owner: ['o1', 'o2', 'o1'] })));
    for (const filter of [{ role: 'student', owner: { $in: ['o1', 'o2'] } }, { role: 'student' }]) {
      expect(await indexed.countDocuments(filter)).toBe(await bare.countDocuments(filter));
      const ids = (await indexed.find(filter).sort({ at: -1, _id: -1 }).skip(20).toArray()).map(({ _id }) => _id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBe((await bare.countDocuments(filter)) - 20);
    }
  });
});

describe('texts too long for a key', () => {
  it('are told apart although they begin alike', async () => {
    const long = (end: string) => `${'x'.repeat(1_930)}${end}`;
    const documents = ['a', 'b', 'b', 'bb', ''].map((end, _id) => ({ _id, role: long(end), owner: 'o1' }));
    const { indexed } = await both([...documents, { _id: 9, role: 'x'.repeat(1_895), owner: 'o1' }]);
    for (const [end, count] of [
      ['a', 1],
      ['b', 2],
      ['bb', 1],
      ['', 1],
      ['c', 0],
    ] as const) {
      expect(await indexed.countDocuments({ role: long(end) })).toBe(count);
      expect(await indexed.countDocuments({ role: long(end), owner: 'o1' })).toBe(count);
    }
  });
});

it('a count sees what was written before it, and removed', async () => {
  const { indexed } = await both();
  const filter = { role: 'student', owner: 'o1' };
  const before = await indexed.countDocuments(filter);
  await indexed.insertOne({ _id: 5_000, role: 'student', owner: 'o1' } as never);
  expect(await indexed.countDocuments(filter)).toBe(before + 1);
  await indexed.updateOne({ _id: 5_000 } as never, { $set: { owner: 'o2' } });
  expect(await indexed.countDocuments(filter)).toBe(before);
  await indexed.deleteMany(filter);
  expect(await indexed.countDocuments(filter)).toBe(0);
});
