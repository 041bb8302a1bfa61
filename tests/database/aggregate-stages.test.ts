import { describe, expect, it } from 'vitest';
import { type AnyDocument, onRealMongoDB, refusal, testDatabase } from './support/database';

const database = testDatabase();
const orders = [
  { _id: 1, item: 'a', qty: 2, price: 10, tags: ['x', 'y'], at: new Date('2024-01-05') },
  { _id: 2, item: 'b', qty: 1, price: 20, tags: [], at: new Date('2024-01-06') },
  { _id: 3, item: 'a', qty: 5, price: 10, tags: ['y'], at: new Date('2024-02-01') },
  { _id: 4, item: 'c', qty: 0, price: 5, at: new Date('2024-02-03') },
];

async function aggregated(pipeline: object[], documents: AnyDocument[] = orders): Promise<AnyDocument[]> {
  const c = await database.collection(documents);
  return c.aggregate(pipeline as never).toArray() as Promise<AnyDocument[]>;
}

describe('stages', () => {
  it.each([
    [
      '$match and $project',
      [{ $match: { qty: { $gt: 1 } } }, { $project: { item: 1, total: { $multiply: ['$qty', '$price'] } } }],
      [
        { _id: 1, item: 'a', total: 20 },
        { _id: 3, item: 'a', total: 50 },
      ],
    ],
    [
      '$sort, $skip and $limit',
      [{ $sort: { price: -1, _id: 1 } }, { $skip: 1 }, { $limit: 2 }, { $project: { _id: 1 } }],
      [{ _id: 1 }, { _id: 3 }],
    ],
    [
      '$limit before $sort',
      [{ $limit: 2 }, { $sort: { _id: -1 } }, { $project: { _id: 1 } }],
      [{ _id: 2 }, { _id: 1 }],
    ],
    [
      '$group',
      [{ $group: { _id: '$item', n: { $sum: 1 }, qty: { $sum: '$qty' } } }, { $sort: { _id: 1 } }],
      [
        { _id: 'a', n: 2, qty: 7 },
        { _id: 'b', n: 1, qty: 1 },
        { _id: 'c', n: 1, qty: 0 },
      ],
    ],
    [
      '$group by a document',
      [{ $group: { _id: { i: '$item', big: { $gt: ['$qty', 1] } } } }, { $sort: { '_id.i': 1 } }],
      [{ _id: { i: 'a', big: true } }, { _id: { i: 'b', big: false } }, { _id: { i: 'c', big: false } }],
    ],
    [
      '$group of everything',
      [{ $group: { _id: null, total: { $sum: { $multiply: ['$qty', '$price'] } } } }],
      [{ _id: null, total: 90 }],
    ],
    ['$count', [{ $match: { item: 'a' } }, { $count: 'n' }], [{ n: 2 }]],
    ['$count of nothing', [{ $match: { item: 'z' } }, { $count: 'n' }], []],
    ['$sortByCount', [{ $sortByCount: '$item' }, { $limit: 1 }], [{ _id: 'a', count: 2 }]],
    [
      '$unwind',
      [{ $unwind: '$tags' }, { $project: { tags: 1 } }],
      [
        { _id: 1, tags: 'x' },
        { _id: 1, tags: 'y' },
        { _id: 3, tags: 'y' },
      ],
    ],
    [
      '$unwind keeping empty ones, with an index',
      [
        { $unwind: { path: '$tags', preserveNullAndEmptyArrays: true, includeArrayIndex: 'i' } },
        { $project: { tags: 1, i: 1 } },
        { $match: { _id: { $gt: 1 } } },
      ],
      [
        { _id: 2, i: null },
        { _id: 3, tags: 'y', i: 0 },
        { _id: 4, i: null },
      ],
    ],
    [
      '$unwind of a scalar',
      [{ $unwind: '$item' }, { $match: { _id: 2 } }, { $project: { item: 1 } }],
      [{ _id: 2, item: 'b' }],
    ],
    [
      '$addFields of a path',
      [
        { $addFields: { 'meta.n': '$qty', item: { $toUpper: '$item' } } },
        { $match: { _id: 1 } },
        { $project: { meta: 1, item: 1 } },
      ],
      [{ _id: 1, item: 'A', meta: { n: 2 } }],
    ],
    [
      '$set into the documents of an array',
      [{ $match: { _id: 1 } }, { $project: { l: [{ a: 1 }, { a: 2 }] } }, { $set: { 'l.b': 3 } }],
      [
        {
          _id: 1,
          l: [
            { a: 1, b: 3 },
            { a: 2, b: 3 },
          ],
        },
      ],
    ],
    ['$unset', [{ $unset: ['tags', 'at', 'price'] }, { $limit: 1 }], [{ _id: 1, item: 'a', qty: 2 }]],
    [
      '$project excluding',
      [{ $project: { tags: 0, at: 0, price: 0, _id: 0 } }, { $limit: 1 }],
      [{ item: 'a', qty: 2 }],
    ],
    ['$replaceRoot', [{ $match: { _id: 1 } }, { $replaceRoot: { newRoot: { k: '$item' } } }], [{ k: 'a' }]],
    [
      '$replaceWith',
      [{ $match: { _id: 1 } }, { $replaceWith: { $mergeObjects: [{ z: 1 }, { k: '$item' }] } }],
      [{ z: 1, k: 'a' }],
    ],
    [
      '$bucket',
      [
        {
          $bucket: {
            groupBy: '$price',
            boundaries: [0, 10, 15],
            default: 'more',
            output: { n: { $sum: 1 }, items: { $push: '$item' } },
          },
        },
      ],
      [
        { _id: 0, n: 1, items: ['c'] },
        { _id: 10, n: 2, items: ['a', 'a'] },
        { _id: 'more', n: 1, items: ['b'] },
      ],
    ],
    [
      '$facet',
      [{ $facet: { n: [{ $count: 'n' }], first: [{ $sort: { _id: 1 } }, { $limit: 1 }, { $project: { _id: 1 } }] } }],
      [{ n: [{ n: 4 }], first: [{ _id: 1 }] }],
    ],
    [
      '$match after $group',
      [{ $group: { _id: '$item', n: { $sum: 1 } } }, { $match: { n: { $gt: 1 } } }],
      [{ _id: 'a', n: 2 }],
    ],
  ])('%s', async (_name, pipeline, expected) => {
    const result = await aggregated(pipeline);
    expect(result).toEqual(expected);
  });

  it('$sample gives that many different documents', async () => {
    const result = await aggregated([{ $sample: { size: 3 } }]);
    expect(new Set(result.map((doc) => doc._id)).size).toBe(3);
  });

  it('$unionWith adds another collection', async () => {
    const other = await database.collection([{ _id: 'o', item: 'z' }]);
    const result = await aggregated([
      { $project: { item: 1 } },
      { $unionWith: { coll: other.collectionName, pipeline: [{ $match: { item: 'z' } }] } },
    ]);
    expect(result).toHaveLength(5);
    expect(result[4]).toEqual({ _id: 'o', item: 'z' });
  });

  it('uses variables from let', async () => {
    const c = await database.collection(orders);
    const result = await c
      .aggregate([{ $match: { $expr: { $eq: ['$item', '$$which'] } } }, { $project: { v: '$$which' } }], {
        let: { which: 'b' },
      })
      .toArray();
    expect(result).toEqual([{ _id: 2, v: 'b' }]);
  });

  it('streams large results in batches', async () => {
    const c = await database.collection(Array.from({ length: 3000 }, (_, i) => ({ _id: i })));
    let n = 0;
    for await (const _doc of c.aggregate([{ $addFields: { x: 1 } }], { batchSize: 7 })) n++;
    expect(n).toBe(3000);
  });

  it('is empty on a collection that does not exist, except for $count of a facet', async () => {
    const c = database.db.collection('nowhere');
    expect(await c.aggregate([{ $group: { _id: null } }]).toArray()).toEqual([]);
    expect(await c.aggregate([{ $facet: { a: [{ $count: 'n' }] } }]).toArray()).toEqual([{ a: [] }]);
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
    ['$limit 0', [{ $limit: 0 }], 15958],
    ['an unknown expression', [{ $addFields: { a: { $foo: 1 } } }], 168],
    ['an unknown variable', [{ $project: { a: '$$nope' } }], 17276],
    ['mixed $project', [{ $project: { a: 1, b: 0 } }], 31254],
    ['an empty $project', [{ $project: {} }], 51272],
    ['$unwind without dollar sign', [{ $unwind: 'a' }], 28818],
    ['$count without a name', [{ $count: '' }], 40157],
    ['$replaceRoot to a scalar', [{ $replaceRoot: { newRoot: '$qty' } }], 40228],
    ['$sort by nothing', [{ $sort: {} }], 15976],
    ['$lookup without from', [{ $lookup: { as: 'x', localField: 'a', foreignField: 'b' } }], 9],
    ['$facet in $facet', [{ $facet: { a: [{ $facet: { b: [] } }] } }], 40600],
    ['$bucket with unsorted boundaries', [{ $bucket: { groupBy: '$qty', boundaries: [5, 1] } }], 40194],
    ['$sample without size', [{ $sample: {} }], 28749],
  ])('%s', async (_name, pipeline, code) => {
    const c = await database.collection(orders);
    expect(await refusal(c.aggregate(pipeline as never).toArray())).toMatchObject({ code });
  });

  it('a missing cursor option', async () => {
    expect(await refusal(database.db.command({ aggregate: 'x', pipeline: [] }))).toMatchObject({ code: 9 });
  });

  it.skipIf(onRealMongoDB).each(['$out', '$merge', '$graphLookup', '$geoNear', '$setWindowFields', '$search'])(
    'the stage %s is refused with NotImplemented',
    async (name) => {
      expect(
        await refusal(
          database.db
            .collection('x')
            .aggregate([{ [name]: {} }] as never)
            .toArray(),
        ),
      ).toMatchObject({ code: 238 });
    },
  );
});
