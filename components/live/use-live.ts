'use client';

import { useEffect, useRef } from 'react';
import type { LiveEvent } from '@/lib/contract/messages/live';
import { listenLive } from './live';

/**
 * Tells a component what happens while it is mounted. `reread` is called when something may have been missed: once after
 * mounting, when the connection could not be resumed, when the page comes back into sight.
 */
export function useLive(onEvent: (event: LiveEvent) => unknown, reread: () => void): void {
  const latest = useRef({ onEvent, reread });
  useEffect(() => {
    latest.current = { onEvent, reread };
  });
  useEffect(
    () =>
      listenLive({
        onEvent: (event) => latest.current.onEvent(event),
        reread: () => latest.current.reread(),
      }),
    [],
  );
}
