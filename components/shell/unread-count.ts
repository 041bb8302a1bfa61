'use client';

import { useState } from 'react';
import { useLive } from '@/components/live/use-live';
import { useOneAtATime } from '@/components/live/use-one-at-a-time';
import { call } from '@/lib/api/client';

/** Where the phone's menu isn't shown. */
const WIDE = '(min-width: 48rem)';

/**
 * How many messages the viewer has not read, kept up by itself; 0 until it is known.
 * @param isWriter whether they write to people at all: an agent's conversations are about applications
 */
export function useUnreadCount(isWriter: boolean): number {
  const [unread, setUnread] = useState(0);
  const reload = useOneAtATime(async () => {
    if (!isWriter || matchMedia(WIDE).matches) return;
    // A badge is no reason for an error: it stays as it was.
    const answer = await call('GET /messages', { query: { limit: 1, q: '' } }).catch(() => null);
    if (answer) setUnread(answer.unread);
  });
  useLive(({ kind }) => {
    if (kind === 'message' || kind === 'messages-read') reload();
  }, reload);
  return unread;
}
