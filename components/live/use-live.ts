'use client';

import { useEffect, useRef } from 'react';
import type { LiveEvent } from '@/lib/contract/messages/live';
import { listenLive } from './live';

/**
 * Calls `onEvent` for live events while the component is mounted, and `reread` when some may have been missed: after
 * mounting, after reconnecting, when the page comes back into sight, and regularly while there is no connection.
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
