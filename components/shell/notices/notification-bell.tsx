'use client';

import { Bell } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { type Over, startLive } from '@/components/live/live';
import { ICON_BUTTON } from '@/components/ui/buttons/icon-button';
import { late } from '@/components/ui/windows/late';
import { Popover } from '@/components/ui/windows/popover';
import { useNotifications } from './use-notifications';

const NoticeList = late(async () => (await import('./notice-list')).NoticeList);

/**
 * The bell with its unread count, and the popup of unread notifications; a read one leaves the list. It stands on every
 * signed-in page, so it keeps the page's live connection too. `madeAt`: when the server made the page, ms by its clock.
 */
export function NotificationBell({ userId, area, madeAt }: { userId: string; area: string; madeAt: number }) {
  // The connection goes on when the page is made again: it begins, and what it brings is news, from the first making on.
  const [firstMadeAt] = useState(madeAt);
  const { notices, unread, load, read, readAll } = useNotifications(userId, area, firstMadeAt);
  useEffect(() => startLive(userId, firstMadeAt, leave), [userId, firstMadeAt]);
  const label = unread === 0 ? 'Notifications' : `Notifications, ${unread.toLocaleString('en-GB')} unread`;
  return (
    <Popover
      label="All Notifications"
      align="end"
      triggerLabel={label}
      triggerClassName={`${ICON_BUTTON} relative`}
      triggerProps={NoticeList.soon}
      onOpenChange={(open) => open && load()}
      className="w-96"
      trigger={
        <>
          <Bell aria-hidden className="size-5" />
          {unread > 0 && (
            <span
              aria-hidden
              className="absolute top-0.5 right-0 min-w-4.5 rounded-full bg-accent px-1 text-center text-[11px] leading-4.5 font-semibold text-on-accent tabular-nums"
            >
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </>
      }
    >
      {(close) => (
        <Suspense fallback={<div className="h-40" />}>
          <NoticeList area={area} notices={notices} unread={unread} onRead={read} onReadAll={readAll} onClose={close} />
        </Suspense>
      )}
    </Popover>
  );
}

/** No page stays open after its session ended. Where another user signed in, their own area follows. */
function leave(why: Over): void {
  if (why === 'signed-out') location.assign('/login?expired=1');
  else location.reload();
}
