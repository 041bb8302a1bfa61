import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idsOf, testDatabase } from './support/database';
import { smallField, smallValue } from './support/random-values';

const database = testDatabase();
const runs = process.env.LONG_TESTS ? 400 : 8;

// Few paths and few values, mostly small integers and arrays of them, so that documents, queries and indexes meet.
const documents = fc.array(fc.record({ a: smallField(), b: smallField(), c: smallValue() }, { requiredKeys: [] }), {
  minLength: 10,
  maxLength: 40,
});
const path = fc.oneof(
  { weight: 3, arbitrary: fc.constant('a') },
  { weight: 3, arbitrary: fc.constantFrom('a.x', 'a.y') },
  { weight: 2, arbitrary: fc.constantFrom('b', 'b.x') },
  { weight: 2, arbitrary: fc.constant('c') },
);
const integer = fc.integer({ min: -1, max: 4 });
const range = fc.tuple(integer, integer).map(([low, high]) => ({ $gte: low, $lte: high }));

const operators = fc.oneof(
  { weight: 4, arbitrary: integer },
  { weight: 2, arbitrary: smallValue() },
  { weight: 5, arbitrary: range },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('$eq', '$gt', '$gte', '$lt', '$lte', '$ne'), smallValue())
      .map(([operator, value]) => ({ [operator]: value })),
  },
  { weight: 3, arbitrary: fc.array(fc.oneof(integer, smallValue()), { maxLength: 4 }).map((list) => ({ $in: list })) },
  { weight: 1, arbitrary: fc.array(smallValue(), { maxLength: 3 }).map((list) => ({ $nin: list })) },
  { weight: 1, arbitrary: fc.boolean().map((flag) => ({ $exists: flag })) },
  { weight: 1, arbitrary: fc.constantFrom(/^a/, /^ab?/, /b/) },
  { weight: 1, arbitrary: smallValue().map((value) => ({ $not: { $gt: value } })) },
  { weight: 1, arbitrary: range.map((bounds) => ({ $elemMatch: bounds })) },
  { weight: 1, arbitrary: integer.map((value) => ({ $elemMatch: { x: value } })) },
);
const condition = fc.tuple(path, operators).map(([field, operator]) => ({ [field]: operator }));
const filter = fc.oneof(
  { weight: 4, arbitrary: condition },
  { weight: 2, arbitrary: fc.tuple(integer, integer).map(([x, y]) => ({ 'a.x': x, 'a.y': y })) },
  { weight: 2, arbitrary: fc.tuple(condition, condition).map((both) => ({ $and: both })) },
  { weight: 2, arbitrary: fc.tuple(condition, condition).map((both) => ({ $or: both })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(condition, condition, condition)
      .map(([first, ...others]) => ({ $and: [first, { $or: others }] })),
  },
);
const key = fc.tuple(path, fc.constantFrom(1, -1));
const index = fc.oneof(
  fc.constant<[string, number][]>([
    ['a.x', 1],
    ['a.y', -1],
  ]),
  fc.uniqueArray<[string, number], string>(key, { minLength: 1, maxLength: 2, selector: ([field]) => field }),
);

describe('random documents and queries', { timeout: 600_000 }, () => {
  it('an index finds exactly what a scan finds, in the order the sort asks for', async () => {
    await fc.assert(
      fc.asyncProperty(
        documents,
        fc.array(index, { minLength: 1, maxLength: 3 }),
        fc.array(filter, { minLength: 10, maxLength: 16 }),
        index,
        async (docs, indexes, filters, sort) => {
          const c = await database.collection();
          const order = Object.fromEntries([...sort, ['_id', 1]]) as never;
          await c.createIndex(order);
          for (const key of indexes)
            await c.createIndex(Object.fromEntries(key) as never, { sparse: key.length === 1 });
          // Two arrays under one compound index are refused, as in MongoDB; such documents stay out.
          await c
            .insertMany(docs.map((doc, i) => ({ ...doc, _id: i })) as never, { ordered: false })
            .catch(() => undefined);
          for (const query of filters as never[]) {
            const scanned = await idsOf(c.find(query, { hint: { $natural: 1 } }));
            expect((await idsOf(c.find(query))).sort(byNumber)).toEqual(scanned.sort(byNumber));
            const sorted = c
              .find(query, { hint: { $natural: 1 } })
              .sort(order)
              .toArray()
              .then(ids, () => undefined);
            const planned = c
              .find(query)
              .sort(order)
              .toArray()
              .then(ids, () => undefined);
            expect(await planned).toEqual(await sorted);
            for (const key of indexes)
              if (key.length > 1)
                expect((await idsOf(c.find(query, { hint: Object.fromEntries(key) as never }))).sort(byNumber)).toEqual(
                  scanned,
                );
          }
          await c.drop();
        },
      ),
      { numRuns: runs },
    );
  });

  it('indexes follow every update: a scan and an index agree afterwards', async () => {
    const updates = fc.oneof(
      fc.tuple(path, smallField()).map(([field, value]) => ({ $set: { [field]: value } })),
      path.map((field) => ({ $unset: { [field]: 1 } })),
      fc.tuple(fc.constantFrom('a', 'b'), smallValue()).map(([field, value]) => ({ $push: { [field]: value } })),
      fc.tuple(fc.constantFrom('a', 'b'), smallValue()).map(([field, value]) => ({ $pull: { [field]: value } })),
      fc.constant({ $inc: { a: 1 } }),
    );
    await fc.assert(
      fc.asyncProperty(
        documents,
        fc.array(fc.tuple(condition, updates), { minLength: 3, maxLength: 10 }),
        fc.array(condition, { minLength: 3, maxLength: 5 }),
        async (docs, steps, queries) => {
          const c = await database.collection(docs.map((doc, i) => ({ ...doc, _id: i })));
          await c.createIndexes([{ key: { a: 1 } }, { key: { b: -1 } }, { key: { 'a.x': 1 } }]);
          for (const [query, update] of steps) {
            await c.updateMany(query as never, update as never).catch(() => undefined);
            await c.updateOne(query as never, update as never).catch(() => undefined);
          }
          await c.deleteMany(steps[0]?.[0] as never);
          for (const query of queries as never[]) {
            const scanned = (await idsOf(c.find(query, { hint: { $natural: 1 } }))).sort(byNumber);
            for (const hint of ['a_1', 'b_-1', 'a.x_1'])
              expect((await idsOf(c.find(query, { hint }))).sort(byNumber)).toEqual(scanned);
          }
          await c.drop();
        },
      ),
      { numRuns: runs },
    );
  });

  it('a filter and its negation share no document and miss none', async () => {
    await fc.assert(
      fc.asyncProperty(documents, fc.array(filter, { minLength: 5, maxLength: 10 }), async (docs, filters) => {
        const c = await database.collection(docs.map((doc, i) => ({ ...doc, _id: i })));
        for (const query of filters as never[]) {
          const matching = await idsOf(c.find(query));
          const others = await idsOf(c.find({ $nor: [query] }));
          expect([...matching, ...others].sort(byNumber)).toEqual(docs.map((_, i) => i));
        }
        await c.drop();
      }),
      { numRuns: runs },
    );
  });
});

function ids(found: { _id?: unknown }[]): unknown[] {
  return found.map((doc) => doc._id);
}

function byNumber(a: unknown, b: unknown): number {
  return Number(a) - Number(b);
}
