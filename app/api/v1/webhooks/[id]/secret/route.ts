import { endpoint } from '@/lib/api/endpoint';
import { renewWebhookSecret } from '@/lib/contract/accounts/webhooks';
import { renewSecret } from '@/lib/services/desk/webhooks/webhooks';

export const POST = endpoint(renewWebhookSecret, async (viewer, { params }) => ({
  message: 'The new secret was made. Copy it now.',
  secret: await renewSecret(viewer, params.id),
}));
