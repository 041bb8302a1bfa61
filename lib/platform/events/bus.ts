import { Types } from 'mongoose';
import { connectDatabase } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';
import { once } from '@/lib/platform/once';
import { Event } from '@/models/event';
import { databaseNow } from './database-clock';

/** How often a process reads what the others published; half of the second that is allowed. */
const POLL_MS = 500;
/** Events are stored in another order than they are dated, and what is known of the database's clock is not exact: look back this far. */
const OVERLAP_MS = 5_000;

export interface BusEvent {
  id: string;
  kind: string;
  /** When it was published, by the database's clock. */
  at: Date;
  /** Ids of the people it concerns, or `ALL_STAFF`; empty for what only processes need. */
  to: string[];
  payload: Record<string, unknown>;
}
type Listener = (event: BusEvent) => void;

/** Stores an event for every web process and delivers it in this one at once. */
export async function publish(event: Omit<BusEvent, 'id' | 'at'>): Promise<void> {
  await connectDatabase();
  const at = new Date(await databaseNow());
  const _id = idAt(at.getTime());
  await Event.create({ _id, ...event, at });
  deliver({ ...event, at, id: String(_id) });
}

/** A new id of this moment of the database's clock, by which readers resume. */
export function idAt(now: number): Types.ObjectId {
  const seconds = Math.floor(now / 1000)
    .toString(16)
    .padStart(8, '0');
  return new Types.ObjectId(seconds + String(new Types.ObjectId()).slice(8));
}

/** Listens to every event from now on, of this process and the others. Returns the function that stops listening. */
export function subscribe(listener: Listener): () => void {
  const { listeners } = bus();
  listeners.add(listener);
  startPolling();
  return () => listeners.delete(listener);
}

/** Delivers what other processes published without waiting for the next poll, which also makes up for a failure here. */
export async function pollNow(): Promise<void> {
  await readNew().catch(() => undefined);
}

interface Bus {
  listeners: Set<Listener>;
  /** Delivered lately: id → when, so that nothing is delivered twice. */
  delivered: Map<string, number>;
  /** On the clock of `performance.now()`. */
  startedAt: number;
  /** The newest date of an event that was read, on the database's clock. */
  readTo: number;
  timer: NodeJS.Timeout | null;
}

const bus = () =>
  once(
    'event-bus',
    (): Bus => ({ listeners: new Set(), delivered: new Map(), startedAt: performance.now(), readTo: 0, timer: null }),
  );

function deliver(event: BusEvent): void {
  const { listeners, delivered } = bus();
  if (delivered.has(event.id)) return;
  delivered.set(event.id, performance.now());
  for (const listener of listeners) listener(event);
}

function startPolling(): void {
  const state = bus();
  if (state.timer) return;
  const poll = async () => {
    // A bus that was put aside asks no more.
    if (bus() !== state) return;
    try {
      await readNew();
    } catch (error) {
      log().warn({ err: error }, 'events could not be read; trying again');
    }
    state.timer = setTimeout(poll, POLL_MS);
    state.timer.unref();
  };
  state.timer = setTimeout(poll, POLL_MS);
  state.timer.unref();
}

/**
 * Reads from a little before the newest event that is known, however long ago that was: in an election an event may become
 * readable long after the moment that it carries.
 */
async function readNew(): Promise<void> {
  await connectDatabase();
  const state = bus();
  const now = await databaseNow();
  const started = now - (performance.now() - state.startedAt);
  const events = await Event.find({ at: { $gte: new Date(Math.max(started, state.readTo - OVERLAP_MS)) } })
    .sort({ at: 1 })
    .lean();
  for (const { _id, kind, at, to, payload } of events) {
    // A date of the future, by a wrong clock, must hide none of those that follow it.
    state.readTo = Math.max(state.readTo, Math.min(at.getTime(), now));
    deliver({ id: String(_id), kind, at, to: to.map(String), payload });
  }
  const read = new Set(events.map(({ _id }) => String(_id)));
  for (const [id, when] of state.delivered) {
    if (!read.has(id) && performance.now() - when > 4 * OVERLAP_MS) state.delivered.delete(id);
  }
}
