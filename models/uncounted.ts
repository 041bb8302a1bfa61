import { type Query, Schema, Types } from 'mongoose';

/** A record that reports have not counted yet as it is now (lib/services/reports). */
export interface Uncounted {
  /** A new id with each change that reports may show; its time says since when. Absent once it is counted. */
  uncounted?: Types.ObjectId;
}

/**
 * Marks new records that `counts` takes, and every update of one of `fields`, as not counted yet: with the write itself,
 * so that a process that dies leaves none out. Updates past mongoose (`.collection`) are not seen.
 */
export function addUncounted<T extends Uncounted>(
  schema: Schema<T>,
  counts: (record: Partial<T>) => boolean,
  fields: readonly string[] = [],
): void {
  (schema as unknown as Schema).add({
    uncounted: {
      type: Schema.Types.ObjectId,
      default(this: Partial<T>) {
        return counts(this) ? new Types.ObjectId() : undefined;
      },
    },
  });
  schema.index({ uncounted: 1 }, { sparse: true });
  if (!fields.length) return;
  schema.pre(['updateOne', 'updateMany', 'findOneAndUpdate'], function (this: Query<unknown, T>) {
    const { $set = {}, $push = {} } = (this.getUpdate() ?? {}) as Record<string, object>;
    const changed = [...Object.keys($set), ...Object.keys($push)];
    if (changed.some((field) => fields.includes(field))) this.set({ uncounted: new Types.ObjectId() });
  });
}
