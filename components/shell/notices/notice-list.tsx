'use client';

import { Check } from 'lucide-react';
import { timeAgo } from '@/components/activity/time-ago';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Link } from '@/components/ui/buttons/link';
import type { Notice } from './use-notifications';

interface NoticeListProps {
  /** Its addresses begin so. */
  area: string;
  notices: readonly Notice[];
  /** How many there are, shown here or not. */
  unread: number;
  onRead: (notice: Notice) => void;
  onReadAll: () => void;
  onClose: () => void;
}

/** What the bell opens: the unread notifications, each with a tick to mark it as read. */
export function NoticeList({ area, notices, unread, onRead, onReadAll, onClose }: NoticeListProps) {
  return (
    <>
      <div className="flex min-h-12 items-center justify-between gap-3 border-b border-line px-4 py-2">
        <h2 className="text-base">All Notifications</h2>
        {unread > 1 && (
          <Button variant="ghost" size="sm" onClick={onReadAll}>
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
                      onRead(notice);
                      onClose();
                    }}
                  >
                    {notice.notification}
                  </Link>
                ) : (
                  <p className="wrap-anywhere">{notice.notification}</p>
                )}
                <p className="mt-0.5 text-xs text-muted">{timeAgo(notice.createdOn, new Date())}</p>
              </div>
              <IconButton label={`Mark as read: ${notice.notification}`} onClick={() => onRead(notice)}>
                <Check aria-hidden className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <p className="border-t border-line px-4 py-2.5 text-center text-sm">
        <Link href={`${area}/notifications`} className="text-brand-ink hover:underline" onClick={onClose}>
          {unread > notices.length ? `View all ${unread.toLocaleString('en-GB')}` : 'View all notifications'}
        </Link>
      </p>
    </>
  );
}
