import { beforeAll, describe, expect, it } from 'vitest';
import { type AnyDocument, onRealMongoDB, testDatabase } from './support/database';

/**
 * Finding documents by several conditions on one array of words. Every answer is compared with the one that a collection
 * without an index gives.
 */

const database = testDatabase();

const FIRST = ['asha', 'amit', 'ana', 'anand', 'bina', 'zoë', 'आशा', 'ab-c', 'a'];
const LAST = ['rao', 'sharma', 'shah', 'singh', 'an'];

const docs = Array.from({ length: 900 }, (_none, i): AnyDocument => {
  const words: unknown[] = [FIRST[i % FIRST.length], LAST[i % LAST.length], `n${i}`, 'person'];
  if (i % 50 === 0) words.push(/^an/, 7, null, ['anand']);
  return { _id: i, role: i % 3 ? 'student' : 'agent', at: (i * 7_919) % 900, ...(i % 90 === 1 ? {} : { words }) };
});

const starts = (...texts: string[]) => texts.map((text) => ({ words: { $regex: `^${text}` } }));
const FILTERS: AnyDocument[] = [
  { role: 'student', words: /^an/ },
  { role: 'student', $and: starts('an', 'sh') },
  { role: 'student', $and: starts('person', 'n77') },
  { role: 'student', $and: starts('person', 'a', 's') },
  { role: 'student', $and: starts('a', 'zzz') },
  { role: { $in: ['student', 'agent'] }, $and: starts('asha', 'r') },
  { role: 'student', $and: [...starts('an'), { at: { $gt: 400 } }] },
  { role: 'student', $and: [...starts('an'), { words: 'shah' }] },
  { role: 'student', $and: [...starts('an'), { words: { $in: ['shah', 'rao'] } }] },
  { role: 'student', $and: [{ words: 'person' }, { words: 'asha' }] },
  { role: 'student', $and: [{ words: /^zo\u00eb/ }, { words: /^per/ }] },
  { role: 'student', words: /^आ/ },
  { role: 'student', words: /^ana?/ },
  { role: 'student', words: /^zoë*/ },
  { role: 'student', words: /^an.*d$/ },
  { role: 'student', words: /^AN/i },
  { role: 'student', $and: [{ words: /^a/ }, { words: { $ne: 'rao' } }] },
  { role: 'student', words: { $elemMatch: { $gte: 'an', $lt: 'ao' } } },
  { $and: starts('an', 'sh') },
  { role: null, $and: starts('an', 'sh') },
];

let pair: { indexed: Awaited<ReturnType<typeof database.collection>>; bare: typeof pair.indexed };
beforeAll(async () => {
  pair = { indexed: await database.collection([...docs]), bare: await database.collection([...docs]) };
  await pair.indexed.createIndexes([
    { key: { role: 1, words: 1 }, name: 'role_words' },
    { key: { words: 1, at: 1 }, name: 'words_at' },
    { key: { role: 1, at: 1, _id: 1 }, name: 'role_at' },
  ]);
});

describe.each(FILTERS.map((filter) => [JSON.stringify(filter), filter] as const))('%s', (_words, filter) => {
  it('finds, counts, orders and changes as without an index', async () => {
    const { indexed, bare } = pair;
    const ids = async (collection: typeof bare) =>
      (await collection.find(filter, { projection: { _id: 1 } }).toArray()).map(({ _id }) => Number(_id)).sort();
    expect(await ids(indexed)).toEqual(await ids(bare));
    for (const options of [{}, { skip: 3, limit: 5 }, { hint: 'role_words' }]) {
      const { hint: _hint, ...plain } = options as { hint?: string };
      expect(await indexed.countDocuments(filter, options)).toBe(await bare.countDocuments(filter, plain));
    }
    const page = (collection: typeof bare) =>
      collection.find(filter).sort({ at: 1, _id: 1 }).skip(2).limit(7).toArray();
    expect(await page(indexed)).toEqual(await page(bare));
    const first = (collection: typeof bare) =>
      collection.updateMany(filter, { $inc: { seen: 1 } }).then(({ modifiedCount }) => modifiedCount);
    expect(await first(indexed)).toBe(await first(bare));
  });
});

it('a search by several words reads no document but those that have all of them', async () => {
  const { indexed } = pair;
  const explained = async (filter: AnyDocument) => {
    const { executionStats } = await indexed.find(filter).explain('executionStats');
    return executionStats as { nReturned: number; totalDocsExamined: number };
  };
  const rare = await explained({ role: 'student', $and: starts('person', 'n77') });
  expect(rare.totalDocsExamined).toBe(rare.nReturned);
  const both = await explained({ role: 'student', $and: starts('amit', 'sharma') });
  expect(both.nReturned).toBeGreaterThan(5);
  expect(both.totalDocsExamined).toBe(both.nReturned);
});

it('an index that ends in an array is left alone where its words are not requested', async () => {
  const { indexed } = pair;
  const plan = await indexed.find({ role: 'student' }).explain('queryPlanner');
  expect(JSON.stringify(plan)).toContain('"role_at"');
  const { executionStats } = await indexed.find({ role: 'student' }).explain('executionStats');
  expect(executionStats.totalKeysExamined).toBe(await indexed.countDocuments({ role: 'student' }));
});

it.skipIf(onRealMongoDB)('of many words the index that other conditions bound, too, is taken', async () => {
  const many = Array.from({ length: 11_000 }, (_none, i) => ({
    _id: i,
    status: i % 2 ? 'open' : 'ended',
    words: ['a', `n${i}`],
  }));
  const collection = await database.collection(many);
  await collection.createIndexes([
    { key: { words: 1 }, name: 'words' },
    { key: { status: 1, words: 1 }, name: 'status_words' },
  ]);
  const plan = await collection.find({ status: 'open', words: /^a/ }).limit(10).explain();
  expect(JSON.stringify(plan)).toContain('"indexName":"status_words"');
});
