import { Double, docOf } from '../bson/types';
import { badValue } from '../errors';
import type { Arguments } from './arguments';
import type { Command } from './command';
import { collectionName } from './namespaces';

export const collStats: Command = {
  name: 'collStats',
  aliases: ['collstats'],
  options: ['scale', 'verbose'],
  run: (call) => {
    const name = collectionName(call);
    const scale = scaleOf(call.args);
    const collection = call.store.catalog.collection(call.db, name);
    const size = (collection?.bytes ?? 0) / scale;
    return docOf({
      ns: `${call.db}.${name}`,
      count: collection?.count ?? 0,
      size: Math.floor(size),
      avgObjSize: collection && collection.count > 0 ? Math.floor(collection.bytes / collection.count) : undefined,
      storageSize: Math.floor(size),
      nindexes: collection?.indexes.length ?? 0,
      capped: false,
      scaleFactor: scale,
    });
  },
};

export const dbStats: Command = {
  name: 'dbStats',
  aliases: ['dbstats'],
  options: ['scale', 'freeStorage'],
  run: ({ args, store, db }) => {
    const scale = scaleOf(args);
    const collections = store.catalog.collections(db);
    const objects = collections.reduce((sum, collection) => sum + collection.count, 0);
    const bytes = collections.reduce((sum, collection) => sum + collection.bytes, 0);
    const { pageSize, pages } = store.env.fileStats();
    return docOf({
      db,
      collections: collections.length,
      views: 0,
      objects,
      avgObjSize: new Double(objects > 0 ? bytes / objects : 0),
      dataSize: new Double(bytes / scale),
      storageSize: new Double(bytes / scale),
      indexes: collections.reduce((sum, collection) => sum + collection.indexes.length, 0),
      // One file holds all databases.
      fsUsedSize: new Double((pageSize * pages) / scale),
      scaleFactor: scale,
    });
  },
};

function scaleOf(args: Arguments): number {
  const scale = args.integer('scale') ?? 1;
  if (scale < 1) throw badValue('scale has to be >= 1');
  return scale;
}
