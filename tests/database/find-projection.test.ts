import { describe, expect, it } from 'vitest';
import { type AnyDocument, refusal, testDatabase } from './support/database';

const database = testDatabase();
const doc = {
  _id: 1,
  a: 1,
  b: { c: 2, d: 3 },
  list: [
    { x: 1, y: 1 },
    { x: 2, y: 2 },
    { x: 3, y: 3 },
  ],
  n: [1, 2, 3, 4],
};

async function projected(projection: object, filter: object = {}, document: AnyDocument = doc): Promise<AnyDocument> {
  const c = await database.collection([document]);
  return (await c.find(filter, { projection: projection as never }).toArray())[0] as AnyDocument;
}

describe('projection', () => {
  it.each([
    ['inclusion keeps the _id', { a: 1 }, { _id: 1, a: 1 }],
    ['inclusion without the _id', { a: 1, _id: 0 }, { a: 1 }],
    ['only the _id', { _id: 1 }, { _id: 1 }],
    ['without the _id', { _id: 0, b: 0, list: 0, n: 0 }, { a: 1 }],
    ['exclusion', { b: 0, list: 0, n: 0 }, { _id: 1, a: 1 }],
    ['a nested field', { 'b.c': 1 }, { _id: 1, b: { c: 2 } }],
    ['a nested field as a document', { b: { c: 1 } }, { _id: 1, b: { c: 2 } }],
    ['exclusion of a nested field', { 'b.c': 0, list: 0, n: 0, a: 0 }, { _id: 1, b: { d: 3 } }],
    ['a field of documents in an array', { 'list.x': 1 }, { _id: 1, list: [{ x: 1 }, { x: 2 }, { x: 3 }] }],
    ['a path through a scalar', { 'a.z': 1 }, { _id: 1 }],
    ['true and false', { a: true, _id: false }, { a: 1 }],
    ['a field path', { copy: '$b.d' }, { _id: 1, copy: 3 }],
    ['a field path as the _id', { _id: '$b.c' }, { _id: 2 }],
    ['a field path beside fields', { a: 1, copy: '$list.x', none: '$zz' }, { _id: 1, a: 1, copy: [1, 2, 3] }],
    ['a constant', { copy: { $literal: 7 } }, { _id: 1, copy: 7 }],
  ])('%s', async (_name, projection, expected) => {
    expect(await projected(projection)).toEqual(expected);
  });

  it('keeps the order of the document', async () => {
    expect(Object.keys(await projected({ n: 1, b: 1, a: 1 }))).toEqual(['_id', 'a', 'b', 'n']);
  });

  it('reads integer-like field names in the order they were written', async () => {
    const c = await database.collection();
    await c.insertOne({
      _id: 1,
      m: new Map([
        ['10', 1],
        ['2', 2],
      ]),
    } as never);
    const [raw] = await c.find({}, { raw: true }).toArray();
    const text = Buffer.from(raw as never).toString('latin1');
    expect(text.indexOf('10\0')).toBeLessThan(text.indexOf('2\0'));
    await c.updateOne({ _id: 1 }, { $set: { z: 1 } });
    const [after] = await c.find({}, { raw: true }).toArray();
    const updated = Buffer.from(after as never).toString('latin1');
    expect(updated.indexOf('10\0')).toBeLessThan(updated.indexOf('2\0'));
  });

  it.each([
    ['an exclusion within an inclusion', { a: 1, b: 0 }, 31254],
    ['an inclusion within an exclusion', { a: 0, b: 1 }, 31253],
    ['a path and its parent', { b: 1, 'b.c': 1 }, 31249],
    ['an unknown operator', { a: { $foo: 1 } }, 31325],
    ['an empty path part', { 'a..b': 1 }, 15998],
    ['a path and a computed field', { b: '$a', 'b.c': 1 }, 31249],
  ])('refuses %s', async (_name, projection, code) => {
    const c = await database.collection([doc]);
    expect(await refusal(c.find({}, { projection: projection as never }).toArray())).toMatchObject({ code });
  });
});
