import { Double, Int32, Long } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { longIt } from '../support/long-it';
import { type AnyDocument, refusal, testDatabase } from './support/database';

const database = testDatabase();
const orders = [
  { _id: 1, item: 'a', qty: 2, price: 10, tags: ['x', 'y'], at: { day: 5 } },
  { _id: 2, item: 'b', qty: 1, price: 20, tags: [], at: { day: 6 } },
  { _id: 3, item: 'a', qty: 5, price: 10, tags: ['y'], at: [{ day: 1 }, { day: 2 }] },
  { _id: 4, item: 'c', qty: 0, price: 5 },
];

async function aggregated(pipeline: object[], documents: AnyDocument[] = orders): Promise<AnyDocument[]> {
  const c = await database.collection(documents);
  return c.aggregate(pipeline as never).toArray() as Promise<AnyDocument[]>;
}

/** Groups all documents and sorts the groups. */
function grouped(_id: unknown, fields: object = {}): object[] {
  return [{ $group: { _id, ...fields } }, { $sort: { _id: 1 } }];
}

describe('stages', () => {
  it.each([
    ['$match, twice', [{ $match: { qty: { $gt: 1 } } }, { $match: { price: 10, _id: 3 } }], [3]],
    ['$sort, $skip and $limit', [{ $sort: { price: -1, _id: 1 } }, { $skip: 1 }, { $limit: 2 }], [1, 3]],
    ['$limit before $sort', [{ $limit: 2 }, { $sort: { _id: -1 } }], [2, 1]],
    ['$skip after $limit', [{ $sort: { _id: 1 } }, { $limit: 3 }, { $skip: 1 }], [2, 3]],
    ['$match after $limit', [{ $sort: { _id: 1 } }, { $limit: 3 }, { $match: { item: 'a' } }], [1, 3]],
  ])('%s', async (_name, pipeline, expected) => {
    expect((await aggregated(pipeline)).map(({ _id }) => _id)).toEqual(expected);
  });

  it.each([
    [
      '$group with a sum, a count and the extremes',
      grouped('$item', { n: { $sum: 1 }, qty: { $sum: '$qty' }, least: { $min: '$qty' }, most: { $max: '$qty' } }),
      [
        { _id: 'a', n: 2, qty: 7, least: 2, most: 5 },
        { _id: 'b', n: 1, qty: 1, least: 1, most: 1 },
        { _id: 'c', n: 1, qty: 0, least: 0, most: 0 },
      ],
    ],
    ['$group by nothing', grouped(null, { n: { $sum: 1 }, total: { $sum: '$qty' } }), [{ _id: null, n: 4, total: 8 }]],
    [
      '$group by a document of paths and constants',
      [{ $match: { item: 'a' } }, ...grouped({ i: '$item', none: '$zz', k: 1, l: { $literal: '$x' } })],
      [{ _id: { i: 'a', k: 1, l: '$x' } }],
    ],
    ['$group by a list', [{ $match: { _id: 1 } }, ...grouped(['$item', '$zz'])], [{ _id: ['a', null] }]],
    ['a path through documents', [{ $match: { _id: 1 } }, ...grouped('$at.day')], [{ _id: 5 }]],
    ['a path through an array of documents', [{ $match: { _id: 3 } }, ...grouped('$$ROOT.at.day')], [{ _id: [1, 2] }]],
    ['$match after $group', [...grouped('$item', { n: { $sum: 1 } }), { $match: { n: 2 } }], [{ _id: 'a', n: 2 }]],
    ['$count', [{ $match: { item: 'a' } }, { $count: 'n' }], [{ n: 2 }]],
    ['$count of nothing', [{ $match: { item: 'z' } }, { $count: 'n' }], []],
  ])('%s', async (_name, pipeline, expected) => {
    expect(await aggregated(pipeline)).toEqual(expected);
  });

  it('groups 1 and 1.0 together, missing and null too', async () => {
    const documents = [{ _id: 1, k: new Int32(1) }, { _id: 2, k: new Double(1) }, { _id: 3 }, { _id: 4, k: null }];
    expect(await aggregated(grouped('$k', { n: { $sum: 1 } }), documents)).toEqual([
      { _id: null, n: 2 },
      { _id: 1, n: 2 },
    ]);
  });

  it('$first is the value of the first document in order, null where it is missing there', async () => {
    const documents = [
      { k: 1, v: 'late', at: 2 },
      { k: 1, v: 'early', at: 1 },
      { k: 2, at: 1 },
      { k: 2, v: 'x', at: 2 },
    ];
    const pipeline = [{ $sort: { at: 1 } }, { $group: { _id: '$k', v: { $first: '$v' } } }, { $sort: { _id: 1 } }];
    expect(await aggregated(pipeline, documents)).toEqual([
      { _id: 1, v: 'early' },
      { _id: 2, v: null },
    ]);
  });

  it('$sum, $min and $max pass over what does not count', async () => {
    const documents = [{ _id: 1, v: 3 }, { _id: 2, v: 1 }, { _id: 3, v: null }, { _id: 4, v: 'x' }, { _id: 5 }];
    const fields = { sum: { $sum: '$v' }, min: { $min: '$v' }, max: { $max: '$v' }, none: { $max: '$zz' } };
    expect(await aggregated(grouped(1, fields), documents)).toEqual([{ _id: 1, sum: 4, min: 1, max: 'x', none: null }]);
  });

  it.each([
    ['Int32 grows to Int64', [new Int32(0x7fffffff), new Int32(1)], Long.fromNumber(0x80000000)],
    ['Int64 grows to double', [Long.MAX_VALUE, Long.MAX_VALUE], new Double(2 ** 64)],
    ['a double makes a double', [new Int32(1), new Double(0.5)], new Double(1.5)],
    ['doubles are added without loss', Array.from({ length: 10 }, () => new Double(0.1)), new Double(1)],
  ])('$sum: %s', async (_name, values, expected) => {
    const c = await database.collection(values.map((v, _id) => ({ _id, v })));
    const pipeline = [{ $group: { _id: null, sum: { $sum: '$v' } } }];
    const [result] = await c.aggregate(pipeline, { promoteValues: false }).toArray();
    expect(result?.sum).toEqual(expected);
    expect(result?.sum.constructor).toBe(expected.constructor);
  });

  longIt('streams large results in batches', async () => {
    const c = await database.collection(Array.from({ length: 3000 }, (_, i) => ({ _id: i })));
    let n = 0;
    for await (const _doc of c.aggregate([{ $match: { _id: { $gte: 0 } } }], { batchSize: 7 })) n++;
    expect(n).toBe(3000);
  });

  it('is empty on a collection that does not exist', async () => {
    const c = database.db.collection('nowhere');
    expect(await c.aggregate([{ $group: { _id: null } }]).toArray()).toEqual([]);
  });
});

