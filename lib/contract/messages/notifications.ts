import { z } from 'zod';
import { done, id, paging } from '../fields';
import { operation } from '../operation';

const tag = 'Notifications';

export const getNotifications = operation({
  method: 'GET',
  path: '/get-notifications/{userId}',
  tag,
  summary: "The caller's unread notifications, newest first, and how many there are",
  access: 'signed-in',
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

export const readNotification = operation({
  method: 'POST',
  path: '/read-notification/{notificationId}/{userId}',
  tag,
  summary: 'Mark a notification as read, which takes it off the list; reading it again is fine',
  access: 'signed-in',
  limit: 'write',
  params: z.object({ notificationId: id, userId: id }),
  result: done,
  errors: ['not_found'],
});

export const readAllNotifications = operation({
  method: 'POST',
  path: '/read-all-notifications',
  tag,
  summary: "Mark all of the caller's notifications as read",
  access: 'signed-in',
  limit: 'write',
  result: done,
});
