import { Long, ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { type AnyDocument, testDatabase } from '../support/database';

/**
 * Ranges are counted by the keys of an index alone. Ends of every kind of value, alone and in pairs, count as they do in a
 * collection without that index.
 */

const database = testDatabase();

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const TEXTS = ['', '\0', 'a', 'a\0', 'a\0b', 'a\u0001', 'ab', 'b', 'é', '\u{1f600}', 'a'.repeat(300)];
const DATES = [new Date(-8_640_000_000_000_000), new Date(-1), new Date(0), new Date(255), new Date(256), day(1)];
const IDS = ['000000000000000000000000', '0000000000000000000000ff', '000000000000000000000100', 'f'.repeat(24)].map(
  (id) => new ObjectId(id),
);
const OTHERS = [null, true, false, 0, 1, 1.5, Long.fromNumber(1), { a: 'a' }];
const ENDS = [...TEXTS, ...DATES, ...IDS];
const RANGES: AnyDocument[] = [
  ...ENDS.flatMap((end) => [{ $gt: end }, { $gte: end }, { $lt: end }, { $lte: end }]),
  ...[TEXTS, DATES, IDS].flatMap((ends: readonly unknown[]) =>
    ends.flatMap((from) =>
      ends.flatMap((to) => [
        { $gt: from, $lt: to },
        { $gte: from, $lte: to },
      ]),
    ),
  ),
  { $gt: 'a', $lt: day(3) },
  { $eq: null },
  { $in: ['a', null, DATES[2]] },
  { $eq: null, $gte: 'a' },
];

/** Each value with either value of the field that is fixed; one document without the field. */
const documents = (values: readonly unknown[]) => [
  ...values.flatMap((value) => [
    { of: 'x', value },
    { of: 'y', value },
  ]),
  { of: 'x' },
];

for (const [kind, more] of [
  ['single values', []],
  ['values and lists', [[], ['a', 'b'], [null, day(1)], [day(1), day(3)]]],
  ['values of which one is longer than a key', ['a'.repeat(2_000), `${'a'.repeat(2_000)}b`]],
] as const) {
  it.each([1, -1] as const)(`counts ${kind} in an index of direction %d as without one`, async (direction) => {
    const all = documents([...ENDS, ...OTHERS, ...more]);
    const [indexed, bare] = await Promise.all([database.collection(all), database.collection(all)]);
    await indexed.createIndexes([
      { key: { value: direction, of: 1 }, name: 'value' },
      { key: { of: 1, value: direction }, name: 'of_value' },
    ]);
    for (const range of RANGES) {
      for (const filter of [{ value: range }, { of: { $in: ['x', 'z'] }, value: range }]) {
        const wanted = await bare.countDocuments(filter);
        expect(await indexed.countDocuments(filter), JSON.stringify(filter)).toBe(wanted);
      }
      const filter = { of: 'x', value: range };
      const wanted = await bare.countDocuments(filter);
      expect(await indexed.countDocuments(filter, { limit: 3, skip: 1 })).toBe(Math.min(3, Math.max(0, wanted - 1)));
    }
  });
}

it('reads no document, and no more keys than a limit asks for', async () => {
  const all = Array.from({ length: 500 }, (_none, i) => ({ at: day(i), done: i % 2 ? null : day(i) }));
  const collection = await database.collection(all);
  await collection.createIndexes([
    { key: { at: 1, done: 1 }, name: 'at' },
    { key: { done: 1, at: 1 }, name: 'done' },
  ]);
  const lookedAt = async (filter: AnyDocument, limit: number) => {
    const stages = [{ $match: filter }, ...(limit ? [{ $limit: limit }] : []), { $count: 'n' }];
    const { executionStats: stats } = await collection.aggregate(stages).explain('executionStats');
    return [stats.totalDocsExamined, stats.totalKeysExamined];
  };
  expect(await lookedAt({ at: { $gt: day(99) } }, 0)).toEqual([0, 400]);
  expect(await lookedAt({ at: { $gte: day(99) } }, 20)).toEqual([0, 20]);
  expect(await lookedAt({ done: null, at: { $lt: day(100) } }, 0)).toEqual([0, 50]);
});
