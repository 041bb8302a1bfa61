import { endpoint } from '@/lib/api/endpoint';
import { unsubscribe as contract } from '@/lib/contract/accounts/recovery';
import { unsubscribe } from '@/lib/services/desk/messages/newsletter';

export const POST = endpoint(contract, async (_viewer, { params }) => {
  const what = await unsubscribe(params.token);
  const message =
    what === 'newsletter'
      ? 'You are unsubscribed from the newsletter.'
      : "You won't get any more emails about this saved search.";
  return { message };
});
