import { endpoint } from '@/lib/api/endpoint';
import { resendWebhookMessage } from '@/lib/contract/accounts/webhooks';
import { resendMessage } from '@/lib/services/desk/webhooks/webhooks';

export const POST = endpoint(resendWebhookMessage, (viewer, { params }) =>
  resendMessage(viewer, params.id, params.message),
);
