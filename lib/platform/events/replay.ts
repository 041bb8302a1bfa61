import { Types } from 'mongoose';
import { Event } from '@/models/event';
import type { BusEvent } from './bus';
import { databaseNow } from './database-clock';

/** How long events are kept for readers who come back; a little less than the collection keeps them. */
const KEPT_MS = 23 * 3_600_000;
/** Ids of different processes aren't in order within seconds: look back this far. */
const OVERLAP_MS = 10_000;
/** Beyond this many, reading again what is shown costs less than replaying. */
const MOST_REPLAYED = 500;

/**
 * Returns the events addressed to one of these (a user, a group) after the one with this id, oldest first, with some
 * seconds of overlap before it; null when the id is too old or too much happened since.
 */
export async function eventsAfter(lastEventId: string, to: readonly string[]): Promise<BusEvent[] | null> {
  const last = new Types.ObjectId(lastEventId).getTimestamp().getTime();
  const now = await databaseNow();
  if (last < now - KEPT_MS || last > now + OVERLAP_MS) return null;
  const events = await Event.find({ to: { $in: to }, at: { $gte: new Date(last - OVERLAP_MS) } })
    .sort({ at: 1 })
    .limit(MOST_REPLAYED + 1)
    .lean();
  if (events.length > MOST_REPLAYED) return null;
  return events
    .map(({ _id, kind, at, to, payload }) => ({ id: String(_id), kind, at, to: to.map(String), payload }))
    .filter(({ id }) => id !== lastEventId);
}
