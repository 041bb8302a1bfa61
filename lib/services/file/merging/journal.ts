import mongoose, { type Types } from 'mongoose';
import { isDuplicateKey } from '@/lib/domain/errors';
import type { MergeRecord } from '@/models/merge';
import { type ChangedField, MergeEntry, type RecordId } from '@/models/merge-entry';
import { shardOf } from '@/models/shard-keys';

/** As the database has it: the journal knows no schema. */
export type Raw = Record<string, unknown> & { _id: RecordId };

/** A model, as far as it says where its records are. */
export interface Stored {
  collection: { name: string };
}

/** The collection of a model, its records as they are stored. */
export const rawRecords = <T extends Raw = Raw>({ collection }: Stored) =>
  mongoose.connection.collection<T>(collection.name);

/** The value at a path of a stored record, in a box that is empty where there is none. */
function boxed(record: object, path: string): unknown[] {
  let value: unknown = record;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null) return [];
    const found = Object.entries(value).find(([key]) => key === name);
    if (!found) return [];
    value = found[1];
  }
  return [value];
}

/** Whether two stored values are the same, types and order of fields included. */
function isSame(one: unknown, other: unknown): boolean {
  const { EJSON } = mongoose.mongo.BSON;
  const textOf = (value: unknown) => EJSON.stringify({ value }, { relaxed: false });
  return textOf(one) === textOf(other);
}

/**
 * Changes fields of a record, noted in the journal before. Repeated after a crash it notes at most the same again.
 * @returns 'done' when it has the values; 'taken' when another record is in the way by a unique index, and 'stale' when one
 * of the fields was changed since it was read: in both cases nothing was written
 */
export async function change(
  merge: MergeRecord,
  model: Stored,
  record: Raw,
  after: Record<string, unknown>,
): Promise<'done' | 'taken' | 'stale'> {
  const fields: ChangedField[] = Object.entries(after)
    .map(([path, value]) => ({ path, before: boxed(record, path), after: value }))
    .filter(({ before, after: value }) => before.length === 0 || !isSame(before[0], value));
  if (!fields.length) return 'done';
  const { name: collectionName } = model.collection;
  const entry = { mergeId: merge._id, collectionName, recordId: record._id, fields };
  const { insertedId } = await MergeEntry.collection.insertOne(entry);
  const asRead = fields.map(({ path, before }) => ({ [path]: before.length ? before[0] : { $exists: false } }));
  const $set = Object.fromEntries(fields.map(({ path, after: value }) => [path, value]));
  const filter = { $and: [{ ...shardOf(collectionName, record), _id: record._id }, ...asRead] };
  const end = await written(rawRecords(model).updateOne(filter, { $set }));
  if (end !== 'done') await MergeEntry.collection.deleteOne({ _id: insertedId });
  return end;
}

async function written(update: Promise<{ matchedCount: number }>): Promise<'done' | 'taken' | 'stale'> {
  try {
    return (await update).matchedCount === 1 ? 'done' : 'stale';
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return 'taken';
  }
}

/** How many entries are read at a time. */
const BATCH = 200;

/**
 * Takes back what a merge did, the last change first. A field that was changed since stays as it is, and so does one whose
 * former value another record has now. Running it again ends the same.
 */
export async function takeBackEntries(mergeId: Types.ObjectId): Promise<void> {
  for (;;) {
    const entries = await MergeEntry.find({ mergeId }).sort({ _id: -1 }).limit(BATCH).lean();
    for (const { _id, collectionName, recordId, fields = [] } of entries) {
      await takeBack({ collection: { name: collectionName } }, recordId, fields);
      await MergeEntry.collection.deleteOne({ _id });
    }
    if (entries.length < BATCH) return;
  }
}

async function takeBack(model: Stored, _id: RecordId, fields: readonly ChangedField[]): Promise<void> {
  const current = await rawRecords(model).findOne({ _id });
  if (!current) return;
  const unchanged = fields.filter(({ path, after }) => isSame(boxed(current, path)[0], after));
  const had = unchanged.filter(({ before }) => before.length > 0);
  const hadNot = unchanged.filter(({ before }) => before.length === 0);
  const $set = Object.fromEntries(had.map(({ path, before }) => [path, before[0]]));
  const $unset = Object.fromEntries(hadNot.map(({ path }) => [path, '' as const]));
  if (!unchanged.length) return;
  await written(
    rawRecords(model).updateOne(
      { ...shardOf(model.collection.name, current), _id },
      { ...(had.length ? { $set } : {}), ...(hadNot.length ? { $unset } : {}) },
    ),
  );
}
