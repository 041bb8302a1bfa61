import type { Document } from 'mongodb';
import mongoose, { Types } from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { INDEXED_LISTS, type IndexedList } from '@/models/list-indexes';
import { Random } from '../database/support/random';

/**
 * What the database looks at for a page of each list that has an index (models/list-indexes.ts), among thousands of records: on the
 * embedded database here, on a mongod with `npm test -- --mongod`.
 */

const RECORDS = 4_000;
const PAGE = 20;
/** So many values has each field that lists have in common, or are filtered by. */
const VALUES = 3;
const random = new Random(7);

const lists = Object.entries(INDEXED_LISTS as Record<string, readonly IndexedList[]>).flatMap(([collection, all]) =>
  // Searches by words find few, and are put in order by themselves (lib/services/records/lists/lists.ts).
  all
    .filter(({ order }) => !('words' in order))
    .map((list) => ({ collection, list, name: `${collection} ${list.name}` })),
);

const recordsOf = (collection: string) => mongoose.connection.collection(collection);
const fieldsOf = (collection: string) => {
  const named = lists.filter((one) => one.collection === collection).map(({ list }) => list);
  return {
    common: [...new Set(named.flatMap(({ of = [], filters = [] }) => [...of, ...filters]))],
    ordered: [...new Set(named.flatMap(({ order }) => Object.keys(order)))].filter((field) => field !== '_id'),
  };
};
const oneOf = (field: string, n: number) => `${field} ${n}`;

/** A record in which every field of its lists has a value; a dotted field is one of a part. */
function record(collection: string, n: number): Document {
  const { common, ordered } = fieldsOf(collection);
  const made: Document = { _id: new Types.ObjectId() };
  for (const field of ordered) put(made, field, `${String(random.below(1e9)).padStart(10, '0')} ${n}`);
  for (const field of common) put(made, field, oneOf(field, random.below(VALUES)));
  // What must be one of a kind.
  return {
    ...made,
    ref: `ref ${n}`,
    referralCode: `r${n}`,
    userId: made.userId ?? new Types.ObjectId(),
    ...uniqueOf(collection, n),
  };
}

const uniqueOf = (collection: string, n: number): Document =>
  collection === 'users' ? { email: `${n}@example.com` } : {};

function put(made: Document, path: string, value: string): void {
  const [name = '', part] = path.split('.');
  made[name] = part ? { ...made[name], [part]: value } : value;
}

beforeAll(async () => {
  for (const collection of Object.keys(INDEXED_LISTS)) {
    const all = Array.from({ length: RECORDS }, (_none, n) => ({
      ...record(collection, n),
      courseId: n,
      year: n,
      month: String(n),
    }));
    await recordsOf(collection).insertMany(all);
  }
});

async function looked(collection: string, filter: Document, sort: Record<string, 1 | -1>) {
  const cursor = recordsOf(collection).find(filter).sort(sort).limit(PAGE);
  const { executionStats, queryPlanner } = await cursor.explain('executionStats');
  const { nReturned, totalKeysExamined, totalDocsExamined } = executionStats;
  return { nReturned, totalKeysExamined, totalDocsExamined, plan: JSON.stringify(queryPlanner.winningPlan) };
}

const turned = (order: Readonly<Record<string, 1 | -1>>) =>
  Object.fromEntries(Object.entries(order).map(([field, way]) => [field, -way as 1 | -1]));

describe.each(lists)('a page of $name', ({ collection, list }) => {
  const { of = [], order, filters = [] } = list;
  const common = Object.fromEntries(of.map((field) => [field, oneOf(field, 1)]));

  it.each([
    ['its order', order],
    ['its order turned round', turned(order)],
  ])('in %s looks at three records at most for each that it gives, and sorts none', async (_words, sort) => {
    const { nReturned, totalKeysExamined, totalDocsExamined, plan } = await looked(collection, common, sort);
    expect(nReturned).toBe(PAGE);
    expect(Math.max(totalKeysExamined, totalDocsExamined)).toBeLessThanOrEqual(3 * nReturned);
    expect(plan).not.toMatch(/"(SORT|COLLSCAN)"/);
  });

  it.each(filters.filter((field) => !(field in order)))(
    'filtered by %s looks at no more than the filter passes over, or finds few and sorts them',
    async (field) => {
      const filter = { ...common, [field]: oneOf(field, 2) };
      const found = await recordsOf(collection).countDocuments(filter);
      const { nReturned, totalKeysExamined, totalDocsExamined, plan } = await looked(collection, filter, order);
      expect(nReturned).toBe(Math.min(PAGE, found));
      const most = 3 * VALUES * (plan.includes('"SORT"') ? found : PAGE);
      expect(Math.max(totalKeysExamined, totalDocsExamined)).toBeLessThanOrEqual(Math.max(most, 3 * found));
      expect(plan).not.toContain('"COLLSCAN"');
    },
  );
});
