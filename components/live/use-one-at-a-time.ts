'use client';

import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs `work` at most once at a time: asked again meanwhile, however often, it runs once more afterwards. So a burst of
 * events costs two calls, and the last answer is never older than the last event. `work` must not reject.
 */
export function useOneAtATime(work: () => Promise<void>): () => void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  const state = useRef<'idle' | 'running' | 'again'>('idle');
  return useCallback(() => {
    if (state.current !== 'idle') {
      state.current = 'again';
      return;
    }
    const run = async () => {
      do {
        state.current = 'running';
        await latest.current();
      } while ((state.current as string) === 'again');
      state.current = 'idle';
    };
    void run();
  }, []);
}
