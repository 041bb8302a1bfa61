import { endpoint } from '@/lib/api/endpoint';
import { addWebhook as adding, listWebhooks } from '@/lib/contract/accounts/webhooks';
import { addWebhook, webhooks } from '@/lib/services/desk/webhooks/webhooks';

export const GET = endpoint(listWebhooks, async (viewer) => ({ webhooks: await webhooks(viewer) }));

export const POST = endpoint(adding, async (viewer, { body }) => ({
  message: 'The webhook was added. Copy its secret now.',
  ...(await addWebhook(viewer, body)),
}));
