export type ToastKind = 'success' | 'error' | 'info';
/** What a note offers to do; `ms` is how long it can be done. */
export type ToastAction = { label: string; run: () => void; ms: number };
export type ToastNote = { id: number; kind: ToastKind; message: string; action?: ToastAction };

/** How long a note stays, in milliseconds; one with an action as long as that can be done. */
export const TOAST_MS = 5000;

/**
 * Keeps the newest note, and removes it after 5 seconds in sight: notes never pile up over the page. What others did is announced once
 * the note about one's own action has gone, as that may hold its Undo. The list is a new array after every change, so it serves
 * `useSyncExternalStore`.
 */
export function createToastStore() {
  let notes: readonly ToastNote[] = [];
  let lastId = 0;
  let isAnnouncement = false;
  /** The newest announcement that waits. */
  let waiting: string | undefined;
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  const change = (next: readonly ToastNote[]) => {
    notes = next;
    for (const listener of listeners) listener();
  };
  const schedule = ({ id, action }: ToastNote) => {
    clearTimeout(timers.get(id));
    timers.set(
      id,
      setTimeout(() => dismiss(id), action?.ms ?? TOAST_MS),
    );
  };
  const dismiss = (id: number) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
    if (!notes.some((note) => note.id === id)) return;
    change(notes.filter((note) => note.id !== id));
    if (waiting !== undefined) announce(waiting);
  };
  const show = (kind: ToastKind, message: string, action?: ToastAction) => {
    const same = notes.find((note) => note.kind === kind && note.message === message);
    if (same && !action) return schedule(same);
    for (const { id } of notes) clearTimeout(timers.get(id));
    timers.clear();
    const id = ++lastId;
    const note = { id, kind, message, ...(action ? { action } : {}) };
    change([note]);
    schedule(note);
  };
  const announce = (message: string) => {
    const waits = notes.length > 0 && !isAnnouncement;
    waiting = waits ? message : undefined;
    if (waits) return;
    isAnnouncement = true;
    show('info', message);
  };

  return {
    /** Shows a note about one's own action in the place of the last one; the same message again only has its time anew. */
    add(kind: ToastKind, message: string, action?: ToastAction): void {
      isAnnouncement = false;
      show(kind, message, action);
    },
    /** Shows what others did, at once or after the note in sight; of several that wait the newest. */
    announce,
    dismiss,
    /** Stops all clocks, while the visitor reads or reaches for a note. */
    pause(): void {
      for (const timer of timers.values()) clearTimeout(timer);
    },
    /** Gives every note in sight its full time again. */
    resume(): void {
      for (const note of notes) schedule(note);
    },
    read: (): readonly ToastNote[] => notes,
    /** Calls `listener` after every change; returns the function that ends that. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
