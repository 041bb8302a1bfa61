import { encodeDocument } from '../bson/encode';
import { docOf } from '../bson/types';
import { Cursor, resultsOf } from '../cursors';
import type { Command } from './command';
import { collectionName, emptyDocument, existingCollection } from './namespaces';

export const listIndexes: Command = {
  name: 'listIndexes',
  options: ['cursor', 'includeBuildUUIDs', 'includeIndexBuildInfo'],
  run: async (call) => {
    const name = collectionName(call);
    const collection = existingCollection(call, name, `ns does not exist: ${call.db}.${name}`);
    const option = call.args.document('cursor') ?? emptyDocument;
    const batchSize = call.args.nested(option, 'cursor', ['batchSize']).integer('batchSize', 0);
    const specs = collection.indexes
      .filter((index) => index.ready)
      .map((index) => encodeDocument(index.definition.spec));
    const cursor = new Cursor(`${call.db}.${name}`, resultsOf(specs));
    return docOf({ cursor: await call.server.cursors.start(cursor, batchSize) });
  },
};
