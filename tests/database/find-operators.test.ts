import { BSONRegExp, Double, Int32, Long, ObjectId } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { type AnyDocument, idsOf, onRealMongoDB, refusal, testDatabase } from './support/database';

const database = testDatabase();

async function found(documents: AnyDocument[], filter: object): Promise<unknown[]> {
  const c = await database.collection(documents);
  return idsOf(c.find(filter).sort({ _id: 1 }));
}

describe('$in and $nin', () => {
  const docs = [{ _id: 1, v: 1 }, { _id: 2, v: 'abc' }, { _id: 3, v: [1, 2] }, { _id: 4, v: null }, { _id: 5 }];
  it.each([
    ['values of several types', { v: { $in: [1, 'abc'] } }, [1, 2, 3]],
    ['null for null and missing', { v: { $in: [null] } }, [4, 5]],
    ['regular expressions', { v: { $in: [/^a/] } }, [2]],
    ['nothing in an empty list', { v: { $in: [] } }, []],
    ['everything outside an empty list', { v: { $nin: [] } }, [1, 2, 3, 4, 5]],
    ['$nin leaves out arrays with a listed element', { v: { $nin: [2, 'abc'] } }, [1, 4, 5]],
    ['$nin with null leaves out missing', { v: { $nin: [null] } }, [1, 2, 3]],
    ['a whole array', { v: { $in: [[1, 2]] } }, [3]],
  ])('%s', async (_name, filter, expected) => {
    expect(await found(docs, filter)).toEqual(expected);
  });

  it.each([
    ['$in without an array', { v: { $in: 1 } }],
    ['$nin without an array', { v: { $nin: {} } }],
    ['operators within $in', { v: { $in: [{ $gt: 1 }] } }],
  ])('refuses %s with BadValue', async (_name, filter) => {
    const c = await database.collection();
    expect(await refusal(c.find(filter).toArray())).toMatchObject({ code: 2 });
  });
});

describe('$exists and $type', () => {
  const docs = [
    { _id: 1, v: new Int32(1) },
    { _id: 2, v: new Double(1) },
    { _id: 3, v: Long.fromNumber(1) },
    { _id: 4, v: Long.MAX_VALUE },
    { _id: 5, v: 'x' },
    { _id: 6, v: ['x', 1] },
    { _id: 7, v: null },
    { _id: 8 },
    { _id: 9, v: { a: 1 } },
    { _id: 10, v: new ObjectId() },
    { _id: 11, v: /x/ },
    { _id: 12, v: new Date() },
  ];
  it.each([
    ['$exists: true', { v: { $exists: true } }, [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12]],
    ['$exists: false', { v: { $exists: false } }, [8]],
    ['$exists: 0', { v: { $exists: 0 } }, [8]],
    ['$type by alias', { v: { $type: 'int' } }, [1, 6]],
    ['$type by number', { v: { $type: 1 } }, [2]],
    ['$type "number"', { v: { $type: 'number' } }, [1, 2, 3, 4, 6]],
    ['$type of a list', { v: { $type: ['string', 'objectId'] } }, [5, 6, 10]],
    ['$type "array"', { v: { $type: 'array' } }, [6]],
    ['$type "null"', { v: { $type: 'null' } }, [7]],
    ['$type "regex" and "date"', { v: { $type: ['regex', 'date'] } }, [11, 12]],
    ['$type "object"', { v: { $type: 'object' } }, [9]],
  ])('%s', async (_name, filter, expected) => {
    expect(await found(docs, filter)).toEqual(expected);
  });

  it('refuses an unknown type', async () => {
    const c = await database.collection();
    expect(await refusal(c.find({ v: { $type: 'nothing' as never } }).toArray())).toMatchObject({ code: 2 });
    expect(await refusal(c.find({ v: { $type: 99 as never } }).toArray())).toMatchObject({ code: 2 });
  });
});

describe('arrays', () => {
  const docs = [
    { _id: 1, v: [1, 2, 3] },
    { _id: 2, v: [2] },
    { _id: 3, v: 2 },
    {
      _id: 4,
      v: [
        { a: 1, b: 1 },
        { a: 2, b: 5 },
      ],
    },
    { _id: 5, v: [] },
    { _id: 6, v: [[1, 2], 7] },
  ];
  it.each([
    ['$elemMatch over documents', { v: { $elemMatch: { a: 2, b: 5 } } }, [4]],
    ['$elemMatch needs one element for all', { v: { $elemMatch: { a: 1, b: 5 } } }, []],
    ['conditions without $elemMatch may be met apart', { 'v.a': 1, 'v.b': 5 }, [4]],
    ['$elemMatch over values', { v: { $elemMatch: { $gt: 1, $lt: 3 } } }, [1, 2]],
    ['$elemMatch not for a scalar', { v: { $elemMatch: { $eq: 2 } } }, [1, 2]],
    ['$elemMatch with $or', { v: { $elemMatch: { $or: [{ a: 9 }, { b: 5 }] } } }, [4]],
    ['$elemMatch with $ne', { v: { $elemMatch: { $ne: 2 } } }, [1, 4, 6]],
  ])('%s', async (_name, filter, expected) => {
    expect(await found(docs, filter)).toEqual(expected);
  });

  it.each([['$elemMatch without a document', { v: { $elemMatch: 1 } }, 2]])(
    'refuses %s',
    async (_name, filter, code) => {
      const c = await database.collection();
      expect(await refusal(c.find(filter as never).toArray())).toMatchObject({ code });
    },
  );
});

