const STORE = Symbol.for('study-abroad.once');

type Store = Map<string, unknown>;

/**
 * One instance per process of whatever `make` builds. Pages, route handlers and instrumentation are separate
 * module graphs in a production build, so module state is not shared between them; globalThis is.
 */
export function once<T>(name: string, make: () => T): T {
  const holder = globalThis as { [STORE]?: Store };
  holder[STORE] ??= new Map();
  const store = holder[STORE];
  if (!store.has(name)) store.set(name, make());
  return store.get(name) as T;
}

/** Removes one instance, so that the next `once` builds a new one. For tests and for connections that failed. */
export function forget(name: string): void {
  (globalThis as { [STORE]?: Store })[STORE]?.delete(name);
}

/** Removes every instance, as if the process had just begun. For tests that share a process. */
export function forgetAll(): void {
  (globalThis as { [STORE]?: Store })[STORE]?.clear();
}
