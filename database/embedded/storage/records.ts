import { format } from '../bson/shell-format';
import { type Doc, docOf, type Value } from '../bson/types';
import { CommandError, ErrorCode } from '../errors';
import { type IndexEntries, indexEntries } from '../index/entries';
import { extractKeys } from '../index/extract-keys';
import type { Catalog } from './catalog';
import { checked, withChecksum } from './checksum';
import type { Collection, Index } from './collection';
import type { Environment, Transaction } from './environment';
import { type RecordId, recordBytes, recordIdBytes, recordKey, withRecord } from './keys';

const empty = Buffer.alloc(0);

interface CheckedEntries extends IndexEntries {
  /** The refusal that a finished index would answer with. */
  readonly clash?: CommandError;
}

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
    const stored = this.env.get(recordKey(collection.id, record));
    return stored && checked(stored);
  }

  /** @throws DuplicateKey */
  insert(transaction: Transaction, collection: Collection, doc: Doc, bytes: Buffer): RecordId {
    const entries = collection.indexes.map((index) => this.checkedEntries(collection, index, doc, undefined));
    const record = this.catalog.nextRecord(collection);
    transaction.put(recordKey(collection.id, record), withChecksum(bytes));
    for (let i = 0; i < entries.length; i++) {
      const index = collection.indexes[i] as Index;
      const { keys, clash } = entries[i] as CheckedEntries;
      index.violation ??= clash;
      for (const key of keys) putEntry(transaction, index, key, record);
    }
    this.catalog.counted(collection, 1, bytes.length);
    return record;
  }

  /** Puts `after` in the place of `before`, of which the indexed fields are enough. @throws DuplicateKey */
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
      const { keys: now, clash } = this.checkedEntries(collection, index, after, record);
      return { index, clash, removed: without(old, now), added: without(now, old) };
    });
    transaction.put(recordKey(collection.id, record), withChecksum(bytes));
    for (const { index, clash, removed, added } of changes) {
      index.violation ??= clash;
      for (const key of removed) this.removeEntry(transaction, index, key, record);
      for (const key of added) putEntry(transaction, index, key, record);
    }
    this.catalog.counted(collection, 0, bytes.length - oldLength);
  }

  /** `doc`: at least the indexed fields of what is stored. */
  remove(transaction: Transaction, collection: Collection, record: RecordId, doc: Doc, length: number): void {
    transaction.remove(recordKey(collection.id, record));
    for (const index of collection.indexes)
      for (const key of indexEntries(index, doc).keys) this.removeEntry(transaction, index, key, record);
    this.catalog.counted(collection, -1, -length);
  }

  /** Adds a stored document to an index that is being built. @throws DuplicateKey */
  addToIndex(transaction: Transaction, collection: Collection, index: Index, record: RecordId, doc: Doc): void {
    const { keys, clash } = this.checkedEntries(collection, index, doc, record);
    if (clash) throw clash;
    for (const key of keys) putEntry(transaction, index, key, record);
  }

  /** @throws DuplicateKey unless the index is still being built: its duplicates end the build, not the write */
  private checkedEntries(collection: Collection, index: Index, doc: Doc, record: RecordId | undefined): CheckedEntries {
    const entries = indexEntries(index, doc);
    this.noteShape(collection, index, entries);
    if (!index.definition.unique) return entries;
    const isHeld = (key: Buffer) => ![undefined, record].includes(this.holder(key));
    if (!entries.keys.some(isHeld)) return entries;
    const clash = duplicateKey(collection, index, doc);
    if (index.ready) throw clash;
    return { ...entries, clash };
  }

  /** The record that a unique index's key stands for. */
  private holder(key: Buffer): RecordId | undefined {
    return this.env.get(key)?.readUIntBE(0, recordIdBytes);
  }

  /**
   * While a unique index is being built, the key of a document not yet reached may belong to another one: that entry
   * stays.
   */
  private removeEntry(transaction: Transaction, index: Index, key: Buffer, record: RecordId): void {
    if (!index.definition.unique) transaction.remove(withRecord(key, record));
    else if (this.holder(key) === record) transaction.remove(key);
  }

  /** Remembers what the planner must know: arrays on the way, keys cut short. */
  private noteShape(collection: Collection, index: Index, { throughArray, shortened }: IndexEntries): void {
    for (let i = 0; i < throughArray.length; i++) {
      if (!throughArray[i] || index.multikey[i]) continue;
      index.multikey[i] = true;
      this.catalog.definitionChanged(collection);
    }
    if (shortened && !index.shortened) {
      index.shortened = true;
      this.catalog.definitionChanged(collection);
    }
  }
}

function putEntry(transaction: Transaction, index: Index, key: Buffer, record: RecordId): void {
  if (index.definition.unique) transaction.put(key, recordBytes(record));
  else transaction.put(withRecord(key, record), empty);
}

function without(keys: readonly Buffer[], others: readonly Buffer[]): Buffer[] {
  return keys.filter((key) => !others.some((other) => other.equals(key)));
}

function duplicateKey(collection: Collection, index: Index, doc: Doc): CommandError {
  const { tuples } = extractKeys(doc, index.paths);
  const values = tuples[0] as Value[];
  const keyValue = docOf(Object.fromEntries(index.fields.map((field, i) => [field, values[i] as Value])));
  return new CommandError(
    ErrorCode.DuplicateKey,
    `E11000 duplicate key error collection: ${collection.namespace} index: ${index.name} dup key: ${format(keyValue)}`,
    { keyPattern: index.definition.key, keyValue },
  );
}
