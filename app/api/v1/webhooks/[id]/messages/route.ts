import { endpoint } from '@/lib/api/endpoint';
import { listWebhookMessages } from '@/lib/contract/accounts/webhooks';
import { webhookMessages } from '@/lib/services/desk/webhooks/webhooks';

export const GET = endpoint(listWebhookMessages, (viewer, { params, query }) =>
  webhookMessages(viewer, params.id, query),
);
