import type { BSON } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Pacer } from '@/database/embedded/query/pacer';
import { InProcess, Interrupted } from './support/in-process';

/** More than a build reads in one transaction, so that the last documents are not reached when it is interrupted. */
const many = 1200;
const last = many - 1;
let database: InProcess;

beforeEach(async () => {
  database = await InProcess.open();
});
afterEach(() => database.close());

async function insert(...documents: BSON.Document[]): Promise<BSON.Document> {
  return database.run({ insert: 'c', documents });
}

function build(act: () => Promise<unknown>, index: BSON.Document = { unique: true }): Promise<BSON.Document> {
  return database.run(
    { createIndexes: 'c', indexes: [{ key: { k: 1 }, name: 'k_1', ...index }] },
    new Interrupted(act),
  );
}

const update = (q: BSON.Document, u: BSON.Document) => database.run({ update: 'c', updates: [{ q, u }] });
const remove = (q: BSON.Document) => database.run({ delete: 'c', deletes: [{ q, limit: 1 }] });

/** What holds when the unique index is there. */
async function expectUnique(): Promise<void> {
  expect(await database.find({ find: 'c', filter: { k: 0 }, hint: 'k_1' })).toEqual([{ _id: 0, k: 0 }]);
  const { writeErrors } = await insert({ _id: 'other', k: 0 });
  expect(writeErrors).toMatchObject([{ code: 11000 }]);
}

describe('a unique index built while a duplicate it has not reached', () => {
  beforeEach(async () => {
    await insert(...Array.from({ length: many }, (_, i) => ({ _id: i, k: i === last ? 0 : i })));
  });

  it.each([
    ['is deleted', () => remove({ _id: last })],
    ['is updated', () => update({ _id: last }, { $set: { k: 'other' } })],
    ['is replaced', () => update({ _id: last }, { k: 'other' })],
    ['loses the field', () => update({ _id: last }, { $unset: { k: 1 } })],
  ])('%s holds for the document that stays', async (_name, act) => {
    await build(act);
    await expectUnique();
    database = await database.reopened();
    await expectUnique();
  });

  it('is changed elsewhere lets that through, and is refused', async () => {
    const building = build(async () =>
      expect(await update({ _id: last }, { $set: { x: 1 } })).toMatchObject({ nModified: 1 }),
    );
    await expect(building).rejects.toMatchObject({ code: 11000 });
    expect(await database.find({ find: 'c', filter: { x: 1 } })).toHaveLength(1);
  });
});

describe('a unique index built over different keys', () => {
  beforeEach(async () => {
    await insert(...Array.from({ length: many }, (_, i) => ({ _id: i, k: i })));
  });

  it.each([
    ['inserted', () => insert({ _id: 'new', k: 0 }), 'new'],
    ['made by an update', () => update({ _id: last }, { $set: { k: 0 } }), last],
    ['made by an update of a document already reached', () => update({ _id: 5 }, { $set: { k: 0 } }), 5],
  ])('is refused when a duplicate is %s meanwhile, and that write stays', async (_name, act, id) => {
    await expect(build(act)).rejects.toMatchObject({ code: 11000 });
    expect((await database.find({ find: 'c', filter: { k: 0 } })).map((doc) => doc._id)).toEqual([0, id]);
    expect((await database.run({ listIndexes: 'c' })).cursor.firstBatch).toHaveLength(1);
  });

  it('is not refused for a write that another index refused', async () => {
    await database.run({ createIndexes: 'c', indexes: [{ key: { u: 1 }, name: 'u_1', unique: true, sparse: true }] });
    await update({ _id: 0 }, { $set: { u: 1 } });
    await build(async () => {
      const { writeErrors } = await insert({ _id: 'new', k: 0, u: 1 });
      expect(writeErrors).toMatchObject([{ code: 11000 }]);
    });
    expect(await database.find({ find: 'c', filter: { k: 0 }, hint: 'k_1' })).toHaveLength(1);
  });

  it('holds when keys change hands meanwhile', async () => {
    await build(async () => {
      await update({ _id: 0 }, { $set: { k: 'freed' } });
      await update({ _id: last }, { $set: { k: 0 } });
      await remove({ _id: 1 });
      await insert({ _id: 'new', k: 1 });
    });
    expect(await database.find({ find: 'c', filter: { k: 0 }, hint: 'k_1' })).toEqual([{ _id: last, k: 0 }]);
    expect(await database.find({ find: 'c', filter: { k: 1 }, hint: 'k_1' })).toEqual([{ _id: 'new', k: 1 }]);
    expect(await database.find({ find: 'c', filter: {}, hint: 'k_1' })).toHaveLength(many);
  });
});

