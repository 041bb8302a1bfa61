import { endpoint } from '@/lib/api/endpoint';
import { readNotification as contract } from '@/lib/contract/notifications';
import { readNotification } from '@/lib/services/notification-inbox';

export const POST = endpoint(contract, async (viewer, { params }) => {
  await readNotification(viewer, params.notificationId, params.userId);
  return { success: true, message: 'Notification read.' };
});
