import { endpoint } from '@/lib/api/endpoint';
import { readAllNotifications as contract } from '@/lib/contract/messages/notifications';
import { readAllNotifications } from '@/lib/services/records/notices/inbox';

export const POST = endpoint(contract, async (viewer) => {
  await readAllNotifications(viewer);
  return { message: 'All notifications marked as read.' };
});
