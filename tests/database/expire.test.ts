import { BSON } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decodeDocument } from '@/database/embedded/bson/decode';
import { docOf } from '@/database/embedded/bson/types';
import { beginBuild } from '@/database/embedded/index/build';
import { parseIndexDefinition } from '@/database/embedded/index/definition';
import { removeExpired } from '@/database/embedded/index/expire';
import type { Collection } from '@/database/embedded/storage/collection';
import { Store } from '@/database/embedded/storage/store';
import { temporaryFolder } from './support/database';

const now = Date.UTC(2024, 0, 2);
let folder: ReturnType<typeof temporaryFolder>;
let store: Store;
let collection: Collection;

beforeEach(async () => {
  folder = temporaryFolder();
  store = await Store.open(folder.path);
  collection = await store.env.write(() => store.catalog.create('d', 'c', docOf({})));
});
afterEach(async () => {
  await store.close();
  folder.remove();
});

async function expiring(key: 1 | -1, extra: Record<string, BSON.Document> = {}): Promise<void> {
  const spec = BSON.serialize({ key: { at: key }, name: 'ttl', expireAfterSeconds: 3600, ...extra });
  const definition = parseIndexDefinition(decodeDocument(Buffer.from(spec)));
  await store.env.write(() => beginBuild(store, collection, [definition]));
}

async function insert(...documents: BSON.Document[]): Promise<void> {
  await store.env.write((transaction) => {
    for (const document of documents) {
      const bytes = Buffer.from(BSON.serialize(document));
      store.records.insert(transaction, collection, decodeDocument(bytes), bytes);
    }
  });
}

function ids(): unknown[] {
  const all = store.env.entries({ start: Buffer.alloc(4), end: Buffer.alloc(4, 255) }, 100_000);
  return all
    .filter(({ key }) => key.readUInt32BE(0) === collection.id)
    .map(({ value }) => decodeDocument(value).get('_id'));
}

const hourAgo = new Date(now - 3_600_000);
const later = new Date(now - 3_599_000);

describe('a TTL index', () => {
  it.each([1, -1] as const)('removes what is older than its seconds and nothing else (direction %i)', async (key) => {
    await expiring(key);
    await insert(
      { _id: 1, at: hourAgo },
      { _id: 2, at: later },
      { _id: 3 },
      { _id: 4, at: 'yesterday' },
      { _id: 5, at: 12 },
      { _id: 6, at: [later, new Date(0)] },
      { _id: 7, at: new Date(-1) },
      { _id: 8, at: null },
    );
    await removeExpired(store, now);
    expect(ids()).toEqual([2, 3, 4, 5, 8]);
    expect(collection.count).toBe(5);
  });

  it('removes thousands, and heeds its partial filter', async () => {
    await expiring(1, { partialFilterExpression: { done: true } });
    await insert(...Array.from({ length: 1000 }, (_, i) => ({ _id: i, at: hourAgo, done: i % 2 === 0 })));
    await removeExpired(store, now);
    expect(ids()).toHaveLength(500);
  });
});
