import { afterEach, beforeEach, expect, it } from 'vitest';
import { docOf } from '@/database/embedded/bson/types';
import { idIndexDefinition } from '@/database/embedded/index/definition';
import type { Collection } from '@/database/embedded/storage/collection';
import { InProcess } from './support/in-process';

let database: InProcess;
let collection: Collection;

beforeEach(async () => {
  database = await InProcess.open();
  const { store } = database;
  collection = await store.env.write(() => store.catalog.create('d', 'c', docOf({})));
});
afterEach(() => database.close());

it('refuses every change to a dropped collection, which stays away after a restart', async () => {
  const { env, catalog } = database.store;
  await env.write((transaction) => catalog.drop(transaction, collection));
  for (const change of [
    () => catalog.definitionChanged(collection),
    () => catalog.counted(collection, 1, 10),
    () => catalog.addIndex(collection, idIndexDefinition),
    () => catalog.rename(collection, 'd', 'other'),
  ])
    await expect(env.write(change)).rejects.toMatchObject({ code: 26 });
  await env.write(() => catalog.create('d', 'unrelated', docOf({})));
  expect(catalog.collections().map(({ name }) => name)).toEqual(['unrelated']);
  database = await database.reopened();
  expect(database.store.catalog.collections().map(({ name }) => name)).toEqual(['unrelated']);
});

it('brings a collection whose drop was aborted back as the same object', async () => {
  const { env, catalog } = database.store;
  const [index] = collection.indexes;
  const aborted = env.write((transaction) => {
    catalog.drop(transaction, collection);
    throw new Error('aborted');
  });
  await expect(aborted).rejects.toThrow('aborted');
  expect(catalog.collection('d', 'c')).toBe(collection);
  expect(collection.dropped).toBe(false);
  expect(collection.indexes[0]).toBe(index);
});
