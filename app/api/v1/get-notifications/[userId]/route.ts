import { endpoint } from '@/lib/api/endpoint';
import { getNotifications } from '@/lib/contract/notifications';
import { unreadNotifications } from '@/lib/services/notification-inbox';

export const GET = endpoint(getNotifications, (viewer, { params, query }) =>
  unreadNotifications(viewer, params.userId, query),
);
