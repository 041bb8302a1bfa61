import mongoose, { type Collection, type Types } from 'mongoose';
import { isDuplicateKey } from '@/lib/domain/errors';
import type { MergeRecord } from '@/models/merge';
import { type ChangedField, MergeEntry, type MergeEntryRecord } from '@/models/merge-entry';

/** As the database has it: the journal knows no schema. */
export type Raw = Record<string, unknown> & { _id: unknown };

interface Stored {
  collection: Collection;
}

/** The value at a path of a stored record, in a box that is empty where there is none. */
function boxed(record: Raw, path: string): unknown[] {
  let value: unknown = record;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !(name in value)) return [];
    value = (value as Record<string, unknown>)[name];
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
 * Changes fields of a record, written to the journal first.
 * @returns 'done' when it has the values; 'taken' when another record is in the way by a unique index, and 'stale' when one
 * of the fields was changed since it was read: in both cases nothing was written
 */
export async function change(
  merge: MergeRecord,
  { collection }: Stored,
  record: Raw,
  after: Record<string, unknown>,
): Promise<'done' | 'taken' | 'stale'> {
  const fields: ChangedField[] = Object.entries(after)
    .map(([path, value]) => ({ path, before: boxed(record, path), after: value }))
    .filter(({ before, after: value }) => before.length === 0 || !isSame(before[0], value));
  if (!fields.length) return 'done';
  const known = await noteFields(merge, collection, record._id, fields);
  const asRead = fields.map(({ path, before }) => ({ [path]: before.length ? before[0] : { $exists: false } }));
  const $set = Object.fromEntries(fields.map(({ path, after: value }) => [path, value]));
  try {
    const filter = { $and: [{ _id: record._id }, ...asRead] } as never;
    if ((await collection.updateOne(filter, { $set })).matchedCount === 1) return 'done';
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    await putBack(merge, collection, record._id, known);
    return 'taken';
  }
  await putBack(merge, collection, record._id, known);
  return 'stale';
}

/** Removes a record; the journal has it whole. */
export async function remove(merge: MergeRecord, { collection }: Stored, record: Raw): Promise<void> {
  await note(merge, collection, record._id, { removed: record });
  await collection.deleteOne({ _id: record._id as never });
}

/** Makes a record under its id, unless it is there. */
export async function make(merge: MergeRecord, { collection }: Stored, record: Raw): Promise<void> {
  await note(merge, collection, record._id, { made: record });
  await collection.insertOne(record as never).catch((error) => {
    if (!isDuplicateKey(error)) throw error;
  });
}

const keyOf = ({ _id }: MergeRecord, { name }: Collection, recordId: unknown) => ({
  mergeId: _id,
  collectionName: name,
  recordId,
});

/** The same again changes nothing: the first one knows what stood there before the merge. */
async function note(
  merge: MergeRecord,
  collection: Collection,
  recordId: unknown,
  what: Pick<MergeEntryRecord, 'fields' | 'removed' | 'made'>,
): Promise<boolean> {
  const key = keyOf(merge, collection, recordId);
  const written = await MergeEntry.collection.updateOne(key, { $setOnInsert: what }, { upsert: true });
  return written.upsertedCount === 1;
}

/**
 * Notes changed fields. Of a record that this merge changed already the first value stays noted, unless the field was
 * changed in between. Returns what was noted of the record before; null for nothing.
 */
async function noteFields(
  merge: MergeRecord,
  collection: Collection,
  recordId: unknown,
  fields: readonly ChangedField[],
): Promise<ChangedField[] | null> {
  if (await note(merge, collection, recordId, { fields: [...fields] })) return null;
  const key = keyOf(merge, collection, recordId);
  const known = (await MergeEntry.collection.findOne<MergeEntryRecord>(key))?.fields ?? [];
  const added = fields.map((field) => {
    const former = known.find(({ path }) => path === field.path);
    const isOurs = former !== undefined && field.before.length > 0 && isSame(field.before[0], former.after);
    return isOurs ? { ...field, before: former.before } : field;
  });
  const others = known.filter(({ path }) => !fields.some((field) => field.path === path));
  await MergeEntry.collection.updateOne(key, { $set: { fields: [...others, ...added] } });
  return known;
}

/** After a change that was not made. */
async function putBack(
  merge: MergeRecord,
  collection: Collection,
  recordId: unknown,
  known: ChangedField[] | null,
): Promise<void> {
  const key = keyOf(merge, collection, recordId);
  if (known) await MergeEntry.collection.updateOne(key, { $set: { fields: known } });
  else await MergeEntry.collection.deleteOne(key);
}

/** How many entries are read at a time. */
const BATCH = 200;

/**
 * Takes back what a merge did, the last change first. What was changed since stays as it is; what a merge did twice or not
 * at all does no harm. Running it again ends the same.
 */
export async function takeBackEntries(mergeId: Types.ObjectId): Promise<void> {
  for (;;) {
    const entries = await MergeEntry.collection
      .find<MergeEntryRecord>({ mergeId })
      .sort({ _id: -1 })
      .limit(BATCH)
      .toArray();
    for (const entry of entries) {
      await takeBack(entry);
      await MergeEntry.collection.deleteOne({ _id: entry._id });
    }
    if (entries.length < BATCH) return;
  }
}

async function takeBack({ collectionName, recordId, fields, removed, made }: MergeEntryRecord): Promise<void> {
  const collection = mongoose.connection.collection(collectionName);
  const filter = { _id: recordId as never };
  const current = (await collection.findOne(filter)) as Raw | null;
  if (removed && !current) await collection.insertOne(removed as never);
  if (made && current && isSame(current, made)) await collection.deleteOne(filter);
  if (!fields || !current) return;
  const unchanged = fields.filter(({ path, after }) => {
    const [value] = boxed(current, path);
    return isSame(value, after);
  });
  const had = unchanged.filter(({ before }) => before.length > 0);
  const hadNot = unchanged.filter(({ before }) => before.length === 0);
  const $set = Object.fromEntries(had.map(({ path, before }) => [path, before[0]]));
  const $unset = Object.fromEntries(hadNot.map(({ path }) => [path, '']));
  const update = { ...(had.length ? { $set } : {}), ...(hadNot.length ? { $unset } : {}) };
  if (!Object.keys(update).length) return;
  // What has taken its place since stays there.
  await collection.updateOne(filter, update as never).catch((error) => {
    if (!isDuplicateKey(error)) throw error;
  });
}
