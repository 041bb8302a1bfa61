import { describe, expect, it } from 'vitest';
import { type AnyDocument, testDatabase } from './support/database';

const database = testDatabase();

describe('$lookup', () => {
  const students = [
    { _id: 1, country: 'de', courses: [10, 11] },
    { _id: 2, country: null, courses: [] },
    { _id: 3, courses: 12 },
  ];
  const courses = [
    { _id: 10, name: 'A', c: 'de' },
    { _id: 11, name: 'B', c: null },
    { _id: 12, name: 'C' },
  ];
  async function joined(lookup: object, indexed: boolean) {
    const foreign = await database.collection(courses);
    if (indexed) await foreign.createIndex({ c: 1 });
    const c = await database.collection(students);
    return c
      .aggregate([{ $lookup: { from: foreign.collectionName, as: 'found', ...lookup } }, { $sort: { _id: 1 } }])
      .toArray();
  }
  const namesOf = (docs: AnyDocument[]) =>
    docs.map((doc) => doc.found.map((other: AnyDocument) => other.name ?? other.n).sort());

  it.each([true, false])('by equality of fields (index: %s)', async (indexed) => {
    expect(namesOf(await joined({ localField: 'courses', foreignField: '_id' }, indexed))).toEqual([
      ['A', 'B'],
      [],
      ['C'],
    ]);
    expect(namesOf(await joined({ localField: 'country', foreignField: 'c' }, indexed))).toEqual([
      ['A'],
      ['B', 'C'],
      ['B', 'C'],
    ]);
  });

  it('by a pipeline with variables', async () => {
    const pipeline = [{ $match: { $expr: { $eq: ['$c', '$$country'] } } }, { $project: { name: 1 } }];
    expect(namesOf(await joined({ let: { country: '$country' }, pipeline }, false))).toEqual([['A'], ['B'], ['C']]);
  });

  it('by equality and a pipeline', async () => {
    const lookup = {
      localField: 'courses',
      foreignField: '_id',
      pipeline: [{ $match: { name: { $ne: 'A' } } }, { $project: { n: '$name' } }],
    };
    expect(namesOf(await joined(lookup, false))).toEqual([['B'], [], ['C']]);
  });

  it('then $unwind gives one document per pair', async () => {
    const foreign = await database.collection(courses);
    const c = await database.collection(students);
    const pipeline = [
      { $lookup: { from: foreign.collectionName, localField: 'courses', foreignField: '_id', as: 'course' } },
      { $unwind: '$course' },
      { $group: { _id: '$_id', names: { $push: '$course.name' } } },
      { $sort: { _id: 1 } },
    ];
    expect(await c.aggregate(pipeline).toArray()).toEqual([
      { _id: 1, names: ['A', 'B'] },
      { _id: 3, names: ['C'] },
    ]);
  });
});
