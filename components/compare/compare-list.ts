'use client';

import { useSyncExternalStore } from 'react';
import { comparedIds } from '@/lib/domain/compare';

const KEY = 'compared-courses';
const NONE: readonly string[] = [];

let known: { text: string | null; ids: readonly string[] } = { text: null, ids: NONE };
const listeners = new Set<() => void>();

/** The courses chosen for comparison in this browser; none while the page is rendered on the server. */
export function useCompared(): readonly string[] {
  return useSyncExternalStore(subscribe, read, () => NONE);
}

export function setCompared(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Full or switched off: the choice then lasts as long as the page.
    known = { text: known.text, ids: comparedIds(ids) };
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

function read(): readonly string[] {
  const text = stored();
  if (text !== known.text) known = { text, ids: parsed(text) };
  return known.ids;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return known.text;
  }
}

function parsed(text: string | null): readonly string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? comparedIds(ids.filter((id) => typeof id === 'string')) : NONE;
  } catch {
    return NONE;
  }
}
