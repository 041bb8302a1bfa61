import { decodeDocument } from '../bson/decode';
import type { Pacer } from '../query/pacer';
import type { Collection, Index } from '../storage/collection';
import { after, recordOfKey, spaceRange } from '../storage/keys';
import type { Store } from '../storage/store';
import type { IndexDefinition } from './definition';

/** Documents indexed in one transaction before others get their turn. */
const perTransaction = 500;

/**
 * Adds indexes and fills them. Meanwhile writes keep them up to date and queries leave them alone. When one cannot be
 * filled (duplicates, parallel arrays) all of them are taken back and the error is thrown; after a crash they are
 * gone.
 */
export async function buildIndexes(
  store: Store,
  collection: Collection,
  definitions: readonly IndexDefinition[],
  pacer: Pacer,
): Promise<void> {
  const names = definitions.map((definition) => definition.name);
  await store.env.write(() => {
    for (const definition of definitions) store.catalog.addIndex(collection, definition).ready = false;
  });
  try {
    await fill(store, collection, names, pacer);
  } catch (error) {
    await store.env.write(
      (transaction) => {
        for (const index of unfinished(collection, names)) store.catalog.dropIndex(transaction, collection, index);
      },
      { frees: true },
    );
    store.sweep();
    throw error;
  }
}

async function fill(store: Store, collection: Collection, names: readonly string[], pacer: Pacer): Promise<void> {
  let { start, end } = spaceRange(collection.id);
  for (let done = false; !done; ) {
    const next: { start: Buffer; done: boolean } = await store.env.write((transaction) => {
      const records = store.env.entries({ start, end }, perTransaction);
      const indexes = unfinished(collection, names);
      for (const { violation } of indexes) if (violation) throw violation;
      for (const { key, value } of records) {
        const doc = decodeDocument(value);
        for (const index of indexes) store.records.addToIndex(transaction, collection, index, recordOfKey(key), doc);
      }
      const last = records[records.length - 1];
      if (last && records.length === perTransaction) return { start: after(last.key), done: false };
      for (const index of indexes) index.ready = true;
      store.catalog.definitionChanged(collection);
      return { start, done: true };
    });
    ({ start, done } = next);
    await pacer.pause();
  }
}

function unfinished(collection: Collection, names: readonly string[]): Index[] {
  return collection.indexes.filter((index) => names.includes(index.name) && !index.ready);
}
