/** Whether the server can be reached from this browser, as far as the last call shows. */

let reached = true;

/** Says how the last call ended: whether the server answered it at all. */
export function noteReached(answered: boolean): void {
  reached = answered;
}

/**
 * Reads the page again from the server, as `router.refresh()` does. Without a network it waits until there is one: Next
 * replaces a page that it can't read by the browser's own error page, and what was typed or chosen would be gone.
 */
export function rereadPage(router: { refresh(): void }): void {
  if (navigator.onLine && reached) router.refresh();
  else if (!navigator.onLine) addEventListener('online', () => router.refresh(), { once: true });
}

/** Called with whether the call did its change. */
type Ended = (done: boolean) => void;
const watchers = new Set<() => Ended>();

/** Calls the watcher as each call that changes something begins, and what it returns as that call ends. Returns how to end that. */
export function onSaving(watcher: () => Ended): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Says that a call which changes something begins. Returns what says how it ended. */
export function noteSaving(): Ended {
  const ends = [...watchers].map((watcher) => watcher());
  return (done) => {
    for (const end of ends) end(done);
  };
}

/** Whether the server answers now. */
export async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** What is waited after a failed attempt while the browser knows of a network, ms. */
const WAITS = [1_000, 3_000] as const;

/**
 * Resolves to true when another attempt is worth making: as soon as the browser has a network again, else a moment later.
 * False after the last attempt that is worth it.
 * @param failures attempts that failed so far while the browser knew of a network
 */
export async function networkIsBack(failures: number, signal?: AbortSignal): Promise<boolean> {
  const wait = WAITS[failures];
  if (navigator.onLine && wait === undefined) return false;
  await new Promise<void>((resolve) => {
    const ended = new AbortController();
    const done = () => {
      ended.abort();
      resolve();
    };
    signal?.addEventListener('abort', done, { signal: ended.signal });
    if (navigator.onLine) setTimeout(done, wait);
    else addEventListener('online', done, { signal: ended.signal });
  });
  return !signal?.aborted;
}
