import { Long } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { onRealMongoDB, refusal, testDatabase } from './support/database';

const database = testDatabase();

describe('the server', () => {
  it('introduces itself as a standalone server drivers of today accept', async () => {
    const hello = await database.client.db('admin').command({ hello: 1 });
    expect(hello).toMatchObject({
      ok: 1,
      isWritablePrimary: true,
      maxBsonObjectSize: 16777216,
      maxWriteBatchSize: 100000,
    });
    expect(hello.maxWireVersion).toBeGreaterThanOrEqual(9);
    if (!onRealMongoDB) expect(hello.setName).toBeUndefined();
    expect(await database.db.command({ isMaster: 1 })).toMatchObject({ ismaster: true });
  });

  it('answers ping and buildInfo', async () => {
    for (const command of ['ping', 'buildInfo'])
      expect(await database.client.db('admin').command({ [command]: 1 })).toMatchObject({ ok: 1 });
  });

  it.each([
    ['an unknown command', { fooBar: 1 }, { code: 59, codeName: 'CommandNotFound' }],
    ['an unknown option', { find: 'x', foo: 1 }, { code: 40415 }],
    ['an option of the wrong type', { find: 'x', filter: 1 }, { code: 14, codeName: 'TypeMismatch' }],
    ['a collection name that is no text', { find: 5 }, { code: 73, codeName: 'InvalidNamespace' }],
    ['write concern of two servers', { insert: 'x', documents: [{}], writeConcern: { w: 2 } }, { code: 2 }],
    ['an unknown read concern', { find: 'x', readConcern: { level: 'foo' } }, { code: 2 }],
    ['a negative maxTimeMS', { find: 'x', maxTimeMS: -1 }, { code: 2 }],
    ['getMore of an unknown cursor', { getMore: 5n, collection: 'x' }, { code: 43 }],
  ])('refuses %s', async (_name, command, expected) => {
    if (onRealMongoDB && 'writeConcern' in command) return;
    expect(await refusal(database.db.command(command))).toMatchObject(expected);
  });

  it.each(['local', 'available', 'majority'])('accepts read concern %s', async (level) => {
    expect(await database.db.command({ find: 'x', readConcern: { level } })).toMatchObject({ ok: 1 });
  });
});

describe.skipIf(onRealMongoDB)('transactions', () => {
  it('are refused with IllegalOperation, sessions are accepted', async () => {
    const c = await database.collection([{ _id: 1 }]);
    await database.client.withSession(async (session) => {
      expect(await c.findOne({}, { session })).toEqual({ _id: 1 });
      await c.insertOne({ _id: 2 } as never, { session });
      const started = { txnNumber: Long.fromNumber(1), startTransaction: true, autocommit: false };
      const insert = { insert: c.collectionName, documents: [{ _id: 3 }], ...started };
      expect(await refusal(database.db.command(insert, { session }))).toMatchObject({
        code: 20,
        codeName: 'IllegalOperation',
      });
      session.startTransaction();
      await expect(c.insertOne({ _id: 4 } as never, { session })).rejects.toThrow();
      await session.abortTransaction();
    });
    expect(await c.countDocuments()).toBe(2);
    expect(await refusal(database.db.command({ commitTransaction: 1 }))).toMatchObject({ code: 20 });
  });
});

describe.skipIf(onRealMongoDB)('options that are not supported', () => {
  it.each([
    ['find', { find: 'x', tailable: true }],
    ['find', { find: 'x', returnKey: true }],
    ['create', { create: 'x', capped: true, size: 100 }],
    ['create', { create: 'x', validator: { a: 1 } }],
    ['create', { create: 'x', viewOn: 'y', pipeline: [] }],
    ['aggregate', { aggregate: 1, pipeline: [], cursor: {} }],
  ])('of %s are refused with NotImplemented', async (_name, command) => {
    expect(await refusal(database.db.command(command))).toMatchObject({ code: 238, codeName: 'NotImplemented' });
  });
});

describe('collections and databases', () => {
  it('are created, listed, renamed and dropped', async () => {
    const db = database.client.db(`${database.db.databaseName}_b`);
    await db.createCollection('one');
    await db.collection('two').insertOne({ a: 1 });
    const listed = await db.listCollections().toArray();
    expect(listed.map((entry) => entry.name).sort()).toEqual(['one', 'two']);
    expect(listed[0]).toMatchObject({ type: 'collection', info: { readOnly: false } });
    expect(await db.listCollections({ name: 'two' }, { nameOnly: true }).toArray()).toEqual([
      { name: 'two', type: 'collection' },
    ]);
    await db.collection('two').rename('three');
    expect(await db.collection('three').countDocuments()).toBe(1);
    expect((await refusal(db.collection('three').rename('one'))).code).toBe(48);
    await db.collection('three').rename('one', { dropTarget: true });
    expect((await refusal(db.collection('zz').rename('y'))).code).toBe(26);
    expect(await db.collection('one').countDocuments()).toBe(1);
    const { databases } = await database.client.db('admin').admin().listDatabases();
    expect(databases.map((entry) => entry.name)).toContain(db.databaseName);
    await db.collection('one').drop();
    expect(await db.listCollections().toArray()).toEqual([]);
    expect(await db.dropDatabase()).toBe(true);
  });

  it('a dropped collection is empty at once and may be made anew', async () => {
    const c = await database.collection(Array.from({ length: 3000 }, (_, i) => ({ _id: i, n: i })));
    await c.createIndex({ n: 1 }, { unique: true });
    await c.drop();
    expect(await c.countDocuments()).toBe(0);
    await c.insertOne({ _id: 1, n: 1 } as never);
    await c.insertOne({ _id: 2, n: 1 } as never);
    expect(await c.indexes()).toHaveLength(1);
  });
});
