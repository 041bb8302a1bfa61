import { type Collection, Types } from 'mongoose';
import { defineJob } from '@/lib/platform/jobs/worker';
import { log } from '@/lib/platform/log';
import type { Outbox, OutboxEntry } from '@/models/outbox';
import { WITH_EFFECTS } from '@/models/records-with-effects';
import { shardOf } from '@/models/shard-keys';
import { deliver, type Effect } from './effects';

type Outgoing = Required<Outbox>;

/** The fields of a new record that hold its creation's effects until they are delivered. */
export function effectsOnCreate(effects: readonly Effect[]): Outgoing {
  const of = new Types.ObjectId();
  return { outbox: effects.map((effect) => ({ _id: new Types.ObjectId(), effect, of })), outboxKey: of };
}

/** The same for an update of a record: merge both parts into it. */
export function effectsUpdate(effects: readonly Effect[]) {
  const { outbox, outboxKey } = effectsOnCreate(effects);
  return { $push: { outbox: { $each: outbox } }, $set: { outboxKey } };
}

/**
 * Delivers a record's effects, as it was read after the change, and takes them from its outbox. A second call, also at the same time,
 * delivers nothing twice. It never rejects, as the change is stored and its call succeeds: what can't be delivered stays with what
 * follows it of the same change, for the job below, which Status tells of.
 * @returns whether all of them are delivered
 */
export async function deliverEffects(
  { collection }: { collection: Collection },
  record: RecordWithEffects,
): Promise<boolean> {
  const { _id, outbox = [], outboxKey } = record;
  if (!outboxKey) return true;
  const stuck = new Set<string>();
  const done: Types.ObjectId[] = [];
  try {
    for (const entry of outbox) {
      const change = String(entry.of);
      if (stuck.has(change)) continue;
      if (await isDelivered(entry, String(_id))) done.push(entry._id);
      else stuck.add(change);
    }
    const at = { ...shardOf(collection.name, record), _id };
    // A change made meanwhile has another key, and empties the outbox when it has delivered its own.
    if (stuck.size === 0) await collection.updateOne({ ...at, outboxKey }, { $unset: { outbox: '', outboxKey: '' } });
    else if (done.length) await collection.updateOne(at, { $pull: { outbox: { _id: { $in: done } } } } as object);
  } catch (error) {
    log().warn(
      { err: error, record: String(_id) },
      'the delivery of a record’s effects could not be saved; trying again',
    );
    return false;
  }
  return stuck.size === 0;
}

async function isDelivered({ _id, effect }: OutboxEntry, record: string): Promise<boolean> {
  try {
    await deliver(effect as Effect, _id, record);
    return true;
  } catch (error) {
    const { kind } = effect as Effect;
    log().warn({ err: error, record, effect: kind }, 'an effect of a record could not be delivered; trying again');
    return false;
  }
}

type RecordWithEffects = Outbox & { _id: Types.ObjectId };

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
  let delivered = 0;
  for (const [stored] of WITH_EFFECTS) {
    const undelivered = stored.collection.find<RecordWithEffects>(
      { outboxKey: { $gte: Types.ObjectId.createFromTime(0), $lt: idAt(before) } },
      { projection: { outbox: 1, outboxKey: 1, userId: 1 }, sort: { outboxKey: 1 } },
    );
    for await (const record of undelivered) {
      signal?.throwIfAborted();
      if (await deliverEffects(stored, record)) delivered += 1;
    }
  }
  return delivered;
}

/** A record that a change left something undone of. */
export interface StuckRecord {
  what: string;
  id: string;
  since: Date;
}

/** The records that have had something undelivered since before a moment: of each kind how many, and the longest. */
export async function stuckRecords(before: Date): Promise<(StuckRecord & { count: number })[]> {
  const where = { outboxKey: { $gte: Types.ObjectId.createFromTime(0), $lt: idAt(before) } };
  const found = WITH_EFFECTS.map(async ([{ collection }, what]) => {
    const first = await collection.findOne<RecordWithEffects>(where, {
      projection: { outboxKey: 1 },
      sort: { outboxKey: 1 },
    });
    if (!first?.outboxKey) return [];
    const count = await collection.countDocuments(where);
    return [{ what, id: String(first._id), since: first.outboxKey.getTimestamp(), count }];
  });
  return (await Promise.all(found)).flat();
}

const idAt = (moment: Date) => Types.ObjectId.createFromTime(Math.floor(moment.getTime() / 1000));
