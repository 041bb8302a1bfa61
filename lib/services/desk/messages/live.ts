import { type End, LIVE_EVENTS, type LiveKind, type Ready } from '@/lib/contract/messages/live';
import { AppError } from '@/lib/domain/errors';
import { SESSION_ENDED, viewerOfSession, viewerOfToken } from '@/lib/platform/auth/account';
import { openSession, type Session } from '@/lib/platform/auth/session';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { type BusEvent, idAt, subscribe } from '@/lib/platform/events/bus';
import { databaseNow } from '@/lib/platform/events/database-clock';
import { type EventStream, eventStream } from '@/lib/platform/events/event-stream';
import { eventsAfter } from '@/lib/platform/events/replay';
import { log } from '@/lib/platform/log';
import { once } from '@/lib/platform/once';
import { endAtStop, isStopping } from '@/lib/platform/server/stop';
import type { Changed } from '@/lib/services/records/notices/changes';
import { ALL_STAFF, audienceOfAgency } from '@/models/event';
import { mayReadAbout, mayReadNotesOn } from './attachments';
import { isContactOf } from './contacts';
import { maySeeChanged } from './may-see-changed';

/** A browser needs one, whatever its number of tabs; the rest is for more devices and for scripts. */
const MOST_PER_USER = 12;
const MOST_PER_PROCESS = 5_000;
/** Below the 30 s after which common proxies close a quiet connection. At each beat the session is checked again. */
const BEAT_MS = 20_000;
/** A stream ends itself after an hour, give or take, so that nothing about it can grow old. */
const LONGEST_MS = 3_600_000;
/** Beyond this many events that wait for their check, a reader is dropped, and resumes later. */
const MOST_WAITING = 1_000;

interface OpenStream {
  viewer: Viewer;
  /** What the token says, opened once; it may expire, so beats open it again. */
  session: Session;
  stream: EventStream;
  /** Sends one after the other, in the order of the events. */
  queue: Promise<void>;
  /** Events that came while the replay was read; null from then on. */
  held: BusEvent[] | null;
  /** How many events wait in `queue`. */
  waiting: number;
  timers: NodeJS.Timeout[];
}

/**
 * Opens a viewer's event stream: first 'ready', then what followed `lastEventId`, then what happens. Each event is sent
 * only if it is addressed to them, of a kind meant for pages, and about something they may still see. The stream ends
 * when the session does. Throws 429 when the viewer has too many open, 503 when the process has.
 */
export async function openLiveStream(
  viewer: Viewer,
  given: { token: string; lastEventId: string | null; beatMs?: number },
): Promise<ReadableStream<Uint8Array>> {
  const { token, lastEventId, beatMs = BEAT_MS } = given;
  const session = await openSession(token);
  if (!session) throw new AppError('unauthenticated', 'Please sign in.');
  const stream = eventStream(() => leave(opened));
  const opened: OpenStream = {
    viewer,
    session,
    stream,
    queue: Promise.resolve(),
    held: [],
    waiting: 0,
    timers: [],
  };
  join(opened);
  try {
    const missed = lastEventId ? await eventsAfter(lastEventId, audiencesOf(viewer)) : null;
    const ready: Ready = { userId: viewer.userId, resumed: missed !== null };
    // Starting afresh, the reader gets an id to resume after, even if nothing ever happens.
    stream.send({ ...(missed ? {} : { id: String(idAt(await databaseNow())) }), event: 'ready', data: ready });
    const sent = new Set<string>();
    for (const event of [...(missed ?? []), ...(opened.held ?? [])]) {
      if (!sent.has(event.id)) enqueue(opened, event);
      sent.add(event.id);
    }
    opened.held = null;
  } catch (error) {
    stream.close();
    throw error;
  }
  const beat = setInterval(
    () => check(opened, () => viewerOfToken(token, { unattended: true })).then((isValid) => isValid && stream.beat()),
    beatMs,
  );
  const renewal = setTimeout(() => end(opened, 'restart'), LONGEST_MS * (0.8 + 0.4 * Math.random()));
  opened.timers.push(beat.unref(), renewal.unref());
  return stream.body;
}

/** Ends every stream of this process, so that it can stop; the readers come back to another or the next one. */
export function closeLiveStreams(): void {
  const all = new Set([...open().byAudience.values()].flatMap((streams) => [...streams]));
  for (const one of all) end(one, 'restart');
}

/** How many streams are open in this process. */
export const openStreamCount = (): number => open().count;

const open = () =>
  once('live-streams', () => ({ byAudience: new Map<string, Set<OpenStream>>(), count: 0, subscribed: false }));

