import type { LiveEvent, LiveKind, Ready } from '@/lib/contract/messages/live';
import { keepConnected, tryIfDue } from './connection';
import type { Frame } from './frames';

/** What a part of a page does with live events. */
export interface LiveListener {
  onEvent(event: LiveEvent): void;
  /** Something may have been missed: read again what is shown. */
  reread(): void;
}

/** Without a connection, what is in sight is read again this often. */
const ASKS_EVERY_MS = 20_000;
/** A tab in sight asks a hidden one, whose clock may tick only once a minute, whether its next attempt is due. */
const HURRIES_EVERY_MS = 5_000;
/** The server repeats some seconds when a stream is resumed; ids are remembered for far longer than that. */
const REMEMBERED = 2_000;

/** What the tab with the connection tells the others, and what a new tab asks. */
type Told = { frame: Frame } | { up: string } | { over: Over } | 'down' | 'hello';
/** Why there is nothing more to hear: nobody is signed in any more, or somebody else is. */
export type Over = 'signed-out' | 'other-account';

const listeners = new Set<LiveListener>();
/** Listeners that came while there was no connection: what they show may be older than its start. */
const behind = new Set<LiveListener>();
const seen = new Set<string>();
let lastEventId = '';
let isConnected = false;
let isLeaving = false;

/** Tells a part of the page what happens from now on. Answers the function that ends that. */
export function listenLive(listener: LiveListener): () => void {
  listeners.add(listener);
  if (isConnected) listener.reread();
  else behind.add(listener);
  return () => {
    listeners.delete(listener);
    behind.delete(listener);
  };
}

/**
 * Keeps this browser connected for a user: one of its tabs holds the connection and tells the others, and when that tab
 * closes another one goes on from where it was. Browsers that can't agree on a tab (no Web Locks, as on an address
 * without https) hold one per tab in sight. `onOver` is told when this user's session is over. Answers the function that
 * ends it.
 */
export function startLive(userId: string, onOver: (why: Over) => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(`live:${userId}`) : null;
  const tell = (told: Told) => channel?.postMessage(told);
  let leads = false;

  const connect = async (until: AbortSignal) => {
    leads = true;
    const outcome = await keepConnected({
      lastEventId: () => lastEventId,
      onFrame: (frame) => {
        if (frame.event === 'ready' && (JSON.parse(frame.data) as Ready).userId !== userId) {
          return over('other-account');
        }
        receive(frame);
        tell({ frame });
      },
      onDown: () => {
        down();
        tell('down');
      },
      signal: until,
    });
    leads = false;
    isConnected = false;
    if (outcome === 'signed-out') over(outcome);
  };
  const over = (why: Over) => {
    if (!signal.aborted) tell({ over: why });
    end(why);
  };
  const end = (why: Over) => {
    stopped.abort();
    isConnected = false;
    if (!isLeaving) onOver(why);
  };
  channel?.addEventListener('message', ({ data: told }: MessageEvent<Told>) => {
    if (told === 'hello') {
      if (leads && isConnected) tell({ up: lastEventId });
      else if (leads) tryIfDue();
    } else if (told === 'down') down();
    else if ('over' in told) end(told.over);
    else if ('frame' in told) receive(told.frame);
    else up(told.up);
  });

  if (channel && 'locks' in navigator) {
    tell('hello');
    navigator.locks
      .request(`live:${userId}`, { signal }, () => connect(signal))
      .catch(() => {
        // Only our own stopping ends the wait for the lock.
      });
  } else connectWhileVisible(connect, signal);
  const whileDown = (work: () => void) => () => !isConnected && isVisible() && work();
  const asking = setInterval(whileDown(rereadAll), ASKS_EVERY_MS);
  const hurrying = setInterval(
    whileDown(() => tell('hello')),
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
  };
}

/** This tab is signing out, or did not after all: until it has left, the end of the session is no news to it. */
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
    if (seen.size > REMEMBERED) for (const oldest of seen) if (seen.delete(oldest)) break;
  }
  if (event === 'ready') {
    if (!(JSON.parse(data) as Ready).resumed) for (const listener of listeners) behind.add(listener);
    up(lastEventId);
  } else if (event !== 'end') {
    const told = { id, kind: event as LiveKind, payload: JSON.parse(data) } as LiveEvent;
    for (const listener of listeners) listener.onEvent(told);
  }
}

/** Afterwards everybody looks anew: what they sent meanwhile may have failed, which no event tells. */
function down(): void {
  isConnected = false;
  for (const listener of listeners) behind.add(listener);
}

function up(id: string): void {
  lastEventId ||= id;
  isConnected = true;
  for (const listener of [...behind]) listener.reread();
  behind.clear();
}

function rereadAll(): void {
  for (const listener of listeners) listener.reread();
}

const isVisible = () => document.visibilityState === 'visible';
