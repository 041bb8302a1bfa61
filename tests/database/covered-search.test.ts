import { MinKey, ObjectId } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AnyDocument, testDatabase } from './support/database';

/**
 * Searching documents by the keys of an index that holds the searched fields. Every answer is compared with the one
 * that a collection without that index gives.
 */

const database = testDatabase();

const NAMES: unknown[] = [
  'Asha Rao',
  'BINA',
  'bina ashok',
  'Zoë 🎓',
  '',
  'as\0ha',
  '\u212aelvin',
  'Stra\u017f\u017fe, long\u017fs',
  '(*) a\\b',
  /\(\*\)/i,
  null,
  42,
  /asha/i,
  { asha: 1 },
  undefined,
];

const docs = Array.from({ length: 440 }, (_none, i): AnyDocument => {
  const name = NAMES[i % NAMES.length];
  return {
    _id: new ObjectId(i.toString(16).padStart(24, '0')),
    role: i % 4 ? 'student' : 'agent',
    owner: `o${i % 3}`,
    at: new Date(1_700_000_000_000 + ((i * 7_919) % 440) * 1000),
    verified: i % 2 === 0,
    mail: `person${i}@example.com`,
    ...(name === undefined ? {} : { name }),
  };
});

const mine = { role: 'student', owner: 'o1' };
const FILTERS: AnyDocument[] = [
  { ...mine, name: /asha/i },
  { ...mine, $or: [{ name: /asha/i }, { mail: /person1/i }] },
  { ...mine, $or: [{ name: /nobody/i }, { mail: /nobody/i }] },
  { ...mine, name: { $in: ['Asha Rao', '', 'as\0ha', null] } },
  { ...mine, name: null },
  { ...mine, name: { $exists: false }, mail: /1/ },
  { ...mine, name: { $ne: 'Asha Rao' }, mail: /1/ },
  { ...mine, name: { $type: 'string' }, mail: /1/ },
  { ...mine, $nor: [{ name: /asha/i }] },
  { ...mine, $and: [{ $or: [{ name: /a/i }, { mail: /7/ }] }, { mail: /2/ }] },
  { ...mine, verified: true, mail: /3/ },
  { ...mine, mail: /person2/, at: new Date(1_700_000_000_000) },
  { ...mine, mail: /3/, elsewhere: { $exists: false } },
  { role: { $in: ['student', 'agent'] }, owner: { $in: ['o1', 'o2'] }, name: /ash/ },
  { role: 'student', name: /ash/ },
  { ...mine, at: { $gte: new Date(1_700_000_100_000), $lt: new Date(1_700_000_300_000) } },
  { ...mine, at: { $gt: new Date(1_700_000_100_000) }, $or: [{ name: /asha/i }, { mail: /person1/i }] },
  { ...mine, mail: { $gte: 'person2' }, name: { $nin: ['BINA', null] } },
  { ...mine, mail: { $lt: 'person3' }, name: { $ne: null } },
  { ...mine, mail: /3/, name: { $gte: null } },
  { ...mine, mail: /3/, name: { $gt: new MinKey() } },
  { ...mine, mail: { $in: [/son1/, 'person33@example.com', null] } },
  { ...mine, mail: { $nin: [/son1/, 'person33@example.com'] } },
  { ...mine, verified: { $ne: true }, mail: /2/ },
  { ...mine, $or: [{ mail: /1/, name: /bina/i }, { $and: [{ name: { $ne: 'BINA' } }, { mail: /2@/ }] }] },
  { mail: /person1/ },
  { mail: /\.com$/, name: /ZO\u00cb/i },
  { mail: { $in: ['person7@example.com', 'person8@example.com'] } },
  { $or: [{ name: /asha/i }, { mail: /person1/i }] },
  { ...mine, mail: /PERSON1/i, name: /A/ },
  { ...mine, $or: [{ name: /kelvin/i }, { name: /STRASSE/i }, { name: /long.s/i }] },
  { ...mine, name: /\(\*\)/i },
  { ...mine, name: /a\\b/ },
  { ...mine, $or: [{ name: { $in: ['BINA', 'bina ashok'] } }, { mail: 'person33@example.com' }] },
  { ...mine, name: { $in: ['Zo\u00eb \ud83c\udf93'] }, mail: /1/ },
  {},
];

