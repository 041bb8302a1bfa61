'use client';

import { Bell, Check } from 'lucide-react';
import Link from 'next/link';
import { useEffect } from 'react';
import { timeAgo } from '@/components/activity/time-ago';
import { type Over, startLive } from '@/components/live/live';
import { Button } from '@/components/ui/controls/button';
import { ICON_BUTTON, IconButton } from '@/components/ui/controls/icon-button';
import { Popover } from '@/components/ui/windows/popover';
import { useNotifications } from './use-notifications';

/**
 * The bell with its unread count, and the popup of unread notifications; a read one leaves the list. It stands on every
 * signed-in page, so it keeps the page's live connection too.
 */
export function NotificationBell({ userId, area }: { userId: string; area: string }) {
  const { notices, unread, load, read, readAll } = useNotifications(userId, area);
  useEffect(() => startLive(userId, leave), [userId]);
  const label = unread === 0 ? 'Notifications' : `Notifications, ${unread.toLocaleString('en-GB')} unread`;
  return (
    <Popover
      label="All Notifications"
      align="end"
      triggerLabel={label}
      triggerClassName={`${ICON_BUTTON} relative`}
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
        <>
          <div className="flex min-h-12 items-center justify-between gap-3 border-b border-line px-4 py-2">
            <h2 className="text-base">All Notifications</h2>
            {unread > 1 && (
              <Button variant="ghost" size="sm" onClick={readAll}>
                Mark all as read
              </Button>
            )}
          </div>
          {notices.length === 0 ? (
            <p className="px-4 py-8 text-center text-muted">No notifications found.</p>
          ) : (
            <ul className="max-h-[min(24rem,70dvh)] divide-y divide-line overflow-y-auto overscroll-contain">
              {notices.map((notice) => (
                <li key={notice._id} className="flex items-start gap-2 py-2 pr-2 pl-4">
                  <div className="min-w-0 flex-1 py-1">
                    {notice.href ? (
                      <Link
                        href={area + notice.href}
                        className="wrap-anywhere hover:underline"
                        onClick={() => {
                          read(notice);
                          close();
                        }}
                      >
                        {notice.notification}
                      </Link>
                    ) : (
                      <p className="wrap-anywhere">{notice.notification}</p>
                    )}
                    <p className="mt-0.5 text-xs text-muted">{timeAgo(notice.createdOn, new Date())}</p>
                  </div>
                  <IconButton label={`Mark as read: ${notice.notification}`} onClick={() => read(notice)}>
                    <Check aria-hidden className="size-4" />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
          <p className="border-t border-line px-4 py-2.5 text-center text-sm">
            <Link href={`${area}/notifications`} className="text-brand-ink hover:underline" onClick={close}>
              {unread > notices.length ? `See all ${unread.toLocaleString('en-GB')}` : 'See all notifications'}
            </Link>
          </p>
        </>
      )}
    </Popover>
  );
}

/** No page stays open after its session ended. Where another user signed in, their own area follows. */
function leave(why: Over): void {
  if (why === 'signed-out') location.assign('/login?expired=1');
  else location.reload();
}
