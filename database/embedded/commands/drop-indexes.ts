import { valuesEqual } from '../bson/compare';
import { format } from '../bson/shell-format';
import { docOf, isDoc, type Value } from '../bson/types';
import { CommandError, ErrorCode } from '../errors';
import type { Collection, Index } from '../storage/collection';
import type { Command } from './command';
import { collectionName, existingCollection } from './namespaces';

export const dropIndexes: Command = {
  name: 'dropIndexes',
  aliases: ['deleteIndexes'],
  options: ['index'],
  run: async (call) => {
    const name = collectionName(call);
    const wanted = call.args.required('index');
    const { was, all } = await call.store.env.write(
      (transaction) => {
        const collection = existingCollection(call, name, `ns not found ${call.db}.${name}`);
        const dropped = namedIndexes(collection, wanted);
        const before = collection.indexes.length;
        for (const index of dropped) call.store.catalog.dropIndex(transaction, collection, index);
        return { was: before, all: wanted === '*' };
      },
      { frees: true },
    );
    call.store.sweep();
    return docOf({ nIndexesWas: was, msg: all ? 'non-_id indexes dropped for collection' : undefined });
  },
};

/** `*`, a name, a list of names, or a key pattern. */
function namedIndexes(collection: Collection, wanted: Value): Index[] {
  if (wanted === '*') return collection.indexes.filter((index) => index.name !== '_id_');
  const names = Array.isArray(wanted) ? wanted : [wanted];
  return names.map((name) => {
    const index = isDoc(name)
      ? collection.indexes.find((candidate) => valuesEqual(candidate.definition.key, name))
      : collection.index(String(name));
    if (!index)
      throw new CommandError(
        ErrorCode.IndexNotFound,
        isDoc(name) ? `can't find index with key: ${format(name)}` : `index not found with name [${String(name)}]`,
      );
    if (index.name === '_id_') throw new CommandError(ErrorCode.InvalidOptions, 'cannot drop _id index');
    return index;
  });
}
