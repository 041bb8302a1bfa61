import { endpoint } from '@/lib/api/endpoint';
import { readNotification as contract } from '@/lib/contract/messages/notifications';
import { readNotification } from '@/lib/services/records/notices/inbox';

export const POST = endpoint(contract, async (viewer, { params }) => {
  await readNotification(viewer, params.notificationId, params.userId);
  return { message: 'Notification marked as read.' };
});
