import { randomBytes } from 'node:crypto';
import { decodeStored } from '../bson/decode';
import { encodeDocument } from '../bson/encode';
import { Binary, type Doc, docOf, isDoc } from '../bson/types';
import { CommandError, ErrorCode } from '../errors';
import { type IndexDefinition, idIndexDefinition, parseIndexDefinition } from '../index/definition';
import { Collection, Index } from './collection';
import type { Environment, Transaction } from './environment';
import { idKey, keySpace, prefixed, recordOfKey, spaceRange } from './keys';

const countsBytes = 16;
const everything = Number.MAX_SAFE_INTEGER;

/**
 * The databases, collections and indexes there are. It is kept in memory and written with the transaction that
 * changed it; after an aborted transaction `load` brings back what is on disk, in the same objects.
 */
export class Catalog {
  private byId = new Map<number, Collection>();
  private byNamespace = new Map<string, Collection>();
  private nextId: number = keySpace.firstFree;
  private readonly changedDefinitions = new Set<Collection>();
  private readonly changedCounts = new Set<Collection>();
  private nextIdChanged = false;
  /** Dropped by the transaction under way or the one before: an abort brings them back, as the same objects. */
  private droppedLately: Collection[] = [];
  private droppedNow: Collection[] = [];

  constructor(private readonly env: Environment) {}

  /** Reads everything from disk. */
  load(): void {
    this.changedDefinitions.clear();
    this.changedCounts.clear();
    this.nextIdChanged = false;
    this.nextId = this.env.get(prefixed(keySpace.nextId))?.readUInt32BE(0) ?? keySpace.firstFree;
    const before = [...this.droppedLately, ...this.droppedNow, ...this.byId.values()];
    const known = new Map(before.map((collection) => [collection.id, collection]));
    this.droppedLately = [];
    this.droppedNow = [];
    this.byId = new Map();
    this.byNamespace = new Map();
    for (const { key, value } of this.env.entries(spaceRange(keySpace.catalog), everything)) {
      const id = key.readUInt32BE(4);
      this.register(restoreCollection(id, decodeStored(value), known.get(id)));
    }
    for (const { key, value } of this.env.entries(spaceRange(keySpace.counts), everything)) {
      const collection = this.byId.get(key.readUInt32BE(4));
      if (!collection) continue;
      collection.count = value.readDoubleBE(0);
      collection.bytes = value.readDoubleBE(8);
    }
    for (const collection of known.values()) collection.dropped = !this.byId.has(collection.id);
  }

  collection(db: string, name: string): Collection | undefined {
    return this.byNamespace.get(`${db}.${name}`);
  }

  /** All collections, or those of one database, by name. */
  collections(db?: string): Collection[] {
    return [...this.byId.values()]
      .filter((collection) => db === undefined || collection.db === db)
      .sort((a, b) => (a.namespace < b.namespace ? -1 : 1));
  }

  /** Makes an empty collection with its _id index. */
  create(db: string, name: string, options: Doc): Collection {
    const collection = new Collection(db, name, this.newId(), randomBytes(16), options);
    collection.indexes.push(new Index(this.newId(), idIndexDefinition));
    collection.nextRecord = 1;
    this.register(collection);
    this.changedDefinitions.add(collection);
    return collection;
  }

  /** Takes the collection out of the catalogue; its content is swept away later. */
  drop(transaction: Transaction, collection: Collection): void {
    this.byId.delete(collection.id);
    this.byNamespace.delete(collection.namespace);
    this.changedDefinitions.delete(collection);
    this.changedCounts.delete(collection);
    collection.dropped = true;
    this.droppedNow.push(collection);
    transaction.remove(idKey(keySpace.catalog, collection.id));
    transaction.remove(idKey(keySpace.counts, collection.id));
    for (const id of [collection.id, ...collection.indexes.map((index) => index.id)]) markDropped(transaction, id);
  }

  rename(collection: Collection, db: string, name: string): void {
    this.byNamespace.delete(collection.namespace);
    collection.db = db;
    collection.name = name;
    this.byNamespace.set(collection.namespace, collection);
    this.definitionChanged(collection);
  }

  addIndex(collection: Collection, definition: IndexDefinition): Index {
    const index = new Index(this.newId(), definition);
    this.definitionChanged(collection);
    collection.indexes.push(index);
    return index;
  }

