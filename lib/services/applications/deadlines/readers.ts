import type { Types } from 'mongoose';
import { dayOf } from '@/lib/domain/days/day';
import { timeZoneOf } from '@/lib/platform/site-facts';
import { User } from '@/models/user';

/** How many records are looked at together. */
export const BATCH = 200;

/** Today for each of these accounts, where they live; those that can't sign in, or have another role, are left out. */
export async function daysOf(
  ids: readonly Types.ObjectId[],
  now: Date,
  of: { role?: 'student' } = {},
): Promise<Map<string, string>> {
  const readers = await User.find({ _id: { $in: [...ids] }, disabled: { $ne: true }, ...of }, 'timeZone').lean();
  return new Map(readers.map((reader) => [String(reader._id), dayOf(now, timeZoneOf(reader))]));
}

/** Pages of records along their ids, each asked for anew. */
export async function* batches<T extends { _id: Types.ObjectId }>(
  page: (after: { _id?: { $gt: Types.ObjectId } }) => PromiseLike<T[]>,
): AsyncGenerator<T[]> {
  for (let after: Types.ObjectId | null = null; ; ) {
    const batch: T[] = await page(after ? { _id: { $gt: after } } : {});
    const last = batch.at(-1);
    if (!last) return;
    yield batch;
    after = last._id;
  }
}
