'use client';

import { Check } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { exactTime, timeAgo } from '@/components/activity/time-ago';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Link } from '@/components/ui/buttons/link';
import { toast } from '@/components/ui/feedback/toast';
import { asRefusal, call } from '@/lib/api/client';

interface Notice {
  _id: string;
  notification: string;
  href: string;
  createdOn: string;
}

interface NotificationListProps {
  userId: string;
  /** '/app/student': what a notification leads to lies inside it. */
  area: string;
  notices: readonly Notice[];
  /** Whether these have been read. */
  isRead: boolean;
}

/** A page of notifications; reading one, or all, takes them off the unread ones. */
export function NotificationList({ userId, area, notices, isRead }: NotificationListProps) {
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const read = async (work: () => Promise<unknown>) => {
    setIsBusy(true);
    try {
      await work();
      router.refresh();
    } catch (error) {
      toast.error(asRefusal(error, 'The notification was not marked as read.').message);
    }
    setIsBusy(false);
  };
  const readOne = ({ _id: notificationId }: Notice) =>
    read(() => call('POST /read-notification/{notificationId}/{userId}', { params: { notificationId, userId } }));

  return (
    <>
      {!isRead && (
        <div className="flex justify-end border-b border-line px-3 py-2">
          <Button
            variant="ghost"
            size="sm"
            busy={isBusy}
            onClick={() => read(() => call('POST /read-all-notifications', {}))}
          >
            Mark all as read
          </Button>
        </div>
      )}
      <ul className="divide-y divide-line">
        {notices.map((notice) => (
          <li key={notice._id} className="flex items-start gap-2 py-2.5 pr-2 pl-4">
            <div className="min-w-0 flex-1 py-1 text-sm">
              {notice.href ? (
                <Link
                  href={area + notice.href}
                  onClick={() => !isRead && readOne(notice)}
                  className="wrap-anywhere text-brand-ink hover:underline"
                >
                  {notice.notification}
                </Link>
              ) : (
                <p className="wrap-anywhere">{notice.notification}</p>
              )}
              <p className="mt-0.5 text-xs text-muted">
                <time dateTime={notice.createdOn} title={exactTime(notice.createdOn)} suppressHydrationWarning>
                  {timeAgo(notice.createdOn, new Date())}
                </time>
              </p>
            </div>
            {!isRead && (
              <IconButton label={`Mark as read: ${notice.notification}`} onClick={() => readOne(notice)}>
                <Check aria-hidden className="size-4" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
