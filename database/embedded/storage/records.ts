import type { Decimal } from '../bson/decimal';
import { format } from '../bson/shell-format';
import { type Doc, docOf, type Value } from '../bson/types';
import { CommandError, ErrorCode } from '../errors';
import { type IndexEntries, indexEntries } from '../index/entries';
import { extractKeys } from '../index/extract-keys';
import type { Catalog } from './catalog';
import type { Collection, Index } from './collection';
import type { Environment, Transaction } from './environment';
import { type RecordId, recordBytes, recordKey } from './keys';

const empty = Buffer.alloc(0);

/**
 * Documents together with their index entries. Every function checks everything first and writes afterwards, so that
 * one which throws has written nothing.
 */
export class Records {
  constructor(
    private readonly env: Environment,
    private readonly catalog: Catalog,
  ) {}

  read(collection: Collection, record: RecordId): Buffer | undefined {
    return this.env.get(recordKey(collection.id, record));
  }

  /** @throws DuplicateKey */
  insert(transaction: Transaction, collection: Collection, doc: Doc, bytes: Buffer): RecordId {
    const entries = collection.indexes.map((index) => this.checkedEntries(collection, index, doc, undefined));
    const record = this.catalog.nextRecord(collection);
    transaction.put(recordKey(collection.id, record), bytes);
    collection.indexes.forEach((index, i) => {
      const { keys } = entries[i] as IndexEntries;
      for (const key of keys) putEntry(transaction, index, key, record);
    });
    this.catalog.counted(collection, 1, bytes.length);
    return record;
  }

  /** Puts `after` in the place of `before`. @throws DuplicateKey */
  update(
    transaction: Transaction,
    collection: Collection,
    record: RecordId,
    before: Doc,
    oldLength: number,
    after: Doc,
    bytes: Buffer,
  ): void {
    const changes = collection.indexes.map((index) => {
      const old = indexEntries(index, before).keys;
      const now = this.checkedEntries(collection, index, after, record).keys;
      return { index, removed: without(old, now), added: without(now, old) };
    });
    transaction.put(recordKey(collection.id, record), bytes);
    for (const { index, removed, added } of changes) {
      for (const key of removed) removeEntry(transaction, index, key, record);
      for (const key of added) putEntry(transaction, index, key, record);
    }
    this.catalog.counted(collection, 0, bytes.length - oldLength);
  }

  remove(transaction: Transaction, collection: Collection, record: RecordId, doc: Doc, length: number): void {
    transaction.remove(recordKey(collection.id, record));
    for (const index of collection.indexes)
      for (const key of indexEntries(index, doc).keys) removeEntry(transaction, index, key, record);
    this.catalog.counted(collection, -1, -length);
  }

  /** Adds a stored document to an index that is being built. @throws DuplicateKey */
  addToIndex(transaction: Transaction, collection: Collection, index: Index, record: RecordId, doc: Doc): void {
    const { keys } = this.checkedEntries(collection, index, doc, record);
    for (const key of keys) putEntry(transaction, index, key, record);
  }

  private checkedEntries(collection: Collection, index: Index, doc: Doc, record: RecordId | undefined): IndexEntries {
    const entries = indexEntries(index, doc);
    this.noteShape(collection, index, entries);
    if (index.definition.unique) {
      for (const key of entries.keys) {
        const holder = this.env.get(key);
        if (holder && holder.readUIntBE(0, 6) !== record) throw duplicateKey(collection, index, doc);
      }
    }
    return entries;
  }

  /** Remembers what the planner must know: arrays on the way, keys cut short. */
  private noteShape(collection: Collection, index: Index, { throughArray, shortened }: IndexEntries): void {
    throughArray.forEach((flag, i) => {
      if (!flag || index.multikey[i]) return;
      index.multikey[i] = true;
      this.catalog.definitionChanged(collection);
    });
    if (shortened && !index.shortened) {
      index.shortened = true;
      this.catalog.definitionChanged(collection);
    }
  }
}

function putEntry(transaction: Transaction, index: Index, key: Buffer, record: RecordId): void {
  if (index.definition.unique) transaction.put(key, recordBytes(record));
  else transaction.put(Buffer.concat([key, recordBytes(record)]), empty);
}

function removeEntry(transaction: Transaction, index: Index, key: Buffer, record: RecordId): void {
  transaction.remove(index.definition.unique ? key : Buffer.concat([key, recordBytes(record)]));
}

function without(keys: readonly Buffer[], others: readonly Buffer[]): Buffer[] {
  return keys.filter((key) => !others.some((other) => other.equals(key)));
}

function duplicateKey(collection: Collection, index: Index, doc: Doc): CommandError {
  const { tuples } = extractKeys(doc, index.paths);
  const values = tuples[0] as Value[];
  const keyValue = docOf(
    Object.fromEntries(index.fields.map((field, i) => [field, values[i] as Exclude<Value, Decimal>])),
  );
  return new CommandError(
    ErrorCode.DuplicateKey,
    `E11000 duplicate key error collection: ${collection.namespace} index: ${index.name} dup key: ${format(keyValue)}`,
    { keyPattern: index.definition.key, keyValue },
  );
}
