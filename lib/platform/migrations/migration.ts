import type { Collection, Types } from 'mongoose';

/** The result of one step of a migration. */
interface MigrationStep {
  /** The last document looked at; null at the end of the collection. */
  after: Types.ObjectId | null;
  changed: number;
}

/**
 * One change of stored records, in steps along `_id`. A step may run twice when a process dies in it: it must then
 * change nothing more. It is additive for one release: web processes of the release before run beside it for a while. What
 * they read stays, and what they write in the old shape is still understood; the release after next may take it away.
 */
export interface Migration {
  /** Numbers are given once, in order, and never changed. */
  version: number;
  name: string;
  step(after: Types.ObjectId | null): Promise<MigrationStep>;
}

/** How many documents a step looks at. */
const STEP = 1_000;

interface Change {
  filter: Record<string, unknown>;
  set: Record<string, unknown>;
}

/** Changes documents one by one, in one round trip, leaving `updatedOn` as it is. Returns how many were changed. */
export async function changeEach({ collection }: Stored, changes: readonly Change[]): Promise<number> {
  if (!changes.length) return 0;
  const { modifiedCount } = await collection.bulkWrite(
    changes.map(({ filter, set }) => ({ updateOne: { filter, update: { $set: set } } })),
  );
  return modifiedCount;
}

interface Stored {
  collection: Collection;
}

export async function nextIds(
  { collection }: Stored,
  after: Types.ObjectId | null,
): Promise<{ ids: Types.ObjectId[]; last: Types.ObjectId | null }> {
  const following = collection.find(after ? { _id: { $gt: after } } : {}, { projection: { _id: 1 } });
  const ids = (await following.sort({ _id: 1 }).limit(STEP).toArray()).map(({ _id }) => _id);
  return { ids, last: ids.at(-1) ?? null };
}

/** The last six characters of an id, as people see it. */
export const endOf = (id: Types.ObjectId): string => String(id).slice(-6);