/** What an event's `to` may name to reach this viewer. */
function audiencesOf(viewer: Viewer): string[] {
  const { userId, role } = viewer;
  if (role === 'agent') return [userId, audienceOfAgency(placeOf(viewer).id)];
  return role === 'team' || role === 'admin' ? [userId, ALL_STAFF] : [userId];
}

function join(opened: OpenStream): void {
  const state = open();
  if ((state.byAudience.get(opened.viewer.userId)?.size ?? 0) >= MOST_PER_USER) {
    throw new AppError(
      'too_many_requests',
      'You have too many pages of this site open. Please close some and reload this one.',
      { retryAfter: 30 },
    );
  }
  if (state.count >= MOST_PER_PROCESS || isStopping()) {
    throw new AppError('unavailable', 'Too many open connections. Please try again in a moment.', { retryAfter: 30 });
  }
  for (const audience of audiencesOf(opened.viewer)) {
    state.byAudience.set(audience, (state.byAudience.get(audience) ?? new Set()).add(opened));
  }
  state.count++;
  if (state.subscribed) return;
  state.subscribed = true;
  subscribe(route);
  endAtStop(closeLiveStreams);
}

function leave(opened: OpenStream): void {
  const state = open();
  if (!state.byAudience.get(opened.viewer.userId)?.has(opened)) return;
  for (const audience of audiencesOf(opened.viewer)) {
    const streams = state.byAudience.get(audience);
    streams?.delete(opened);
    if (streams?.size === 0) state.byAudience.delete(audience);
  }
  state.count--;
  for (const timer of opened.timers) clearTimeout(timer);
}

/** A session of the account ended, or something about the account changed: each stream's session is looked up again. */
const ANEW = { fresh: true, unattended: true } as const;

/** Gives an event of the bus to the streams of those it is addressed to. */
function route(event: BusEvent): void {
  const readers = new Set(event.to.flatMap((audience) => [...(open().byAudience.get(audience) ?? [])]));
  for (const opened of readers) {
    if (event.kind === SESSION_ENDED) void check(opened, () => viewerOfSession(opened.session, ANEW));
    else if (opened.held) opened.held.push(event);
    else enqueue(opened, event);
  }
}

function enqueue(opened: OpenStream, event: BusEvent): void {
  if (++opened.waiting > MOST_WAITING) opened.stream.close();
  opened.queue = opened.queue.then(async () => {
    opened.waiting--;
    try {
      const payload = await payloadFor(opened, event);
      if (payload) opened.stream.send({ id: event.id, event: event.kind, data: payload });
    } catch (error) {
      log().warn(
        { err: error, kind: event.kind },
        'an event could not be checked; the reader gets it again on reconnecting',
      );
      opened.stream.close();
    }
  });
}

/** Returns what this reader may see of an event, undeclared fields stripped; null for nothing. */
async function payloadFor(opened: OpenStream, { kind, at, to, payload }: BusEvent): Promise<unknown> {
  const schema = LIVE_EVENTS[kind as LiveKind];
  if (!schema || !Object.hasOwn(LIVE_EVENTS, kind)) return null;
  if (!audiencesOf(opened.viewer).some((audience) => to.includes(audience))) return null;
  if (!(await check(opened, () => viewerOfSession(opened.session, { unattended: true })))) return null;
  const others = [payload.from, payload.to, payload.by, payload.of].filter(
    (id) => typeof id === 'string' && id !== opened.viewer.userId,
  );
  const { application, student, isNote } = payload;
  if (typeof application === 'string') {
    if (!(await mayReadAbout(opened.viewer, application, isNote === true))) return null;
  } else if (typeof student === 'string') {
    if (!(await mayReadNotesOn(opened.viewer, student))) return null;
  } else for (const other of others) if (!(await isContactOf(opened.viewer, String(other)))) return null;
  const checked = schema.safeParse({ ...payload, at: at.toISOString() });
  if (checked.success) {
    const isHidden = kind === 'changed' && !(await maySeeChanged(opened.viewer, checked.data as Changed));
    return isHidden ? null : checked.data;
  }
  log().warn({ err: checked.error, kind }, 'skipped a live event whose data don’t match its type');
  return null;
}

/** Whether the session still holds; ends the stream when it doesn't. */
async function check(opened: OpenStream, readViewer: () => Promise<Viewer | null>): Promise<boolean> {
  try {
    if (await readViewer()) return true;
    end(opened, 'signed-out');
  } catch (error) {
    log().warn({ err: error }, 'a session could not be checked');
    opened.stream.close();
  }
  return false;
}

function end({ stream }: OpenStream, reason: End['reason']): void {
  const data: End = { reason };
  stream.send({ event: 'end', data });
  stream.close();
}
