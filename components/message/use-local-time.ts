'use client';

import { useSyncExternalStore } from 'react';

const TIME: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' };
const never = () => () => {};

/** Writes a moment in the reader's own time zone; in UTC until the browser has taken over, as the server did. */
export function useLocalTime(): (iso: string) => string {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (iso) => new Date(iso).toLocaleString('en-GB', isBrowser ? TIME : { ...TIME, timeZone: 'UTC' });
}