describe('a collection dropped while an index is built', () => {
  beforeEach(async () => {
    await insert(...Array.from({ length: many }, (_, i) => ({ _id: i, k: i })));
  });

  it.each([
    ['drop', () => database.run({ drop: 'c' })],
    ['dropDatabase', () => database.run({ dropDatabase: 1 })],
    [
      'drop, and another renamed to its name,',
      async () => {
        await database.run({ insert: 'other', documents: [{ _id: 1 }] });
        await database.run({ drop: 'c' });
        await database.run({ renameCollection: 'd.other', to: 'd.c', $db: 'admin' });
      },
    ],
  ])('by %s stays dropped, and the build ends with IndexBuildAborted', async (_name, act) => {
    await expect(build(act)).rejects.toMatchObject({ code: 276 });
    const expected = await names();
    database = await database.reopened();
    expect(await names()).toEqual(expected);
    await insert({ _id: 'new', k: 1 });
    // The sweeping of what was dropped must not reach it.
    await new Promise((resolve) => setTimeout(resolve, 300));
    database = await database.reopened();
    expect(await database.find({ find: 'c', filter: { _id: 'new' } })).toHaveLength(1);
  });

  async function names(): Promise<string[]> {
    const { cursor } = await database.run({ listCollections: 1 });
    return cursor.firstBatch.map((collection: BSON.Document) => collection.name);
  }
});

describe('while an index is built', () => {
  beforeEach(async () => {
    await insert(...Array.from({ length: many }, (_, i) => ({ _id: i, k: i })));
  });

  it('the collection cannot be renamed, nor another be renamed onto it', async () => {
    await insert({ _id: 'x', k: 'x' });
    await database.run({ insert: 'other', documents: [{ _id: 1 }] });
    await build(async () => {
      for (const [from, to] of [
        ['d.c', 'd.elsewhere'],
        ['d.other', 'd.c'],
      ])
        await expect(
          database.run({ renameCollection: from, to, dropTarget: true, $db: 'admin' }),
        ).rejects.toMatchObject({ code: 12587 });
    });
    await database.run({ renameCollection: 'd.c', to: 'd.elsewhere', $db: 'admin' });
    expect(await database.find({ find: 'elsewhere', filter: { k: 5 }, hint: 'k_1' })).toHaveLength(1);
  });

  it('dropping it ends the build with IndexBuildAborted', async () => {
    await expect(build(() => database.run({ dropIndexes: 'c', index: 'k_1' }))).rejects.toMatchObject({ code: 276 });
    await build(async () => undefined);
    expect(await database.find({ find: 'c', filter: { k: 5 }, hint: 'k_1' })).toHaveLength(1);
  });

  it.each([
    ['unique', { key: { k: 1 }, name: 'k_1', unique: true }, 86],
    ['under another name', { key: { k: 1 }, name: 'z' }, 85],
  ])('a contradicting one is refused: %s', async (_name, index, code) => {
    await build(async () => {
      await expect(database.run({ createIndexes: 'c', indexes: [index] })).rejects.toMatchObject({ code });
    }, {});
  });

  it('an equal one is answered when it is ready, and is not made twice', async () => {
    let equal: Promise<BSON.Document> | undefined;
    let answered = false;
    await build(async () => {
      equal = build(async () => undefined);
      void equal.then(() => {
        answered = true;
      });
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(answered).toBe(false);
    });
    expect(await equal).toMatchObject({ numIndexesAfter: 2, note: 'all indexes already exist' });
    expect(await indexNames()).toEqual(['_id_', 'k_1']);
  });

  it('an equal one fails when it does', async () => {
    let equal: Promise<unknown> | undefined;
    const first = build(async () => {
      equal = build(async () => undefined).catch((error: unknown) => error);
      await insert({ _id: 'new', k: 0 });
    });
    await expect(first).rejects.toMatchObject({ code: 11000 });
    expect(await equal).toMatchObject({ code: 11000 });
    expect(await indexNames()).toEqual(['_id_']);
  });

  it('an equal one keeps to its maxTimeMS', async () => {
    await build(async () => {
      const late = database.run(
        { createIndexes: 'c', indexes: [{ key: { k: 1 }, name: 'k_1', unique: true }] },
        new Pacer(performance.now() + 20),
      );
      await expect(late).rejects.toMatchObject({ code: 50 });
    });
  });

  it('equal ones at once make one index', async () => {
    await Promise.all(Array.from({ length: 5 }, () => build(async () => undefined)));
    expect(await indexNames()).toEqual(['_id_', 'k_1']);
  });
});

it('of contradicting createIndexes sent at once one is taken, the others refused', async () => {
  await insert({ _id: 1, k: 1 });
  const indexes = [
    { key: { k: 1 }, name: 'k_1' },
    { key: { k: 1 }, name: 'k_1', unique: true },
    { key: { k: 1 }, name: 'z' },
  ];
  const outcomes = await Promise.allSettled(
    indexes.map((index) => database.run({ createIndexes: 'c', indexes: [index] })),
  );
  expect(outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.code : 'taken'))).toEqual([
    'taken',
    86,
    85,
  ]);
});

it('a refused createIndexes makes no collection', async () => {
  const indexes = [
    { key: { a: 1 }, name: 'a' },
    { key: { b: 1 }, name: 'a' },
  ];
  await expect(database.run({ createIndexes: 'fresh', indexes })).rejects.toMatchObject({ code: 86 });
  expect((await database.run({ listCollections: 1 })).cursor.firstBatch).toEqual([]);
});

async function indexNames(): Promise<string[]> {
  const { cursor } = await database.run({ listIndexes: 'c' });
  return cursor.firstBatch.map((index: BSON.Document) => index.name);
}
