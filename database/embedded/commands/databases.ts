import { docOf, type Value } from '../bson/types';
import { CommandError, ErrorCode } from '../errors';
import { parseFilter } from '../query/parse-filter';
import type { Command } from './command';
import { emptyDocument } from './namespaces';

export const dropDatabase: Command = {
  name: 'dropDatabase',
  options: [],
  run: async ({ store, db }) => {
    const dropped = await store.env.write(
      (transaction) => {
        const collections = store.catalog.collections(db);
        for (const collection of collections) store.catalog.drop(transaction, collection);
        return collections.length;
      },
      { frees: true },
    );
    store.sweep();
    return docOf({ dropped: dropped > 0 ? db : undefined });
  },
};

export const listDatabases: Command = {
  name: 'listDatabases',
  options: ['filter', 'nameOnly', 'authorizedDatabases'],
  run: ({ args, store, db }) => {
    if (db !== 'admin')
      throw new CommandError(ErrorCode.Unauthorized, 'listDatabases may only be run against the admin database.');
    const filter = parseFilter(args.document('filter') ?? emptyDocument);
    const nameOnly = args.boolean('nameOnly');
    const sizes = new Map<string, number>();
    for (const collection of store.catalog.collections())
      sizes.set(collection.db, (sizes.get(collection.db) ?? 0) + collection.bytes);
    const databases = Array.from(sizes, ([name, size]) =>
      nameOnly ? docOf({ name }) : docOf({ name, sizeOnDisk: BigInt(size), empty: false }),
    ).filter((doc) => filter.matches(doc));
    if (nameOnly) return docOf({ databases });
    const total = databases.reduce((sum, doc) => sum + Number(doc.get('sizeOnDisk') as Value), 0);
    return docOf({ databases, totalSize: BigInt(total), totalSizeMb: Math.floor(total / 1024 / 1024) });
  },
};
