import { describe, expect, it } from 'vitest';
import { type AnyDocument, refusal, testDatabase } from './support/database';

const database = testDatabase();

async function updated(document: AnyDocument, update: object, filter: object = {}): Promise<AnyDocument> {
  const c = await database.collection([{ _id: 1, ...document }]);
  await c.updateOne(filter, update as never);
  return (await c.findOne({})) as AnyDocument;
}

describe('$push, $addToSet, $pull', () => {
  it.each([
    ['$push', { a: [1] }, { $push: { a: 2 } }, { a: [1, 2] }],
    ['$push makes the array', {}, { $push: { 'x.a': 1 } }, { x: { a: [1] } }],
    ['$push of an array as one element', { a: [1] }, { $push: { a: [2, 3] } }, { a: [1, [2, 3]] }],
    ['$each', { a: [1] }, { $push: { a: { $each: [2, 3] } } }, { a: [1, 2, 3] }],
    ['$slice', { a: [1, 2] }, { $push: { a: { $each: [3, 4], $slice: 3 } } }, { a: [1, 2, 3] }],
    ['$slice from the end', { a: [1, 2] }, { $push: { a: { $each: [3, 4], $slice: -3 } } }, { a: [2, 3, 4] }],
    ['$slice 0', { a: [1] }, { $push: { a: { $each: [], $slice: 0 } } }, { a: [] }],
    ['$addToSet', { a: [1, { x: 1 }] }, { $addToSet: { a: 1, b: 5 } }, { a: [1, { x: 1 }], b: [5] }],
    ['$addToSet of documents', { a: [{ x: 1 }] }, { $addToSet: { a: { x: 1 } } }, { a: [{ x: 1 }] }],
    ['$addToSet with $each', { a: [1] }, { $addToSet: { a: { $each: [1, 2, 2] } } }, { a: [1, 2] }],
    ['$pull of a value', { a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }],
    ['$pull by an operator', { a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } }, { a: [1] }],
    ['$pull by fields', { a: [{ x: 1, y: 2 }, { x: 2 }] }, { $pull: { a: { x: 1 } } }, { a: [{ x: 2 }] }],
    [
      '$pull by a field condition',
      { a: [{ x: 1 }, { x: 5 }, 7] },
      { $pull: { a: { x: { $gt: 3 } } } },
      { a: [{ x: 1 }, 7] },
    ],
    ['$pull by a regular expression', { a: ['ab', 'c'] }, { $pull: { a: /^a/ } }, { a: ['c'] }],
    ['$pull of a whole array', { a: [[1, 2], [1]] }, { $pull: { a: [1, 2] } }, { a: [[1]] }],
    ['$pull from what is missing: upload it', { b: 1 }, { $pull: { a: 1 } }, { b: 1 }],
  ])('%s', async (_name, document, update, expected) => {
    expect(await updated(document, update)).toEqual({ _id: 1, ...expected });
  });

  it.each([
    ['$push onto a scalar', { a: 1 }, { $push: { a: 1 } }, 2],
    ['$push with an unknown clause', { a: [] }, { $push: { a: { $each: [], $foo: 1 } } }, 2],
    ['$each without a list', { a: [] }, { $push: { a: { $each: 1 } } }, 2],
    ['a $slice that is no integer', { a: [] }, { $push: { a: { $each: [], $slice: 'x' } } }, 2],
    ['$addToSet onto a scalar', { a: 1 }, { $addToSet: { a: 1 } }, 2],
    ['$pull from a scalar', { a: 1 }, { $pull: { a: 1 } }, 2],
  ])('refuses %s', async (_name, document, update, code) => {
    const c = await database.collection([{ _id: 1, ...document }]);
    expect(await refusal(c.updateOne({}, update as never))).toMatchObject({ code });
  });
});

describe('the positional operator', () => {
  const grades = { g: [{ s: 70, d: 'x' }, { s: 80 }, { s: 80 }] };
  it.each([
    [
      '$ is the element the filter matched',
      grades,
      { 'g.s': 80 },
      { $set: { 'g.$.hit': 1 } },
      { g: [grades.g[0], { s: 80, hit: 1 }, grades.g[2]] },
    ],
    ['$ over scalars', { a: [1, 5, 9] }, { a: { $gt: 3 } }, { $inc: { 'a.$': 10 } }, { a: [1, 15, 9] }],
    [
      '$ by $elemMatch',
      grades,
      { g: { $elemMatch: { s: 70, d: 'x' } } },
      { $set: { 'g.$.s': 1 } },
      { g: [{ s: 1, d: 'x' }, grades.g[1], grades.g[2]] },
    ],
    [
      'two paths with $',
      grades,
      { 'g.s': 80 },
      { $set: { 'g.$.a': 1, 'g.$.b': 2 } },
      { g: [grades.g[0], { s: 80, a: 1, b: 2 }, grades.g[2]] },
    ],
    [
      '$push into the matched element',
      { a: [{ k: 1, l: [] }] },
      { 'a.k': 1 },
      { $push: { 'a.$.l': 5 } },
      { a: [{ k: 1, l: [5] }] },
    ],
  ])('%s', async (_name, document, filter, update, expected) => {
    expect(await updated(document, update, filter)).toEqual({ _id: 1, ...expected });
  });

  it('refuses $ without a matched element', async () => {
    const c = await database.collection([{ _id: 1, a: [1] }]);
    expect(await refusal(c.updateOne({ _id: 1 }, { $set: { 'a.$': 1 } }))).toMatchObject({ code: 2 });
  });
});
