import { endpoint } from '@/lib/api/endpoint';
import { unsubscribe as contract } from '@/lib/contract/accounts/recovery';
import { unsubscribe } from '@/lib/services/notifications/newsletter';

export const POST = endpoint(contract, async (_viewer, { params }) => {
  await unsubscribe(params.token);
  return { success: true, message: 'You are unsubscribed from the newsletter.' };
});
