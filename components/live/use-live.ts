'use client';

import { useEffect, useRef } from 'react';
import type { LiveEvent } from '@/lib/contract/messages/live';
import { type LiveListener, listenLive } from './live';

/**
 * Calls `onEvent` for live events while the component is mounted, and `reread` when some may have been missed: after
 * mounting (unless what is `made` still holds), after reconnecting, when the page comes back into sight, and regularly
 * while there is no connection.
 */
export function useLive(onEvent: (event: LiveEvent) => unknown, reread: () => void, made?: LiveListener['made']): void {
  const latest = useRef({ onEvent, reread, made });
  useEffect(() => {
    latest.current = { onEvent, reread, made };
  });
  useEffect(
    () =>
      listenLive({
        onEvent: (event) => latest.current.onEvent(event),
        reread: () => latest.current.reread(),
        made: latest.current.made,
      }),
    [],
  );
}
