import type { BSON } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