async function both(documents: readonly AnyDocument[]) {
  const indexed = await database.collection([...documents]);
  await indexed.createIndexes([
    { key: { role: 1, owner: 1, at: -1, _id: -1, name: 1, mail: 1 }, name: 'by_age' },
    { key: { role: 1, owner: 1, mail: 1, _id: 1, name: 1, verified: 1 }, name: 'by_mail' },
    { key: { at: -1, _id: -1, mail: 1, name: 1 }, name: 'all_by_age' },
    { key: { _id: 1, mail: 1, name: 1 }, name: 'all_by_id' },
    { key: { verified: 1, name: 1, mail: -1 }, name: 'by_standing' },
  ]);
  return { indexed, bare: await database.collection([...documents]) };
}

let pair: Awaited<ReturnType<typeof both>>;
beforeAll(async () => {
  pair = await both(docs);
});

describe.each(FILTERS.map((filter) => [JSON.stringify(filter), filter] as const))('%s', (_words, filter) => {
  it('finds, counts and pages as without an index', async () => {
    const { indexed, bare } = pair;
    expect(await indexed.countDocuments(filter)).toBe(await bare.countDocuments(filter));
    expect(await indexed.count(filter, { skip: 2, limit: 5 })).toBe(await bare.count(filter, { skip: 2, limit: 5 }));
    const sorts: Record<string, 1 | -1>[] = [
      { at: -1, _id: -1 },
      { mail: 1, _id: 1 },
      { name: 1, _id: 1 },
      { _id: 1 },
      { _id: -1 },
    ];
    for (const sort of sorts) {
      for (const skip of [0, 3, 40]) {
        const page = (collection: typeof bare) => collection.find(filter).sort(sort).skip(skip).limit(7).toArray();
        expect(await page(indexed)).toEqual(await page(bare));
      }
    }
  });

  it('changes and removes as without an index', async () => {
    const { indexed, bare } = await both(docs);
    for (const collection of [indexed, bare]) {
      await collection.updateMany(filter, { $set: { name: 'changed' } });
      await collection.deleteMany({ ...filter, verified: true });
    }
    const all = (collection: typeof bare) => collection.find({}).sort({ _id: 1 }).toArray();
    expect(await all(indexed)).toEqual(await all(bare));
  });
});

it('a document that one branch of $or finds by its key must meet the other conditions too', async () => {
  const { indexed, bare } = await both(docs);
  await indexed.createIndex({ name: 1, mail: 1 });
  const branches = [
    { name: 'BINA', mail: /1/ },
    { name: 'Asha Rao', mail: /2/ },
  ];
  for (const filter of [
    { $or: branches, role: 'student' },
    { $or: branches, at: { $gt: new Date(1_700_000_200_000) } },
  ]) {
    expect(await bare.countDocuments(filter)).toBeGreaterThan(0);
    expect(await indexed.countDocuments(filter)).toBe(await bare.countDocuments(filter));
  }
});

it('an array in a searched field is searched element by element', async () => {
  const { indexed, bare } = await both(docs.map((doc, i) => (i % 5 ? doc : { ...doc, name: ['Asha', 'Bina'] })));
  for (const name of [/asha/i, /bina/i, /nobody/]) {
    const filter = { ...mine, name };
    expect(await indexed.countDocuments(filter)).toBe(await bare.countDocuments(filter));
  }
});

it('a text too long for a key is searched whole', async () => {
  const documents = docs.map((doc, i) => (i % 50 ? doc : { ...doc, name: `${'x'.repeat(3_000)}asha` }));
  const { indexed, bare } = await both(documents);
  const filter = { ...mine, name: /xasha$/ };
  expect(await bare.countDocuments(filter)).toBeGreaterThan(0);
  expect(await indexed.countDocuments(filter)).toBe(await bare.countDocuments(filter));
});
