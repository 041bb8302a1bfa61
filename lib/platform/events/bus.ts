import { Types } from 'mongoose';
import { connectDatabase } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';
import { once } from '@/lib/platform/once';
import { Event } from '@/models/event';

/** How often a process reads what the others published; half of the second that is allowed. */
const POLL_MS = 500;
/** Ids of different processes aren't in order within a second, and clocks differ a little: look back this far. */
const OVERLAP_MS = 5_000;

export interface BusEvent {
  id: string;
  kind: string;
  /** When it was published. */
  at: Date;
  /** Ids of the people it concerns, or `ALL_STAFF`; empty for what only processes need. */
  to: string[];
  payload: Record<string, unknown>;
}
type Listener = (event: BusEvent) => void;

/** Stores an event for every web process and delivers it in this one at once. */
export async function publish(event: Omit<BusEvent, 'id' | 'at'>): Promise<void> {
  await connectDatabase();
  const _id = new Types.ObjectId();
  const at = new Date();
  await Event.create({ _id, ...event, at });
  deliver({ ...event, at, id: String(_id) });
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
  startedAt: number;
  timer: NodeJS.Timeout | null;
}

const bus = () =>
  once('event-bus', (): Bus => ({ listeners: new Set(), delivered: new Map(), startedAt: Date.now(), timer: null }));

function deliver(event: BusEvent): void {
  const { listeners, delivered } = bus();
  if (delivered.has(event.id)) return;
  delivered.set(event.id, Date.now());
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

async function readNew(): Promise<void> {
  await connectDatabase();
  const { delivered, startedAt } = bus();
  const from = new Date(Math.max(startedAt, Date.now() - OVERLAP_MS));
  const events = await Event.find({ at: { $gte: from } })
    .sort({ at: 1 })
    .lean();
  for (const { _id, kind, at, to, payload } of events) {
    deliver({ id: String(_id), kind, at, to: to.map(String), payload });
  }
  for (const [id, when] of delivered) if (Date.now() - when > 4 * OVERLAP_MS) delivered.delete(id);
}