describe('$unionWith', () => {
  it('gives the documents of further pipelines behind the ones so far, each cut and counted by itself', async () => {
    const c = await database.collection(orders);
    const ofItem = (item: string) => [{ $match: { item } }, { $sort: { qty: -1 } }, { $limit: 1 }];
    const counted = (item: string) => [{ $match: { item } }, { $group: { _id: item, n: { $sum: 1 } } }];
    const further = (pipeline: object[]) => ({ $unionWith: { coll: c.collectionName, pipeline } });
    const pipeline = [...ofItem('a'), further(ofItem('b')), further(counted('a')), further(counted('z')), { $skip: 1 }];
    expect(await c.aggregate(pipeline as never).toArray()).toEqual([orders[1], { _id: 'a', n: 2 }]);
  });

  it('is of whole collections, too, and of ones that do not exist', async () => {
    const c = await database.collection(orders);
    const other = await database.collection([{ _id: 9, item: 'a' }]);
    const pipeline = [{ $match: { item: 'a' } }, { $unionWith: other.collectionName }, { $unionWith: 'nowhere' }];
    expect((await c.aggregate(pipeline).toArray()).map(({ _id }) => _id)).toEqual([1, 3, 9]);
    const nothing = database.db.collection('nowhere').aggregate([{ $unionWith: { coll: other.collectionName } }]);
    expect(await nothing.toArray()).toEqual([{ _id: 9, item: 'a' }]);
  });
});

describe('refusals', () => {
  it.each([
    ['an unknown stage', [{ $foo: 1 }], 40324],
    ['two stages in one document', [{ $match: {}, $limit: 1 }], 40323],
    ['a stage that is no document', [5], 14],
    ['$group without _id', [{ $group: { n: { $sum: 1 } } }], 15955],
    ['an unknown accumulator', [{ $group: { _id: 1, n: { $foo: 1 } } }], 15952],
    ['a plain value as accumulator', [{ $group: { _id: 1, n: 5 } }], 40234],
    ['an accumulator of several', [{ $group: { _id: 1, n: { $sum: ['$a', '$b'] } } }], 40237],
    ['an unknown expression', [{ $group: { _id: { $foo: 1 } } }], 168],
    ['an unknown variable', [{ $group: { _id: '$$nope' } }], 17276],
    ['a path with an empty part', [{ $group: { _id: '$a..b' } }], 15998],
    ['$limit 0', [{ $limit: 0 }], 15958],
    ['$count no name', [{ $count: '' }], 40157],
    ['$sort by nothing', [{ $sort: {} }], 15976],
    ['$unionWith a number', [{ $unionWith: 5 }], 9],
    ['$unionWith an unknown field', [{ $unionWith: { coll: 'x', foo: 1 } }], 40415],
    ['$unionWith an unknown stage', [{ $unionWith: { coll: 'x', pipeline: [{ $foo: 1 }] } }], 40324],
  ])('%s, also of a collection that does not exist', async (_name, pipeline, code) => {
    const c = await database.collection(orders);
    for (const collection of [c, database.db.collection('nowhere')])
      expect(await refusal(collection.aggregate(pipeline as never).toArray())).toMatchObject({ code });
  });

  it('a missing cursor option', async () => {
    expect(await refusal(database.db.command({ aggregate: 'x', pipeline: [] }))).toMatchObject({ code: 9 });
  });
});
