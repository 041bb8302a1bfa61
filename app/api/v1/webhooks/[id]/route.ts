import { endpoint } from '@/lib/api/endpoint';
import { removeWebhook as removing } from '@/lib/contract/accounts/webhooks';
import { removeWebhook } from '@/lib/services/desk/webhooks/webhooks';

export const DELETE = endpoint(removing, async (viewer, { params }) => {
  await removeWebhook(viewer, params.id);
  return { message: 'The webhook was removed.' };
});
