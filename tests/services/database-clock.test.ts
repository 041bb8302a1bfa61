import { Types } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BusEvent, pollNow, publish, subscribe } from '@/lib/platform/events/bus';
import { eventsAfter } from '@/lib/platform/events/replay';
import { forget } from '@/lib/platform/once';
import { collectionOf } from '@/models/define';
import { Event } from '@/models/event';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
/** The moment by the machine's clock, which the database has, whatever this process takes it for. */
const origin = performance.timeOrigin;
const monotonic = performance.now.bind(performance);
const really = () => origin + monotonic();

/** What another process stored. */
const stored = (n: number, at: number) =>
  collectionOf(Event).insertOne({ _id: new Types.ObjectId(), kind: 'test', to: [], payload: { n }, at: new Date(at) });

let heard: unknown[];
let leave: () => void;
/** Begins to listen, as a process that has just started. */
async function start(): Promise<void> {
  await Event.deleteMany({});
  for (const name of ['event-bus', 'database-clock']) forget(name);
  heard = [];
  leave = subscribe(({ kind, payload }: BusEvent) => kind === 'test' && heard.push(payload.n));
}
afterEach(() => {
  leave();
  vi.useRealTimers();
  for (const name of ['event-bus', 'database-clock']) forget(name);
});

describe.each([
  ['an hour behind', -HOUR],
  ['an hour ahead', HOUR],
])('a process whose clock is %s', (_words, wrong) => {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + wrong });
    await start();
  });

  it('hears what the others publish, once', async () => {
    await stored(1, really() + SECOND);
    await pollNow();
    await stored(2, really() + SECOND);
    await pollNow();
    await pollNow();
    expect(heard).toEqual([1, 2]);
  });

  it('publishes with the date that the database has, and readers resume after it', async () => {
    await publish({ kind: 'test', to: ['0123456789abcdef01234567'], payload: { n: 1 } });
    const event = await Event.findOne({ kind: 'test', 'payload.n': 1 }).sort({ _id: -1 }).lean();
    expect(Math.abs(Number(event?.at) - really())).toBeLessThan(2_000);
    await publish({ kind: 'test', to: ['0123456789abcdef01234567'], payload: { n: 2 } });
    const missed = await eventsAfter(String(event?._id), ['0123456789abcdef01234567']);
    expect(missed?.map(({ payload }) => payload.n)).toContain(2);
  });
});

describe('a process', () => {
  it('hears an event that an election kept unreadable until long after the moment that it carries', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    await start();
    await pollNow();
    // It has run for a minute, in which nothing happened.
    vi.advanceTimersByTime(60 * SECOND);
    await stored(1, really() - 30 * SECOND);
    await pollNow();
    await stored(2, really() - 28 * SECOND);
    await pollNow();
    await stored(3, really() - 26 * SECOND);
    await pollNow();
    expect(heard).toEqual([1, 2, 3]);
  });

  it('hears what follows an event that carries a date of the future', async () => {
    await start();
    await stored(1, really() + HOUR);
    await pollNow();
    await stored(2, really() + SECOND);
    await pollNow();
    await pollNow();
    expect(heard).toEqual([1, 2]);
  });
});
