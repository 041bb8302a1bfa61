import { describe, expect, it } from 'vitest';
import { type AnyDocument, testDatabase } from './support/database';

const database = testDatabase();

async function aggregated(pipeline: object[], documents: AnyDocument[]): Promise<AnyDocument[]> {
  const c = await database.collection(documents);
  return c.aggregate(pipeline as never).toArray() as Promise<AnyDocument[]>;
}

describe('accumulators', () => {
  const docs = [
    { _id: 1, g: 1, v: 3, o: { a: 1 } },
    { _id: 2, g: 1, v: 1, o: { b: 2 } },
    { _id: 3, g: 1, v: null },
    { _id: 4, g: 1, v: 'x' },
    { _id: 5, g: 1 },
  ];
  it.each([
    ['$sum passes over what is no number', { $sum: '$v' }, 4],
    ['$avg', { $avg: '$v' }, 2],
    ['$avg of nothing', { $avg: '$zz' }, null],
    ['$min', { $min: '$v' }, 1],
    ['$max', { $max: '$v' }, 'x'],
    ['$first', { $first: '$v' }, 3],
    ['$last', { $last: '$v' }, null],
    ['$push leaves out missing', { $push: '$v' }, [3, 1, null, 'x']],
    ['$count', { $count: {} }, 5],
    ['$mergeObjects', { $mergeObjects: '$o' }, { a: 1, b: 2 }],
    ['$stdDevPop', { $stdDevPop: '$v' }, 1],
    ['$stdDevSamp', { $stdDevSamp: '$v' }, Math.SQRT2],
    ['$firstN', { $firstN: { n: 2, input: '$v' } }, [3, 1]],
    ['$lastN', { $lastN: { n: 2, input: '$_id' } }, [4, 5]],
    ['$minN', { $minN: { n: 2, input: '$_id' } }, [1, 2]],
    ['$maxN', { $maxN: { n: 2, input: '$_id' } }, [5, 4]],
    ['$top', { $top: { sortBy: { _id: -1 }, output: '$_id' } }, 5],
    [
      '$bottomN',
      { $bottomN: { n: 2, sortBy: { _id: 1 }, output: ['$_id', '$g'] } },
      [
        [4, 1],
        [5, 1],
      ],
    ],
  ])('%s', async (_name, accumulator, expected) => {
    expect(await aggregated([{ $sort: { _id: 1 } }, { $group: { _id: '$g', r: accumulator } }], docs)).toEqual([
      { _id: 1, r: expected },
    ]);
  });

  it('$addToSet keeps each value once', async () => {
    const [result] = await aggregated(
      [{ $group: { _id: null, s: { $addToSet: '$k' } } }],
      [{ k: 'a' }, { k: 'b' }, { k: 'a' }],
    );
    expect(result?.s).toHaveLength(2);
    expect(new Set(result?.s)).toEqual(new Set(['a', 'b']));
  });

  it('groups 1 and 1.0 together, missing and null too', async () => {
    const docsByValue = [{ _id: 1, k: 1 }, { _id: 2, k: 1.0 }, { _id: 3 }, { _id: 4, k: null }];
    const result = await aggregated([{ $group: { _id: '$k', n: { $sum: 1 } } }, { $sort: { _id: 1 } }], docsByValue);
    expect(result).toEqual([
      { _id: null, n: 2 },
      { _id: 1, n: 2 },
    ]);
  });
});
