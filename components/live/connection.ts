import { type Frame, frameReader } from './frames';

/** The server sends something every 20 seconds; after so long without anything the connection is dead. */
const SILENCE_MS = 50_000;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** After a stream that ended because its session did: the browser may be getting a new one, as when a password is changed. */
const SECOND_LOOK_MS = 2_000;

interface Connection {
  /** What to resume after; '' to start afresh. Asked at every attempt. */
  lastEventId(): string;
  onFrame(frame: Frame): void;
  /** The connection broke, or could not be made; it is tried again. */
  onDown(): void;
  signal: AbortSignal;
}

/**
 * Keeps one event stream open, and opens it again whenever it ends: soon, then in growing steps up to half a minute,
 * with random jitter so that browsers don't all come back at once. Resolves when `signal` stops it, or with
 * 'signed-out' when the session is over and a second look a moment later finds no other one.
 */
export async function keepConnected(connection: Connection): Promise<'stopped' | 'signed-out'> {
  const { signal, onDown } = connection;
  let refused = false;
  for (let failures = 0; !signal.aborted; ) {
    const { signedOut, worked, retryAfterMs } = await listenOnce(connection);
    if (signal.aborted) break;
    if (signedOut && refused) return 'signed-out';
    refused = signedOut;
    onDown();
    failures = worked ? 0 : failures + 1;
    const wait = signedOut ? SECOND_LOOK_MS : waitFor(failures, Math.random());
    await pause(Math.max(wait, retryAfterMs), signal);
  }
  return 'stopped';
}

/** Milliseconds before the next attempt; `chance` from 0 to 1. */
export function waitFor(failures: number, chance: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.25 + 0.75 * chance);
}

interface Ended {
  signedOut: boolean;
  /** Whether any frame arrived. */
  worked: boolean;
  retryAfterMs: number;
}

async function listenOnce({ lastEventId, onFrame, signal }: Connection): Promise<Ended> {
  const ended: Ended = { signedOut: false, worked: false, retryAfterMs: 0 };
  const attempt = new AbortController();
  const stop = () => attempt.abort();
  signal.addEventListener('abort', stop);
  let watch = setTimeout(stop, SILENCE_MS);
  try {
    const id = lastEventId();
    const headers: HeadersInit = id ? { 'last-event-id': id } : {};
    const response = await fetch('/api/v1/events', { headers, cache: 'no-store', signal: attempt.signal });
    if (response.status === 401 || response.status === 403) ended.signedOut = true;
    if (!response.ok || !response.body) {
      ended.retryAfterMs = 1_000 * (Number(response.headers.get('retry-after')) || 0);
      return ended;
    }
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    const read = frameReader();
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      clearTimeout(watch);
      watch = setTimeout(stop, SILENCE_MS);
      for (const frame of read(decoder.decode(value, { stream: true }))) {
        ended.worked = true;
        if (frame.event === 'end' && frame.data.includes('signed-out')) ended.signedOut = true;
        onFrame(frame);
      }
    }
  } catch {
    // Broken off, refused, or stopped by us: the caller goes on from where it was.
  } finally {
    clearTimeout(watch);
    signal.removeEventListener('abort', stop);
    attempt.abort();
  }
  return ended;
}

/** Ends the wait before the next attempt if its time has come: the clock of a hidden tab may be late. */
export function tryIfDue(): void {
  wakes.dispatchEvent(new Event('look'));
}

const wakes = new EventTarget();

/** Waits; less when the browser comes back online or the page into sight. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(over, ms);
    const due = Date.now() + ms;
    const look = () => Date.now() >= due && over();
    const seen = () => document.visibilityState === 'visible' && over();
    function over() {
      clearTimeout(timer);
      window.removeEventListener('online', over);
      wakes.removeEventListener('look', look);
      document.removeEventListener('visibilitychange', seen);
      signal.removeEventListener('abort', over);
      resolve();
    }
    window.addEventListener('online', over);
    wakes.addEventListener('look', look);
    document.addEventListener('visibilitychange', seen);
    signal.addEventListener('abort', over);
  });
}