  dropIndex(transaction: Transaction, collection: Collection, index: Index): void {
    this.definitionChanged(collection);
    collection.indexes.splice(collection.indexes.indexOf(index), 1);
    markDropped(transaction, index.id);
  }

  /** Something about the collection or its indexes changed that must survive a restart. @throws NamespaceNotFound */
  definitionChanged(collection: Collection): void {
    refuseDropped(collection);
    this.changedDefinitions.add(collection);
  }

  /** Documents were added (or, with negative numbers, removed or changed in size). @throws NamespaceNotFound */
  counted(collection: Collection, documents: number, bytes: number): void {
    refuseDropped(collection);
    collection.count += documents;
    collection.bytes += bytes;
    collection.changes++;
    this.changedCounts.add(collection);
  }

  /** Writes what changed; called at the end of each transaction. */
  save(transaction: Transaction): void {
    for (const collection of this.changedDefinitions)
      transaction.put(idKey(keySpace.catalog, collection.id), encodeDocument(definitionDocument(collection)));
    for (const collection of this.changedCounts) {
      const counts = Buffer.allocUnsafe(countsBytes);
      counts.writeDoubleBE(collection.count, 0);
      counts.writeDoubleBE(collection.bytes, 8);
      transaction.put(idKey(keySpace.counts, collection.id), counts);
    }
    if (this.nextIdChanged) {
      const bytes = Buffer.allocUnsafe(4);
      bytes.writeUInt32BE(this.nextId, 0);
      transaction.put(prefixed(keySpace.nextId), bytes);
    }
    this.changedDefinitions.clear();
    this.changedCounts.clear();
    this.nextIdChanged = false;
    this.droppedLately = this.droppedNow;
    this.droppedNow = [];
  }

  /** The id for the next document of the collection. */
  nextRecord(collection: Collection): number {
    if (collection.nextRecord === 0) {
      const [last] = this.env.keys(spaceRange(collection.id), 1, true);
      collection.nextRecord = last ? recordOfKey(last) + 1 : 1;
    }
    return collection.nextRecord++;
  }

  private register(collection: Collection): void {
    this.byId.set(collection.id, collection);
    this.byNamespace.set(collection.namespace, collection);
  }

  private newId(): number {
    this.nextIdChanged = true;
    return this.nextId++;
  }
}

/** Writing a dropped collection would bring it back with the next start, while its content is being swept away. */
function refuseDropped(collection: Collection): void {
  if (collection.dropped)
    throw new CommandError(ErrorCode.NamespaceNotFound, `the collection ${collection.namespace} was dropped`);
}

function markDropped(transaction: Transaction, id: number): void {
  transaction.put(idKey(keySpace.dropped, id), Buffer.alloc(1));
}

function definitionDocument(collection: Collection): Doc {
  return docOf({
    db: collection.db,
    name: collection.name,
    uuid: new Binary(collection.uuid, 4),
    options: collection.options,
    indexes: collection.indexes.map((index) =>
      docOf({
        id: index.id,
        spec: index.definition.spec,
        multikey: index.multikey,
        shortened: index.shortened,
        ready: index.ready,
      }),
    ),
  });
}

function restoreCollection(id: number, stored: Doc, known: Collection | undefined): Collection {
  const uuid = stored.get('uuid') as Binary;
  const db = stored.get('db') as string;
  const name = stored.get('name') as string;
  const collection = known ?? new Collection(db, name, id, uuid.bytes, stored.get('options') as Doc);
  collection.db = db;
  collection.name = name;
  collection.count = 0;
  collection.bytes = 0;
  collection.nextRecord = 0;
  const before = collection.indexes.splice(0);
  for (const entry of stored.get('indexes') as Doc[]) {
    const indexId = entry.get('id') as number;
    const index = before.find((candidate) => candidate.id === indexId) ?? restoreIndex(indexId, entry);
    const multikey = entry.get('multikey') as boolean[];
    multikey.forEach((flag, i) => {
      index.multikey[i] = flag;
    });
    index.shortened = entry.get('shortened') === true;
    index.ready = entry.get('ready') === true;
    collection.indexes.push(index);
  }
  return collection;
}

function restoreIndex(id: number, entry: Doc): Index {
  const spec = entry.get('spec');
  if (!isDoc(spec)) throw new Error('the catalogue holds an index without definition');
  return new Index(id, spec.get('name') === '_id_' ? idIndexDefinition : parseIndexDefinition(spec));
}
