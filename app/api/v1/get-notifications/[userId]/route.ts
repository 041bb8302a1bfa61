import { endpoint } from '@/lib/api/endpoint';
import { getNotifications } from '@/lib/contract/messages/notifications';
import { unreadNotifications } from '@/lib/services/records/notices/inbox';

export const GET = endpoint(getNotifications, (viewer, { params, query }) =>
  unreadNotifications(viewer, params.userId, query),
);