describe('logical operators', () => {
  const docs = [
    { _id: 1, a: 1, b: 1 },
    { _id: 2, a: 1, b: 2 },
    { _id: 3, a: 2 },
    { _id: 4, a: [1, 9] },
  ];
  it.each([
    ['$and', { $and: [{ a: 1 }, { b: 2 }] }, [2]],
    ['$or', { $or: [{ a: 2 }, { b: 1 }] }, [1, 3]],
    ['$nor', { $nor: [{ a: 1 }, { b: 5 }] }, [3]],
    ['$not', { a: { $not: { $gt: 1 } } }, [1, 2]],
    ['$not with several operators', { a: { $not: { $gt: 0, $lt: 2 } } }, [3]],
    ['$not with a regular expression', { a: { $not: /x/ } }, [1, 2, 3, 4]],
    ['nested', { $or: [{ $and: [{ a: 1 }, { b: 1 }] }, { $nor: [{ a: { $lt: 3 } }] }] }, [1]],
    ['$comment is no condition', { a: 2, $comment: 'why' }, [3]],
  ])('%s', async (_name, filter, expected) => {
    expect(await found(docs, filter)).toEqual(expected);
  });

  it.each([
    ['an empty $or', { $or: [] }, 2],
    ['$and without a list', { $and: {} }, 2],
    ['an unknown operator', { a: { $foo: 1 } }, 2],
    ['an unknown top-level operator', { $foo: 1 }, 2],
    ['$not without operators', { a: { $not: 1 } }, 2],
    ['an operator beside a plain field', { a: { $gt: 1, b: 2 } }, 2],
    ['a filter that is no document', 5, 14],
  ])('refuses %s', async (_name, filter, code) => {
    const { db } = database;
    expect(await refusal(db.command({ find: 'x', filter }))).toMatchObject({ code });
  });
});

describe('regular expressions', () => {
  const docs = [
    { _id: 1, v: 'Abc' },
    { _id: 2, v: 'abc\ndef' },
    { _id: 3, v: ['x', 'abd'] },
    { _id: 4, v: 5 },
    { _id: 5, v: 'a.c' },
    { _id: 6, v: 'café' },
  ];
  it.each([
    ['a literal', { v: /^ab/ }, [2, 3]],
    ['option i', { v: /^AB/i }, [1, 2, 3]],
    ['option m', { v: /^def/m }, [2]],
    ['option s', { v: { $regex: 'c.d', $options: 's' } }, [2]],
    ['option x', { v: { $regex: 'a b c # comment', $options: 'x' } }, [2]],
    ['$regex with $options', { v: { $regex: 'ABC', $options: 'i' } }, [1, 2]],
    ['an inline option', { v: { $regex: '(?i)ABC' } }, [1, 2]],
    ['a BSON regular expression', { v: new BSONRegExp('^a\\.c$') }, [5]],
    ['\\A and \\z', { v: { $regex: '\\Aabd\\z' } }, [3]],
    ['POSIX classes', { v: { $regex: '^[[:alpha:]]+$' } }, [1, 3]],
    ['letters beyond ASCII', { v: /é$/ }, [6]],
    ['$not', { v: { $not: /b/ } }, [4, 5, 6]],
  ])('%s', async (_name, filter, expected) => {
    expect(await found(docs, filter)).toEqual(expected);
  });

  it('refuses wrong options and broken expressions', async () => {
    const c = await database.collection();
    expect(await refusal(c.find({ v: { $regex: 'x', $options: 'q' } }).toArray())).toMatchObject({ code: 51108 });
    expect(await refusal(c.find({ v: { $regex: '(' } }).toArray())).toMatchObject({ code: 51091 });
    expect(await refusal(c.find({ v: { $options: 'i' } as never }).toArray())).toMatchObject({ code: 2 });
  });
});

describe.skipIf(onRealMongoDB)('what is not supported', () => {
  it.each([
    ['$where', { $where: 'true' }],
    ['$text', { $text: { $search: 'x' } }],
    ['$jsonSchema', { $jsonSchema: {} }],
    ['$near', { p: { $near: [1, 2] } }],
    ['$geoWithin', { p: { $geoWithin: {} } }],
  ])('%s is refused with NotImplemented', async (name, filter) => {
    const c = await database.collection();
    const { code, codeName, message } = await refusal(c.find(filter as never).toArray());
    expect({ code, codeName }).toEqual({ code: 238, codeName: 'NotImplemented' });
    expect(message).toContain(name);
  });
});
