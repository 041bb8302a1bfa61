import { useSyncExternalStore } from 'react';

interface BrowserStore<T> {
  /** What is kept, read again when it changes, also in another tab; `none` while the page is rendered on the server. */
  use: () => T;
  /** The same outside of a component. Browser only. */
  read: () => T;
  /** Keeps it; `none` forgets it. Where storage is full or switched off it lasts as long as the page. */
  set: (value: T) => void;
}

/**
 * Something that is kept in this browser's storage under `key`, as JSON. `parse` makes of what is stored, which anything may
 * have written, a value, or `none`.
 */
export function browserStore<T>(key: string, parse: (stored: unknown) => T, none: T): BrowserStore<T> {
  let known: { text: string | null; value: T } = { text: null, value: none };
  const listeners = new Set<() => void>();

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  };
  const stored = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return known.text;
    }
  };
  const parsed = (text: string | null) => {
    try {
      return text === null ? none : parse(JSON.parse(text));
    } catch {
      return none;
    }
  };
  const read = () => {
    const text = stored();
    if (text !== known.text) known = { text, value: parsed(text) };
    return known.value;
  };
  const set = (value: T) => {
    try {
      if (value === none) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(value));
    } catch {
      known = { text: known.text, value };
    }
    for (const listener of listeners) listener();
  };
  return { use: () => useSyncExternalStore(subscribe, read, () => none), read, set };
}
