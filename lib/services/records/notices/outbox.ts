import { type Collection, Types } from 'mongoose';
import { defineJob } from '@/lib/platform/jobs/worker';
import { log } from '@/lib/platform/log';
import { Application } from '@/models/application';
import { Enquiry } from '@/models/enquiry';
import type { Outbox } from '@/models/outbox';
import { PracticeSent } from '@/models/practice-sent';
import { shardOf } from '@/models/shard-keys';
import { Charge } from '@/models/student-fee';
import { Suggestion } from '@/models/suggestion';
import { Task } from '@/models/task';
import { User } from '@/models/user';
import { deliver, type Effect } from './effects';

type Outgoing = Required<Outbox>;

/** The fields of a new record that hold its creation's effects until they are delivered. */
export function effectsOnCreate(effects: readonly Effect[]): Outgoing {
  return { outbox: effects.map((effect) => ({ _id: new Types.ObjectId(), effect })), outboxKey: new Types.ObjectId() };
}

/** The same for an update of a record: merge both parts into it. */
export function effectsUpdate(effects: readonly Effect[]) {
  const { outbox, outboxKey } = effectsOnCreate(effects);
  return { $push: { outbox: { $each: outbox } }, $set: { outboxKey } };
}

/**
 * Delivers a record's effects, as it was read after the change, and empties its outbox. A second call, also at the same
 * time, delivers nothing twice. Rejects when the database does; the job below then delivers the rest.
 */
export async function deliverEffects({ collection }: Stored, record: RecordWithEffects): Promise<void> {
  const { _id, outbox, outboxKey } = record;
  if (!outboxKey) return;
  for (const { _id: effectId, effect } of outbox ?? []) await deliver(effect as Effect, effectId);
  // A change made meanwhile has another key, and empties the outbox when it has delivered its own.
  await collection.updateOne(
    { ...shardOf(collection.name, record), _id, outboxKey },
    { $unset: { outbox: '', outboxKey: '' } },
  );
}

interface Stored {
  collection: Collection;
}
type RecordWithEffects = Outbox & { _id: Types.ObjectId };

const WITH_EFFECTS: readonly Stored[] = [Application, Charge, Enquiry, PracticeSent, Suggestion, Task, User];
/** The process that made the change delivers by itself; after this long it must have died, or its database failed. */
const OVERDUE_MS = 10_000;

/** Its stored kind is an earlier name. Delivers what processes that died in the middle of an action left undelivered. */
export const deliverOverdueEffects = defineJob({
  kind: 'settle-outboxes',
  everyMs: 15_000,
  async run(_payload, { signal }) {
    await deliverEffectsBefore(new Date(Date.now() - OVERDUE_MS), signal);
  },
});

/** Delivers what is undelivered since before this moment. Returns the number of records that had something. */
export async function deliverEffectsBefore(before: Date, signal?: AbortSignal): Promise<number> {
  const oldest = Types.ObjectId.createFromTime(0);
  const newest = Types.ObjectId.createFromTime(Math.floor(before.getTime() / 1000));
  let delivered = 0;
  for (const stored of WITH_EFFECTS) {
    const undelivered = stored.collection.find<RecordWithEffects>(
      { outboxKey: { $gte: oldest, $lt: newest } },
      { projection: { outbox: 1, outboxKey: 1, userId: 1 }, sort: { outboxKey: 1 } },
    );
    for await (const record of undelivered) {
      signal?.throwIfAborted();
      try {
        await deliverEffects(stored, record);
        delivered += 1;
      } catch (error) {
        // The others must not wait for one that can't be delivered.
        log().warn(
          { err: error, record: String(record._id) },
          'an effect of a record could not be delivered; trying again',
        );
      }
    }
  }
  return delivered;
}
