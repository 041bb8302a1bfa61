import type { LiveEvent, LiveKind, Ready } from '@/lib/contract/messages/live';
import { keepConnected, tryIfDue } from './connection';
import type { Frame } from './frames';
import { forgetHeard, goOnHearing, hear, hearFrom, holdsSince, idBefore, isFromBefore } from './heard';

/** A subscriber to live events. */
export interface LiveListener {
  onEvent(event: LiveEvent): void;
  /** Something may have been missed: read again what is shown. */
  reread(): void;
  /** When the server made what is shown (ms, its clock) and what would change it: spares a first rereading. */
  made?: { madeAt: number; concerns: (event: LiveEvent) => boolean } | undefined;
}

/** Without a connection, what is in sight is read again this often. */
const ASKS_EVERY_MS = 20_000;
/** A tab in sight asks a hidden one, whose clock may tick only once a minute, whether its next attempt is due. */
const HURRIES_EVERY_MS = 5_000;
/** How many event ids are kept: far more than the seconds that the server repeats when a stream is resumed. */
const MOST_SEEN = 2_000;

/** What the tab with the connection posts to the others, and what a new tab asks. */
type TabMessage = { frame: Frame } | { up: string } | { over: Over } | 'down' | 'hello';
/** Why the events ended: the user signed out, or another user signed in. */
export type Over = 'signed-out' | 'other-account';

const listeners = new Set<LiveListener>();
/** Listeners that came while there was no connection, or were there when it broke: what they show may be old. */
const behind = new Set<LiveListener>();
const seen = new Set<string>();
let lastEventId = '';
let isConnected = false;
let isLeaving = false;

/** Subscribes to live events. Returns the function that unsubscribes. */
export function listenLive(listener: LiveListener): () => void {
  listeners.add(listener);
  if (!isConnected) behind.add(listener);
  else rereadUnlessItHolds(listener);
  return () => {
    listeners.delete(listener);
    behind.delete(listener);
  };
}

/**
 * Keeps this browser connected for a user: one of its tabs holds the connection and passes events on to the others, and
 * when that tab closes another one resumes. Browsers without Web Locks, as on an address without https, hold one
 * connection per visible tab. It begins with what happened since the server made the page (`madeAt`, ms, its clock).
 * `onOver` is called when this user's session is over. Returns the function that ends it.
 */
export function startLive(userId: string, madeAt: number, onOver: (why: Over) => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(`live:${userId}`) : null;
  const post = (message: TabMessage) => channel?.postMessage(message);
  let leads = false;
  lastEventId ||= idBefore(madeAt);

  const connect = async (until: AbortSignal) => {
    leads = true;
    const outcome = await keepConnected({
      lastEventId: () => lastEventId,
      onFrame: (frame) => {
        if (frame.event === 'ready') {
          const ready: Ready = JSON.parse(frame.data);
          if (ready.userId !== userId) return over('other-account');
          if (ready.resumed) goOnHearing(lastEventId);
        }
        receive(frame);
        post({ frame });
      },
      onDown: () => {
        down();
        post('down');
      },
      signal: until,
    });
    leads = false;
    isConnected = false;
    if (outcome === 'signed-out') over(outcome);
  };
  const over = (why: Over) => {
    if (!signal.aborted) post({ over: why });
    end(why);
  };
  const end = (why: Over) => {
    stopped.abort();
    isConnected = false;
    if (!isLeaving) onOver(why);
  };
  channel?.addEventListener('message', ({ data: message }: MessageEvent<TabMessage>) => {
    if (message === 'hello') {
      if (leads && isConnected) post({ up: lastEventId });
      else if (leads) tryIfDue();
    } else if (message === 'down') down();
    else if ('over' in message) end(message.over);
    else if ('frame' in message) receive(message.frame);
    else up(message.up);
  });

  if (channel && 'locks' in navigator) {
    post('hello');
    navigator.locks
      .request(`live:${userId}`, { signal }, () => connect(signal))
      .catch(() => {
        // Only our own stopping ends the wait for the lock.
      });
  } else connectWhileVisible(connect, signal);
  const whileDown = (work: () => void) => () => !isConnected && isVisible() && work();
  const asking = setInterval(whileDown(rereadAll), ASKS_EVERY_MS);
  const hurrying = setInterval(
    whileDown(() => post('hello')),
    HURRIES_EVERY_MS,
  );
  const shown = () => isVisible() && rereadAll();
  document.addEventListener('visibilitychange', shown);

  return () => {
    stopped.abort();
    clearInterval(asking);
    clearInterval(hurrying);
    document.removeEventListener('visibilitychange', shown);
    channel?.close();
    isConnected = false;
    lastEventId = '';
    forgetHeard();
  };
}

/** Whether live events arrive now. */
export const isLive = () => isConnected;

/** This tab is signing out, or did not after all: meanwhile the end of the session isn't reported to it. */
export function expectSignOut(isExpected: boolean): void {
  isLeaving = isExpected;
}

/** A connection of this tab's own, only while it is in sight: browsers allow six to a site, whatever the tabs. */
function connectWhileVisible(connect: (until: AbortSignal) => Promise<void>, signal: AbortSignal): void {
  let hidden: AbortController | null = null;
  const look = () => {
    if (!isVisible()) {
      hidden?.abort();
      hidden = null;
    } else if (!hidden) {
      hidden = new AbortController();
      void connect(AbortSignal.any([signal, hidden.signal]));
    }
  };
  document.addEventListener('visibilitychange', look, { signal });
  look();
}

function receive({ id, event, data }: Frame): void {
  if (id) {
    lastEventId = id;
    if (seen.has(id)) return;
    seen.add(id);
    if (seen.size > MOST_SEEN) for (const oldest of seen) if (seen.delete(oldest)) break;
  }
  if (event === 'ready') {
    if (!(JSON.parse(data) as Ready).resumed) {
      hearFrom(id);
      for (const listener of listeners) behind.add(listener);
    }
    up(lastEventId);
  } else if (event !== 'end' && !isFromBefore(id)) {
    const received = { id, kind: event as LiveKind, payload: JSON.parse(data) } as LiveEvent;
    hear(received);
    for (const listener of listeners) listener.onEvent(received);
  }
}

/** All listeners reread after reconnecting: calls they made meanwhile may have failed, for which there is no event. */
function down(): void {
  isConnected = false;
  for (const listener of listeners) {
    listener.made = undefined;
    behind.add(listener);
  }
}

function up(id: string): void {
  lastEventId ||= id;
  isConnected = true;
  for (const listener of [...behind]) rereadUnlessItHolds(listener);
  behind.clear();
}

function rereadUnlessItHolds({ made, reread }: LiveListener): void {
  if (!made || !holdsSince(made.madeAt, made.concerns)) reread();
}

function rereadAll(): void {
  for (const listener of listeners) listener.reread();
}

const isVisible = () => document.visibilityState === 'visible';
