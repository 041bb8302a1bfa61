import { useEffect, useState } from 'react';
import { CallError } from '@/lib/api/client';

/** How many of what a search finds can be chosen. */
export const SHOWN = 6;
const PAUSE_MS = 250;

/**
 * What a search finds during typing, asked for at each pause; undefined before two letters were typed, nothing where the
 * search is refused. `find` stays the same function between renders.
 */
export function useFound<Found>(
  q: string,
  find: (words: string, signal: AbortSignal) => Promise<readonly Found[]>,
): readonly Found[] | undefined {
  const [found, setFound] = useState<readonly Found[]>();
  useEffect(() => {
    const words = q.trim();
    if (words.length < 2) return setFound(undefined);
    const stop = new AbortController();
    const timer = setTimeout(() => {
      find(words, stop.signal)
        .then(setFound)
        .catch((error) => {
          if (error instanceof CallError) setFound([]);
        });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [q, find]);
  return found;
}
