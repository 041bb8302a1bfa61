import { z } from 'zod';
import { done, id, paging } from '../fields';
import { calls } from '../operation';

const { forSignedIn } = calls('Notifications');

export const getNotifications = forSignedIn('GET /get-notifications/{userId}', {
  summary: "The caller's unread notifications, newest first, and their number",
  params: z.object({ userId: id }),
  query: z.object(paging),
  result: z.object({
    notifications: z.array(
      z.object({
        _id: id,
        notification: z.string(),
        /** Inside the reader's own area: '/my-applications'; '' leads nowhere. */
        href: z.string(),
        createdOn: z.string(),
      }),
    ),
    unread: z.number(),
  }),
  errors: ['not_found'],
});

export const readNotification = forSignedIn('POST /read-notification/{notificationId}/{userId}', {
  summary: 'Mark a notification as read, which removes it from the list; repeating it has no effect',
  params: z.object({ notificationId: id, userId: id }),
  result: done,
  errors: ['not_found'],
});

export const readAllNotifications = forSignedIn('POST /read-all-notifications', {
  summary: "Mark all of the caller's notifications as read",
  result: done,
});
