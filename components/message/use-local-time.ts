'use client';

import { useSyncExternalStore } from 'react';

const CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };
const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
const MOMENT: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', ...CLOCK };
const never = () => () => {};

/** Writes a moment's clock time in the reader's own time zone. */
export const useLocalTime = (): ((iso: string) => string) => useLocal(CLOCK);

/** Writes a moment's day, '20 Nov 2026', in the reader's own time zone. */
export const useLocalDay = (): ((iso: string) => string) => useLocal(DAY);

/** Writes a moment's day and clock time, '20 Nov, 16:05', in the reader's own time zone. */
export const useLocalMoment = (): ((iso: string) => string) => useLocal(MOMENT);

/** In UTC until the browser has taken over, as the server did. */
function useLocal(format: Intl.DateTimeFormatOptions): (iso: string) => string {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const formatter = new Intl.DateTimeFormat('en-GB', isBrowser ? format : { ...format, timeZone: 'UTC' });
  return (iso) => formatter.format(new Date(iso));
}
