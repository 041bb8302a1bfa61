import { decodeStored } from '../bson/decode';
import { encodeDocument } from '../bson/encode';
import type { FieldNames } from '../bson/field-names';
import type { Doc, Value } from '../bson/types';
import { CommandError } from '../errors';
import { choosePlan } from '../planner/choose';
import { indexSlices, recordOf } from '../planner/entries';
import type { CompiledFilter } from '../query/filter';
import { MatchPosition } from '../query/match-path';
import { type Match, matches, needsSort, type QueryRun, runQuery } from '../query/run-query';
import type { CompiledSort } from '../query/sort';
import type { Collection } from '../storage/collection';
import type { Transaction } from '../storage/environment';
import type { RecordId } from '../storage/keys';
import type { CompiledUpdate } from '../update/parse-update';
import type { Call } from './command';
import { checkId, checkSize, maxDocumentBytes } from './insert';

/** What a write looks for. */
export interface Target {
  readonly filter: CompiledFilter;
  readonly sort?: CompiledSort | undefined;
  readonly hint?: Value | undefined;
}

/** Where a search outside of the transaction ended. */
export interface Located {
  readonly collection: Collection;
  readonly record: RecordId | undefined;
  /** The collection's count of changes when the search began. */
  readonly changes: number;
}

/** Collections up to this size are searched within the transaction. */
const smallCollection = 2000;

/**
 * Looks for the document of a single write before its transaction when that may take long, giving way to other
 * commands; undefined when the transaction may as well search itself.
 */
export async function locate(call: Call, name: string, target: Target): Promise<Located | undefined> {
  const { store, db, pacer } = call;
  const collection = store.catalog.collection(db, name);
  if (!collection || collection.count <= smallCollection) return undefined;
  const { filter, sort } = target;
  const plan = choosePlan(store.env, collection, { ...target, limited: true });
  if (plan.kind === 'index' && plan.equalities > 0) return undefined;
  const { changes } = collection;
  for await (const [match] of runQuery({ store, collection, plan, filter, sort, limit: 1, fields: new Set() }, pacer))
    if (match) return { collection, record: match.record, changes };
  return { collection, record: undefined, changes };
}

/**
 * The first match in the wanted order, found within the transaction at hand.
 * @param located what `locate` found; believed as far as the collection has not changed since
 */
export function firstMatch(call: Call, collection: Collection, target: Target, located?: Located): Match | undefined {
  if (located?.collection === collection) {
    const unchanged = located.changes === collection.changes;
    if (located.record === undefined && unchanged) return undefined;
    if (located.record !== undefined && (unchanged || !target.sort)) {
      const match = recheck(call, collection, located.record, target.filter);
      if (match) return match;
    }
  }
  return search(call, collection, target);
}

function search({ store }: Call, collection: Collection, target: Target): Match | undefined {
  const plan = choosePlan(store.env, collection, { ...target, limited: true });
  const run: QueryRun = { store, collection, plan, filter: target.filter, sort: target.sort };
  if (!needsSort(run)) {
    for (const slice of matches(run)) if (slice.length > 0) return slice[0];
    return undefined;
  }
  const sort = target.sort as CompiledSort;
  let best: { match: Match; key: Value[] } | undefined;
  for (const slice of matches(run)) {
    for (const match of slice) {
      const key = sort.key(match.doc);
      if (!best || sort.compareKeys(key, best.key) < 0) best = { match, key };
    }
  }
  return best?.match;
}

/** The record as it is now, if it still matches. `fields`: what to decode, the filter's fields among it; all without it. */
export function recheck(
  { store }: Call,
  collection: Collection,
  record: RecordId,
  filter: CompiledFilter,
  fields?: FieldNames,
): Match | undefined {
  const bytes = store.records.read(collection, record);
  if (!bytes) return undefined;
  const doc = decodeStored(bytes, fields);
  const position = new MatchPosition();
  return filter.matches(doc, position) ? { record, bytes, doc, position: position.index } : undefined;
}

/** Applies an update to a match and stores the result. `changed` is false when the document stays as it is. */
export function updateMatch(
  { store }: Call,
  transaction: Transaction,
  collection: Collection,
  match: Match,
  update: CompiledUpdate,
): { changed: boolean; after: Buffer } {
  // A second decoding, because the update changes its document and the index entries of the old one are still needed.
  const updated = update.apply(decodeStored(match.bytes), { isInsert: false, position: match.position });
  const after = encodeDocument(updated);
  if (after.equals(match.bytes)) return { changed: false, after };
  if (after.length > maxDocumentBytes)
    throw new CommandError(17419, `Resulting document after update is larger than ${maxDocumentBytes}`);
  store.records.update(
    transaction,
    collection,
    match.record,
    decodeStored(match.bytes, collection.indexedFields()),
    match.bytes.length,
    updated,
    after,
  );
  return { changed: true, after };
}

/** Stores the document an upsert made. */
export function insertUpserted({ store }: Call, transaction: Transaction, collection: Collection, doc: Doc): Buffer {
  checkId(doc);
  const bytes = encodeDocument(doc);
  checkSize(bytes.length);
  store.records.insert(transaction, collection, doc, bytes);
  return bytes;
}

/**
 * The records that match, found outside of any transaction and giving way to other commands, for writes to many
 * documents: each must be checked again when its turn comes. Of records that are named one by one by a unique index, such as
 * by _id, none is read here, so that some may not match.
 */
export async function matchingRecords(call: Call, collection: Collection, target: Target): Promise<RecordId[]> {
  const plan = choosePlan(call.store.env, collection, target);
  const records: RecordId[] = [];
  if (plan.kind === 'index' && plan.wholeKeys && !plan.mergeAfter) {
    for (const slice of indexSlices(call.store.env, plan, 0)) {
      for (const entry of slice) records.push(recordOf(plan, entry));
      await call.pacer.pause();
    }
    return plan.index.isMultikey ? [...new Set(records)] : records;
  }
  for (const slice of matches({ store: call.store, collection, plan, filter: target.filter, fields: new Set() })) {
    for (const match of slice) records.push(match.record);
    await call.pacer.pause();
  }
  return records;
}
