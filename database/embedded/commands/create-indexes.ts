import { valuesEqual } from '../bson/compare';
import { encodeDocument } from '../bson/encode';
import { format } from '../bson/shell-format';
import { type Doc, docOf, isDoc } from '../bson/types';
import { badValue, CommandError, ErrorCode } from '../errors';
import { buildIndexes } from '../index/build';
import { type IndexDefinition, parseIndexDefinition } from '../index/definition';
import type { Collection } from '../storage/collection';
import type { Command } from './command';
import { collectionName, ensureCollection } from './namespaces';

const maxIndexes = 64;

export const createIndexes: Command = {
  name: 'createIndexes',
  options: ['indexes', 'ignoreUnknownIndexOptions'],
  unsupported: ['commitQuorum'],
  run: async (call) => {
    const { args, store, pacer } = call;
    const name = collectionName(call);
    const specs = args.documents('indexes');
    if (specs.length === 0) throw badValue('Must specify at least one index to create');
    const definitions = specs.map(parseIndexDefinition);
    let existed = true;
    const { collection, before } = await store.env.write(() => {
      existed = store.catalog.collection(call.db, name) !== undefined;
      const target = ensureCollection(call, name);
      return { collection: target, before: target.indexes.length };
    });
    const wanted = newIndexes(collection, definitions);
    if (wanted.length > 0) await buildIndexes(store, collection, wanted, pacer);
    return docOf({
      numIndexesBefore: before,
      numIndexesAfter: collection.indexes.length,
      createdCollectionAutomatically: !existed,
      note: wanted.length === 0 ? 'all indexes already exist' : undefined,
    });
  },
};

/** The definitions that are not there yet; refuses those that contradict an existing one. */
function newIndexes(collection: Collection, definitions: readonly IndexDefinition[]): IndexDefinition[] {
  const wanted: IndexDefinition[] = [];
  for (const definition of definitions) {
    if (definition.key.size === 1 && definition.key.has('_id')) continue;
    const others = [...collection.indexes.map((index) => index.definition), ...wanted];
    if (others.some((other) => isSame(other, definition))) continue;
    for (const other of others) refuseConflict(other, definition);
    wanted.push(definition);
  }
  if (collection.indexes.length + wanted.length > maxIndexes)
    throw new CommandError(
      ErrorCode.CannotCreateIndex,
      `add index fails, too many indexes for ${collection.namespace}`,
    );
  return wanted;
}

function isSame(a: IndexDefinition, b: IndexDefinition): boolean {
  return a.name === b.name && sameKey(a.key, b.key) && sameOptions(a, b);
}

function refuseConflict(existing: IndexDefinition, wanted: IndexDefinition): void {
  if (existing.name === wanted.name) {
    throw new CommandError(
      ErrorCode.IndexKeySpecsConflict,
      `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${format(wanted.spec)}, existing index: ${format(existing.spec)}`,
    );
  }
  if (!sameKey(existing.key, wanted.key) || !samePartial(existing, wanted)) return;
  throw new CommandError(
    ErrorCode.IndexOptionsConflict,
    sameOptions(existing, wanted)
      ? `Index already exists with a different name: ${existing.name}`
      : `An equivalent index already exists with a different name and options. Requested index: ${format(wanted.spec)}, existing index: ${format(existing.spec)}`,
  );
}

function sameKey(a: Doc, b: Doc): boolean {
  return encodeDocument(a).equals(encodeDocument(b)) || valuesEqual(a, b);
}

function sameOptions(a: IndexDefinition, b: IndexDefinition): boolean {
  return (
    a.unique === b.unique && a.sparse === b.sparse && a.expireAfterSeconds === b.expireAfterSeconds && samePartial(a, b)
  );
}

function samePartial(a: IndexDefinition, b: IndexDefinition): boolean {
  if (!isDoc(a.partialFilter) || !isDoc(b.partialFilter)) return a.partialFilter === b.partialFilter;
  return valuesEqual(a.partialFilter, b.partialFilter);
}
