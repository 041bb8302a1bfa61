'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useLive } from '@/components/live/use-live';
import { useOneAtATime } from '@/components/live/use-one-at-a-time';
import { toast } from '@/components/ui/feedback/toast';
import { call } from '@/lib/api/client';
import type { LiveEvent } from '@/lib/contract/messages/live';
import type { getNotifications } from '@/lib/contract/messages/notifications';
import type { Result } from '@/lib/contract/operation';

export type Notice = Result<typeof getNotifications>['notifications'][number];

/** How many the popup shows; the page has all. */
const SHOWN = 30;

/**
 * The reader's unread notifications, kept up to date, with a toast for each that arrives while the page is in sight.
 * `madeAt`: when the server first made the page, ms by its clock; they are asked for after that.
 */
export function useNotifications(userId: string, area: string, madeAt: number) {
  const [state, setState] = useState<{ notices: Notice[]; unread: number }>({ notices: [], unread: 0 });
  // A load that began before something was read must not bring it back.
  const changes = useRef(0);
  const pathname = usePathname();

  const load = useOneAtATime(async () => {
    const before = changes.current;
    try {
      const { notifications, unread } = await call('GET /get-notifications/{userId}', {
        params: { userId },
        query: { limit: SHOWN },
      });
      if (changes.current === before) setState({ notices: notifications, unread });
    } catch (error) {
      logged(error);
    }
  });
  useEffect(load, [load]);
  const follow = ({ kind, payload }: LiveEvent) => {
    if (kind === 'notifications-read') load();
    if (kind !== 'notification') return;
    const isVisible = document.visibilityState === 'visible';
    // The chat it leads to is in sight already, and marks it as read in a moment.
    if (isVisible && payload.href?.startsWith('/messages/') && pathname === area + payload.href) return;
    load();
    if (isVisible && Date.parse(payload.at) >= madeAt) toast.announce(payload.notification);
  };
  const concerns = ({ kind }: LiveEvent) => kind === 'notifications-read' || kind === 'notification';
  useLive(follow, load, { madeAt, concerns });

  const read = async ({ _id: notificationId }: Notice) => {
    changes.current++;
    try {
      await call('POST /read-notification/{notificationId}/{userId}', { params: { notificationId, userId } });
      setState(({ notices, unread }) => ({
        notices: notices.filter(({ _id }) => _id !== notificationId),
        unread: Math.max(0, unread - 1),
      }));
    } catch (error) {
      logged(error);
    }
  };
  const readAll = async () => {
    changes.current++;
    try {
      await call('POST /read-all-notifications', {});
      setState({ notices: [], unread: 0 });
    } catch (error) {
      logged(error);
    }
  };
  return { ...state, load, read, readAll };
}

/** The specification: failures to load or to read a notification are only logged. */
function logged(error: unknown): void {
  console.warn('Notifications:', error);
}
