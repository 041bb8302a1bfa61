import { encodeDocument } from '../bson/encode';
import { Binary, type Doc, docOf, type Value } from '../bson/types';
import { Cursor, resultsOf } from '../cursors';
import { CommandError, ErrorCode } from '../errors';
import { parseFilter } from '../query/parse-filter';
import type { Collection } from '../storage/collection';
import type { Command } from './command';
import { checkCollectionName, collectionName, emptyDocument, ensureCollection, existingCollection } from './namespaces';

export const create: Command = {
  name: 'create',
  options: ['idIndex', 'autoIndexId', 'storageEngine', 'indexOptionDefaults', 'flags'],
  unsupported: [
    'capped',
    'size',
    'max',
    'validator',
    'validationLevel',
    'validationAction',
    'viewOn',
    'pipeline',
    'collation',
    'timeseries',
    'expireAfterSeconds',
    'clusteredIndex',
    'changeStreamPreAndPostImages',
    'encryptedFields',
  ],
  run: async (call) => {
    const name = collectionName(call);
    await call.store.env.write(() => {
      const existing = call.store.catalog.collection(call.db, name);
      if (!existing) ensureCollection(call, name);
    });
    return docOf({});
  },
};

export const drop: Command = {
  name: 'drop',
  options: [],
  run: async (call) => {
    const name = collectionName(call);
    const { store, db } = call;
    const dropped = await store.env.write(
      (transaction) => {
        const collection = store.catalog.collection(db, name);
        if (!collection) return undefined;
        store.catalog.drop(transaction, collection);
        return collection;
      },
      { frees: true },
    );
    store.sweep();
    // Dropping what is not there succeeds, as it does since MongoDB 7.
    return dropped ? docOf({ nIndexesWas: dropped.indexes.length, ns: `${db}.${name}` }) : docOf({});
  },
};

export const listCollections: Command = {
  name: 'listCollections',
  options: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
  run: async (call) => {
    const filter = parseFilter(call.args.document('filter') ?? emptyDocument);
    const nameOnly = call.args.boolean('nameOnly');
    const option = call.args.document('cursor') ?? emptyDocument;
    const batchSize = call.args.nested(option, 'cursor', ['batchSize']).integer('batchSize', 0);
    const listed = call.store.catalog
      .collections(call.db)
      .map((collection) => listing(collection, nameOnly))
      .filter((doc) => filter.matches(doc))
      .map(encodeDocument);
    const cursor = new Cursor(`${call.db}.$cmd.listCollections`, resultsOf(listed));
    return docOf({ cursor: await call.server.cursors.start(cursor, batchSize) });
  },
};

export const renameCollection: Command = {
  name: 'renameCollection',
  options: ['to', 'dropTarget'],
  run: async (call) => {
    const { store, args } = call;
    if (call.db !== 'admin')
      throw new CommandError(ErrorCode.Unauthorized, 'renameCollection may only be run against the admin database.');
    const from = splitNamespace(args.required('renameCollection'));
    const to = splitNamespace(args.required('to'));
    const dropTarget = args.boolean('dropTarget');
    if (from.db === to.db && from.name === to.name)
      throw new CommandError(ErrorCode.IllegalOperation, "Can't rename a collection to itself");
    await store.env.write((transaction) => {
      const collection = existingCollection(
        { ...call, db: from.db },
        from.name,
        `Source collection ${from.db}.${from.name} does not exist`,
      );
      const target = store.catalog.collection(to.db, to.name);
      if (target && !dropTarget) throw new CommandError(ErrorCode.NamespaceExists, 'target namespace exists');
      refuseDuringBuild(collection);
      if (target) refuseDuringBuild(target);
      if (target) store.catalog.drop(transaction, target);
      store.catalog.rename(collection, to.db, to.name);
    });
    store.sweep();
    return docOf({});
  },
};

function refuseDuringBuild(collection: Collection): void {
  if (collection.isBuilding)
    throw new CommandError(
      ErrorCode.BackgroundOperationInProgressForNamespace,
      `cannot perform operation: an index build is currently running for collection ${collection.namespace}`,
    );
}

function splitNamespace(namespace: Value): { db: string; name: string } {
  if (typeof namespace !== 'string') throw new CommandError(ErrorCode.InvalidNamespace, 'a namespace must be a string');
  const dot = namespace.indexOf('.');
  const db = namespace.slice(0, dot);
  const name = namespace.slice(dot + 1);
  if (dot <= 0) throw new CommandError(ErrorCode.InvalidNamespace, `Invalid namespace specified '${namespace}'`);
  checkCollectionName(db, name);
  return { db, name };
}

function listing(collection: Collection, nameOnly: boolean): Doc {
  if (nameOnly) return docOf({ name: collection.name, type: 'collection' });
  return docOf({
    name: collection.name,
    type: 'collection',
    options: collection.options,
    info: docOf({ readOnly: false, uuid: new Binary(collection.uuid, 4) }),
    idIndex: docOf({ v: 2, key: docOf({ _id: 1 }), name: '_id_' }),
  });
}
