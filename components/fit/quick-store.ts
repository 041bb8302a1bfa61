'use client';

import { useSyncExternalStore } from 'react';
import { type QuickStanding, readQuickStanding } from '@/lib/domain/marks/quick-standing';

/**
 * What a visitor entered under 'Do I fit?'. It stays in this browser and goes out in the bodies of `POST /fit` alone: never
 * into an address. It ends with a session (components/profile/draft.ts), and when a profile takes it over.
 */
const KEY = 'quick-fit:all';

let known: { text: string | null; quick: QuickStanding | null } = { text: null, quick: null };
const listeners = new Set<() => void>();

/** What was entered in this browser; null for none, and while the page is rendered on the server. */
export function useQuick(): QuickStanding | null {
  return useSyncExternalStore(subscribe, readQuick, () => null);
}

/** The same outside of a component. Browser only. */
export function readQuick(): QuickStanding | null {
  const text = stored();
  if (text !== known.text) known = { text, quick: parsed(text) };
  return known.quick;
}

/** Keeps what was entered; null forgets it. */
export function setQuick(quick: QuickStanding | null): void {
  try {
    if (quick) localStorage.setItem(KEY, JSON.stringify(quick));
    else localStorage.removeItem(KEY);
  } catch {
    // Full or switched off: it then lasts as long as the page.
    known = { text: known.text, quick };
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return known.text;
  }
}

function parsed(text: string | null): QuickStanding | null {
  try {
    return readQuickStanding(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}
